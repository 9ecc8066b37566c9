import { boxOf } from '../box.ts';
import { NONE, type State } from '../state.ts';
import { shuffledGoods } from '../table.ts';
import { type ActionOf, tileIds } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

const shipBy = ['setup.ship-pile'] as const;

/** The next ship of the pile is turned up (setup.ship-pile). */
export const checkRevealShip = (state: State, { ship }: ActionOf<'revealShip'>): Judgment => ({
  found: (state.shipPile[ship] ?? 0) > 0 ? none : [{ clause: 'ships.list', reason: 'not-in-pile', ship }],
  by: shipBy,
});

const tileBy = ['auction.reveal'] as const;

/** The top event tile is turned up (auction.reveal). */
export const checkRevealTile = (state: State, { tile }: ActionOf<'revealTile'>): Judgment => {
  const left = state.tilePile[tileIds.indexOf(tile)] ?? 0;
  return { found: left > 0 ? none : [{ clause: 'setup.tile-pile', reason: 'not-in-pile', tile }], by: tileBy };
};

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
    return { found: [{ clause: 'sailing.goods-under-pile', reason: 'known-tile', goods, next: known }], by };
  }
  const faceDown = goods === '?' && state.phase !== 'setupGoods';
  if (shuffled && (faceDown || (state.unseen[kind] ?? 0) > 0)) return { found: none, by };
  return { found: [{ clause: 'premium.rates', reason: 'not-in-pile', goods }], by };
};
