import type { Action, ActionOf, Direction, Event, ShipId } from '@portolan/cabo-da-roca';
import { squaresInWords, zoneNames } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { beside, turnedBy } from './grid.ts';
import type { Marks } from './marks.ts';
import { portOf, seaOf, shipOf, type Table } from './model.ts';
import { loadedShip, pieceSquare, ringsOf, type Scene, sceneAt, sea, spotsOf, watersOf } from './scene.ts';

const passedTo = (table: Table, id: ShipId, heading: Direction | null | undefined): Scene | undefined => {
  const ship = shipOf(table, id);
  if (!ship || !heading) return undefined;
  const from = beside(ship.at, turnedBy(heading, 4));
  return sea(
    { routes: [{ squares: [from, ship.at], passed: 2 }], waters: watersOf(table, [from, ship.at]) },
    { seats: [ship.owner], loaded: loadedShip(table, id) },
  );
};

const after: { readonly [Kind in Action['kind']]?: (table: Table, action: ActionOf<Kind>) => Scene | undefined } = {
  layTile: (table, { at }) => sea({ rings: [{ at, wrong: false }] }, { seats: [table.position.active ?? 0] }),
  layPort: (_, { seat, at }) => sea({ rings: [{ at, wrong: false }] }, { seats: [seat] }),
  buyShip: (_, { seat, at }) => sea({ rings: [{ at, wrong: false }] }, { seats: [seat] }),
  buySailor: (_, { seat, at }) => sea({ rings: [{ at, wrong: false }] }, { seats: [seat] }),
  depart: (table, { ship, dir }) => passedTo(table, ship, dir),
  advance: (table, { ship, seat }) =>
    passedTo(table, ship, shipOf(table, ship)?.heading) ??
    sea({ rings: ringsOf(pieceSquare(table, ship), false) }, { seats: [seat], loaded: loadedShip(table, ship) }),
  rotate: (table, { ship }) => sea({ rings: ringsOf(pieceSquare(table, ship), false) }),
  walk: (_, { at, dir }) => sea({ rings: [{ at: beside(at, dir), wrong: false }] }),
  attack: (_, { ship, seat }) => sea({ broadside: { ship } }, { seats: [seat] }),
};

/** What to show after an action: the same part of the table as before, as it stands now. */
export const sceneAfter = (table: Table, action: Action, next: readonly Action[] = []): Scene => {
  if (table.position.phase === 'over' || spotsOf(next).length > 0) return sceneAt(table, next);
  const make = after[action.kind] as ((table: Table, action: never) => Scene | undefined) | undefined;
  return make?.(table, action as never) ?? sceneAt(table, next);
};

/** How far a cargo has come that has just been sold: a line between its two ports. `table` is the one before. */
const measureOf = (table: Table, events: readonly Event[], lang: Lang): Marks['measure'] => {
  const sold = events.find((event) => event.kind === 'cargoSold');
  const ship = shipOf(table, sold?.ship);
  if (!sold || !ship?.from) return undefined;
  const tiles = seaOf(table);
  const [from, to] = [portOf(tiles, ship.from)?.at, portOf(tiles, sold.port)?.at];
  if (!from || !to) return undefined;
  return { from, to, label: `${squaresInWords(sold.length, lang)}, zone ${zoneNames[sold.zone - 1] ?? sold.zone}` };
};

/** The same scene with the length of the route on which a cargo has been sold. `table` is the one before. */
export const withRoute = (scene: Scene, table: Table, events: readonly Event[], lang: Lang): Scene => {
  const measure = measureOf(table, events, lang);
  return scene.kind === 'sea' && measure ? { ...scene, marks: { ...scene.marks, measure } } : scene;
};
