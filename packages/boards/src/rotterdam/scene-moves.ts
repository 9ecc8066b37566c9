import type { Seat } from '@portolan/core';
import type { ActionOf, PositionId, ShipId } from '@portolan/rotterdam';
import type { Ghost, Marks, RingKind, Way } from './marks.ts';
import { nextShip, shipOf, shipsAt, type Table } from './model.ts';
import { isWrong, type Part, pointedOut, ringsOf, river, shipRings, texts, type Violations } from './part.ts';

const ghost = (ship: ShipId | undefined, at: PositionId, cargo: Ghost['cargo']): Ghost[] =>
  ship ? [{ ship, at, cargo }] : [];

/** A ship of the reserve goes to a start. */
export const launched = (
  table: Table,
  seat: Seat,
  start: PositionId,
  cargo: Ghost['cargo'],
  violations: Violations,
): Part => {
  const taken = shipsAt(table, start).length > 0;
  return river(
    {
      rings: [{ at: start, kind: isWrong(violations) ? 'wrong' : 'meant' }],
      ghosts: taken ? [] : ghost(nextShip(table, seat), start, cargo),
    },
    { stock: true },
  );
};

/** Ways for `must-take-free-channel`: where the ship must go instead. */
const instead = (from: PositionId, violations: Violations): Way[] =>
  violations
    .filter(({ reason }) => reason === 'must-take-free-channel')
    .flatMap(({ facts: { to } }) => texts(to).map((place): Way => ({ from, to: place, kind: 'may' })));

/** A ship goes on, or is kept from it. */
export const sailed = (table: Table, id: ShipId, to: PositionId, violations: Violations): Part => {
  const ship = shipOf(table, id);
  if (!ship) return river();
  const wrong = isWrong(violations);
  const called = table.position.call?.color;
  return river({
    ...(called ? { called } : {}),
    ways: [{ from: ship.at, to, kind: wrong ? 'wrong' : 'goes' }, ...instead(ship.at, violations)],
    rings: pointedOut(table, violations, [ship.at]),
    ghosts: wrong ? [] : ghost(ship.id, to, ship.cargo),
  });
};

const pathOf = (from: PositionId, path: readonly PositionId[], kind: Way['kind']): Way[] =>
  path.map((to, i) => ({ from: path[i - 1] ?? from, to, kind }));

const drivenBack = (table: Table, id: ShipId, path: readonly PositionId[], violations: Violations): Marks => {
  const ship = shipOf(table, id);
  if (!ship) return {};
  const wrong = isWrong(violations);
  const end = path[path.length - 1];
  return {
    ways: pathOf(ship.at, path, wrong ? 'wrong' : 'back'),
    rings: [...ringsOf([ship.at], wrong ? 'wrong' : 'meant'), ...pointedOut(table, violations, [ship.at])],
    ghosts: wrong || !end ? [] : ghost(ship.id, end, ship.cargo),
  };
};

/** What a Navigation card does on the river; undefined if it does nothing there. */
export const cardMarks = (table: Table, action: ActionOf<'playCard'>, violations: Violations): Marks | undefined => {
  const kind: RingKind = isWrong(violations) ? 'wrong' : 'meant';
  switch (action.card) {
    case 'setback':
    case 'heavy-storm':
      return drivenBack(table, action.ship, action.path, violations);
    case 'turn-of-luck':
      return { rings: shipRings(table, action.ships, kind) };
    case 'port-police':
      return { rings: shipRings(table, [action.ship], kind) };
    case 'cargo-thief': {
      const to = 'to' in action ? shipOf(table, action.to)?.at : action.start;
      const from = shipOf(table, action.from);
      const cargo = from?.cargo ?? null;
      const raised = 'start' in action && !isWrong(violations);
      return {
        rings: ringsOf([from?.at, to], kind),
        ghosts: raised ? ghost(nextShip(table, action.seat), action.start, cargo) : [],
      };
    }
    case 'extra-cargo':
      return launched(table, action.seat, action.start, action.cargo, violations).marks;
    default:
      return undefined;
  }
};
