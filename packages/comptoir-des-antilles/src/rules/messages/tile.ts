import { seat } from '@portolan/core/words';
import { doing, happening, refusing } from './types.ts';

/** Event tiles that cannot be laid, and what they forbid. */
export const tileRefusals = refusing({
  'not-owned': ({ tile }, say) =>
    say(
      `On ne peut pas jouer ${say.tile(tile)} : il faut d’abord l’acheter.`,
      `The tile ${say.tile(tile)} cannot be played: it must be bought first.`,
    ),
  'has-tile': ({ quay, tile }, say) =>
    say(
      `Au quai ${quay}, ${say.tile(tile)} est déjà posée : une seule par navire.`,
      `At quay ${quay} the tile ${say.tile(tile)} lies already: only one at a ship.`,
    ),
  reserved: ({ quay, by }, say) =>
    say(
      `Au quai ${quay}, l’Exclusivité est à ${seat(by)} : lui seul y fait monter des porteurs.`,
      `At quay ${quay}, Exclusive is ${seat(by)}’s: nobody else brings porters aboard.`,
    ),
  'card-in-progress': (_, say) =>
    say(
      'Une relation est en cours : la tuile attend qu’elle soit finie.',
      'A contact is being carried out: the tile waits until it is done.',
    ),
  'departure-in-progress': (_, say, clause) =>
    clause === 'sailing.one-by-one'
      ? say(
          'Un départ est en cours : un second navire ne part pas avant qu’il soit réglé.',
          'A departure is under way: no second ship sails before it is settled.',
        )
      : say(
          'Un départ est en cours : la tuile attend qu’il soit réglé.',
          'A departure is under way: the tile waits until it is settled.',
        ),
  'refill-in-progress': (_, say) =>
    say(
      'Un nouveau navire attend sa marchandise : la tuile vient après.',
      'A new ship waits for its goods: the tile comes after that.',
    ),
});

/** What event tiles do. */
export const tileEvents = happening({
  tilePlayed: ({ tile, quay, ...event }, say) =>
    say(
      `${seat(event.seat)} pose ${say.tile(tile)} au quai ${quay}.`,
      `${seat(event.seat)} lays the tile ${say.tile(tile)} at quay ${quay}.`,
    ),
  shipRemoved: ({ ship, quay }, say) =>
    say(
      `Le navire de valeur ${ship} du quai ${quay} sort de la partie.`,
      `The ship of value ${ship} at quay ${quay} leaves the game.`,
    ),
  goodsDiscarded: ({ goods }, say) =>
    say(
      `Sa tuile ${say.goods(goods)} est défaussée pour de bon.`,
      `Its ${say.goods(goods)} tile is discarded for good.`,
    ),
  goodsRemoved: ({ goods }, say) =>
    say(`Sa tuile ${say.goods(goods)} sort de la partie.`, `Its ${say.goods(goods)} tile leaves the game.`),
  premiumLost: ({ due, paid, ...event }, say) =>
    paid < due
      ? say(
          `${seat(event.seat)} devrait perdre ${say.premiums(due)} et en perd ${paid}, tout ce qu’il a.`,
          `${seat(event.seat)} should lose ${say.premiums(due)} and loses ${paid}, all there is.`,
        )
      : say(`${seat(event.seat)} perd ${say.premiums(paid)}.`, `${seat(event.seat)} loses ${say.premiums(paid)}.`),
  premiumGained: ({ amount, ...event }, say) =>
    say(`${seat(event.seat)} gagne ${say.premiums(amount)}.`, `${seat(event.seat)} gains ${say.premiums(amount)}.`),
});

/** What is done with event tiles. */
export const tileActions = doing({
  playTile: ({ tile, quay, ...action }, say) =>
    say(
      `${seat(action.seat)} pose ${say.tile(tile)} au quai ${quay}`,
      `${seat(action.seat)} lays the tile ${say.tile(tile)} at quay ${quay}`,
    ),
});
