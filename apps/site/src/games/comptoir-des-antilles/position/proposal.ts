import { handOf, type Table } from '@portolan/boards/comptoir-des-antilles';
import { type ActionKind, comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import type { Json } from '../../../stores/table.ts';
import { playOfKind } from '../parts/play.ts';

/** What is done with a contact or at a departure: the same fields as in the forms of the checkers. */
const plays = [
  'place',
  'move',
  'swap',
  'remove',
  'replace',
  'swapGoods',
  'choose',
  'skip',
  'depart',
  'payCommission',
  'leaveSlate',
] as const satisfies readonly ActionKind[];

/** An action that is one of the plays. */
export type PlayKind = (typeof plays)[number];

/** Whether an action of a kind has the fields of a play. */
export const isPlay = (kind: string): kind is PlayKind => plays.some((one) => one === kind);

/** An empty move of each other kind, with the fields it needs at values that can be read. */
const blank = (kind: Exclude<ActionKind, PlayKind>, seat: number, table: Table): Json => {
  const { box, position } = table;
  const goods = box.goods[0]?.id ?? '?';
  const contact = handOf(table, seat).contacts[0] ?? box.contacts[0];
  const made: Readonly<Record<Exclude<ActionKind, PlayKind>, Json>> = {
    revealShip: { ship: box.ships[0]?.value ?? 1 },
    drawGoods: { goods },
    revealTile: { tile: 'mutiny' },
    openAuction: { seat },
    bid: { seat, amount: (position.auction?.high?.amount ?? 0) + 1 },
    pass: { seat },
    playTile: { seat, tile: position.tiles?.[seat]?.[0] ?? 'mutiny', quay: 1 },
    playContact: { seat, contact: contact?.id ?? '' },
    assignGoods: { seat, tiles: { 1: goods } },
    endTurn: { seat },
  };
  return { kind, ...made[kind] };
};

const actorOf = (state: State, table: Table): number => {
  const actor = comptoirDesAntilles.turn(state).actors[0];
  return typeof actor === 'number' ? actor : (table.position.active ?? 0);
};

/** A move to begin with: the first legal one of its kind, else an empty one. */
export const moveOfKind = (kind: string, state: State, table: Table): Json => {
  const legal = comptoirDesAntilles.actions(state).find((action) => action.kind === kind);
  if (legal) return legal as unknown as Json;
  const seat = actorOf(state, table);
  return isPlay(kind) ? { seat, ...playOfKind(kind) } : blank(kind as Exclude<ActionKind, PlayKind>, seat, table);
};

/** What is proposed first: to play a contact, if that is due, else the first legal move. */
export const firstMove = (state: State, table: Table): Json => {
  const legal = comptoirDesAntilles.actions(state);
  const first = legal.find(({ kind }) => kind === 'playContact') ?? legal[0];
  return (first as unknown as Json) ?? moveOfKind('endTurn', state, table);
};
