import { seat } from '@portolan/core/words';
import { counter } from '../names.ts';
import { doing, happening, refusing } from './types.ts';

/** Auctions that cannot be opened, and bids that cannot be made. */
export const auctionRefusals = refusing({
  'no-tile-left': (_, say) =>
    say(
      'La pile des tuiles événement est vide : plus d’enchère.',
      'The pile of event tiles is empty: no auction any more.',
    ),
  'player-without-premiums': ({ players }, say) =>
    say(
      `${say.seats(players)} ${players.length > 1 ? 'n’ont' : 'n’a'} pas même 1 prime : pas d’enchère.`,
      `${say.seats(players)} ${players.length > 1 ? 'do' : 'does'} not even have 1 premium: no auction.`,
    ),
  'below-one': ({ bid }, say) =>
    say(
      `La première mise est de 1 au moins, et non de ${counter(bid)}.`,
      `The first bid is 1 at least, not ${counter(bid)}.`,
    ),
  'not-your-bid': ({ next, ...facts }, say) =>
    say(
      `La parole est à ${seat(next)}, pas à ${seat(facts.seat)}.`,
      `It is ${seat(next)}’s turn to bid, not ${seat(facts.seat)}’s.`,
    ),
  'auction-over': (_, say) => say('L’enchère est finie.', 'The auction is over.'),
  'has-passed': (facts, say) =>
    say(
      `${seat(facts.seat)} a passé et est hors de l’enchère.`,
      `${seat(facts.seat)} has passed and is out of the auction.`,
    ),
  'not-higher': ({ bid, high }, say) =>
    say(
      `La mise de ${counter(bid)} ne dépasse pas celle de ${counter(high)}.`,
      `The bid of ${counter(bid)} is not above that of ${counter(high)}.`,
    ),
  'cannot-pay': ({ bid, premiums }, say) =>
    say(
      `La mise de ${counter(bid)} dépasse le compteur, qui est à ${counter(premiums)}.`,
      `The bid of ${counter(bid)} is above the counter, which shows ${counter(premiums)}.`,
    ),
  'bid-too-high': ({ bid, premiums, ...facts }, say) =>
    say(
      `${seat(facts.seat)} a misé ${counter(bid)} avec un compteur à ${counter(premiums)}.`,
      `${seat(facts.seat)} has bid ${counter(bid)} with a counter at ${counter(premiums)}.`,
    ),
});

/** What happens in an auction. */
export const auctionEvents = happening({
  auctionOpened: (event, say) =>
    say(`${seat(event.seat)} met une tuile aux enchères.`, `${seat(event.seat)} puts a tile up for auction.`),
  tileRevealed: ({ tile }, say) =>
    say(`À l’enchère, ${say.tile(tile)} est retournée.`, `The tile ${say.tile(tile)} is turned up for auction.`),
  bidMade: (event, say) =>
    say(`${seat(event.seat)} mise ${counter(event.amount)}.`, `${seat(event.seat)} bids ${counter(event.amount)}.`),
  bidPassed: (event, say) => say(`${seat(event.seat)} passe.`, `${seat(event.seat)} passes.`),
  tileBought: ({ tile, price, ...event }, say) =>
    say(
      `${seat(event.seat)} achète ${say.tile(tile)} pour ${say.premiums(price)}.`,
      `${seat(event.seat)} buys the tile ${say.tile(tile)} for ${say.premiums(price)}.`,
    ),
  tileUnsold: ({ tile }, say) =>
    say(
      `Personne ne veut ${say.tile(tile)} : elle sort de la partie.`,
      `Nobody wants the tile ${say.tile(tile)}: it leaves the game.`,
    ),
});

/** What is done in an auction. */
export const auctionActions = doing({
  revealTile: ({ tile }, say) => say(`On retourne ${say.tile(tile)}`, `The tile ${say.tile(tile)} is turned up`),
  openAuction: (action, say) => say(`${seat(action.seat)} ouvre une enchère`, `${seat(action.seat)} opens an auction`),
  bid: (action, say) =>
    say(`${seat(action.seat)} mise ${counter(action.amount)}`, `${seat(action.seat)} bids ${counter(action.amount)}`),
  pass: (action, say) => say(`${seat(action.seat)} passe`, `${seat(action.seat)} passes`),
});
