import { caboDaRoca, type Piece, type Square, type State, shipKinds } from '@portolan/cabo-da-roca';
import { below, type Policy, pick, type Rng, type Seat, type SetupOptions, uniform } from '@portolan/core';
import type { Hooks } from '@portolan/core/testing';

type CaboAction = ReturnType<typeof caboDaRoca.actions>[number];

/** How often each number stands in a list, as text. */
const tally = (items: readonly number[]): string[] => {
  const counts = new Map<number, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([item, count]) => `${count} × ${item}`);
};

/** Faces of all tiles: on the map, in hand, in the stack, ports dealt and not yet laid. */
const tilesOf = ({ chart, tile, stack, home, homeLaid }: State): number[] => [
  ...chart.tiles.filter((laid) => laid >= 0).map((laid) => laid >> 2),
  ...(tile < 0 ? [] : [tile]),
  ...stack.flatMap((count, face) => Array<number>(count).fill(face)),
  ...home.flatMap((port, seat) => (port < 0 || homeLaid[seat] ? [] : [stack.length - 10 + port])),
];

const cardsOf = ({ pile, discard, aside, shown, ships }: State): number[] => [
  ...pile,
  ...discard,
  ...aside,
  ...[...shown, ...ships.map((ship) => ship?.cargo ?? -1)].filter((card) => card >= 0),
];

/** All 81 tiles by face and all 31 cards. */
const pieces = (state: State): unknown => ({ tiles: tally(tilesOf(state)), cards: tally(cardsOf(state)) });

/** Lists name no denunciation, no piece sold to pay, ransoms in tens only, and tiles that look the same when turned once. */
const listedInFull = (action: CaboAction, state: State): boolean => {
  if (action.kind === 'denounce' || action.kind === 'bargain') return false;
  if ((action.kind === 'layTile' || action.kind === 'layPort') && action.rot > 0) {
    return caboDaRoca.actions(state).some((one) => one.kind === action.kind && one.rot > 0);
  }
  return !('sell' in action && (action.sell ?? []).length > 0);
};

/** What the laws must know of Cabo da Roca. */
export const hooks: Hooks<State, CaboAction> = { pieces, listedInFull };

/** What brings ships into play and cargo into ports. */
const eager: readonly string[] = ['buyShip', 'load', 'depart', 'advance', 'attack', 'buySailor'];

/** Everything that a seat could sell, each by itself. */
const salesOf = (state: State, seat: Seat): (readonly Piece[])[] => {
  const { ships = {}, sailors = [] } = caboDaRoca.makePosition(state);
  const fleet = Object.keys(ships).filter((id) => id.startsWith(String(seat)));
  return [...fleet, ...sailors.filter(({ owner }) => owner === seat).map(({ at }) => at)].map((piece) => [piece]);
};

/** Purchases and ransoms paid with a piece that is sold, which are legal under a reading but never listed. */
const paidWithPieces = (state: State, seat: Seat): CaboAction[] => {
  const { ports, lights, islands } = state.chart;
  const squares = [...ports, ...lights, ...islands].filter((at) => at >= 0);
  const named = (at: number): Square => [(at & 1023) - 512, (at >> 10) - 512];
  const purchases = (sell: readonly Piece[]): CaboAction[] =>
    squares.flatMap((at): CaboAction[] => [
      ...shipKinds.map((piece) => ({ kind: 'buyShip', seat, piece, at: named(at), sell }) as const),
      { kind: 'buySailor', seat, at: named(at), sell },
    ]);
  const answers = (sell: readonly Piece[]): CaboAction[] => [{ kind: 'answer', seat, accept: true, sell }];
  const actions = salesOf(state, seat).flatMap(state.phase === 'consent' ? answers : purchases);
  return actions.filter((action) => caboDaRoca.check(state, action).legal);
};

/** Moves of the active player that others could denounce, which are legal to denounce but never listed. */
const denunciations = (state: State): CaboAction[] => {
  const { active, seats } = state;
  const ships = Object.keys(caboDaRoca.makePosition(state).ships ?? {}).filter((id) => id.startsWith(String(active)));
  return ships
    .map((ship): CaboAction => {
      const attempt = { kind: 'advance', seat: active, ship } as const;
      return { kind: 'denounce', seat: (active + 1) % seats, attempt };
    })
    .filter((action) => caboDaRoca.check(state, action).legal);
};

/** Legal actions that no list names. */
const unlisted = (state: State, seat: Seat, random: Rng): CaboAction[] => {
  if (below(random, 12) > 0 || (state.phase !== 'act' && state.phase !== 'consent')) return [];
  if (state.rulings['sale-for'] === 'any-expense') return paidWithPieces(state, seat);
  return below(random, 4) === 0 ? denunciations(state) : [];
};

/** Plays uniformly, but often does what brings ships into play, and now and then what no list names. */
export const sailor: Policy<State, CaboAction> = (state, actions, seat, random) => {
  const rare = unlisted(state, seat, random);
  if (rare.length > 0) return pick(random, rare);
  const found = actions.filter(({ kind }) => eager.includes(kind));
  return found.length > 0 && below(random, 3) > 0 ? pick(random, found) : uniform(state, actions, seat, random);
};

/** The seats. */
export const tables: readonly SetupOptions[] = [{ seats: 2 }, { seats: 3 }, { seats: 4 }];
