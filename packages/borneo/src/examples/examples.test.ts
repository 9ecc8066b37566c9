import { type ExampleHooks, exampleLaws, examplesLaws } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { borneo, type Clause, reconstructed, type State } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Action, Event, Position } from '../types.ts';
import { examples } from './index.ts';

/** Two clauses are the work of hands before the game; what they lay out shows in the position or comes back in an event. */
const inSight: ExampleHooks<State, Action, Event, Clause, Position>['inSight'] = {
  'setup.board': ({ start }) =>
    JSON.stringify(start.pile) === '[60]' &&
    start.harborPile?.length === reconstructed.harbors.filter((harbor) => harbor.mark !== '5').length &&
    reconstructed.harbors.length === 14,
  'setup.markers': ({ answers }) =>
    (answers.at(-1)?.cites ?? []).some((clause) => clause === 'monopoly.marker' || clause === 'shared.markers'),
};

const hooks = { game: borneo, rules, examples, inSight };

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  test.each(exampleLaws)('%s', (_, law) => expect(law(example, hooks)).toEqual([]));
});

describe('the examples together', () => {
  test.each(examplesLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));

  test('show a definition only by a table that breaks it', () => {
    for (const { actions, shows } of examples) {
      if (actions.length > 0) for (const clause of shows) expect(rules.clauses[clause].kind).not.toBe('definition');
    }
  });
});
