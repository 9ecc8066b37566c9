import { fires, languages, play } from '@portolan/core';
import { describe, expect, test } from 'vitest';
import { borneo, type Clause, clauses, isRuling, readingsOf, reconstructed } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Position } from '../types.ts';
import { type BorneoExample, examples } from './index.ts';

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
  const parsed = borneo.parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const tell = (example: BorneoExample, reading: Readonly<Record<string, string>> = {}): Told => {
  const rulings = { ...example.position.rulings, ...example.rulings, ...reading };
  let state = read({ ...example.position, rulings });
  const problems = borneo.validate(state).map((violation) => violation.clause);
  const answers = example.actions.map((action) => {
    const played = play(borneo, state, action);
    if (!played.ok) {
      const { violations } = played.verdict;
      return { legal: false, cites: violations.map((violation) => violation.clause), told: violations };
    }
    state = played.state;
    return { legal: true, cites: [...played.by, ...played.events.map((event) => event.clause)], told: played.events };
  });
  const { rulings: _, ...end } = borneo.makePosition(state);
  return { problems, answers, end };
};

/** Whether the outcome changes under another reading of an open point. */
const parts = (example: BorneoExample, clause: Clause): boolean => {
  const name = clause.replace('ruling.', '');
  if (!isRuling(name)) return false;
  const usual = JSON.stringify(tell(example));
  return readingsOf(name).some((reading) => JSON.stringify(tell(example, { [name]: reading })) !== usual);
};

/** Two clauses are the work of hands before the game; what they lay out shows in the position or comes back in an event. */
const laidOut: Partial<Record<Clause, (told: Told, example: BorneoExample) => boolean>> = {
  'setup.board': (_, { position }) => {
    const whole = borneo.makePosition(read(position));
    return (
      JSON.stringify(whole.pile) === '[60]' &&
      whole.harborPile?.length === reconstructed.harbors.filter((harbor) => harbor.mark !== '5').length &&
      reconstructed.harbors.length === 14
    );
  },
  'setup.markers': (told) =>
    (told.answers.at(-1)?.cites ?? []).some((clause) => clause === 'monopoly.marker' || clause === 'shared.markers'),
};

const doesFire = (example: BorneoExample, told: Told, clause: Clause): boolean =>
  (told.answers.at(-1)?.cites ?? told.problems).includes(clause) ||
  (laidOut[clause]?.(told, example) ?? parts(example, clause));

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
    if (rules.clauses[clause].kind === 'definition') expect(told.problems).toContain(clause);
    else expect(doesFire(example, told, clause), JSON.stringify(told.answers.at(-1))).toBe(true);
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
    expect(parts(first, 'ruling.fight-flags')).toBe(false);
    expect(doesFire(first, tell(first), 'setup.markers')).toBe(false);
    expect(doesFire(first, tell(first), 'fight.bonus')).toBe(false);
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
