import type { ActionOf, State } from '@portolan/cabo-da-roca';
import {
  distance,
  fishOn,
  KIND,
  kindOf,
  kindOn,
  landAround,
  NONE,
  neighbor,
  squareOf,
  tileOn,
} from '@portolan/cabo-da-roca/pieces';

const around = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Squares of ports: a seat's own (held or, if nobody stands there, its first one), and those of others. */
const portsOf = (state: State, seat: number): { own: number[]; others: number[] } => {
  const own: number[] = [];
  const others: number[] = [];
  for (const [port, at] of state.chart.ports.entries()) {
    if (at === NONE) continue;
    const mine = state.sailors[seat]!.includes(at) || state.home[seat] === port;
    (mine ? own : others).push(at);
  }
  return { own, others };
};

const nearest = (squares: readonly number[], at: number): number =>
  squares.reduce((least, other) => Math.min(least, distance(other, at)), 99);

/** How many of the eight squares around have tiles: a full map is easier to sail. */
const neighbors = (state: State, at: number): number =>
  around.reduce((sum: number, dir) => sum + (tileOn(state.chart, neighbor(at, dir)) >= 0 ? 1 : 0), 0);

/** Hazards lie well beside others' ports and badly beside one's own. */
const hazardGain = (own: number, others: number): number => (others <= 2 ? 4 : 0) - (own <= 2 ? 8 : 0);

/** What a tile promises on a square, by its kind. */
const kindGain = (state: State, seat: number, kind: number, at: number): number => {
  const { own, others } = portsOf(state, seat);
  const toOwn = nearest(own, at);
  const toOthers = nearest(others, at);
  const fish = fishOn[kind]!;
  if (fish > 0) return fish * ((toOwn === 1 ? 8 : toOwn <= 3 ? 1 : 0) - (toOthers === 1 ? 5 : 0));
  if (kind === KIND.shark || kind === KIND.storm || kind === KIND.rock) return hazardGain(toOwn, toOthers);
  if (kind === KIND.port) return toOwn <= 1 ? -5 : Math.min(toOwn, 6);
  if (kind === KIND.lighthouse || kind === KIND.island || kind === KIND.wreck) return toOwn <= 3 ? 3 : 0;
  return 0;
};

/** Where a tile is laid: by its kind, near other tiles; a port never beside a rival's fish. */
export const layingGain = (state: State, { seat, at: square }: ActionOf<'layTile'>): number => {
  const at = squareOf(square);
  return kindGain(state, seat, kindOf[state.tile]!, at) + neighbors(state, at) * 0.8;
};

/** Open ways out of a port, its quay north after so many quarter turns. */
const waysOut = (state: State, at: number, rot: number): number =>
  [2, 3, 4, 5, 6].reduce((sum, dir) => {
    const kind = kindOn(state.chart, neighbor(at, (dir + rot * 2) & 7));
    return sum + (kind === NONE || kind === KIND.lighthouse || kind === KIND.island ? 0 : 1);
  }, 0);

/** The first port: not in the first round, near fish, two to five squares from other ports, with open ways. */
export const portGain = (state: State, { seat, at: square, rot }: ActionOf<'layPort'>): number => {
  if (state.round < 2) return -10;
  const at = squareOf(square);
  const { others } = portsOf(state, seat);
  const far = nearest(others, at);
  const fish = around.reduce(
    (sum: number, dir) => sum + Math.max(0, fishOn[kindOn(state.chart, neighbor(at, dir))] ?? 0),
    0,
  );
  const reach = far >= 3 && far <= 5 ? 4 : far === 99 ? 2 : 0;
  return state.round + waysOut(state, at, rot) * 2 + fish * 3 + reach - (landAround(state.chart, at) ? 1 : 0);
};
