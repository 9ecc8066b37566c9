import { describe, expect, it } from 'vitest';
import { closeUp, displace, firstFree, merchants, swap, transfer } from './columns.ts';

const column = (letters: string): number[] => [...letters].map((letter) => 'ABCDE'.indexOf(letter));
const text = (owners: readonly number[]): string => owners.map((owner) => 'ABCDE'[owner] ?? '-').join('');

describe('columns', () => {
  it.each([
    { letters: '', closed: 1, open: 1 },
    { letters: 'ABC', closed: 4, open: 4 },
    { letters: 'ABCDE', closed: 0, open: 6 },
    { letters: 'A-BCD', closed: 2, open: 2 },
  ])('first free space of "$letters"', ({ letters, closed, open }) => {
    expect([firstFree(column(letters), 5, false), firstFree(column(letters), 5, true)]).toEqual([closed, open]);
  });

  it.each([
    { letters: 'ABC', rank: 1, after: 'BC', moved: 2 },
    { letters: 'ABC', rank: 3, after: 'AB', moved: 0 },
    { letters: 'AD-B', rank: 1, after: 'D-B', moved: 2 },
    { letters: 'AD-B', rank: 4, after: 'AD', moved: 0 },
  ])('$letters without rank $rank', ({ letters, rank, after, moved }) => {
    const owners = column(letters);
    expect([closeUp(owners, rank), text(owners)]).toEqual([moved, after]);
  });

  it('transfers to the first free space', () => {
    const [red, yellow] = [column('ABC'), column('DAB')];
    expect(transfer(red, 1, yellow, firstFree(yellow, 5, false))).toBe(2);
    expect([text(red), text(yellow), merchants(yellow)]).toEqual(['BC', 'DABA', 4]);
  });

  it('exchanges places', () => {
    const green = column('CDA');
    swap(green, 3, 1);
    expect(text(green)).toBe('ADC');
  });

  it.each([
    { letters: 'CDAB', leaveGap: false, after: 'ADB', moved: 1 },
    { letters: 'CDAB', leaveGap: true, after: 'AD-B', moved: 0 },
    { letters: 'CDA', leaveGap: true, after: 'AD', moved: 0 },
  ])('displaces from $letters, leaveGap $leaveGap', ({ letters, leaveGap, after, moved }) => {
    const [green, yellow] = [column(letters), column('DA')];
    expect(displace(green, 3, 1, yellow, 3, leaveGap)).toBe(moved);
    expect([text(green), text(yellow), merchants(green)]).toEqual([after, 'DAC', letters.length - 1]);
  });
});
