import type { ActionOf, State } from '@portolan/cabo-da-roca';
import {
  distance,
  FLEET,
  fishOn,
  KIND,
  kindOf,
  kindOfShip,
  kindOn,
  landAround,
  NONE,
  neighbor,
  PIRATE,
  saleIn,
  squareOf,
  tileOn,
} from '@portolan/cabo-da-roca/pieces';

const around = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Squares of ports: a seat's own (held or, if nobody stands there, its first one), and those of others. */
const portsOf = (state: State, seat: number): { own: number[]; others: number[] } => {
  const own: number[] = [];
  const others: number[] = [];
  const { ports } = state.chart;
  for (let port = 0; port < ports.length; port++) {
    const at = ports[port]!;
    if (at === NONE) continue;
    const mine = state.sailors[seat]!.includes(at) || state.home[seat] === port;
    (mine ? own : others).push(at);
  }
  return { own, others };
};

/** How far the nearest of some squares is; 99 if there is none so near. */
const nearest = (squares: readonly number[], at: number): number => {
  let least = 99;
  for (let i = 0; i < squares.length; i++) least = Math.min(least, distance(squares[i]!, at));
  return least;
};

/** How many of the eight squares around have tiles: a full map is easier to sail. */
const neighbors = ({ chart }: State, at: number): number => {
  let tiles = 0;
  for (let dir = 0; dir < 8; dir++) if (tileOn(chart, neighbor(at, dir)) >= 0) tiles++;
  return tiles;
};

/** Hazards lie well beside others' ports and badly beside one's own. */
const hazardGain = (own: number, others: number): number => (others <= 2 ? 4 : 0) - (own <= 2 ? 8 : 0);

const isHazard = (kind: number): boolean => kind === KIND.shark || kind === KIND.storm || kind === KIND.rock;

/** What a kind of tile promises so far from own ports and from others'. */
const kindGain = (kind: number, toOwn: number, toOthers: number): number => {
  const fish = fishOn[kind]!;
  if (fish > 0) return fish * ((toOwn === 1 ? 8 : toOwn <= 3 ? 1 : 0) - (toOthers === 1 ? 5 : 0));
  if (isHazard(kind)) return hazardGain(toOwn, toOthers);
  if (kind === KIND.port) return toOwn <= 1 ? -5 : Math.min(toOwn, 6);
  if (kind === KIND.lighthouse || kind === KIND.island || kind === KIND.wreck) return toOwn <= 3 ? 3 : 0;
  return 0;
};

/** A way that a ship of one's own may sail: from where it lies to a port that buys its cargo. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly far: number;
}

/** The ways of a seat's loaded ships. */
const waysOf = (state: State, seat: number): Way[] => {
  const { ports } = state.chart;
  const ways: Way[] = [];
  for (let slot = seat * FLEET; slot < (seat + 1) * FLEET; slot++) {
    const ship = state.ships[slot];
    if (!ship || ship.cargo === NONE || kindOfShip(slot) === PIRATE) continue;
    for (let port = 0; port < ports.length; port++) {
      const at = ports[port]!;
      if (at === NONE || port === ship.from || saleIn(state, slot, port) !== 'sold') continue;
      ways.push({ from: ship.at, to: at, far: distance(ship.at, at) });
    }
  }
  return ways;
};

/** A square counts as on a way that it makes longer by one at most; more ways than two count no more. */
const DETOUR = 1;
const MOST_WAYS = 2;

/** What a tile is worth on a way of one's own, a hazard off it. */
const ON_THE_WAY = 4;

const NEIGHBOR = 0.8;

/** Where a tile is laid: on the ways of one's own ships, or off them, by its kind, near other tiles. */
export const layingGains = (state: State, seat: number): ((action: ActionOf<'layTile'>) => number) => {
  const { own, others } = portsOf(state, seat);
  const kind = kindOf[state.tile]!;
  const ways = waysOf(state, seat);
  const sign = isHazard(kind) ? -1 : 1;
  return ({ at: square }) => {
    const at = squareOf(square);
    let on = 0;
    for (const { from, to, far } of ways) if (distance(from, at) + distance(at, to) <= far + DETOUR) on++;
    const sailed = sign * ON_THE_WAY * Math.min(on, MOST_WAYS);
    return kindGain(kind, nearest(own, at), nearest(others, at)) + NEIGHBOR * neighbors(state, at) + sailed;
  };
};

/** Open ways out of a port, its quay north after so many quarter turns. */
const waysOut = (state: State, at: number, rot: number): number =>
  [2, 3, 4, 5, 6].reduce((sum, dir) => {
    const kind = kindOn(state.chart, neighbor(at, (dir + rot * 2) & 7));
    return sum + (kind === NONE || kind === KIND.lighthouse || kind === KIND.island ? 0 : 1);
  }, 0);

/** The first port, as soon as can be: near fish, two to five squares from other ports, with open ways. */
export const portGain = (state: State, { seat, at: square, rot }: ActionOf<'layPort'>): number => {
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
