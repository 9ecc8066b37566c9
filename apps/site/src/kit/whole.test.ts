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
  ['1234567', undefined],
])('%j typed is read as %j', (text, value) => {
  expect(whole(text)).toBe(value);
});

test('what is below zero is written with a real minus sign', () => {
  expect([written(-3), written(0), written(12)]).toEqual(['\u22123', '0', '12']);
});
