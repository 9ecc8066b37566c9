import { type ActionKind, borneo, companyIds, type Position, type State } from '@portolan/borneo';
import type { Json } from '../../../stores/table.ts';
import { movesOn } from '../example/moves.ts';

/** An empty move of each kind, with the fields it needs at values that can be read. */
const blank = (kind: ActionKind, seat: number, position: Position): Json => {
  const due = position.refill ?? 1;
  const made: Readonly<Record<ActionKind, Json>> = {
    draw: { to: seat, card: '?' },
    reveal: { port: due, harbor: position.harborPile?.[0] ?? 'miri' },
    chooseFirst: { first: 0 },
    place: { seat, company: companyIds[0] },
    completeMission: { seat, mission: position.missions?.[0] ?? '1b', pay: [] },
    transfer: { seat, from: 'red', rank: 1, to: 'blue' },
    attack: { seat, company: 'red', attacker: 2, defender: 1, cards: [] },
    defend: { seat, cards: [] },
    yield: { seat, to: 'swap' },
    reward: { seat, cards: [] },
    playShipment: { seat, card: '', port: 1 },
    take: { seat, card: '' },
    discard: { seat, cards: [] },
    pass: { seat },
  };
  return { kind, ...made[kind] };
};

/** A move to begin with: the first legal one of its kind, else an empty one. */
export const moveOfKind = (kind: ActionKind, state: State, position: Position): Json => {
  const legal = movesOn(state).actions.find((action) => action.kind === kind);
  if (legal) return legal as unknown as Json;
  const actor = borneo.turn(state).actors[0];
  return blank(kind, typeof actor === 'number' ? actor : (position.active ?? 0), position);
};

const usual: Readonly<Partial<Record<string, ActionKind>>> = {
  mission: 'completeMission',
  company: 'attack',
  shipment: 'playShipment',
  final: 'completeMission',
};

/** The move that is proposed first on a table: the one its phase is for. */
export const firstMove = (state: State, position: Position): Json => {
  const kind = usual[borneo.turn(state).phase] ?? movesOn(state).actions[0]?.kind ?? 'pass';
  return moveOfKind(kind, state, position);
};
