import { comptoirDesAntilles, type State, seatLetters } from '@portolan/comptoir-des-antilles';
import { type Result, type Seat, within } from '@portolan/core';
import { questions } from '@portolan/solvers/comptoir-des-antilles';
import type { Fields } from './cases.ts';
import { equal } from './compare.ts';
import { comptoirFacts } from './comptoir-des-antilles-facts.ts';
import { countPlays } from './comptoir-des-antilles-plays.ts';
import type { Adapter } from './runner.ts';
import { solveWith } from './solvers.ts';

/** The seat of a letter. Throws on anything else. */
export const seatOf = (name: unknown): Seat => {
  const seat = typeof name === 'string' && name.length === 1 ? seatLetters.indexOf(name) : -1;
  if (seat < 0) throw new Error(`"${String(name)}" is no seat`);
  return seat;
};

const quays = ['4 madras', '5 rum', '4 madras', '6 spices'];

/** Keys that a position has under the same name, or another, and in the same form. */
const copied = { seats: 'seats', phase: 'phase', tail: 'tail', box: 'goodsOut', premiums: 'premiums' } as const;
const letters = ['slate', 'active', 'first'] as const;
const done = ['tilePlayed', 'auctions', 'slateLeft', 'effects', 'departures'] as const;
/** Keys of further cases, as a position has them. */
const further = ['leaving', 'auction'] as const;
const read = ['rulings', 'left', 'contact', 'resolved', 'discard', 'hand', 'bag', 'next', 'pile', 'tiles', 'tileBag'];
const keys = [
  ...Object.keys(copied),
  ...letters,
  ...done,
  ...further,
  ...read,
  'youngest',
  'view',
  'q1',
  'q2',
  'q3',
  'q4',
];

/** A list by seat from a map of letters. */
const bySeat = <Item>(seats: number, map: unknown, usual: (seat: Seat) => Item): Item[] =>
  Array.from({ length: seats }, (_, seat) => ((map ?? {}) as Record<string, Item>)[seatLetters[seat]!] ?? usual(seat));

const some = (given: Fields, names: readonly string[], form: (value: unknown) => unknown = (value) => value): Fields =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, form(given[name])]])));

/** What has been played in this turn: a contact still in play, or one that lies in the discard. */
const turnOf = (given: Fields): Fields => {
  const contact = given.contact ?? given.resolved;
  return {
    ...some(given, done),
    ...(contact === undefined ? {} : { contact, resolved: given.resolved !== undefined }),
  };
};

/** The ship pile: `empty` below the visible ship, `none` with it. */
const shipsOf = ({ pile, next = 5 }: Fields): Fields => {
  if (pile === 'none') return { next: null };
  return { next, ...(pile === undefined ? {} : { ships: pile === 'empty' ? {} : pile }) };
};

const countsOf = (name: string, counts: unknown): Fields =>
  counts === undefined ? {} : { [name]: counts === 'none' ? {} : counts };

/** Contacts discarded; the one played in this turn lies there too. */
const discardsOf = (given: Fields, seats: number): string[][] => {
  const discards = bySeat<string[]>(seats, given.discard, () => []);
  const active = given.active === undefined ? 0 : seatOf(given.active);
  return discards.map((pile, seat) =>
    seat === active && given.resolved !== undefined ? [...pile, String(given.resolved)] : pile,
  );
};

/** The default position with what `given` changes in it. */
const positionOf = (given: Fields, rulings: Fields): Fields => {
  const seats = (given.seats ?? 3) as number;
  const phase = given.phase ?? (given.contact === undefined ? 'act' : 'effect');
  return {
    seats,
    premiums: Array<number>(seats).fill(10),
    ...Object.fromEntries(Object.entries(copied).flatMap(([key, to]) => (key in given ? [[to, given[key]]] : []))),
    ...some(given, letters, seatOf),
    ...some(given, ['left', ...further]),
    ...(given.slate === undefined ? { slate: 0 } : {}),
    ...(given.first === undefined ? { first: 0 } : {}),
    phase,
    rulings,
    quays: quays.map((usual, quay) => given[`q${quay + 1}`] ?? usual),
    hands: bySeat(seats, given.hand, () => ['?']),
    tiles: bySeat<string[]>(seats, given.tiles, () => []),
    discards: discardsOf(given, seats),
    turn: turnOf(given),
    ...shipsOf(given),
    ...countsOf('goods', given.bag),
    ...countsOf('tilePile', given.tileBag),
  };
};

const setUp = ({ seats = 3, youngest = 'A' }: Fields, rulings: Fields): Fields => ({
  seats,
  rulings,
  phase: 'setupShips',
  first: seatOf(youngest),
});

const begin = (given: Fields, when: Readonly<Record<string, string>>): Result<State> => {
  const stranger = Object.keys(given).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Error(`"given" has no key "${stranger}"`);
  const rulings = { ...(given.rulings as Fields | undefined), ...when };
  const json = given.phase === 'setup' ? setUp(given, rulings) : positionOf(given, rulings);
  const parsed = comptoirDesAntilles.parsePosition(json);
  if (!parsed.ok) return { ok: false, problems: within('given', parsed.problems) };
  if (!('view' in given)) return parsed;
  const seat = given.view === null ? null : seatOf(given.view);
  return { ok: true, value: comptoirDesAntilles.view(parsed.value, seat) };
};

/** The shorthand of the cases of Comptoir des Antilles: seats are letters, quays are texts, what is not said stands as in the default position. */
export const comptoirAdapter: Adapter = {
  game: comptoirDesAntilles,
  begin,
  facts: (state, then) => comptoirFacts(state as State, then),
  seat: seatOf,
  count: (state, count) => equal('count', count, countPlays(state as State)),
  solve: (state, question) => solveWith(questions, state, question),
  unstated: ['example'],
};
