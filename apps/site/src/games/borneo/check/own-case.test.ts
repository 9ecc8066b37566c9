import { parsePosition, validate } from '@portolan/borneo';
import { type CheckerId, checkers } from '@portolan/borneo/checkers';
import type { AnyChecker } from '@portolan/core/checkers';
import { expect, it } from 'vitest';
import type { AnyForm, FieldsAbout } from '../../../check/module.ts';
import end from './end.tsx';
import fight from './fight.tsx';
import move from './move.tsx';
import payment from './payment.tsx';
import picks from './picks.tsx';
import placement from './placement.tsx';
import trigger from './trigger.tsx';
import winner from './winner.tsx';

const about: FieldsAbout = { edition: undefined, rulings: { 'fight-bonus': 'third-party' } };

const forms: Readonly<Record<CheckerId, AnyForm>> = { end, fight, move, payment, picks, placement, trigger, winner };

const emptied = (Object.entries(forms) as [CheckerId, AnyForm][]).filter(([, { empty }]) => empty);

it.each(emptied)(
  'the emptiest case of %s can be judged, and what it lacks is asked',
  (id, { empty, entry, missing }) => {
    const checker: AnyChecker = checkers[id];
    const input = empty?.(about);
    const read = checker.parse(input);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(checker.judge(read.value).verdict).toBeDefined();
    // Where facts lie on a board, none of them is there yet.
    expect(missing?.(input) !== undefined).toBe(entry !== undefined);
    expect(missing?.(checker.example)).toBeUndefined();
  },
);

/** What of each dispute makes a whole table; the goods of its cards make those of a port cards of a table. */
const carried: readonly (readonly [id: CheckerId, input: object])[] = [
  ['fight', checkers.fight.example],
  [
    'move',
    { ...checkers.move.example, columns: { red: [0, 1, 2], blue: [1, 2, 3], green: [2, 3, 0, 1], yellow: [3, 0] } },
  ],
  ['trigger', { monopoly: 6, capacity: 4, tower: ['RRR/B:v', 'BRY/R:c'], card: 'RGY/G:c' }],
  ['picks', { ...checkers.picks.example, tower: ['RRB/G:p', 'GGY/R:v', 'BYR/Y:v'], card: 'GBY/R:p2' }],
];

it.each(carried)(
  'a case of %s is carried over to a whole table that can be, under the same readings',
  async (id, input) => {
    const position = await forms[id].toPosition?.(input, about);
    const read = parsePosition(position);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(validate(read.value)).toEqual([]);
    expect(position?.rulings).toEqual(about.rulings);
  },
);

it('cards known by their flags alone are no cards of a table', async () => {
  expect(await trigger.toPosition?.(checkers.trigger.example, about)).toBeUndefined();
});
