import { describe, expect, it } from 'vitest';
import { move } from './move.ts';
import type { Columns, MoveInput } from './types.ts';

const column = (letters: string) => [...letters].map((letter) => (letter === '-' ? null : 'ABCDE'.indexOf(letter)));
const text = (columns: Columns | null) =>
  columns &&
  Object.values(columns)
    .map((owners) => owners.map((owner) => (owner === null ? '-' : 'ABCDE'[owner])).join(''))
    .join(' ');
const columns = { red: column('ABC'), blue: column('BCD'), green: column('CDA'), yellow: column('DAB') };
const go = (
  from: MoveInput['company'],
  rank: number,
  to: MoveInput['to'],
  more: Partial<MoveInput> = {},
): MoveInput => ({
  kind: 'transfer',
  columns,
  company: from,
  rank,
  to,
  ...more,
});
const beaten = (to: MoveInput['to'], more: Partial<MoveInput> = {}): MoveInput =>
  go('green', 3, to, { kind: 'beaten', defender: 1, ...more });
const found = (input: MoveInput, rulings = {}) => {
  const { verdict } = move.judge(input, rulings);
  return verdict.legal ? ['legal'] : verdict.violations.map(({ clause, reason }) => `${clause} ${reason}`);
};

describe('a transfer', () => {
  it.each([
    { input: go('red', 1, 'yellow'), after: 'BC BCD CDA DABA', closedUp: 2 },
    { input: go('green', 3, 'blue'), after: 'ABC BCDA CD DAB', closedUp: 0 },
  ])('$input.company $input.rank to $input.to', ({ input, after, closedUp }) => {
    const answer = move.judge(input);
    expect([text(answer.after), answer.closedUp, answer.toRank]).toEqual([after, closedUp, 4]);
    expect(answer.moved).toHaveLength(1 + closedUp);
  });

  it.each([
    { input: go('red', 1, 'red'), want: ['transfer.other-company same-company'] },
    { input: go('red', 2, 'blue', { seat: 0 }), want: ['transfer.own-merchant not-own'] },
    { input: go('blue', 4, 'blue'), want: ['transfer.own-merchant not-own', 'transfer.other-company same-company'] },
    {
      input: go('green', 1, 'blue', { columns: { blue: column('BCDCD'), green: column('A') } }),
      want: ['transfer.first-free company-full'],
    },
  ])('$want', ({ input, want }) => expect(found(input)).toEqual(want));

  it('enters a full company under the open-ended reading only', () => {
    const input = go('green', 1, 'blue', { columns: { blue: column('BCDCD'), green: column('A') } });
    const [reading] = move.readings(input);
    expect(reading).toMatchObject({ ruling: 'company-full', reading: 'open-ended', answer: { toRank: 6 } });
    expect(move.judge(input)).toMatchObject({
      full: ['blue'],
      after: null,
      alternatives: [{ to: 'red' }, { to: 'yellow' }],
    });
  });
});

describe('a beaten merchant', () => {
  it.each([
    { input: beaten('swap'), rulings: {}, after: 'ABC BCD ADC DAB' },
    { input: beaten('yellow'), rulings: {}, after: 'ABC BCD AD DABC' },
    {
      input: beaten('yellow', { columns: { ...columns, green: column('CDAB'), yellow: column('DA') } }),
      rulings: {},
      after: 'ABC BCD ADB DAC',
    },
    {
      input: beaten('yellow', { columns: { ...columns, green: column('CDAB'), yellow: column('DA') } }),
      rulings: { 'fight-vacancy': 'leave-gap' },
      after: 'ABC BCD AD-B DAC',
    },
  ])('$after', ({ input, rulings, after }) => expect(text(move.judge(input, rulings).after)).toBe(after));

  it('is moved by his owner, or by the winner', () => {
    expect(move.judge(beaten('swap')).chooser).toBe(2);
    expect(move.judge(beaten('swap'), { 'fight-beaten': 'attacker' }).chooser).toBe(0);
    expect(found(beaten('swap', { seat: 0 }))).toEqual(['fight.beaten not-your-turn']);
    expect(found(beaten('swap', { seat: 0 }), { 'fight-beaten': 'attacker' })).toEqual(['legal']);
  });

  it.each([
    { input: beaten('green'), want: ['fight.beaten same-company'] },
    { input: beaten('blue', { columns: { ...columns, blue: column('BCDBD') } }), want: ['fight.beaten company-full'] },
    { input: beaten('swap', { defender: 4 }), want: ['fight.defender no-merchant', 'fight.above not-above'] },
    { input: beaten('swap', { rank: 4 }), want: ['fight.attacker not-own'] },
  ])('$want', ({ input, want }) => expect(found(input)).toEqual(want));

  it('has all these choices', () => {
    const full = { ...columns, blue: column('BCDBD') };
    expect(move.judge(beaten('blue', { columns: full })).alternatives.map(({ to, rank }) => [to, rank])).toEqual([
      ['swap', 3],
      ['red', 4],
      ['yellow', 4],
    ]);
  });

  it('shows who changes place', () => {
    const input = beaten('yellow', { columns: { green: column('CDAB') } });
    expect(move.judge(input).moved.map(({ seat, from, to }) => [seat, from.rank, to.company, to.rank])).toEqual([
      [2, 1, 'yellow', 1],
      [0, 3, 'green', 1],
      [1, 4, 'green', 3],
    ]);
  });
});

it.each([
  { input: beaten('swap', { defender: undefined as never }), path: 'defender', code: 'missing-field' },
  { input: go('red', 1, 'swap'), path: 'to', code: 'unknown-company' },
  { input: go('red', 1, 'blue', { defender: 1 }), path: 'defender', code: 'unknown-field' },
  { input: go('red', 0, 'blue'), path: 'rank', code: 'out-of-range' },
  { input: go('red', 1, 'blue', { seat: 5 }), path: 'seat', code: 'unknown-seat' },
  { input: go('red', 1, 'blue', { columns: { pink: [] } as never }), path: 'columns.pink', code: 'unknown-company' },
])('refuses $path ($code)', ({ input, path, code }) => {
  expect(move.parse(input)).toMatchObject({ ok: false, problems: [{ path, code }] });
});
