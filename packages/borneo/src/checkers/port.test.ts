import { describe, expect, it } from 'vitest';
import { picks } from './picks.ts';
import { trigger } from './trigger.ts';
import type { PicksInput, TriggerInput } from './types.ts';

const column = (letters: string) => [...letters].map((letter) => 'ABCDE'.indexOf(letter));
const port = (monopoly: number, capacity: number, tower: string, card: string): TriggerInput => ({
  monopoly,
  capacity,
  tower: tower.split(' ').filter(Boolean),
  card,
});
const standard = { red: column('ABC'), blue: column('BCD'), green: column('CDA'), yellow: column('DAB') };
const ask = (input: TriggerInput, more: Partial<PicksInput> = {}): PicksInput => ({
  ...input,
  columns: standard,
  player: 0,
  ...more,
});
const order = (input: PicksInput, rulings = {}): string =>
  picks
    .judge(input, rulings)
    .picks.map(({ seat }) => 'ABCDE'[seat])
    .join('');

describe('trigger', () => {
  it.each([
    { input: port(6, 4, '', 'GGG/Y'), flags: [0, 0, 3, 1], kind: null, all: null },
    { input: port(6, 4, 'RRG/R', 'BBY/B'), flags: [2, 3, 1, 1], kind: null, all: null },
    { input: port(6, 4, 'RRR/B BRY/R', 'RGY/G'), flags: [5, 1, 2, 2], kind: null, all: 'monopoly' },
    { input: port(6, 4, 'RRR/B RRB/G', 'YRR/G'), flags: [7, 1, 1, 1], kind: 'monopoly', all: 'monopoly' },
    { input: port(5, 3, 'BBB/G GYR/B', 'RBB/Y'), flags: [2, 5, 1, 2], kind: 'monopoly', all: 'monopoly' },
    { input: port(6, 4, 'RRB/G GGY/R BYR/Y', 'GBY/R'), flags: [4, 3, 3, 3], kind: 'shared', all: 'shared' },
  ])('$input.tower, then $input.card', ({ input, flags, kind, all }) => {
    const answer = trigger.judge(input);
    expect(Object.values(answer.flags)).toEqual(flags);
    expect(answer.distribution).toBe(kind);
    expect(trigger.judge(input, { 'port-flags': 'all' }).distribution).toBe(all);
    expect(trigger.readings(input).some(({ ruling }) => ruling === 'port-flags')).toBe(kind !== all);
  });

  it('shows the count row by row, the covered flags and what lacks', () => {
    const answer = trigger.judge(port(6, 4, 'RRR/B BRY/R', 'RGY/G'));
    expect(answer.covered).toEqual([
      { card: 0, row: 'lower', column: 1, company: 'blue' },
      { card: 1, row: 'lower', column: 1, company: 'red' },
    ]);
    expect(answer.ledger.map(({ counts, sums }) => [counts, sums.red])).toEqual([
      [true, 3],
      [false, 3],
      [true, 4],
      [false, 4],
      [true, 5],
      [true, 5],
    ]);
    expect(answer.ledger.at(-1)!.sums).toEqual(answer.flags);
    expect(answer).toMatchObject({ covers: 'red', lacks: { red: 1, blue: 5 }, room: 1, cards: 3 });
  });

  it('names the flag that breaks a tie for the monopoly', () => {
    const byPlace = port(4, 3, 'BBY/B RBR/R', 'RRB/B');
    expect(trigger.judge(byPlace).tie).toEqual({
      companies: ['red', 'blue'],
      winner: 'red',
      flag: { card: 2, row: 'upper', column: 1 },
    });
    expect(trigger.judge(byPlace, { 'monopoly-tie': 'most-flags' }).tie).toMatchObject({ winner: 'blue', flag: null });
    const byColumn = port(4, 3, 'GGG/Y RRB/B', 'YRR/G');
    expect(trigger.judge(byColumn, { 'flag-scan': 'columns' }).tie).toMatchObject({
      winner: 'green',
      flag: { card: 2, row: 'lower', column: 1 },
    });
    expect(trigger.judge({ ...byColumn, lowerFlagColumn: 3 }, { 'flag-scan': 'columns' }).monopoly?.company).toBe(
      'red',
    );
  });

  it('says that a port could not have stood there', () => {
    expect(trigger.judge(port(5, 3, 'RRB/G BBG/Y GRB/R', 'GGG/Y')).verdict).toMatchObject({
      violations: [{ clause: 'port.capacity', reason: 'capacity-passed', facts: { cards: 3, capacity: 3 } }],
    });
    expect(trigger.judge(port(4, 3, 'RRR/R', 'GGG/Y')).verdict).toMatchObject({
      violations: [
        { clause: 'port.monopoly-value', reason: 'monopoly-standing', facts: { company: 'red', flags: 4, value: 4 } },
      ],
    });
  });

  it.each([
    { change: { card: '?' }, path: 'card', code: 'unknown-face' },
    { change: { tower: ['RRX/G'] }, path: 'tower[0]', code: 'unknown-face' },
    { change: { tower: new Array(13).fill('RRB/G') }, path: 'tower', code: 'too-long' },
    { change: { monopoly: 1 }, path: 'monopoly', code: 'out-of-range' },
    { change: { capacity: 2.5 }, path: 'capacity', code: 'not-an-integer' },
    { change: { lowerFlagColumn: 0 }, path: 'lowerFlagColumn', code: 'out-of-range' },
  ])('refuses $path ($code)', ({ change, path, code }) => {
    expect(trigger.parse({ ...port(6, 4, 'RRB/G', 'RRR/B'), ...change })).toMatchObject({ problems: [{ path, code }] });
  });
});

describe('picks', () => {
  it.each([
    { input: ask(port(6, 4, 'RRR/B RRB/G', 'YRR/G')), want: 'ABC' },
    { input: ask(port(5, 3, 'YYY/R', 'YYR/B')), want: 'DA' },
    { input: ask(port(7, 5, 'GGG/Y GGR/G', 'BGG/G'), { columns: { green: column('CD') } }), want: 'CDC' },
    { input: ask(port(6, 4, 'RRB/G GGY/R BYR/Y', 'GBY/R')), want: 'ABCD' },
    { input: ask(port(5, 3, 'RRB/G BBG/Y', 'GRB/R')), want: 'ABC' },
    { input: ask(port(6, 4, 'RRR/B BRY/R', 'RGY/G')), want: '' },
  ])('$input.tower, then $input.card: $want', ({ input, want }) => expect(order(input)).toBe(want));

  // Visible: red 4, then blue, green, yellow with 3 each; first flags: blue card 0, green and yellow card 1.
  it.each([
    { rulings: {}, want: 'ABCD' },
    { rulings: { 'shared-tie': 'from-last' }, want: 'ACBD' },
    { rulings: { 'flag-scan': 'columns' }, want: 'ACBD' },
    { rulings: { 'port-flags': 'all' }, want: 'ACDB' },
  ])('breaks a tie of three under $rulings', ({ rulings, want }) => {
    expect(order(picks.example, rulings)).toBe(want);
  });

  it('shows the flags that broke it', () => {
    expect(picks.judge(picks.example).ties).toEqual([
      {
        companies: ['blue', 'green', 'yellow'],
        flags: [
          { card: 0, row: 'upper', column: 3 },
          { card: 1, row: 'upper', column: 1 },
          { card: 1, row: 'upper', column: 3 },
        ],
      },
    ]);
  });

  it.each([
    { rulings: {}, want: 'ABABB' },
    { rulings: { 'shared-tie': 'from-last' }, want: 'BABAB' },
    { rulings: { 'flag-scan': 'columns' }, want: 'AABBB' },
    { rulings: { 'port-flags': 'all' }, want: 'AABBB' },
  ])('passes over companies without a second merchant under $rulings', ({ rulings, want }) => {
    const columns = { red: column('ABCDA'), blue: column('BCDCD'), green: column('A'), yellow: column('B') };
    expect(order(ask(port(7, 5, 'GGY/R RRB/G BYR/Y GBY/R', 'YRB/G'), { columns }), rulings)).toBe(want);
  });

  it('starts over or discards what is left', () => {
    const columns = { red: column('CA'), blue: column('C'), green: column('B'), yellow: column('ABCAB') };
    const input = ask(port(7, 5, 'RBG/Y GRB/R BGR/G RRB/G', 'BGG/G'), { columns });
    expect(order(input)).toBe('BCCAB');
    expect(picks.judge(input).picks.at(-1)?.clause).toBe('ruling.shared-leftover');
    expect(picks.judge(input, { 'shared-leftover': 'discard' })).toMatchObject({
      discarded: 1,
      discardClause: 'ruling.shared-leftover',
    });
  });

  it('knows a monopoly without merchants', () => {
    const columns = { red: column('ABCD'), blue: column('BCDA'), green: column('CDAB') };
    const input = ask(port(5, 3, 'YYY/R', 'YYR/B'), { columns, player: 2 });
    expect(picks.judge(input)).toMatchObject({
      picks: [],
      discarded: 2,
      discardClause: 'ruling.monopoly-empty',
      markers: { yellow: 'M' },
      harborTo: 2,
      takings: [{ seat: 2, spices: 0, harbor: true }],
    });
    expect(order(input, { 'monopoly-empty': 'shared' })).toBe('AB');
    expect(picks.judge(input, { 'monopoly-empty': 'shared' }).leftOut).toEqual(['green']);
  });

  it('lays markers and counts what everybody gets', () => {
    expect(picks.judge(picks.example)).toMatchObject({
      markers: { red: '1', blue: '2', green: '3', yellow: '4' },
      takings: [
        { seat: 0, spices: 1, harbor: true },
        { seat: 1, spices: 1, harbor: false },
        { seat: 2, spices: 1, harbor: false },
        { seat: 3, spices: 1, harbor: false },
      ],
    });
    expect(picks.judge(ask(port(6, 4, '', 'RRR/B')))).toMatchObject({ harborTo: null, takings: [], markers: {} });
  });
});
