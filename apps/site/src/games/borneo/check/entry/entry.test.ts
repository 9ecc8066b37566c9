import {
  checkers,
  type FightInput,
  type MoveInput,
  type PaymentInput,
  type TriggerInput,
} from '@portolan/borneo/checkers';
import { expect, it } from 'vitest';
import type { Around, BoardEntry } from '../../../../board/entry.ts';
import type { FieldsAbout } from '../../../../check/module.ts';
import fight from '../fight.tsx';
import move from '../move.tsx';
import payment from '../payment.tsx';
import trigger from '../trigger.tsx';

const around: Around<FieldsAbout> = { lang: 'en', about: { edition: undefined, rulings: {} } };

/** Puts and carries one thing after another: `item > spot` from the tray, `spot ~ spot` on the board. */
const entered = <Input>(entry: BoardEntry<Input, FieldsAbout> | undefined, start: Input, ...steps: string[]): Input =>
  steps.reduce((input, step) => {
    const [what = '', to = ''] = step.split(/ [>~] /);
    const put = step.includes('~') ? entry?.carry?.(input, what, to, around) : entry?.put(input, what, to, around);
    if (!put || !('value' in put)) throw new Error(`${step}: ${put?.refused}`);
    return put.value;
  }, start);

/** Works a handle of what stands on a place. */
const worked = <Input>(
  entry: BoardEntry<Input, FieldsAbout> | undefined,
  input: Input,
  spot: string,
  id: string,
): Input => {
  const handle = entry?.at(input, spot, around)?.handles.find((one) => one.id === id);
  if (handle?.to === undefined) throw new Error(`${spot} has no ${id}`);
  return handle.to;
};

it('a fight is entered on its board, and who fights stays who it was when others join or leave', () => {
  const empty = fight.empty?.(around.about) as FightInput;
  const put = entered(
    fight.entry,
    empty,
    'merchant.1 > rank.red.1',
    'merchant.0 > rank.red.2',
    'flags.2 > attack',
    'flags.1 > attack',
    'flags.3 > attack.0',
    'merchant.2 > rank.red.1',
  );
  expect(put).toMatchObject({ column: [2, 1, 0], attacker: 3, defender: 2, attack: [3, 1], defense: null });
  const alone = worked(fight.entry, put, 'rank.red.1', 'off');
  expect(alone).toMatchObject({ column: [1, 0], attacker: 2, defender: 1 });
  expect(worked(fight.entry, alone, 'defense', 'none').defense).toEqual([]);
  expect(worked(fight.entry, alone, 'company.red', 'green').company).toBe('green');
  expect(entered(fight.entry, alone, 'rank.red.2 ~ rank.red.1')).toMatchObject({
    column: [0, 1],
    attacker: 1,
    defender: 2,
  });
});

it('a place for cards offers its cards itself, whatever is in hand, and two merchants alone are no question', () => {
  const empty = fight.empty?.(around.about) as FightInput;
  const two = entered(fight.entry, empty, 'merchant.1 > rank.red.1', 'merchant.0 > rank.red.2');
  expect(fight.entry?.put(two, 'merchant.0', 'attack', around)).toBeUndefined();
  const handles = (input: FightInput, spot: string) =>
    fight.entry?.at(input, spot, around)?.rows?.flatMap((row) => row.handles) ?? [];
  const one = handles(two, 'attack').find(({ id }) => id === 'flags.1')?.to;
  expect(one?.attack).toEqual([1]);
  expect(handles(one as FightInput, 'attack.0').find(({ id }) => id === 'flags.3')?.to?.attack).toEqual([3]);
  expect(fight.tells?.(two)).toEqual(['attacker', 'defender']);
  expect(fight.tells?.(entered(fight.entry, two, 'merchant.2 > rank.red.3'))).toEqual([]);
  expect(fight.tells?.({ ...two, column: [0, 0] })).toEqual([]);
});

it('a full company and a card that is put into one are refused in words', () => {
  const full = { ...checkers.fight.example, column: [0, 1, 2, 3, 0] } as FightInput;
  expect(fight.entry?.put(full, 'merchant.4', 'rank.green.2', around)).toHaveProperty('refused');
  expect(fight.entry?.put(full, 'flags.2', 'rank.green.2', around)).toHaveProperty('refused');
});

it('the way of a merchant is entered on four companies', () => {
  const empty = move.empty?.(around.about) as MoveInput;
  const put = entered(
    move.entry,
    empty,
    'merchant.0 > rank.blue.1',
    'merchant.3 > rank.blue.2',
    'merchant.3 > rank.red.1',
  );
  const named = worked(move.entry, worked(move.entry, put, 'rank.blue.2', 'wins'), 'rank.blue.1', 'beaten');
  expect(named).toMatchObject({ company: 'blue', rank: 2, defender: 1, columns: { blue: [0, 3], red: [3] } });
  expect(move.missing?.(named)).toBeUndefined();
  expect(worked(move.entry, named, 'company.red', 'to').to).toBe('red');
  expect(worked(move.entry, named, 'company.blue', 'to').to).toBe('swap');
  expect(entered(move.entry, named, 'rank.red.1 ~ rank.blue.1')).toMatchObject({
    rank: 3,
    defender: 2,
    columns: { blue: [3, 0, 3], red: [] },
  });
});

it('a port is entered on its picture: Harbor card, cards that lie there, the new one', () => {
  const empty = trigger.empty?.(around.about) as TriggerInput;
  const put = entered(
    trigger.entry,
    empty,
    'harbor.kuching > lies.harbor',
    'card.RRR/B:v > lies.next',
    'card.BRY/R:c > lies.next',
    'card.RGY/G:c > lies.card',
  );
  expect(put).toEqual({ monopoly: 6, capacity: 4, tower: ['RRR/B:v', 'BRY/R:c'], card: 'RGY/G:c' });
  const inTurn = ['harbor.kuching > lies.harbor', 'RRR/B:v', 'BRY/R:c', 'RGY/G:c'].map((one) =>
    one.startsWith('harbor') ? one : `card.${one} > lies.last`,
  );
  expect(entered(trigger.entry, empty, ...inTurn)).toEqual(put);
  // The port holds four.
  const full = entered(trigger.entry, empty, ...inTurn, 'card.GBY/R:p2 > lies.last');
  expect(trigger.entry?.put(full, 'card.BGG/Y:v', 'lies.last', around)).toHaveProperty('refused');
  expect(entered(trigger.entry, put, 'lies.0 ~ lies.1').tower).toEqual(['BRY/R:c', 'RRR/B:v']);
  expect(entered(trigger.entry, put, 'lies.1 ~ lies.card')).toMatchObject({
    tower: ['RRR/B:v', 'RGY/G:c'],
    card: 'BRY/R:c',
  });
  expect(worked(trigger.entry, put, 'lies.0', 'off').tower).toEqual(['BRY/R:c']);
  // A card that lies there already is in no tray.
  const offered = trigger.entry?.tray(put, around).flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  expect(offered).toContain('card.RRB/B:p');
  expect(offered).not.toContain('card.BRY/R:c');
});

it('a payment is entered with a touch for the Mission and one for each card', () => {
  const empty = payment.empty?.(around.about) as PaymentInput;
  const put = entered(payment.entry, empty, 'mission.1b > need', 'pay.c2 > paid', 'pay.x > paid', 'pay.vh > paid');
  expect(put).toEqual({
    need: { mission: '1b' },
    cards: [{ kind: 'cinnamon', units: 2 }, { kind: 'crate' }, { kind: 'clove', harbor: true }],
  });
  expect(worked(payment.entry, put, 'paid.1', 'hand').cards[1]).toEqual({ kind: 'crate', from: 'hand' });
  expect(worked(payment.entry, put, 'paid.0', 'off').cards).toHaveLength(2);
});
