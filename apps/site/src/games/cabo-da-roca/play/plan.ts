import { beside, keyOf, shipOf, type Table, tableOf } from '@portolan/boards/cabo-da-roca';
import {
  type Action,
  type ActionOf,
  caboDaRoca,
  type Piece,
  type Rotation,
  type Square,
  type State,
} from '@portolan/cabo-da-roca';
import { cardNumber, ownedShip, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Seat, Text } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';
import { capital, fill, inEach } from '../../../kit/text.ts';
import { counted, raisedTo } from '../../../play/counting.ts';
import { type Moment, playGame, type Step, type Touch } from '../../../play/plan.ts';
import { momentOf, pruned, type Row, stepsBy } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { movesOn } from '../position/shown.ts';
import { asks, rotationInWords, playWords as words } from './words.ts';

const json = (action: Action): Json => action as unknown as Json;

const squareTouch = (at: Square): Touch => ({ spot: keyOf(at), name: inEach(() => squareInWords(at)) });

const SAILOR = 'sailor';

/** A piece by its square, and which of those that stand there. */
const pieceTouches = (table: Table, piece: Piece): readonly Touch[] => {
  if (typeof piece !== 'string')
    return [squareTouch(piece), { choice: SAILOR, name: inEach((lang) => capital(pieceName('sailor', lang))) }];
  const ship = shipOf(table, piece);
  const choice: Touch = { choice: `ship ${piece}`, name: inEach((lang) => capital(ownedShip(piece, lang))) };
  return ship ? [squareTouch(ship.at), choice] : [choice];
};

const rotationTouch = (rot: Rotation): Touch => ({
  choice: `rot ${rot}`,
  name: inEach((lang) => rotationInWords(rot, lang)),
});

const buyTouch = (piece: 'trade' | 'explorer' | 'pirate' | 'sailor' | string): Touch => ({
  choice: `buy ${piece}`,
  name: inEach((lang) => fill(words.buy[lang], { piece: pieceName(piece as 'sailor', lang) })),
});

const bonusTouches = (bonus: number | undefined): readonly Touch[] =>
  bonus ? [{ choice: 'bonus', name: words.bonus }] : [];

const headingOf = (table: Table, ship: string) => shipOf(table, ship)?.heading;

/** The square onto which a ship moves. */
const aheadOf = (table: Table, { kind, ship, ...move }: ActionOf<'advance'> | ActionOf<'depart'>): readonly Touch[] => {
  const at = shipOf(table, ship)?.at;
  const way = kind === 'depart' ? (move as ActionOf<'depart'>).dir : headingOf(table, ship);
  return at && way ? [squareTouch(beside(at, way))] : [];
};

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
    case 'layTile':
      return [row(squareTouch(action.at), rotationTouch(action.rot))];
    case 'buyShip':
      return [row(squareTouch(action.at), buyTouch(action.piece))];
    case 'buySailor':
      return [row(squareTouch(action.at), buyTouch('sailor'))];
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
    case 'rotate': {
      const side: Touch = { choice: action.to, name: words[action.to] };
      return [row(...pieceTouches(table, action.ship), side, ...bonusTouches(action.bonus))];
    }
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

/** Ransoms of one shot are one row: the sum is raised from the least. */
const ransomRows = (table: Table, bargains: readonly Bargain[]): readonly Row[] =>
  bargains
    .filter((one, i) => bargains.findIndex((other) => sameShot(one, other)) === i)
    .map((one) => {
      const sums = bargains.filter((other) => sameShot(one, other)).map(({ sum }) => sum);
      const counting = {
        least: Math.min(...sums),
        most: Math.max(...sums),
        ask: (n: number) => inEach((lang) => fill(words.ransom[lang], { n })),
        action: (sum: number) => json({ ...one, sum }),
      };
      const steps = [...pieceTouches(table, one.ship), squareTouch(one.at), { choice: 'ransom', name: words.demand }];
      return { steps, action: json(one), on: () => counted(counting) };
    });

const rowsAt = (state: State, table: Table, seat: Seat): readonly Row[] => {
  const listed = caboDaRoca.actions(state, seat);
  return pruned([...listed.flatMap((action) => rowsOf(table, action)), ...ransomRows(table, listed.filter(isBargain))]);
};

const askAfter = (state: State, rows: readonly Row[], steps: readonly Touch[]): Text => {
  if (steps.length === 0) return asks[state.phase] ?? words.nothing;
  const next = rows.find((row) => row.steps.length > steps.length)?.steps[steps.length];
  if (!next) return words.nothing;
  if ('spot' in next || next.choice === 'left' || next.choice === 'right') return words.piece;
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
      const { meant, meantAt } = movesOn(state, table);
      return from === undefined ? meantAt?.(spot) : meant?.(from, spot);
    },
  });
};

const stepsOf = (state: State, action: Json): readonly Step[] => {
  const read = caboDaRoca.parseAction(action, state);
  if (!read.ok || !('seat' in read.value)) return [];
  const asked = read.value;
  const rows = rowsAt(state, tableOf(state), asked.seat);
  if (!isBargain(asked)) return stepsBy(rows, [], action) ?? [];
  const row = rows.find((one) => one.on && sameShot(one.action as unknown as Bargain, asked));
  return row ? [...row.steps, ...raisedTo(Number(row.action.sum), asked.sum)] : [];
};

/** How the moves of Cabo da Roca are put together. */
export const plan = playGame(begin, stepsOf);
