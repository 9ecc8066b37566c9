import { boxOf, QUAYS } from '../box.ts';
import { isNew, shuffledGoods } from '../counts.ts';
import { quayOf } from '../listing/shared.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State, UNKNOWN } from '../state.ts';
import type { ActionOf, Assigned, GoodsId, Quay } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

const shipBy = ['setup.ship-pile'] as const;

/** The next ship of the pile is turned up (setup.ship-pile). */
export const checkRevealShip = (state: State, { ship }: ActionOf<'revealShip'>): Judgment => ({
  found: (state.shipPile[ship] ?? 0) > 0 ? none : [{ clause: 'ships.list', reason: 'not-in-pile', facts: { ship } }],
  by: shipBy,
});

const drawBy = {
  setupGoods: ['setup.first-goods'],
  setupHands: ['setup.secret-goods'],
  drawGoods: ['ships.draw-goods'],
} as const;

type DrawPhase = keyof typeof drawBy;

/** A goods tile is drawn (ships.draw-goods): any unseen one, face down but for those of the set-up, then the known ones in order. */
export const checkDrawGoods = (state: State, { goods }: ActionOf<'drawGoods'>): Judgment => {
  const { goods: kinds, goodsAt } = boxOf(state.edition);
  const by = drawBy[state.phase as DrawPhase];
  const kind = goodsAt[goods] ?? NONE;
  const [next] = state.tail;
  const shuffled = shuffledGoods(state) > 0;
  if (!shuffled && next !== undefined) {
    if (kind === next) return { found: none, by };
    const known = kinds[next]!.id;
    return { found: [{ clause: 'sailing.goods-under-pile', reason: 'known-tile', facts: { goods, next: known } }], by };
  }
  const faceDown = goods === '?' && state.phase !== 'setupGoods';
  if (shuffled && (faceDown || (state.unseen[kind] ?? 0) > 0)) return { found: none, by };
  return { found: [{ clause: 'premium.rates', reason: 'not-in-pile', facts: { goods } }], by };
};

/** The kinds named that a hand cannot give out, each once: a face-down tile may be any that nobody has seen. */
const missingGoods = (state: State, seat: number, kinds: readonly GoodsId[]): GoodsId[] => {
  const { goodsAt } = boxOf(state.edition);
  const hand = state.hands[seat]!.map((tile) => (tile === UNKNOWN ? UNKNOWN : tile >> 1));
  const unseen = state.unseen.slice();
  const missing = kinds.filter((id) => {
    const kind = goodsAt[id] ?? NONE;
    if (kind === NONE) return true;
    const known = hand.indexOf(kind);
    const at = known >= 0 || unseen[kind] === 0 ? known : hand.indexOf(UNKNOWN);
    if (at < 0) return true;
    if (hand[at] === UNKNOWN) unseen[kind]!--;
    hand.splice(at, 1);
    return false;
  });
  return [...new Set(missing)];
};

/** Goods for a ship that has some, and new ships without. */
const misassigned = (state: State, tiles: Assigned): Refusal[] => {
  const clause = 'ships.assign-goods';
  const found: Refusal[] = [];
  for (let at = 0; at < QUAYS; at++) {
    const quay: Quay = quayOf(at);
    const given = tiles[quay] !== undefined;
    if (given && !isNew(state, at)) found.push({ clause, reason: 'not-new-ship', facts: { quay } });
    if (!given && isNew(state, at)) found.push({ clause, reason: 'ship-without-tile', facts: { quay } });
  }
  return found;
};

const assignBy = ['ships.assign-goods'] as const;

/** Each new ship gets a tile of the hand (ships.assign-goods). */
export const checkAssignGoods = (state: State, { seat, tiles }: ActionOf<'assignGoods'>): Judgment => ({
  found: [
    ...misassigned(state, tiles),
    ...missingGoods(state, seat, Object.values(tiles)).map(
      (goods): Refusal => ({ clause: 'ships.assign-goods', reason: 'not-in-hand', facts: { goods } }),
    ),
  ],
  by: assignBy,
});
