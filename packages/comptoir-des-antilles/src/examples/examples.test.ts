import { fires, languages, play } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { type Clause, clauses, comptoirDesAntilles as game, isRuling, readingsOf } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Event, Position } from '../types.ts';
import { type ComptoirExample, examples } from './index.ts';

/** What a sentence shows when a fact or the sentence itself is missing. */
const hole = /\?|undefined|null|NaN|\(\w+-\w+\)|^(Event|Événement|Action)/;

/** What an example comes to: what is wrong with its position, the answers to its actions, the table at the end. */
interface Told {
  readonly problems: readonly Clause[];
  readonly answers: readonly {
    readonly legal: boolean;
    readonly cites: readonly Clause[];
    readonly told: readonly object[];
  }[];
  readonly end: Position;
}

const read = (position: Position) => {
  const parsed = game.parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const tell = (example: ComptoirExample, reading: Readonly<Record<string, string>> = {}): Told => {
  const rulings = { ...example.position.rulings, ...example.rulings, ...reading };
  let state = read({ ...example.position, rulings });
  const problems = game.validate(state).map((violation) => violation.clause);
  const answers = example.actions.map((action) => {
    const played = play(game, state, action);
    if (!played.ok) {
      const { violations } = played.verdict;
      return { legal: false, cites: violations.map((violation) => violation.clause), told: violations };
    }
    state = played.state;
    return { legal: true, cites: [...played.by, ...played.events.map((event) => event.clause)], told: played.events };
  });
  const { rulings: _, ...end } = game.makePosition(state);
  return { problems, answers, end };
};

/** Whether the outcome changes under another reading of an open point. */
const parts = (example: ComptoirExample, clause: Clause): boolean => {
  const name = clause.replace('ruling.', '');
  if (!isRuling(name)) return false;
  const usual = JSON.stringify(tell(example));
  return readingsOf(name).some((reading) => JSON.stringify(tell(example, { [name]: reading })) !== usual);
};

const eventsOf = ({ answers }: Told): Event[] =>
  answers.flatMap(({ legal, told }) => (legal ? (told as readonly Event[]) : []));

const ofKind = <Kind extends Event['kind']>(told: Told, kind: Kind) =>
  eventsOf(told).filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);

const total = (counts: Readonly<Record<string, number>> = {}) => Object.values(counts).reduce((sum, n) => sum + n, 0);
const rising = (numbers: readonly number[]) => numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);

/** Whether kinds of events come in this order, each at least once. */
const inOrder = (told: Told, kinds: readonly Event['kind'][]) => {
  const happened = eventsOf(told).map((event) => event.kind);
  return rising(kinds.map((kind) => happened.indexOf(kind))) && happened.includes(kinds[0]!);
};

type Sight = (told: Told, start: Position) => boolean;

/** Clauses that no event names: they show in what lies on the table, or in the order of events. */
const inSight: Partial<Record<Clause, Sight>> = {
  'setup.port': (_, start) => start.quays?.length === 4 && start.quays.every((quay) => quay === '-'),
  'setup.markers': (_, start) => start.premiums?.every((counter) => counter === 0) === true,
  'setup.goods-pile': (_, start) => total(start.goods) === 16,
  'setup.slate': (told, start) => ofKind(told, 'roundStarted').some(({ first }) => first === start.slate),
  'port.ship-order': (told) =>
    ofKind(told, 'shipPlaced')
      .map(({ quay }) => quay)
      .join('') === '1234',
  'port.goods-order': (told) =>
    ofKind(told, 'goodsLaid')
      .map(({ quay }) => quay)
      .join('') === '1234',
  'turn.departures': (told) =>
    inOrder(told, ['premiumPaid', 'commissionPaid', 'shipPlaced', 'goodsDrawn', 'goodsAssigned']),
  'sailing.commission-each': (told) =>
    ofKind(told, 'shipSailed').length > 1 &&
    ofKind(told, 'commissionPaid').length === ofKind(told, 'shipSailed').length,
  'slate.kept': (told, start) =>
    start.left === true && told.end.active !== start.active && told.end.slate === start.slate,
  'tile.prevails': (told) => told.answers.at(-1)?.cites.includes('tile.exclusive') === true,
  'ruling.sailing-order': ({ end }) => game.actions(read(end)).filter(({ kind }) => kind === 'depart').length > 1,
  'ruling.quay-order': (told) => {
    const [gone, come] = [ofKind(told, 'shipDiscarded'), ofKind(told, 'shipPlaced')];
    return come.length > 1 && rising(come.map(({ quay }) => quay)) && !rising(gone.map(({ quay }) => quay));
  },
  'ruling.spent-tile': (told) =>
    ofKind(told, 'porterRemoved').some(
      ({ clause, quay }) => clause === 'tile.mutiny' && told.end.quays?.[quay - 1]?.includes('mutiny'),
    ),
  'ruling.shared-victory': (told) => ofKind(told, 'winners').some(({ seats }) => seats.length > 1),
  'ruling.open-discards': (_, start) =>
    total(start.discards?.map((pile) => pile.length) as never) > 0 &&
    [0, 1, 2, null].every(
      (seat) => game.makePosition(game.view(read(start), seat)).discards?.join() === start.discards?.join(),
    ),
};

const doesFire = (example: ComptoirExample, told: Told, clause: Clause): boolean =>
  (told.answers.at(-1)?.cites ?? told.problems).includes(clause) ||
  (inSight[clause]?.(told, game.makePosition(read(example.position))) ?? parts(example, clause));

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  const told = tell(example);

  test('starts from a table that can be, unless that is its point', () => {
    if (example.actions.length > 0) expect(told.problems).toEqual([]);
    else expect(told.problems).not.toEqual([]);
  });

  test('goes as it says', () => {
    const before = told.answers.slice(0, -1).map((answer) => answer.legal);
    expect(before).toEqual(before.map(() => true));
    expect(told.answers.at(-1)?.legal).toBe(example.legal);
  });

  test.each(example.shows)('makes %s fire', (clause) => {
    expect(doesFire(example, told, clause), JSON.stringify(told.answers.at(-1))).toBe(true);
  });
});

describe('the examples together', () => {
  test('show every clause that can fire', () => {
    const shown = new Set(examples.flatMap((example) => example.shows));
    const missing = clauses.filter((clause) => fires(rules.clauses[clause].kind) && !shown.has(clause));
    expect(missing).toEqual([]);
  });

  test.each(languages)('are told without a hole in %s', (lang) => {
    for (const example of examples) {
      for (const action of example.actions) expect(rules.action(action, lang)).not.toMatch(hole);
      for (const { legal, told } of tell(example).answers) {
        for (const fact of told as { kind: string; clause: string; reason: string }[]) {
          expect(legal ? rules.event(fact, lang) : rules.violation(fact, lang)).not.toMatch(hole);
        }
      }
    }
  });

  test('fire only what they cite, or what a reading changes', () => {
    const [first] = examples;
    if (!first) throw new Error('no example');
    expect(parts(first, 'ruling.storm')).toBe(false);
    expect(doesFire(first, tell(first), 'ruling.open-discards')).toBe(false);
    expect(doesFire(first, tell(first), 'tile.storm')).toBe(false);
  });

  test('have ids of their own', () => {
    expect(new Set(examples.map((example) => example.id)).size).toBe(examples.length);
  });

  test('speak French as it is set', () => {
    for (const { title, caption } of examples) {
      expect(title.fr + caption.fr).not.toMatch(/ [:;!?»]|« |'/);
    }
  });
});
