import type { State } from '@portolan/cabo-da-roca';
import {
  boxOf,
  cellOf,
  dxOf,
  dyOf,
  FIRST_PORT,
  FISHING,
  isClosed,
  isLandSquare,
  isShore,
  KIND,
  kindOf,
  kindOfShip,
  landCloses,
  NONE,
  PIRATE,
} from '@portolan/cabo-da-roca/pieces';

// Rough charts for rules of thumb: other ships are walls, tolls and bonus moves are not looked at.

/** How far a ship is from every square, in actions, and with which move it begins. */
export interface Courses {
  /** By cell of the chart: the fewest actions, -1 where the ship cannot come. */
  readonly actions: Int16Array;
  /** The first move of a shortest course: a direction to depart in or to advance (0 to 7), or a rotation. */
  readonly first: Int8Array;
}

/** First moves that are rotations. */
export const LEFT = 8;
export const RIGHT = 9;

/** How many actions a course is followed at most. */
const FAR = 18;

/** Whether a land square lies in the eight around a cell. */
const hasLand = ({ chart }: State, cell: number): boolean =>
  dxOf.some((dx, dir) => {
    const tile = chart.tiles[cell + dyOf[dir]! * chart.width + dx] ?? NONE;
    return tile >= 0 && isLandSquare[kindOf[tile >> 2]!];
  });

/** Whether a ship of a kind may lie on a cell: a rough reading of the rules of the sea. */
const openFor = (state: State, kind: number, cell: number): boolean => {
  const { chart, rulings } = state;
  const tile = chart.tiles[cell]!;
  if (tile < 0) return false;
  const what = kindOf[tile >> 2]!;
  if (isClosed[what] || what === KIND.rock || chart.ships[cell]! >= 0) return false;
  if (what === KIND.port) return kind !== PIRATE;
  if (what === KIND.shoals && kind !== FISHING) return false;
  if (isShore[what] && (rulings['shore-squares'] === 'barred' || chart.sailors[cell]! >= 0)) return false;
  if (kind !== FISHING) return true;
  const own = rulings['coasting-own-square'] === 'nine' && isLandSquare[what] === true;
  return what !== KIND.storm && (own || hasLand(state, cell));
};

/** The courses of a ship over the chart as it lies, breadth-first over square and heading. */
export const coursesOf = (state: State, slot: number): Courses => {
  const { chart } = state;
  const { width } = chart;
  const cells = chart.tiles.length;
  const kind = kindOfShip(slot);
  const land = boxOf(state.edition).land;
  const open = chart.tiles.map((_, cell) => openFor(state, kind, cell));
  const step = dxOf.map((dx, dir) => dyOf[dir]! * width + dx);
  const actions = new Int16Array(cells).fill(-1);
  const first = new Int8Array(cells).fill(-1);
  const seen = new Int8Array(cells * 8).fill(-1);
  const ship = state.ships[slot]!;
  const start = cellOf(chart, ship.at);
  let frontier: number[] = [];
  const reach = (cell: number, heading: number, by: number, spent: number, next: number[]): void => {
    const at = cell * 8 + heading;
    if (seen[at]! >= 0) return;
    seen[at] = by;
    if (actions[cell]! < 0) {
      actions[cell] = spent;
      first[cell] = by;
    }
    // A port ends a course.
    if (chart.tiles[cell]! >> 2 < FIRST_PORT || cell === start) next.push(at);
  };
  const sail = (cell: number, dir: number): number => {
    const to = cell + step[dir]!;
    return !landCloses(land[chart.tiles[cell]!]!, dir) && open[to] ? to : NONE;
  };
  actions[start] = 0;
  if (ship.heading === NONE) {
    for (let dir = 0; dir < 8; dir++) {
      const to = sail(start, dir);
      if (to !== NONE) reach(to, dir, dir, 1, frontier);
    }
  } else {
    seen[start * 8 + ship.heading] = 0;
    frontier.push(start * 8 + ship.heading);
  }
  for (let spent = ship.heading === NONE ? 2 : 1; frontier.length > 0 && spent <= FAR; spent++) {
    const next: number[] = [];
    for (const at of frontier) {
      const cell = at >> 3;
      const heading = at & 7;
      const begun = spent === 1 ? NONE : seen[at]!;
      const to = sail(cell, heading);
      if (to !== NONE) reach(to, heading, begun === NONE ? heading : begun, spent, next);
      reach(cell, (heading + 7) & 7, begun === NONE ? LEFT : begun, spent, next);
      reach(cell, (heading + 1) & 7, begun === NONE ? RIGHT : begun, spent, next);
    }
    frontier = next;
  }
  return { actions, first };
};
