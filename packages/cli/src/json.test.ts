import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';

const deep = '['.repeat(50_000);

describe('parseJson', () => {
  it.each(['{"a":[1,-2.5e3,true,null,"\\u00e9\\n"],"b":{}}', '\uFEFF[ ]', ' 3 ', '"x"'])('reads %s', (text) =>
    expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text.replace('\uFEFF', '')) }),
  );

  it.each([
    ['a comma too many', '{"a":1,}', 1, 8, false],
    ['a comma that lacks', '[1\n 2]', 2, 2, false],
    ['a key without quotes', '{\n  a: 1}', 2, 3, false],
    ['a colon that lacks', '{"a" 1}', 1, 2, false],
    ['a word', 'hello', 1, 1, false],
    ['a number with a leading zero', '[01]', 1, 2, false],
    ['single quotes', "{'a':1}", 1, 2, false],
    ['the wrong bracket', '[1}', 1, 3, false],
    ['text after the end', '{} {}', 1, 4, false],
    ['a bare escape', '["\\x"]', 1, 2, false],
    ['a line end in a text', '["a\nb"]', 1, 2, false],
    ['nothing', '', 1, 1, true],
    ['a list that is cut off', '[1, 2', 1, 6, true],
    ['an object that is cut off', '{"a":\n', 2, 1, true],
    ['a text that is cut off', '{"a": "bc', 1, 10, true],
    ['a list too deep for a stack', deep, 1, 50_001, true],
    ['a Windows line end', '[\r\n x]', 2, 2, false],
  ] as const)('%s: says where', (_, text, line, column, cut) =>
    expect(parseJson(text)).toEqual({ ok: false, place: { line, column, cut } }),
  );
});
