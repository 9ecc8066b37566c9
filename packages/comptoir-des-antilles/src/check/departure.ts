import { boxOf, QUAYS } from '../box.ts';
import { quayOf } from '../listing/shared.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State, UNKNOWN } from '../state.ts';
import { isNew, portersOf } from '../table.ts';
import type { ActionOf, Assigned, GoodsId, Quay } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

/** The active player pays the commission himself (sailing.commission). */
export const checkPayCommission: Judgment = { found: none, by: ['sailing.commission'] };

const slateBy = ['slate.designate'] as const;

/** The holder of the slate hands bill and slate to another player with a porter aboard (slate.designate), once in a turn. */
export const checkLeaveSlate = (state: State, { seat, to }: ActionOf<'leaveSlate'>): Judgment => {
  const clause = 'slate.designate';
  const { quay } = state.leaving!;
  const found: Refusal[] = [];
  if (state.slate !== seat) found.push({ clause, reason: 'not-holder', seat, holder: state.slate });
  if (to === seat) found.push({ clause, reason: 'not-another-player', to });
  else if (portersOf(state, quay, to) === 0) found.push({ clause, reason: 'no-porter-aboard', to, quay: quay + 1 });
  if (state.slateLeft) found.push({ clause: 'slate.one-per-turn', reason: 'already-left' });
  return { found, by: slateBy };
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
    if (given && !isNew(state, at)) found.push({ clause, reason: 'not-new-ship', quay });
    if (!given && isNew(state, at)) found.push({ clause, reason: 'ship-without-tile', quay });
  }
  return found;
};

const assignBy = ['ships.assign-goods'] as const;

/** Each new ship gets a tile of the hand (ships.assign-goods). */
export const checkAssignGoods = (state: State, { seat, tiles }: ActionOf<'assignGoods'>): Judgment => ({
  found: [
    ...misassigned(state, tiles),
    ...missingGoods(state, seat, Object.values(tiles)).map(
      (goods): Refusal => ({ clause: 'ships.assign-goods', reason: 'not-in-hand', goods }),
    ),
  ],
  by: assignBy,
});
