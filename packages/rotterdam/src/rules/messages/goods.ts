import { amount, items, plain, type Sentence, seat } from '@portolan/core/words';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** Trades and Missions refused, and cards that cannot be the ones drawn. */
export const goodsRefusals: Readonly<Record<string, Sentence>> = {
  'offer-open': {
    fr: (facts) =>
      `Une offre attend la réponse de ${seat(facts.to)} : dans la lecture choisie, elle passe avant le reste.`,
    en: (facts) => `An offer waits for ${seat(facts.to)}’s answer: under the reading chosen, that comes first.`,
  },
  'no-offer': plain('Il n’y a pas d’offre.', 'There is no offer.'),
  'not-your-offer': {
    fr: (facts) => `Cette offre est faite à ${seat(facts.to)}.`,
    en: (facts) => `This offer is made to ${seat(facts.to)}.`,
  },
  'own-seat': plain('On n’échange pas avec soi-même.', 'Nobody trades with themselves.'),
  'nothing-exchanged': plain('Rien ne change de main dans cette offre.', 'Nothing changes hands in this offer.'),
  'one-sided': {
    fr: (facts) =>
      facts.side === 'give'
        ? 'Celui qui propose ne donne rien : il faut une carte au moins de chaque côté.'
        : 'Celui qui propose ne demande rien : il faut une carte au moins de chaque côté.',
    en: (facts) =>
      facts.side === 'give'
        ? 'The one who offers gives nothing: it takes one card at least from each side.'
        : 'The one who offers asks for nothing: it takes one card at least from each side.',
  },
  'card-not-in-hand': {
    fr: (facts) => `Il manque dans la main : ${fr.products(facts.products)}.`,
    en: (facts) => `Missing from the hand: ${en.products(facts.products)}.`,
  },
  'already-fulfilled': plain(
    'Une Mission a déjà été remplie dans ce tour : une seule par manche.',
    'A Mission has already been fulfilled in this turn: one in a round.',
  ),
  'mission-not-in-hand': {
    fr: (facts) => `Ce joueur n’a pas ${fr.mission(facts.mission)}.`,
    en: (facts) => `This player does not have ${en.mission(facts.mission)}.`,
  },
  'products-mismatch': {
    fr: ({ missing, extra }) =>
      `Ce n’est pas ce que demande la Mission. ${[
        ...(items(missing).length ? [`Il manque : ${fr.products(missing)}.`] : []),
        ...(items(extra).length ? [`En trop : ${fr.products(extra)}.`] : []),
      ].join(' ')}`.trim(),
    en: ({ missing, extra }) =>
      `This is not what the Mission asks for. ${[
        ...(items(missing).length ? [`Missing: ${en.products(missing)}.`] : []),
        ...(items(extra).length ? [`Not asked for: ${en.products(extra)}.`] : []),
      ].join(' ')}`.trim(),
  },
  'too-many-jokers': {
    fr: (facts) => `Dans la lecture choisie, un seul Joker par Mission, et non ${amount(facts.used)}.`,
    en: (facts) => `Under the reading chosen, one Joker for a Mission, not ${amount(facts.used)}.`,
  },
  'not-pending': plain('Ce n’est pas le moment de piocher cette carte.', 'It is not the time to draw this card.'),
  'not-in-pile': plain('Cette carte n’est pas dans la pioche.', 'This card is not in the pile.'),
  'not-on-top': {
    fr: (facts) => `La prochaine carte de cette pioche est connue : ${fr.product(facts.top)}.`,
    en: (facts) => `The next card of this pile is known: ${en.product(facts.top)}.`,
  },
};
