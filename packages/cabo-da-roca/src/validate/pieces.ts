import { isClosed, isShore, isWalkable, KIND, kindText } from '../faces.ts';
import { FISHING, kindOfShip, PIRATE, shipId } from '../ids.ts';
import { faceOn, kindOn, landAround, portOn, sailorOn, shipOn, tileOn } from '../pieces/chart.ts';
import { neighbor, squareAt, squareText } from '../pieces/squares.ts';
import type { Impossibility } from '../reasons.ts';
import { NONE, type Ship, type State } from '../state.ts';
import { sinksOn } from '../table.ts';
import type { Written } from './written.ts';

/** Whether all eight squares around are drawn: on a part of a table the land may lie beyond it. */
const surrounded = ({ chart }: State, at: number): boolean =>
  [0, 1, 2, 3, 4, 5, 6, 7].every((dir) => tileOn(chart, neighbor(at, dir)) >= 0);

/** A square where a ship of this kind cannot lie (ships.sea-only, hazard.*, fishing.coasting). */
const wrongSea = (state: State, slot: number, { at }: Ship): Impossibility[] => {
  const { chart, rulings } = state;
  const kind = kindOn(chart, at);
  // Where a ship will sink, it lies until its toll is paid.
  if (state.stepping === slot && sinksOn(state, kindOfShip(slot), kind)) return [];
  const place = { ship: shipId(slot), at: squareText(at) };
  const paths = [`ships.${place.ship}.at`];
  const fishing = kindOfShip(slot) === FISHING;
  if (isClosed[kind] || (isShore[kind] && rulings['shore-squares'] === 'barred')) {
    const facts = { tile: kindText(faceOn(chart, at)), ...place };
    return [{ clause: 'ships.sea-only', reason: 'land-square', facts: { ...facts }, paths }];
  }
  if (kind === KIND.rock) return [{ clause: 'hazard.rock', reason: 'rock', facts: { ...place }, paths }];
  if (kind === KIND.shoals && !fishing)
    return [{ clause: 'hazard.shoals', reason: 'fishing-ships-only', facts: { ...place }, paths }];
  if (kind === KIND.storm && fishing) return [{ clause: 'hazard.storm', reason: 'storm', facts: { ...place }, paths }];
  const ashore = kind === KIND.port || (isShore[kind] && rulings['coasting-own-square'] === 'nine');
  if (!fishing || ashore || landAround(chart, at) || !surrounded(state, at)) return [];
  return [{ clause: 'fishing.coasting', reason: 'no-land-around', facts: { ...place }, paths }];
};

/** Moored means in port, and in port means moored, but for a ship whose entry waits for a debt (mooring.quay). */
const wrongHeading = (state: State, slot: number, { at, heading }: Ship): Impossibility[] => {
  const inPort = portOn(state.chart, at) !== NONE;
  if (inPort === (heading === NONE) || state.stepping === slot) return [];
  const reason = inPort ? 'heading-in-port' : 'moored-at-sea';
  const ship = shipId(slot);
  const paths = [`ships.${ship}.heading`];
  return [{ clause: 'mooring.quay', reason, facts: { ship, at: squareText(at) }, paths }];
};

/** A cargo has a port that it comes from, and pirates have none (trade.token, pirate.no-trade). */
const wrongCargo = (slot: number, { cargo, from }: Ship): Impossibility[] => {
  if (cargo === NONE) return [];
  const ship = shipId(slot);
  if (kindOfShip(slot) === PIRATE) {
    return [{ clause: 'pirate.no-trade', reason: 'pirate', facts: { ship }, paths: [`ships.${ship}.cargo`] }];
  }
  if (from !== NONE) return [];
  return [{ clause: 'trade.token', reason: 'no-origin', facts: { ship }, paths: [`ships.${ship}.from`] }];
};

/** Another ship on the same square, unless one of them is passing (actions.one-ship-per-tile). */
const sharedSquare = (state: State, slot: number, { at }: Ship): Impossibility[] => {
  const there = shipOn(state.chart, at);
  if (there === slot || slot === state.crossing) return [];
  const ship = shipId(slot);
  const facts = { other: shipId(there), ship, at: squareText(at) };
  const paths = [`ships.${ship}.at`];
  return [{ clause: 'actions.one-ship-per-tile', reason: 'ship-there', facts: { ...facts }, paths }];
};

const shipProblems = (state: State): Impossibility[] =>
  state.ships.flatMap((ship, slot) =>
    ship
      ? [
          ...wrongSea(state, slot, ship),
          ...wrongHeading(state, slot, ship),
          ...wrongCargo(slot, ship),
          ...sharedSquare(state, slot, ship),
        ]
      : [],
  );

/** The squares of a player’s sailors on a square, by their places in the list. */
export const sailorsAt = (seat: number, square: number, { sailors = [] }: Written): string[] =>
  sailors.flatMap(({ owner, at: [x, y] }, i) =>
    owner === seat && squareAt(x, y) === square ? [`sailors[${i}].at`] : [],
  );

/** A square that no sailor can stand on, or not beside a ship (sailors.land-only, actions.ship-and-sailor). */
const wrongPost = (state: State, seat: number, square: number, written: Written): Impossibility[] => {
  const { chart } = state;
  const at = squareText(square);
  const kind = kindOn(chart, square);
  const ship = shipOn(chart, square);
  const paths = sailorsAt(seat, square, written);
  if (!isWalkable[kind] && !isClosed[kind]) {
    const tile = kindText(faceOn(chart, square));
    return [{ clause: 'sailors.land-only', reason: 'not-land', facts: { tile, seat, at }, paths }];
  }
  if (ship === NONE || kind === KIND.port) return [];
  const facts = { ship: shipId(ship), seat, at };
  paths.unshift(`ships.${facts.ship}.at`);
  return [{ clause: 'actions.ship-and-sailor', reason: 'ship-there', facts: { ...facts }, paths }];
};

/** Two sailors on one square (actions.one-sailor-per-tile). */
const sharedPost = (state: State, seat: number, square: number, i: number, written: Written): Impossibility[] => {
  const first = sailorOn(state.chart, square);
  if (first === seat && state.sailors[seat]!.indexOf(square) === i) return [];
  const at = squareText(square);
  const paths = sailorsAt(seat, square, written);
  return [{ clause: 'actions.one-sailor-per-tile', reason: 'sailor-there', facts: { seat, at }, paths }];
};

const sailorProblems = (state: State, written: Written): Impossibility[] =>
  state.sailors.flatMap((squares, seat) =>
    squares.flatMap((at, i) => [...wrongPost(state, seat, at, written), ...sharedPost(state, seat, at, i, written)]),
  );

/** What is wrong with the pieces on the map. */
export const pieceProblems = (state: State, written: Written): Impossibility[] => [
  ...shipProblems(state),
  ...sailorProblems(state, written),
];
