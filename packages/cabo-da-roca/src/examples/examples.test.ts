import { fires, languages, play, type Result } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { type Clause, caboDaRoca, clauses, isRuling, readingsOf } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Position } from '../types.ts';
import { type CaboExample, examples } from './index.ts';

/** What a sentence shows when a fact or the sentence itself is missing. */
const hole = /\?|undefined|null|NaN|\(\w+-\w+\)|^(Event|Événement|Action)/;

/** What an example comes to: what is wrong with its position, the answers to its actions, the table at the end. */
interface Played {
  readonly problems: readonly Clause[];
  readonly answers: readonly {
    readonly legal: boolean;
    readonly cites: readonly Clause[];
    readonly told: readonly object[];
  }[];
  readonly end: Position;
}

const settled = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};
const read = (position: Position) => settled(caboDaRoca.parsePosition(position));

const tell = (example: CaboExample, reading: Readonly<Record<string, string>> = {}): Played => {
  const rulings = { ...example.position.rulings, ...example.rulings, ...reading };
  let state = read({ ...example.position, rulings });
  const problems = caboDaRoca.validate(state).map((violation) => violation.clause);
  const answers = example.actions.map((action) => {
    const played = play(caboDaRoca, state, action);
    if (!played.ok) {
      const { violations } = played.verdict;
      return { legal: false, cites: violations.map((violation) => violation.clause), told: violations };
    }
    state = played.state;
    return { legal: true, cites: [...played.by, ...played.events.map((event) => event.clause)], told: played.events };
  });
  const { rulings: _, ...end } = caboDaRoca.makePosition(state);
  return { problems, answers, end };
};

/** Whether the outcome changes under another reading of an open point. */
const parts = (example: CaboExample, clause: Clause): boolean => {
  const name = clause.replace('ruling.', '');
  if (!isRuling(name)) return false;
  const usual = JSON.stringify(tell(example));
  return readingsOf(name).some((reading) => JSON.stringify(tell(example, { [name]: reading })) !== usual);
};

const last = (told: Played): readonly Clause[] => told.answers.at(-1)?.cites ?? [];

/** Whether the example starts from the table that the engine sets up. */
const asSetUp =
  (...fields: readonly (keyof Position)[]) =>
  (_: Played, { position }: CaboExample) => {
    const ours = caboDaRoca.makePosition(read(position));
    const start = caboDaRoca.makePosition(settled(caboDaRoca.setup({ seats: position.seats })));
    return fields.every((field) => JSON.stringify(ours[field]) === JSON.stringify(start[field]));
  };

/** What hands lay out before the game shows in the position; a ruling of ours may show in the clauses that it explains. */
const laidOut: Partial<Record<Clause, (told: Played, example: CaboExample) => boolean>> = {
  'setup.coins': asSetUp('coins'),
  'setup.cross': asSetUp('board'),
  'setup.stack': asSetUp('stack'),
  'setup.cards': asSetUp('pile', 'discard', 'shown'),
  'opening.oldest': asSetUp('active'),
  'setup.first-sailor': ({ end }) => end.used === 1 && end.coins?.[0] === 100 && end.sailors?.[0]?.moved === true,
  'trade.length': ({ answers }) => (answers.at(-1)?.told ?? []).some((fact) => 'length' in fact && 'zone' in fact),
  'tiles.corners': (told) => last(told).some((clause) => clause === 'laying.sides' || clause === 'laying.corners'),
};

const doesFire = (example: CaboExample, told: Played, clause: Clause): boolean =>
  last(told).includes(clause) || (laidOut[clause]?.(told, example) ?? parts(example, clause));

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  const told = tell(example);

  test('starts from a table that can be', () => {
    expect(told.problems).toEqual([]);
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
    expect(parts(first, 'ruling.broadside')).toBe(false);
    expect(doesFire(first, tell(first), 'tiles.corners')).toBe(false);
    expect(doesFire(first, tell(first), 'combat.loot')).toBe(false);
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
