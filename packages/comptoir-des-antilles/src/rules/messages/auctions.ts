import { items, plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { counter, quay } from './facts.ts';
import * as fr from './french.ts';

/** Auctions and event tiles handled wrongly. */
export const auctionRefusals: Readonly<Record<string, Sentence>> = {
  'no-tile-left': plain(
    'La pile des tuiles événement est vide : plus d’enchère.',
    'The pile of event tiles is empty: no auction any more.',
  ),
  'player-without-premiums': {
    fr: ({ players }) =>
      `${fr.seats(players) || 'Quelqu’un'} ${items(players).length > 1 ? 'n’ont' : 'n’a'} pas même 1 prime : pas d’enchère.`,
    en: ({ players }) =>
      `${en.seats(players) || 'Somebody'} ${items(players).length > 1 ? 'do' : 'does'} not even have 1 premium: no auction.`,
  },
  'below-one': {
    fr: (facts) => `La première mise est de 1 au moins, et non de ${counter(facts.bid)}.`,
    en: (facts) => `The first bid is 1 at least, not ${counter(facts.bid)}.`,
  },
  'not-your-bid': {
    fr: (facts) => `La parole est à ${seat(facts.next)}, pas à ${seat(facts.seat)}.`,
    en: (facts) => `It is ${seat(facts.next)}’s turn to bid, not ${seat(facts.seat)}’s.`,
  },
  'auction-over': plain('L’enchère est finie.', 'The auction is over.'),
  'has-passed': {
    fr: (facts) => `${seat(facts.seat)} a passé et est hors de l’enchère.`,
    en: (facts) => `${seat(facts.seat)} has passed and is out of the auction.`,
  },
  'not-higher': {
    fr: (facts) => `La mise de ${counter(facts.bid)} ne dépasse pas celle de ${counter(facts.high)}.`,
    en: (facts) => `The bid of ${counter(facts.bid)} is not above that of ${counter(facts.high)}.`,
  },
  'cannot-pay': {
    fr: (facts) => `La mise de ${counter(facts.bid)} dépasse le compteur, qui est à ${counter(facts.premiums)}.`,
    en: (facts) => `The bid of ${counter(facts.bid)} is above the counter, which shows ${counter(facts.premiums)}.`,
  },
  'not-owned': {
    fr: (facts) => `On ne peut pas jouer ${fr.tile(facts.tile)} : il faut d’abord l’acheter.`,
    en: (facts) => `The tile ${en.tile(facts.tile)} cannot be played: it must be bought first.`,
  },
  'has-tile': {
    fr: (facts) => `Au quai ${quay(facts.quay)}, ${fr.tile(facts.tile)} est déjà posée : une seule par navire.`,
    en: (facts) => `At quay ${quay(facts.quay)} the tile ${en.tile(facts.tile)} lies already: only one at a ship.`,
  },
};
