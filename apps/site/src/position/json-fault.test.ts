import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place of a mistake in JSON', () => {
  it.each([
    ['{"a": 1,,}', { line: 1, column: 9 }],
    ['{"a": 1\n "b": 2}', { line: 2, column: 2 }],
    ['{"a": [1, 2}', { line: 1, column: 12 }],
    ['{"a": 1', { line: 1, column: 8 }],
    ['', { line: 1, column: 1 }],
    ['{"a": 1} x', { line: 1, column: 10 }],
    ['{\n  a: 1\n}', { line: 2, column: 3 }],
    ['[01]', { line: 1, column: 3 }],
    ['["a\nb"]', { line: 1, column: 2 }],
  ])('of %j is %j', (text, place) => {
    expect(jsonFault(text)).toEqual(place);
  });

  it('agrees with the parser on what is JSON', () => {
    // Every text of a valid document with one character taken out, doubled or replaced.
    const whole = '{"seats":4,"companies":{"red":[0,null,-1.5e3],"x":"\\u00e9"},"t":true,"e":[],"o":{}}';
    const texts = [...whole].flatMap((char, i) => [
      whole.slice(0, i) + whole.slice(i + 1),
      whole.slice(0, i) + char + whole.slice(i),
      `${whole.slice(0, i)}?${whole.slice(i + 1)}`,
      `${whole.slice(0, i)} ${whole.slice(i)}`,
    ]);
    for (const text of [whole, ...texts]) expect([text, jsonFault(text) === undefined]).toEqual([text, isJson(text)]);
  });
});
