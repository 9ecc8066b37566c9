import type { ClauseKind, Rulebook } from '../rulebook.ts';
import type { ReadingsByRuling } from '../rulings.ts';
import { type Lang, languages } from '../text.ts';
import { same, show } from './compare.ts';
import { marksIn } from './words.ts';

/** What the engine knows and what there are sentences for, each by its key. */
export interface Sentences {
  /** The clauses of each reason, and the sentences by `reason` or by `clause/reason`. */
  readonly reasons: readonly Readonly<Record<string, readonly string[]>>[];
  readonly violations: object;
  /** The clauses of each kind of event, and the sentences by kind. */
  readonly kinds: object;
  readonly events: object;
  /** The sentences by the code of a problem. */
  readonly problems: object;
}

/** A rulebook, and what the engine knows of it. */
export interface RulebookHooks {
  readonly rules: Rulebook;
  /** The ids of the engine, in order. */
  readonly clauses: readonly string[];
  /** The readings of the engine, by ruling. */
  readonly readings: ReadingsByRuling;
  /** Clauses of kind `ruling` that have one reading only, and so are no open point. */
  readonly settled?: readonly string[];
  /** The turn at a glance, with the sections that it leads to. */
  readonly glance?: readonly { readonly sections: readonly string[] }[];
  /** Whatever else is told of the game in both languages: where things come from, the turn at a glance. */
  readonly texts?: readonly unknown[];
  /** Terms that no clause leans on, each with the reason. */
  readonly unused?: Readonly<Record<string, string>>;
  readonly sentences?: Sentences;
}

/** What a rulebook breaks, in words; empty if nothing. */
export type RulebookLaw = (hooks: RulebookHooks) => readonly string[];

const textsOf = (value: unknown, lang: Lang): readonly string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([key, item]) =>
        key === lang && typeof item === 'string' ? [item] : textsOf(item, lang),
      );

const written = ({ rules, texts = [] }: RulebookHooks): readonly unknown[] => [
  ...[{ title: rules.title }, rules.clauses, rules.sections, rules.rulings, rules.glossary],
  ...texts,
];

const isSame = (what: string, found: readonly string[], expected: readonly string[]): readonly string[] => [
  ...found
    .filter((one, i) => !expected.includes(one) || found.indexOf(one) < i)
    .map((one) => `${what}: ${one} too much`),
  ...expected.filter((one) => !found.includes(one)).map((one) => `${what}: ${one} is missing`),
];

const hasEveryClauseOnce: RulebookLaw = ({ rules, clauses }) => {
  const ids = Object.keys(rules.clauses);
  const listed = rules.sections.flatMap(({ parts }) => parts.flatMap((part) => part.clauses));
  return [
    ...isSame('clauses', ids, clauses),
    ...(same(ids, clauses) ? [] : ['the clauses stand in another order than in the engine']),
    ...isSame('sections', listed, clauses),
  ];
};

const namesWhatThereIs: RulebookLaw = ({ rules, clauses, glance = [] }) => {
  const terms = rules.glossary.map(({ id }) => id);
  const sections = rules.sections.map(({ id }) => id);
  const strangers = (what: string, ids: readonly string[], known: readonly string[]): readonly string[] =>
    ids.filter((id) => !known.includes(id)).map((id) => `no such ${what}: ${id}`);
  return [
    ...terms.filter((id, i) => terms.indexOf(id) < i).map((id) => `the term ${id} stands twice`),
    ...Object.values(rules.clauses).flatMap(({ see = [], except, terms: used = [] }) => [
      ...strangers('clause', [...see, ...(except === undefined ? [] : [except])], clauses),
      ...strangers('term', used, terms),
    ]),
    ...strangers(
      'clause',
      rules.rulings.flatMap(({ touches }) => touches),
      clauses,
    ),
    ...strangers(
      'section',
      glance.flatMap((phase) => phase.sections),
      sections,
    ),
  ];
};

const usesItsTerms: RulebookLaw = ({ rules, unused = {} }) => {
  const used = new Set(Object.values(rules.clauses).flatMap(({ terms = [] }) => terms));
  return rules.glossary.flatMap(({ id }) => {
    if (used.has(id) !== Object.hasOwn(unused, id)) return [];
    return [used.has(id) ? `the term ${id} is used after all` : `no clause uses the term ${id}`];
  });
};

const statesOpenPoints: RulebookLaw = ({ rules, clauses, settled = [] }) => {
  const kindOf = (id: string): ClauseKind | undefined => rules.clauses[id]?.kind;
  const open = rules.rulings.map(({ name }) => `ruling.${name}`);
  return [
    ...isSame(
      'clauses of kind ruling',
      clauses.filter((id) => kindOf(id) === 'ruling'),
      [...open, ...settled],
    ),
    ...open
      .filter((id, i) => clauses.indexOf(id) < clauses.indexOf(open[i - 1] ?? ''))
      .map((id) => `${id} is out of order`),
  ];
};

const namesTheReadings: RulebookLaw = ({ rules, readings }) => {
  const named = rules.rulings.map((ruling) => [ruling.name, ruling.readings.map(({ name }) => name)] as const);
  return [
    ...(same(Object.fromEntries(named), readings) ? [] : [`the readings are ${show(named)}, not ${show(readings)}`]),
    ...named.filter(([, all]) => all.length < 2).map(([name]) => `${name} is not open`),
  ];
};

const isSetAsWritten: RulebookLaw = (hooks) =>
  languages.flatMap((lang) => textsOf(written(hooks), lang).flatMap((text) => marksIn(text, lang)));

const isTranslated: RulebookLaw = (hooks) => {
  const [fr, en] = (['fr', 'en'] as const).map((lang) => textsOf(written(hooks), lang).length);
  return fr === en ? [] : [`${fr} texts in French, ${en} in English`];
};

const tellsEveryCode: RulebookLaw = ({ rules, sentences }) =>
  languages.flatMap((lang) =>
    Object.keys(sentences?.problems ?? {}).flatMap((code) => {
      const text = rules.problem({ path: 'a[1].b', code }, lang);
      return /^a\[1\]\.b\s?: .+\.$/.test(text) ? [] : [`${code} is told as ${show(text)}`];
    }),
  );

const tellsWhatThereIs: RulebookLaw = ({ sentences }) => {
  if (!sentences) return [];
  const { reasons, violations, kinds, events } = sentences;
  const needed = reasons.flatMap((table) =>
    Object.entries(table).flatMap(([reason, clauses]) =>
      clauses.map((clause) => (Object.hasOwn(violations, `${clause}/${reason}`) ? `${clause}/${reason}` : reason)),
    ),
  );
  return [
    ...isSame('sentences of violations', Object.keys(violations), [...new Set(needed)]),
    ...isSame('sentences of events', Object.keys(events), Object.keys(kinds)),
  ];
};

const namesWhatHasNoSentence: RulebookLaw = ({ rules }) =>
  languages.flatMap((lang) => {
    const violation = rules.violation({ clause: 'new.clause', reason: 'new-reason', facts: {} }, lang);
    const problem = rules.problem({ path: 'a[1]', code: 'new-code' }, lang);
    return [
      ...(violation.includes('new.clause') ? [] : [`a reason without a sentence is told as ${show(violation)}`]),
      ...(/^a\[1\]\u00a0?: .*new-code\.$/.test(problem)
        ? []
        : [`a code without a sentence is told as ${show(problem)}`]),
    ];
  });

/** What every rulebook keeps, each law with its name. */
export const rulebookLaws: readonly (readonly [name: string, law: RulebookLaw])[] = [
  ['has every clause, in one section each', hasEveryClauseOnce],
  ['names only clauses, terms and sections that exist', namesWhatThereIs],
  ['uses every term of the glossary, or says why not', usesItsTerms],
  ['states a clause for every open point and an open point for every such clause', statesOpenPoints],
  ['names the readings of the engine, the default first', namesTheReadings],
  ['is set in both languages as each is written', isSetAsWritten],
  ['is translated everywhere', isTranslated],
  ['tells every problem in a sentence that names the place', tellsEveryCode],
  ['tells every refusal, every impossible position and every event, and none besides', tellsWhatThereIs],
  ['names a clause or a code that has no sentence', namesWhatHasNoSentence],
];
