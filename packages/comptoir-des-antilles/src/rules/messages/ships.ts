import { listed, seat } from '@portolan/core/words';
import type { Assigned, GoodsId } from '../../types.ts';
import type { Say } from './say.ts';
import { doing, happening, refusing } from './types.ts';

/** New ships and their goods, and draws of pieces that their pile cannot give. */
export const shipsRefusals = refusing({
  'not-new-ship': ({ quay }, say) =>
    say(`Il n’y a pas de nouveau navire au quai ${quay}.`, `There is no new ship at quay ${quay}.`),
  'ship-without-tile': ({ quay }, say) =>
    say(
      `Le nouveau navire du quai ${quay} n’a pas reçu de marchandise.`,
      `The new ship at quay ${quay} has not been given any goods.`,
    ),
  'not-in-pile': (facts, say) => {
    if ('ship' in facts)
      return say(
        `La pile n’a plus de navire de valeur ${facts.ship}.`,
        `The pile has no ship of value ${facts.ship} left.`,
      );
    return 'tile' in facts
      ? say(
          `On ne peut pas retourner ${say.tile(facts.tile)} : la pile n’en a plus.`,
          `The tile ${say.tile(facts.tile)} cannot be turned up: the pile has none left.`,
        )
      : say(
          `La pile n’a plus de tuile ${say.goods(facts.goods)}.`,
          `The pile has no ${say.goods(facts.goods)} tile left.`,
        );
  },
  'too-many-ships': ({ ship, seen, count }, say) => {
    const ships = say.count(seen, ['navire', 'navires'], ['ship', 'ships']);
    return say(
      `On compte ${ships} de valeur ${ship} ; la boîte en a ${count}.`,
      `There ${seen === 1 ? 'is' : 'are'} ${ships} of value ${ship}; the box has ${count}.`,
    );
  },
  'no-goods': ({ quay }, say) =>
    say(`Le navire du quai ${quay} n’a pas de marchandise.`, `The ship at quay ${quay} has no goods.`),
});

/** How new ships come and get their goods. */
export const shipsEvents = happening({
  shipPlaced: ({ ship, quay }, say) =>
    say(`Un navire de valeur ${ship} vient au quai ${quay}.`, `A ship of value ${ship} comes to quay ${quay}.`),
  goodsDrawn: (event, say) =>
    say(
      `${seat(event.seat)} tire une tuile ${say.goods(event.goods)}.`,
      `${seat(event.seat)} draws a ${say.goods(event.goods)} tile.`,
    ),
  goodsAssigned: ({ quay, goods }, say) =>
    say(
      `Le navire du quai ${quay} reçoit une tuile ${say.goods(goods)}.`,
      `The ship at quay ${quay} gets a ${say.goods(goods)} tile.`,
    ),
});

/** `Rhum au quai 2 et Madras au quai 3`. */
const assigned = (tiles: Assigned, say: Say): string =>
  listed(
    Object.entries<GoodsId>(tiles).map(([quay, goods]) =>
      say(`${say.goods(goods)} au quai ${quay}`, `${say.goods(goods)} to quay ${quay}`),
    ),
    say.lang,
  ) || say('aucune tuile', 'no tile');

/** What is done, by a player or by chance, about new ships. */
export const shipsActions = doing({
  revealShip: ({ ship }, say) =>
    say(`Un navire de valeur ${ship} apparaît sur la pile`, `A ship of value ${ship} comes up on the pile`),
  drawGoods: ({ goods }, say) => say(`Une tuile ${say.goods(goods)} est tirée`, `A ${say.goods(goods)} tile is drawn`),
  assignGoods: ({ tiles, ...action }, say) =>
    say(
      `${seat(action.seat)} attribue ${assigned(tiles, say)}`,
      `${seat(action.seat)} assigns ${assigned(tiles, say)}`,
    ),
});
