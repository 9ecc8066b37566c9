import { must } from '@portolan/core';
import { type ExampleHooks, exampleLaws, examplesLaws, type Shown } from '@portolan/core/testing';
import { describe, expect, test } from 'vitest';
import { type Clause, caboDaRoca, type State } from '../index.ts';
import { rules } from '../rules/index.ts';
import type { Action, Event, Position } from '../types.ts';
import { examples } from './index.ts';

/** Whether the example starts from the table that the engine sets up. */
const asSetUp =
  (...fields: readonly (keyof Position)[]) =>
  ({ start }: Shown<Clause, Position>) => {
    const ours = caboDaRoca.makePosition(must(caboDaRoca.setup({ seats: start.seats })));
    return fields.every((field) => JSON.stringify(start[field]) === JSON.stringify(ours[field]));
  };

/** What hands lay out before the game shows in the position; a ruling of ours may show in the clauses that it explains. */
const inSight: ExampleHooks<State, Action, Event, Clause, Position>['inSight'] = {
  'setup.coins': asSetUp('coins'),
  'setup.cross': asSetUp('board'),
  'setup.stack': asSetUp('stack'),
  'setup.cards': asSetUp('pile', 'discard', 'shown'),
  'opening.oldest': asSetUp('round', 'phase', 'active'),
  'setup.first-sailor': ({ end }) => end.used === 1 && end.coins?.[0] === 100 && end.sailors?.[0]?.moved === true,
  'trade.length': ({ answers }) => (answers.at(-1)?.told ?? []).some((fact) => 'length' in fact && 'zone' in fact),
  'tiles.corners': ({ answers }) =>
    (answers.at(-1)?.cites ?? []).some((clause) => clause === 'laying.sides' || clause === 'laying.corners'),
};

const hooks = { game: caboDaRoca, rules, examples, inSight };

describe.each(examples.map((example) => [example.id, example] as const))('%s', (_, example) => {
  test.each(exampleLaws)('%s', (_, law) => expect(law(example, hooks)).toEqual([]));
});

describe('the examples together', () => {
  test.each(examplesLaws)('%s', (_, law) => expect(law(hooks)).toEqual([]));
});
