import { boxOf, NONE } from '../box.ts';
import { isShort, isStartFree, reserveShip, shipName, shipOn } from '../counts.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { ActionOf, MaterialId, PositionId } from '../types.ts';
import { citing, type Judgment } from './judgment.ts';

/** The clauses under which a start can be refused: that it is none, and that it is not free. */
interface StartClauses {
  readonly choice: 'launch.start-choice' | 'card.extra-cargo' | 'card.thief-launch';
  readonly free: 'launch.start-free' | 'card.extra-cargo-start' | 'card.thief-launch';
}

/** A start must be one, and free (`launch.start-choice`, `launch.start-free`). */
export const startRefusals = (state: State, position: PositionId, { choice, free }: StartClauses): Refusal[] => {
  const { positions, isStart } = boxOf(state.edition);
  const at = positions.at[position]!;
  if (!isStart[at]) return [{ clause: choice, reason: 'not-a-start', facts: { position } }];
  if (!isStartFree(state)) return [{ clause: free, reason: 'no-start-free', facts: {} }];
  const ship = shipOn(state, at);
  return ship === NONE
    ? []
    : [{ clause: free, reason: 'start-occupied', facts: { position, ship: shipName(state, ship) } }];
};

/** A unit must be in stock (`launch.cargo-in-stock`). */
export const stockRefusals = (
  state: State,
  material: MaterialId,
  clause: 'launch.cargo-in-stock' | 'card.extra-cargo',
): Refusal[] => {
  const left = state.stock[boxOf(state.edition).materials.at[material]!]!;
  return left > 0 ? [] : [{ clause, reason: 'material-out', facts: { material } }];
};

/** An empty ship, by necessity or by choice (`launch.empty-ship`, `ruling.empty-launch`). */
const emptyRefusals = (state: State): Refusal[] =>
  isShort(state) || state.rulings['empty-launch'] === 'free'
    ? []
    : [{ clause: 'ruling.empty-launch', reason: 'no-shortage', facts: {} }];

const starts: StartClauses = { choice: 'launch.start-choice', free: 'launch.start-free' };

/** A ship is put on a start and loaded (`launch.one-ship`, `launch.start-choice`, `launch.cargo-choice`). */
export const checkLaunch = (state: State, { seat, start, cargo }: ActionOf<'launch'>): Judgment => {
  const found: Refusal[] = [];
  if (state.step === 'launched')
    found.push({ clause: 'launch.one-ship', reason: 'already-launched', facts: { limit: 1 } });
  if (reserveShip(state, seat) === NONE) found.push({ clause: 'launch.ship-in-reserve', reason: 'no-ship', facts: {} });
  found.push(...startRefusals(state, start, starts));
  found.push(...(cargo === null ? emptyRefusals(state) : stockRefusals(state, cargo, 'launch.cargo-in-stock')));
  const load = cargo === null ? 'launch.empty-ship' : 'launch.cargo-choice';
  const byChoice = cargo === null && !isShort(state);
  return { found, by: citing('launch.one-ship', 'launch.start-choice', load, byChoice && 'ruling.empty-launch') };
};
