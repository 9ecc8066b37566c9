import { borneo } from '@portolan/borneo';
import { rules as borneoRules } from '@portolan/borneo/rules';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import type { AnyGame, Lang, Rulebook } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';
import { describe, expect, it } from 'vitest';

const games: readonly (readonly [AnyGame, Rulebook])[] = [
  [borneo, borneoRules],
  [caboDaRoca, caboRules],
  [comptoirDesAntilles, comptoirRules],
  [rotterdam, rotterdamRules],
];

/** Names that every object has, and some that none has. */
const odd = ['face-down', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'no-such-thing', ''];

describe.each(games.map(([game, rules]) => [game.id, game, rules] as const))('%s', (_, game, rules) => {
  const sentences: readonly (readonly [string, (name: string, lang: Lang) => string])[] = [
    ['violation', (name, lang) => rules.violation({ clause: name, reason: name, facts: {} }, lang)],
    ['event', (name, lang) => rules.event({ kind: name }, lang)],
    ['problem', (name, lang) => rules.problem({ path: name, code: name }, lang)],
    ['action', (name, lang) => rules.action({ kind: name }, lang)],
    ['unlisted', (name, lang) => rules.unlisted({ seat: 0, reason: name }, lang)],
  ];

  it.each(sentences)('says something of any %s, in any language', (_name, say) => {
    for (const name of odd) {
      for (const lang of ['fr', 'en', 'de', 'constructor'] as Lang[]) {
        const text = say(name, lang);
        expect(text).toMatch(/\S/);
        expect(text).not.toMatch(/function|\[object|undefined/);
      }
      // A language that is none is told in English.
      expect(say(name, 'de' as Lang)).toBe(say(name, 'en'));
    }
  });

  it.each([null, undefined, 3, 'two', [], true])('a set-up of %j is a problem', (options) => {
    const set = game.setup(options as never);
    expect(set.ok).toBe(false);
    if (!set.ok) expect(set.problems[0]).toMatchObject({ path: '', code: 'not-an-object' });
  });
});
