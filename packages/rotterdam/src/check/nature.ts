import { boxOf, cardAt, NONE } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { nextKnown } from '../counts.ts';
import { hiddenOf, productCard } from '../faces.ts';
import type { Refusal } from '../reasons.ts';
import type { Owed, State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { type Judgment, none } from './judgment.ts';

type PileClause =
  | 'setup.mission-hand'
  | 'mission.redraw'
  | 'anchor.one-card-per-ship'
  | 'unload.product-card'
  | 'variant.open-products';

const judge = (clause: PileClause, found: Omit<Refusal, 'clause'> | undefined): Judgment => ({
  found: found ? [{ ...found, clause } as Refusal] : none,
  by: [clause] satisfies Clause[],
});

const notPending = { reason: 'not-pending', facts: {} } as const;
const notInPile = { reason: 'not-in-pile', facts: {} } as const;

const owes = ({ pending }: State, draw: Owed['draw']): Owed | undefined =>
  pending[0]?.draw === draw ? pending[0] : undefined;

/** A blind draw: the pile has a card, and the face is seen nowhere or not told. */
const blind = (size: number, unseen: number, faceDown: boolean) =>
  size > 0 && (faceDown || unseen > 0) ? undefined : notInPile;

/** A Mission is drawn (`setup.mission-hand`, `mission.redraw`). */
export const checkDrawMission = (state: State, { mission }: ActionOf<'drawMission'>): Judgment => {
  const clause = state.phase === 'setup' ? 'setup.mission-hand' : 'mission.redraw';
  if (!owes(state, 'mission')) return judge(clause, notPending);
  const unseen = state.missionBag[boxOf(state.edition).missions.at[mission] ?? NONE] ?? 0;
  return judge(clause, blind(state.missionSize, unseen, mission === '?'));
};

/** A Navigation card is drawn (`anchor.one-card-per-ship`). */
export const checkDrawNavigation = (state: State, { card }: ActionOf<'drawNavigation'>): Judgment => {
  const clause = 'anchor.one-card-per-ship';
  if (!owes(state, 'navigation')) return judge(clause, notPending);
  const unseen = card === '?' ? 0 : state.navBag[cardAt[card]]!;
  return judge(clause, blind(state.navSize, unseen, card === '?'));
};

/** The next card of a Product pile: the one that all know, by its name, or any that is seen nowhere. */
const nextOf = (state: State, harbor: number, face: string, faceDown: boolean) => {
  const box = boxOf(state.edition);
  const next = nextKnown(state, harbor);
  const product = productCard(box, face) ?? NONE;
  if (next !== NONE) {
    return product === next ? undefined : { reason: 'not-on-top' as const, facts: { top: box.products.ids[next]! } };
  }
  const unseen = product >= 0 && box.makerOf[product] === harbor ? state.productBag[product]! : 0;
  return blind(state.sizes[harbor]!, unseen, faceDown && product === hiddenOf(harbor));
};

/** A Product card is drawn (`unload.product-card`). */
export const checkDrawProduct = (state: State, { product }: ActionOf<'drawProduct'>): Judgment => {
  const owed = owes(state, 'product');
  return judge('unload.product-card', owed ? nextOf(state, owed.harbor, product, true) : notPending);
};

/** A Product card is turned up (`variant.open-products`). */
export const checkReveal = (state: State, { product }: ActionOf<'revealProduct'>): Judgment => {
  const owed = owes(state, 'reveal');
  return judge('variant.open-products', owed ? nextOf(state, owed.harbor, product, false) : notPending);
};
