import { applying } from '@portolan/core/checkers';
import { check } from '../check/index.ts';
import { slotOf } from '../ids.ts';
import { tileOn, watersOn } from '../pieces/chart.ts';
import { directionTo, neighbor, squareOf, squareText } from '../pieces/squares.ts';
import type { Readings } from '../readings.ts';
import { clone, HIDDEN, NONE, type State } from '../state.ts';
import { shipOf, usableBonus } from '../table.ts';
import type { Event, Square } from '../types.ts';
import { defineChecker } from './define.ts';
import {
  ASKER,
  carryOut,
  cited,
  editionOf,
  firstShip,
  layOn,
  putSailor,
  putShip,
  seatMeant,
  smallTable,
} from './small-table.ts';
import { readLighthouse } from './types/lighthouse.ts';
import type { BonusWon, LighthouseAnswer, LighthouseInput, TollDue } from './types.ts';

/** Open sea along the way and on all squares around it, the lighthouses among them. */
const layTiles = (state: State, { path, lights }: LighthouseInput): void => {
  for (const { at, keeper } of lights) {
    layOn(state, squareOf(at), { tile: 'lighthouse' });
    const seat = seatMeant(keeper);
    if (seat !== undefined) putSailor(state, seat, squareOf(at));
  }
  for (const at of path.map(squareOf)) {
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((dir) => neighbor(at, dir));
    for (const sea of [at, ...around]) if (tileOn(state.chart, sea) < 0) layOn(state, sea, { tile: 'sea' });
  }
};

const tableOf = (input: LighthouseInput, readings: Readings): State => {
  const { path, left, ship = 'trade', kept = 0 } = input;
  const state = smallTable(readings, editionOf(input));
  layTiles(state, input);
  state.allowance = path.length - 1 + left;
  const cargo = ship === 'pirate' ? NONE : HIDDEN;
  putShip(state, firstShip(ASKER, ship), squareOf(path[0]!), {
    heading: 0,
    cargo,
    from: cargo === NONE ? NONE : 0,
    kept,
  });
  return state;
};

/** A table after each step of the way; the rotations between are not looked at. */
interface Sailed {
  readonly after: State;
  readonly events: readonly (readonly Event[])[];
  readonly verdict: LighthouseAnswer['verdict'];
}

const sail = (start: State, { path, ship = 'trade' }: LighthouseInput): Sailed => {
  const id = firstShip(ASKER, ship);
  const action = { kind: 'advance', seat: ASKER, ship: id } as const;
  let state = clone(start);
  let verdict: Sailed['verdict'] | undefined;
  const events: Event[][] = [];
  for (const [i, to] of path.entries()) {
    if (i === 0) continue;
    const vessel = shipOf(state, slotOf(id)!);
    vessel.heading = directionTo(vessel.at, squareOf(to));
    verdict = check(state, action);
    const told = carryOut(state, action);
    state = told.after;
    events.push(told.events);
  }
  return { after: state, events, verdict: verdict! };
};

const tollsOf = (events: Sailed['events']): TollDue[] =>
  events.flatMap((list, i) =>
    list.flatMap((event) =>
      event.kind === 'tollPaid' ? [{ lighthouse: event.lighthouse, step: i + 1, amount: event.amount }] : [],
    ),
  );

const bonusesOf = (events: readonly Event[], when: BonusWon['when'], step: number | null): BonusWon[] =>
  events.flatMap((event) =>
    event.kind === 'bonusEarned' ? [{ lighthouse: event.lighthouse, clause: event.clause, when, step }] : [],
  );

const watersAt = ({ chart }: State, at: Square): Square[] =>
  chart.lights.filter((_, light) => (watersOn(chart, squareOf(at)) >> light) & 1).map(squareText);

const answer = (input: LighthouseInput, readings: Readings): LighthouseAnswer => {
  const start = tableOf(input, readings);
  const { after, events, verdict } = sail(start, input);
  const slot = slotOf(firstShip(ASKER, input.ship ?? 'trade'))!;
  const passing = readings['bonus-trigger'] === 'passing';
  const ended = carryOut(after, { kind: 'endTurn', seat: ASKER });
  const now = events.flatMap((list, i) => bonusesOf(list, 'now', passing ? i + 1 : null));
  const bonuses = [...now, ...bonusesOf(ended.events, 'at-end', null)];
  const tolls = tollsOf(events);
  return {
    verdict,
    clauses: applying(
      ...tolls.map(() => 'lighthouse.toll' as const),
      ...bonuses.map(({ clause }) => clause),
      bonuses.length > 0 && 'lighthouse.bonus-free',
      bonuses.length > 0 && 'lighthouse.bonus-next-turn',
      bonuses.length > 0 && 'lighthouse.bonus-ship',
      input.ship === 'pirate' && 'pirate.no-dues',
      ...cited(verdict),
    ),
    tolls,
    toll: tolls.reduce((sum, { amount }) => sum + amount, 0),
    bonuses,
    runEnded: input.left === 0,
    usableNow: usableBonus(after, shipOf(after, slot)),
    usableNext: shipOf(ended.after, slot).kept,
    lapse: shipOf(after, slot).kept,
    waters: input.path.map((at) => watersAt(after, at)),
    events: events.flat(),
  };
};

/** "Lighthouse: what is due, what is won?" */
export const lighthouse = defineChecker<LighthouseInput, LighthouseAnswer>({
  id: 'lighthouse',
  rulings: ['bonus-trigger', 'bonus-use'],
  example: {
    path: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    lights: [{ at: [0, 1], keeper: 'opponent' }, { at: [3, -1] }],
    left: 0,
  },
  input: readLighthouse,
  answer,
  decision: ({ tolls, bonuses, usableNow, usableNext }) => [
    tolls,
    bonuses.map(({ lighthouse, when }) => [lighthouse, when]),
    usableNow,
    usableNext,
  ],
});
