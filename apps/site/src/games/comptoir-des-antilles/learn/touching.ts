import { playedOf, type Table } from '@portolan/boards/comptoir-des-antilles';
import { type Action, comptoirDesAntilles, quayNumbers, type State } from '@portolan/comptoir-des-antilles';
import type { Kind } from '@portolan/core';
import type { BoardEntry, BoardMoves, ShownMove, Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { entry } from '../board/entry.tsx';
import { quayAt } from '../board/laying.ts';
import { movesOn as onHarbor, waysOf } from '../board/moves-on.ts';
import { cardAt, places, seatAt } from '../board/spots.ts';
import { goodsAt, goodsOf } from '../play/touches.ts';
import type { Form } from '../position/form.ts';

/** Effects that need no place to begin at: the card in play is the one meant. */
const atOnce: readonly string[] = ['place', 'remove', 'replace'];

/** Whether one touch says it all: a card is played, the card in play does something at a quay, the slate goes to a player. */
const saysAll = (spot: Spot, table: Table): boolean => {
  const { phase, turn } = table.position;
  if (cardAt(spot)) return phase === 'act';
  if (quayAt(spot)) return phase === 'depart' || (phase === 'effect' && atOnce.includes(turn?.effects?.[0]?.do ?? ''));
  return seatAt(spot) !== undefined && phase === 'settle';
};

/** Goods go from a hand to a quay. */
const assigned = (action: Action, table: Table): readonly ShownMove[] =>
  action.kind === 'assignGoods'
    ? quayNumbers.flatMap((quay) =>
        goodsOf(table, action.seat).flatMap((tile) =>
          'spot' in tile && tile.kind === action.tiles[quay]
            ? [{ from: tile.spot, to: places.quay(quay), action: action as unknown as Json }]
            : [],
        ),
      )
    : [];

/** The moves of the harbor on a table that stands still: one touch each where it can be, and goods from the hand. */
export const movesOn = (state: State, table: Table): Pick<BoardMoves, 'shown' | 'meant' | 'meantAt'> => {
  const { shown, meant } = onHarbor(state, table);
  const { active } = state;
  const played = playedOf(table);
  return {
    shown: [
      ...shown.filter(({ from, to }) => from !== to || !saysAll(to, table)),
      ...shown.flatMap(({ to, action }) => (saysAll(to, table) ? [{ to, action }] : [])),
      ...comptoirDesAntilles.actions(state).flatMap((action) => assigned(action, table)),
    ],
    meant: (from, to) => {
      const [goods, quay] = [goodsAt(table, from), quayAt(to)];
      if (goods && quay) return { kind: 'assignGoods', seat: goods.seat, tiles: { [quay]: goods.kind } };
      return meant?.(from, to);
    },
    meantAt: (to) => {
      const contact = cardAt(to);
      if (contact) return { kind: 'playContact', seat: active, contact };
      if (!saysAll(to, table)) return undefined;
      return meant?.(quayAt(to) && played ? places.card(played.contact.id) : places.seat(active), to);
    },
  };
};

/** The places where an action ends. */
export const ends = (action: Kind): readonly Spot[] => waysOf(action as Action, '').map(([, to]) => to);

/** What is told of a place that was chosen; where one touch says it all, nothing is. */
export const lessonEntry: BoardEntry<Json, Form> = {
  ...entry,
  at: (position, spot, around) => {
    const { table } = around.about;
    if (saysAll(spot, table)) return undefined;
    const goods = goodsAt(table, spot);
    return goods ? { name: goods.name[around.lang], handles: [] } : entry.at(position, spot, around);
  },
};
