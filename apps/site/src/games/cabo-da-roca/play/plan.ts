import { beside, keyOf, type Table, tableOf } from '@portolan/boards/cabo-da-roca';
import { type Action, type ActionOf, engine, type PieceKind, type Rotation, type State } from '@portolan/cabo-da-roca';
import { cardNumber, pieceName } from '@portolan/cabo-da-roca/rules';
import type { Seat, Text } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';
import { capital, fill, inEach } from '../../../kit/text.ts';
import { askFor } from '../../../play/asking.ts';
import { counted, raisedTo } from '../../../play/counting.ts';
import { type Moment, playGame, type Step, type Touch } from '../../../play/plan.ts';
import { kindsOf, momentOf, pruned, type Row, stepsBy } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { inTray, isInTray, putOn } from '../parts/hand.ts';
import { squareOf } from '../parts/square-of.ts';
import { meantAt, meantBy, meantOf } from '../position/meant.ts';
import { denouncingRows, denouncingSteps } from './denouncing.ts';
import { aheadOf, pieceTouches, SAILOR, sideTouch, squareTouch } from './pieces.ts';
import { isPaidBySale, saleRows, saleSteps } from './selling.ts';
import { asks, phaseAsks, rotationInWords, playWords as words } from './words.ts';

const json = (action: Action): Json => action as unknown as Json;

const rotationTouch = (rot: Rotation): Touch => ({
  choice: `rot ${rot}`,
  name: inEach((lang) => rotationInWords(rot, lang)),
});

const buyTouch = (piece: PieceKind): Touch => ({
  choice: `buy ${piece}`,
  name: inEach((lang) => fill(words.buy[lang], { piece: pieceName(piece, lang) })),
});

const bonusTouches = (bonus: number | undefined): readonly Touch[] =>
  bonus ? [{ choice: 'bonus', name: words.bonus }] : [];

/** The rows of touches that put an action together. */
const rowsOf = (table: Table, action: Action): readonly Row[] => {
  const row = (...steps: readonly Touch[]): Row => ({ steps, action: json(action) });
  switch (action.kind) {
    case 'drawTile':
      return [row({ choice: 'draw', name: words.drawTile })];
    case 'returnTile':
      return [row({ choice: 'return', name: words.returnTile })];
    case 'endTurn':
      return [row({ choice: 'end', name: words.end })];
    case 'answer':
      return [
        row(action.accept ? { choice: 'accept', name: words.accept } : { choice: 'decline', name: words.decline }),
      ];
    case 'layPort':
    case 'layTile': {
      const { at, rot } = action;
      const tile: Touch = { spot: inTray.tile(rot), name: inEach((lang) => rotationInWords(rot, lang)) };
      return [row(squareTouch(at), rotationTouch(rot)), row(tile, squareTouch(at))];
    }
    case 'buyShip':
    case 'buySailor': {
      const kind = action.kind === 'buyShip' ? action.piece : 'sailor';
      const { name } = buyTouch(kind);
      return [
        row(squareTouch(action.at), buyTouch(kind)),
        row({ spot: inTray.piece(kind), name }, squareTouch(action.at)),
      ];
    }
    case 'load':
      return [row(...pieceTouches(table, action.ship), { choice: 'load', name: words.load })];
    case 'depart':
      return [row(...pieceTouches(table, action.ship), ...aheadOf(table, action), ...bonusTouches(action.bonus))];
    case 'advance': {
      const { card } = action;
      const named: readonly Touch[] = card
        ? [{ choice: `card ${card}`, name: inEach((lang) => capital(cardNumber(card, lang))) }]
        : [];
      return [
        row(...pieceTouches(table, action.ship), ...aheadOf(table, action), ...bonusTouches(action.bonus), ...named),
      ];
    }
    case 'rotate':
      return [row(...pieceTouches(table, action.ship), sideTouch(action.to), ...bonusTouches(action.bonus))];
    case 'walk':
      return [row(...pieceTouches(table, action.at), squareTouch(beside(action.at, action.dir)))];
    case 'attack':
      return [row(...pieceTouches(table, action.ship), squareTouch(action.at), { choice: 'fire', name: words.fire })];
    case 'sell':
      return [row(...pieceTouches(table, action.piece))];
    default:
      return [];
  }
};

type Bargain = ActionOf<'bargain'>;

const isBargain = (action: Action): action is Bargain => action.kind === 'bargain';

const sameShot = (one: Bargain, other: Bargain): boolean =>
  one.ship === other.ship && keyOf(one.at) === keyOf(other.at);

/** The most that can be asked in place of a shot; 0 where nothing can. */
const mostOf = (state: State, bargain: Bargain): number => {
  if (!engine.check(state, { ...bargain, sum: 1 }).legal) return 0;
  const verdict = engine.check(state, { ...bargain, sum: Number.MAX_SAFE_INTEGER });
  const [first] = verdict.legal ? [] : verdict.violations;
  return first?.reason === 'sum-out-of-range' ? first.facts.coins : 0;
};

/** Ransoms of one shot are one row: the sum, which can be any, is raised from nothing. */
const ransomRows = (state: State, table: Table, shots: readonly Action[]): readonly Row[] =>
  shots.flatMap((shot): readonly Row[] => {
    if (shot.kind !== 'attack') return [];
    const { seat, ship, at } = shot;
    const bargain = (sum: number): Bargain => ({ kind: 'bargain', seat, ship, at, sum });
    const most = mostOf(state, bargain(1));
    if (most === 0) return [];
    const counting = {
      least: 0,
      most,
      ask: (n: number) => inEach((lang) => fill(words.ransom[lang], { n })),
      action: (sum: number) => (sum > 0 ? json(bargain(sum)) : undefined),
    };
    const steps = [...pieceTouches(table, ship), squareTouch(at), { choice: 'ransom', name: words.demand }];
    return [{ steps, action: json(bargain(1)), on: () => counted(counting) }];
  });

const rowsAt = (state: State, table: Table, seat: Seat): readonly Row[] => {
  const listed = engine.actions(state, seat);
  return pruned([
    ...listed.flatMap((action) => rowsOf(table, action)),
    ...ransomRows(state, table, listed),
    ...saleRows(state, table, seat, buyTouch),
    ...denouncingRows(state, table, seat),
  ]);
};

const askAfter = (state: State, rows: readonly Row[], steps: readonly Touch[]): Text => {
  if (steps.length === 0) return phaseAsks[state.phase] ?? askFor(asks, kindsOf(rows)) ?? words.nothing;
  const ways = rows.flatMap((row) => row.steps[steps.length] ?? []);
  const next = ways.find((way) => 'choice' in way);
  if (ways.some((way) => 'spot' in way)) return next ? words.piece : words.goes;
  if (!next) return words.nothing;
  if (next.choice.startsWith('rot ')) return words.turned;
  if (next.choice.startsWith('card ')) return words.card;
  return next.choice === 'bonus' ? words.more : words.which;
};

/** The place of a piece that has been touched, as the chart names it where several stand on a square. */
const touchedPiece = (steps: readonly Touch[]): Spot | undefined => {
  const [first, second] = steps;
  if (!first || !('spot' in first)) return undefined;
  if (!second || !('choice' in second)) return first.spot;
  const name = second.choice === SAILOR ? SAILOR : /^ship (.+)$/.exec(second.choice)?.[1];
  return name === undefined ? first.spot : `${first.spot}#${name}`;
};

const begin = (state: State, seat: Seat): Moment => {
  const table = tableOf(state);
  return momentOf(rowsAt(state, table, seat), {
    ask: (rows, steps) => askAfter(state, rows, steps),
    meant: (spot, steps) => {
      const from = touchedPiece(steps);
      if (isInTray(spot)) return undefined;
      if (from !== undefined && isInTray(from)) return putOn(table, from, spot);
      if (from !== undefined) return meantBy(state, table, from, spot);
      const laying = meantAt(table, spot);
      if (laying) return laying;
      // Before the tile is drawn, a square is touched to lay it.
      const early: Json = { kind: 'layTile', seat, at: squareOf(spot), rot: 0 };
      return meantOf(state, table, spot, seat) ?? (state.phase === 'tile' ? early : undefined);
    },
  });
};

const stepsOf = (state: State, action: Json): readonly Step[] => {
  const read = engine.parseAction(action, state);
  if (!read.ok || !('seat' in read.value)) return [];
  const asked = read.value;
  const table = tableOf(state);
  if (asked.kind === 'denounce') return denouncingSteps(state, table, asked.attempt.seat, action);
  const rows = rowsAt(state, table, asked.seat);
  if (isPaidBySale(asked)) return saleSteps(rows, table, asked);
  if (!isBargain(asked)) return stepsBy(rows, [], action) ?? [];
  const row = rows.find(
    ({ on, action: one }) => on && one.kind === 'bargain' && sameShot(one as unknown as Bargain, asked),
  );
  return row ? [...row.steps, ...raisedTo(0, asked.sum)] : [];
};

/** How the moves of Cabo da Roca are put together. */
export const plan = playGame(begin, stepsOf);
