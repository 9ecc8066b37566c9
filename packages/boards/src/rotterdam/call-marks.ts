import type { Seat } from '@portolan/core';
import type { Marks, Turn } from './marks.ts';
import { ahead, shipOf, shipsOf, type Table, turnOf } from './model.ts';

/** When the ships before a called color move: their owners one after the other, the caller first. */
export const turnsOf = (table: Table, color: string, caller: Seat): Turn[] =>
  shipsOf(table)
    .filter((ship) => ahead(table, ship.at, color).length > 0)
    .map(({ at, owner }) => ({ at, turn: ((owner - caller + table.position.seats) % table.position.seats) + 1 }));

/** The call under way: its color, and when the ships that have still to move do so. */
export const callMarks = (table: Table): Marks => {
  const { call } = table.position;
  if (!call) return {};
  const waiting = new Set(call.waiting?.map((id) => shipOf(table, id)?.at));
  const turns = turnsOf(table, call.color, turnOf(table) ?? 0);
  return { called: call.color, turns: call.waiting ? turns.filter(({ at }) => waiting.has(at)) : turns };
};
