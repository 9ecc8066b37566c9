import { seat } from '@portolan/core/words';
import { happening, refusing } from './types.ts';

/** `1` or `1 to 2`: how many there may be. */
const range = (min: number, max: number, to: string): string => (min === max ? String(max) : `${min} ${to} ${max}`);

/** Pieces of which there are not so many. */
export const setupRefusals = refusing({
  'reserve-short': ({ reserve, placing }, say) =>
    say(
      `La réserve a ${say.porters(reserve)} ; il en faudrait ${placing}.`,
      `The reserve has ${say.porters(reserve)}; ${placing} would be needed.`,
    ),
  'too-many-porters': (facts, say) =>
    say(
      `${seat(facts.seat)} a ${say.porters(facts.aboard)} à bord et n’en possède que ${facts.porters}.`,
      `${seat(facts.seat)} has ${say.porters(facts.aboard)} aboard and owns only ${facts.porters}.`,
    ),
  'too-few-unseen': ({ hidden, unseen }, say) => {
    const tiles = say.count(hidden, ['marchandise', 'marchandises'], ['goods tile', 'goods tiles']);
    return say(
      `Les mains cachent ${tiles}, et il n’en reste que ${unseen} que personne n’a vues.`,
      `The hands hide ${tiles}, and only ${unseen} have not been seen.`,
    );
  },
  'too-many-tiles': ({ tile, found, count }, say) =>
    say(
      `On voit ${found} fois ${say.tile(tile)} ; la boîte n’en a que ${count}.`,
      `The tile ${say.tile(tile)} is seen ${found} times; the box has ${count}.`,
    ),
  'hand-size': (facts, say) => {
    const tiles = say.count(facts.tiles, ['marchandise', 'marchandises'], ['goods tile', 'goods tiles']);
    return say(
      `${seat(facts.seat)} a ${tiles} en main ; il en faut ${range(facts.min, facts.max, 'à')}.`,
      `${seat(facts.seat)} holds ${tiles}; there must be ${range(facts.min, facts.max, 'to')}.`,
    );
  },
  'contact-twice': (facts, say) =>
    say(
      `${seat(facts.seat)} n’a qu’une fois ${say.contact(facts.contact)}, et elle est à deux endroits.`,
      `${seat(facts.seat)} has ${say.contact(facts.contact)} only once, and it is in two places.`,
    ),
});

/** What happens at the set-up. */
export const setupEvents = happening({
  shipRevealed: ({ ship }, say) =>
    say(`Le navire visible est de valeur ${ship}.`, `The visible ship is of value ${ship}.`),
  goodsLaid: ({ quay, goods }, say) =>
    say(
      `Au quai ${quay}, la marchandise est ${say.goods(goods)}.`,
      `At quay ${quay} the goods are ${say.goods(goods)}.`,
    ),
  goodsDealt: (event, say) =>
    say(
      `${seat(event.seat)} reçoit une tuile ${say.goods(event.goods)}.`,
      `${seat(event.seat)} gets a ${say.goods(event.goods)} tile.`,
    ),
});
