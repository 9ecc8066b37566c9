import { playedOf, type Table } from '@portolan/boards/comptoir-des-antilles';
import { type Action, engine, parsePosition, type Quay, type State } from '@portolan/comptoir-des-antilles';
import { play } from '@portolan/core';
import type { BoardMoves, ShownMove, Spot } from '../../../board/entry.ts';
import type { Json } from '../../../stores/table.ts';
import { playFor } from '../parts/play.ts';
import { rephased } from '../position/phases.ts';
import { quayAt } from './laying.ts';
import { cardAt, places, seatAt, tileAt } from './spots.ts';

type Shown = Pick<BoardMoves, 'shown' | 'shownFrom' | 'meant' | 'before'>;

const between = (one: Quay, other: Quay): readonly (readonly [Spot, Spot])[] => [
  [places.quay(one), places.quay(other)],
  [places.quay(other), places.quay(one)],
];

/** The ways on the harbor that mean an action: from where to where. What a card does begins at the card, too. */
export const waysOf = (action: Action, card: Spot): readonly (readonly [from: Spot, to: Spot])[] => {
  switch (action.kind) {
    case 'playContact':
      return [[places.card(action.contact), places.card(action.contact)]];
    case 'place':
      return [...new Set(action.quays)].map((quay) => [card, places.quay(quay)] as const);
    case 'move':
      return [
        [card, places.quay(action.to)],
        [places.quay(action.from), places.quay(action.to)],
      ];
    case 'swap':
      return between(action.a.quay, action.b.quay);
    case 'swapGoods':
      return between(action.a, action.b);
    case 'remove':
    case 'replace':
    case 'depart':
      return [[card, places.quay(action.quay)]];
    case 'choose':
    case 'skip':
      return [[card, card]];
    case 'playTile':
      return [[places.tile(action.seat, action.tile), places.quay(action.quay)]];
    case 'payCommission':
      return [[places.seat(action.seat), places.seat(action.seat)]];
    case 'leaveSlate':
      return [[places.seat(action.seat), places.seat(action.to)]];
    default:
      return [];
  }
};

const shownOf = (state: State, card: Spot): ShownMove[] =>
  engine
    .actions(state)
    .flatMap((action) => waysOf(action, card).map(([from, to]) => ({ from, to, action: action as unknown as Json })));

/** The table before the contact in play was played, as long as nothing has been done with it. */
const unplayed = (state: State, table: Table): State => {
  const played = playedOf(table);
  if (state.phase !== 'effect' || played?.now !== 0) return state;
  const read = parsePosition(rephased(engine.makePosition(state) as unknown as Json, 'act'));
  return read.ok ? read.value : state;
};

/** The effect that is due, carried out at a quay as simply as it can be meant. */
const meantAt = (state: State, quay: Quay): Json | undefined => {
  const [effect] = state.effects;
  if (state.phase === 'depart') return { kind: 'depart', seat: state.active, quay };
  if (!effect) return undefined;
  const meant = playFor(effect);
  const seated = { ...meant, seat: state.active };
  if (meant.kind === 'place') {
    const [group = 1] = effect.do === 'place' ? effect.groups : [];
    const others = meant.quays.slice(group).map((one) => (one === quay ? meant.quays[0]! : one));
    return { ...seated, quays: [...Array<Quay>(group).fill(quay), ...others] };
  }
  if (meant.kind === 'remove' || meant.kind === 'replace') return { ...seated, quay };
  return meant.kind === 'move' ? { ...seated, to: quay, from: quay === 1 ? 2 : 1 } : undefined;
};

/** The moves that the harbor can show: a card, then the quay; a tile, then the quay; from quay to quay; whom the slate goes to. */
export const movesOn = (state: State, table: Table): Shown => {
  const inPlay = table.position.turn?.resolved ? undefined : table.position.turn?.contact;
  const card = inPlay === undefined ? '' : places.card(inPlay);
  const base = unplayed(state, table);
  /** The table after another contact of the hand has been played. */
  const played = (from: Spot): State | undefined => {
    const contact = cardAt(from);
    if (!contact || contact === inPlay) return undefined;
    const step = play(engine, base, { kind: 'playContact', seat: base.active, contact });
    return step.ok ? step.state : undefined;
  };
  return {
    shown: shownOf(state, card),
    shownFrom: (from) => {
      const after = played(from);
      return after ? shownOf(after, from).filter((move) => move.from === from && move.to !== from) : [];
    },
    before: (from, to) => {
      const after = quayAt(to) ? played(from) : undefined;
      return after && (engine.makePosition(after) as unknown as Json);
    },
    meant: (from, to) => {
      const [quay, tile, seat] = [quayAt(to), tileAt(from), seatAt(to)];
      if (quay && tile) return { kind: 'playTile', ...tile, quay };
      if (quay && cardAt(from)) return meantAt(played(from) ?? state, quay);
      const settling = state.phase === 'settle' && seatAt(from) === state.active;
      return settling && seat !== undefined ? { kind: 'leaveSlate', seat: state.active, to: seat } : undefined;
    },
  };
};
