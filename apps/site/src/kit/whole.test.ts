import { expect, test } from 'vitest';
import { whole, written } from './whole.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['-3', -3],
  ['\u22123', -3],
  [written(-40), -40],
  [written(7), 7],
  ['', undefined],
  ['-', undefined],
  ['--3', undefined],
  ['\u2212\u22123', undefined],
  ['3-', undefined],
  ['1.5', undefined],
  ['1234567', 1_234_567],
  ['9999999999', 9_999_999_999],
  ['1 000', 1000],
  ['1\u202f000\u202f000', 1_000_000],
  ['10 00', undefined],
  ['1 0000', undefined],
  ['1,000', undefined],
  ['12 people', undefined],
])('%j typed is read as %j', (text, value) => {
  expect(whole(text)).toBe(value);
});

test('what is below zero is written with a real minus sign', () => {
  expect([written(-3), written(0), written(12)]).toEqual(['\u22123', '0', '12']);
});
