import { describe, expect, it } from 'vitest';
import { clauses, readings, rules } from '../../fixtures/race-rules.ts';
import { both } from '../words.ts';
import { type RulebookHooks, rulebookLaws } from './rulebook.ts';

const sentences = {
  reasons: [{ late: ['race.turn'], far: ['race.turn', 'race.goal'] }],
  violations: { late: '', far: '', 'race.goal/far': '' },
  kinds: { moved: ['race.turn'] },
  events: { moved: '' },
  problems: { 'wrong-type': '' },
};
const hooks: RulebookHooks = {
  rules,
  clauses,
  readings,
  glance: [{ sections: ['race'] }],
  texts: [{ fr: 'Ici', en: 'Here' }],
  sentences,
};

const broken = (given: object): readonly string[] =>
  rulebookLaws.filter(([, law]) => law({ ...hooks, ...given }).length > 0).map(([name]) => name);

const ruled = (change: object) => ({ rules: { ...rules, ...change } });
const claused = (id: string, change: object) =>
  ruled({ clauses: { ...rules.clauses, [id]: { ...rules.clauses[id as 'race.turn'], ...change } } });
const [ruling] = rules.rulings;
const [term] = rules.glossary;

describe('the laws of rulebooks', () => {
  it('hold of a small one', () => expect(broken({})).toEqual([]));

  it.each<[what: string, given: object, laws: readonly string[]]>([
    ['a clause in no section', ruled({ sections: rules.sections.slice(1) }), ['has every', 'names only']],
    ['a clause in two sections', ruled({ sections: [...rules.sections, rules.sections[0]] }), ['has every']],
    ['another order', { clauses: clauses.toReversed() }, ['has every']],
    ['a clause nobody knows', claused('race.turn', { see: ['race.rain'] }), ['names only']],
    ['a term nobody knows', claused('race.turn', { terms: ['rain'] }), ['names only']],
    ['a term twice', ruled({ glossary: [term, term] }), ['names only']],
    ['a section nobody knows', { glance: [{ sections: ['rain'] }] }, ['names only']],
    ['a term that no clause uses', ruled({ glossary: [term, { ...term, id: 'coin' }] }), ['uses every']],
    ['an excuse for a term that is used', { unused: { die: 'no' } }, ['uses every']],
    ['an open point without its clause', claused('ruling.pace', { kind: 'effect' }), ['states a']],
    ['a clause without its open point', claused('race.die', { kind: 'ruling' }), ['states a']],
    ['another reading', { readings: { pace: ['run', 'walk'] } }, ['names the']],
    [
      'one reading only',
      { ...ruled({ rulings: [{ ...ruling, readings: ruling!.readings.slice(0, 1) }] }), readings: { pace: ['walk'] } },
      ['names the'],
    ],
    ['a straight apostrophe', claused('race.turn', { fr: "C'est à lui." }), ['is set']],
    ['an accent in English', { texts: [both('Là', 'Là')] }, ['is set']],
    ['a text in one language', { texts: [{ fr: 'Seul' }] }, ['is translated']],
    ['a problem without a place', ruled({ problem: () => 'No.' }), ['tells every', 'names a']],
    ['a reason without a sentence', { sentences: { ...sentences, violations: { late: '' } } }, ['tells every refusal']],
    [
      'a sentence for nothing',
      { sentences: { ...sentences, events: { moved: '', rained: '' } } },
      ['tells every refusal'],
    ],
    ['nothing said of an unknown reason', ruled({ violation: () => 'Refused.' }), ['names a']],
  ])('find %s', (_, given, laws) => {
    const expected = laws.map((start) => rulebookLaws.map(([name]) => name).find((name) => name.startsWith(start)));
    expect(new Set(broken(given))).toEqual(new Set(expected));
  });
});
