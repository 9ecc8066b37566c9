import { TRADE_CARD } from '../box.ts';
import { wantedType } from '../check/nature.ts';
import type { Clause } from '../clauses.ts';
import { richest } from '../pieces/fleet.ts';
import { countAll, itemClause } from '../scoring.ts';
import { leftOf, NONE, type State } from '../state.ts';
import { allTaken, held } from '../table.ts';
import { type Action, countItems, type Ending, type EndReason } from '../types.ts';
import { creditRuns } from './bonus.ts';
import { lastFleet } from './last-fleet.ts';
import type { Tell } from './tell.ts';

/** How each ending is told. */
const endings: Readonly<Record<Ending, { readonly clause: Clause; readonly reason: EndReason }>> = {
  thousand: { clause: 'end.thousand', reason: 'thousand' },
  'last-fleet': { clause: 'end.last-fleet', reason: 'last-fleet' },
  'all-taken': { clause: 'end.all-taken', reason: 'all-taken' },
  'already-taken': { clause: 'end.already-taken', reason: 'all-taken' },
  stalled: { clause: 'end.stall', reason: 'stalled' },
};

/** The final count (scoring.*): what each seat gets, then who has won. */
export const finalCount = (state: State, tell: Tell): void => {
  const counts = countAll(state);
  for (const [seat, count] of counts.entries()) {
    for (const item of countItems) {
      const amount = count[item];
      if (amount > 0) tell?.({ kind: 'scored', clause: itemClause[item], seat, item, amount });
    }
  }
  const totals = counts.map(({ total }) => total);
  const playing = state.out.map((out) => !out);
  state.totals = totals;
  state.winners = richest(totals, playing);
  state.phase = 'over';
  tell?.({ kind: 'gameEnded', ...endings[state.ending!], winners: state.winners, totals });
};

/** What a turn was in the middle of is dropped when the game ends; a tile in hand goes back. */
const breakOff = (state: State): void => {
  if (state.tile !== NONE) state.stack[state.tile]!++;
  state.tile = NONE;
  state.drawing = NONE;
  state.departing = NONE;
  state.offer = null;
};

/** The game ends with the final count; first the treasure values that are wanted are looked up (scoring.unseen-treasure). */
export const endGame = (state: State, ending: Ending, tell: Tell): void => {
  breakOff(state);
  state.ending = ending;
  if (wantedType(state) === TRADE_CARD) finalCount(state, tell);
  else state.phase = 'reveal';
};

/** Those who hold enough coins to end the game (end.thousand). */
const rich = ({ coins, out, edition }: State): boolean =>
  coins.some((amount, seat) => !out[seat] && amount >= edition.awards.goal);

const endByCoins = (state: State, tell: Tell): void => {
  if (state.rulings.thousand === 'count') {
    endGame(state, 'thousand', tell);
    return;
  }
  breakOff(state);
  state.ending = 'thousand';
  state.winners = richest(
    state.coins,
    state.out.map((out) => !out),
  );
  state.phase = 'over';
  tell?.({ kind: 'gameEnded', clause: 'end.thousand', reason: 'thousand', winners: state.winners });
};

/** More treasures held than at any moment of the final phase before are progress (ruling.final-stall). */
const watchTreasures = (state: State): void => {
  if (!state.final) return;
  const { islands, wrecks } = held(state);
  if (islands + wrecks <= state.most) return;
  state.most = islands + wrecks;
  state.progress = true;
};

/** What can begin the final phase. */
const lastTile = ['layTile', 'returnTile'];

/** After every action: runs that have ended are credited, and the end of the game is looked for (end.*). */
export const settle = (state: State, { kind }: Action, tell: Tell): void => {
  if (state.phase === 'over' || state.phase === 'reveal' || state.phase === 'debt') return;
  if (state.phase === 'act' && leftOf(state) === 0) creditRuns(state, tell);
  watchTreasures(state);
  if (rich(state)) endByCoins(state, tell);
  else if (lastFleet(state)) endGame(state, 'last-fleet', tell);
  else if (state.final && state.phase === 'act' && allTaken(state)) {
    endGame(state, lastTile.includes(kind) ? 'already-taken' : 'all-taken', tell);
  }
};
