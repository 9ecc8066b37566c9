import type { Action, Event } from '@portolan/rotterdam';
import type { Ring, Way } from './marks.ts';
import { shipOf, type Table } from './model.ts';
import { cardsOf, type Part, ringsOf, river, type Scene, shipRings } from './part.ts';
import { sceneAt, sceneOf } from './scene.ts';

const waysGone = (events: readonly Event[]): Way[] =>
  events.flatMap((event): Way[] => {
    if (event.kind === 'sailed') return [{ from: event.from, to: event.to, kind: 'went' }];
    return event.kind === 'movedBack' ? [{ from: event.from, to: event.to, kind: 'went' }] : [];
  });

/** Ships that something has happened to, where they are now. */
const ringsAfter = (table: Table, events: readonly Event[]): Ring[] =>
  events.flatMap((event): Ring[] => {
    switch (event.kind) {
      case 'launched':
        return ringsOf([event.at], 'meant');
      case 'blocked':
        return ringsOf([event.at], 'blocked');
      case 'cargoSwapped':
        return shipRings(table, event.ships, 'meant');
      case 'cargoReturned':
        return shipRings(table, [event.ship], 'meant');
      case 'cargoStolen':
        return shipRings(table, [event.from, event.to], 'meant');
      default:
        return [];
    }
  });

/** The river after an action: the ways that ships have gone, and what has happened to them. */
const riverAfter = (table: Table, before: Part, events: readonly Event[]): Part => {
  const called = table.position.call?.color;
  return river(
    { ...(called ? { called } : {}), ways: waysGone(events), rings: ringsAfter(table, events) },
    { seats: before.seats, stock: before.stock, piles: before.piles },
  );
};

/** What to show after an action: the same part of the table as before, as it stands now. `before` is the table before. */
export const sceneAfter = (table: Table, action: Action, before: Table, events: readonly Event[]): Scene => {
  if (table.position.phase === 'over') return sceneAt(table);
  const scene = sceneOf(before, action);
  if (scene.kind === 'board') return sceneAt(table);
  if (action.kind === 'callColor' || action.kind === 'endTurn') return sceneAt(table);
  if (scene.marks) return riverAfter(table, scene, events);
  return cardsOf(scene.seats, { piles: scene.piles });
};

/** What to show of a bare position to make a clause seen. */
export const sceneFor = (table: Table, clause: string | undefined): Scene => {
  if (clause?.startsWith('board.') || clause?.startsWith('sail.')) return river();
  if (clause?.startsWith('round.') || clause?.startsWith('setup.')) return { kind: 'board' };
  return table.position.phase === 'sail' && shipOf(table, table.position.call?.waiting?.[0]) ? river() : sceneAt(table);
};
