import { type Lang, languages, pick, rng } from '@portolan/core';
import { needed, tellable } from '@portolan/core/answers';
import { inputAt, inputWith, type JsonSchema, rangeAt } from '@portolan/core/readers';
import { beforeAll, describe, expect, it } from 'vitest';
import { laid } from '../board/entry.ts';
import { askedFor } from '../check/asked.ts';
import { emptiestOf } from '../check/beginnings.ts';
import { asking, confirmed, toldBy, touchedAt, unsaidIn, withUnsaid } from '../check/inputs.ts';
import { judgedBy } from '../check/judging.ts';
import type { AnyForm, AnyJudge, KnownDispute } from '../check/module.ts';
import { bookOf } from '../kit/book.ts';
import type { PageGame } from '../kit/game.ts';
import type { Answered } from '../kit/verdict/answered.ts';
import { same } from '../stores/same.ts';
import type { Json } from '../stores/table.ts';
import { about, askedGames, openPage, spotsOf } from './by-hand.tsx';

/** One of some things, by a chance that is the same each time. */
const dice = (seed: number) => {
  const random = rng(seed);
  return <T,>(all: readonly T[]): T | undefined => (all.length > 0 ? pick(random, all) : undefined);
};

/** What a tap makes of an input, and the facts that it tells. */
interface Tap {
  readonly value: Json;
  readonly told: readonly string[];
}

/** What may be put in the fields of what nobody has told. */
const typed = (form: AnyForm, { checker }: AnyJudge, input: Json): readonly Tap[] =>
  unsaidIn(input).flatMap((path) =>
    rangeAt(checker.schema, path).values.map((value) => {
      const set = inputWith(input, path, value) as Json;
      return { value: form.changed?.(set, path, about) ?? set, told: [path] };
    }),
  );

/** What hands do on the picture: something of the tray on each place, a touch, a handle. */
const onPicture = (form: AnyForm, judge: AnyJudge, input: Json, page: PageGame): readonly Tap[] => {
  const around = { lang: 'en' as const, about };
  const { entry } = form;
  if (!entry) return [];
  const items = entry.tray(input, around).flatMap((tray) => tray.items);
  return spotsOf(form, judge, withUnsaid(input, []), around, page).flatMap((spot): Tap[] => {
    const piece = entry.at(input, spot, around);
    const handles = [...(piece?.handles ?? []), ...(piece?.rows ?? []).flatMap((row) => row.handles)];
    const put = items.map(({ id }) => laid(entry, input, id, spot, around));
    return [
      ...(piece?.tells ? [{ value: input, told: piece.tells }] : []),
      ...handles.flatMap(({ to, tells }) =>
        to === undefined ? [] : [{ value: to as Json, told: [tells ?? []].flat() }],
      ),
      ...put.flatMap(({ value, told = [] }) => (value === undefined ? [] : [{ value: value as Json, told }])),
    ];
  });
};

const after = (form: AnyForm, input: Json, { value, told }: Tap): Json =>
  told.reduce<Json>(touchedAt, toldBy(input, value, form));

/** An input on the way to a whole case, and what the page says of it. */
interface Step {
  readonly input: Json;
  readonly answered: Answered;
}

/** A dispute as it is asked on the page. */
interface Tried {
  readonly form: AnyForm;
  readonly judge: AnyJudge;
  readonly page: PageGame;
  readonly lang: Lang;
  readonly answerTo: (input: Json) => Answered;
}

const trying = async (form: AnyForm, judge: AnyJudge, page: PageGame, lang: Lang): Promise<Tried> => {
  const { default: rules } = await page.rules();
  const book = bookOf(rules);
  const known = { ...judge.words, schema: judge.checker.schema } as unknown as KnownDispute;
  const terms = { rulings: {}, edition: undefined };
  const answerTo = (input: Json): Answered =>
    askedFor({ form, known }, input, false, lang) ?? judgedBy(book, form, judge, input, terms, lang).answered;
  return { form, judge, page, lang, answerTo };
};

const isRead = ({ checker }: AnyJudge, input: Json): boolean => checker.parse(withUnsaid(input, [])).ok;

/** Fillings of what is not told yet that are tried of each answer. */
const FILLED = 12;

/** What is judged before it has been told: an attack, before anybody defends. */
const notYet: Readonly<Record<string, string>> = { fight: 'defense' };

/** How far somebody goes who tells a case. */
const TAPS = 12;

/** What of an input is another after a tap. */
const changedBy = (input: Json, { value }: Tap): readonly string[] =>
  Object.keys({ ...input, ...value }).filter((key) => !same(value[key], input[key]));

/** Facts told one after the other, by chance: what is asked for more often than anything else. */
const walk = ({ form, judge, page, answerTo }: Tried): readonly Step[] => {
  const one = dice(1);
  const steps: Step[] = [];
  let input = emptiestOf(form, judge, about);
  for (let tap = 0; tap < TAPS; tap++) {
    const { asks, about: path, unsaid = [] } = answerTo(input);
    if (asks && unsaid.length > 0 && one([true, false])) {
      input = unsaid.reduce((now, { at }) => confirmed(now, at), input);
      continue;
    }
    const pictured = onPicture(form, judge, input, page);
    const taps = [...typed(form, judge, input), ...pictured];
    const tells = ({ value, told }: Tap): boolean =>
      path !== undefined && (told.includes(path) || !same(inputAt(value, path), inputAt(input, path)));
    const asked = path === undefined && asks ? pictured : taps.filter(tells);
    const by = Map.groupBy(taps, (any) => any.told[0] ?? changedBy(input, any)[0]);
    const some = [asked, asked, one([...by.values()]) ?? []].filter(({ length }) => length > 0);
    const next = one(one(some) ?? []);
    if (!next) break;
    const to = after(form, input, next);
    if (!isRead(judge, to)) continue;
    input = to;
    steps.push({ input, answered: answerTo(input) });
  }
  return steps;
};

/** Whether a tap tells more, and takes nothing back: of what has been told it only goes on with a row that is written. */
const tellsMore = (input: Json, tap: Tap): boolean =>
  changedBy(input, tap).every((key) => {
    const [before, now] = [input[key], tap.value[key]];
    if (before === undefined || unsaidIn(input).includes(key)) return true;
    return typeof before === 'string' && typeof now === 'string' && now.startsWith(before);
  });

/** All that an answer says. */
const sentencesOf = ({ headline, why, short, choices, lines = [], unsaid = [] }: Answered): readonly string[] => [
  ...[headline, why, short, choices?.title ?? ''],
  ...(choices?.items ?? []).flatMap(({ text, result = '' }) => [text, result]),
  ...lines.map(({ text }) => text),
  ...unsaid.flatMap(({ text, otherwise, others }) => [text, otherwise, ...others.map(({ name }) => name)]),
];

/** The words that a schema knows. */
const codesIn = (schema: JsonSchema): readonly string[] => {
  const all = [...JSON.stringify(schema).matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(([, words = '[]']) =>
    JSON.parse(words),
  );
  return [...new Set(all)].filter((word) => typeof word === 'string' && word.length > 2);
};

/** A word that no sentence of that language has but by mistake. */
const isForeign = (code: string, lang: Lang): boolean =>
  lang === 'fr'
    ? !['action', 'exact', 'pirate', 'pirates', 'points', 'port'].includes(code)
    : /-|[a-z][A-Z]/.test(code);

describe.each(askedGames)('whoever tells a case of %s', (_, disputes, page) => {
  beforeAll(() => openPage(page));

  const tried = async (id: string, lang: Lang) => {
    const parts = disputes[id]!;
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    return trying(form, judge, page, lang);
  };

  it.each(Object.keys(disputes))('%s: is told nothing that what is told later turns round', async (id) => {
    const told = await tried(id, 'fr');
    const { form, judge } = told;
    const { checker, words } = judge;
    const facts = asking({ ...words, schema: checker.schema });
    const isVaried = (path: string): boolean =>
      rangeAt(checker.schema, path).values.length > 0 || tellable(facts).some((part) => part.startsWith(`${path}.`));
    const pictures = needed(facts).filter((path) => path !== notYet[id] && !isVaried(path));
    const plainly = (input: Json) => {
      const bare = withUnsaid(input, []);
      const read = (words.parse ?? checker.parse)(bare);
      return read.ok ? words.explain(checker.judge(read.value), read.value, 'fr') : undefined;
    };
    const stateOf = (input: Json) => plainly(input)?.state;
    /** What is said as it would be if all were told stays true whatever the one fact is that was not. */
    const saidAnyhow = (input: Json, { why, choices, unsaid = [] }: Answered, where: string): void => {
      const plain = plainly(input);
      for (const path of untoldIn(input)) {
        const named = unsaid.find(({ at }) => at === path)?.others ?? [];
        const answers = rangeAt(checker.schema, path)
          .values.filter((value) => !named.some((other) => other.value === value))
          .flatMap((value) => plainly(inputWith(input, path, value) as Json) ?? [])
          .filter(({ headline }) => headline === plain?.headline);
        // Where no value gives the answer that stands, the fact is no part of this case.
        if (!answers.some(({ short }) => short === plain?.short)) continue;
        for (const told of answers) {
          const reasons = [told.why, ...(told.choices?.items ?? []).map(({ text }) => text)];
          if (why !== '' && why === plain?.why) expect(reasons, `${where} ⇒ ${path}`).toContain(why);
          if (choices) expect(told.choices, `${where} ⇒ ${path}`).toEqual(choices);
        }
      }
    };
    const untoldIn = (input: Json) => unsaidIn(input).filter((path) => !path.includes('['));
    const one = dice(2);
    for (const { input, answered } of walk(told)) {
      if (answered.asks) continue;
      const where = `${JSON.stringify(input)}, ${answered.headline}`;
      const untold = unsaidIn(input);
      saidAnyhow(input, answered, where);
      if (answered.unsaid || (answered.state !== 'legal' && answered.state !== 'illegal')) continue;
      // What no word tells cannot be varied: it is asked for.
      expect(
        untold.filter((path) => pictures.includes(path) || path.includes('[')),
        where,
      ).toEqual([]);
      const open = untold.filter((path) => rangeAt(checker.schema, path).values.length > 0);
      const fill = (now: Json, path: string) => inputWith(now, path, one(rangeAt(checker.schema, path).values)) as Json;
      for (let i = 0; i < FILLED; i++) {
        const filled = open.reduce(fill, input);
        expect([answered.state, undefined], `${where} ⇒ ${JSON.stringify(filled)}`).toContain(stateOf(filled));
      }
      if (!/dans tous les cas$/.test(answered.headline)) continue;
      // Each reason is said.
      expect(answered.why).not.toMatch(/autre raison/);
      for (const tap of onPicture(form, judge, input, page).filter((any) => tellsMore(input, any)))
        expect([answered.state, undefined], `${where} ⇒ ${JSON.stringify(tap.value)}`).toContain(
          stateOf(after(form, input, tap)),
        );
    }
  });

  it.each(Object.keys(disputes))('%s: reads no code', async (id) => {
    const steps = walk(await tried(id, 'fr'));
    for (const lang of languages) {
      const { answerTo, judge } = await tried(id, lang);
      const { checker, words } = judge;
      for (const path of tellable(asking({ ...words, schema: checker.schema })))
        for (const value of rangeAt(checker.schema, path).values)
          if (typeof value === 'string' || value === null)
            expect(words.values?.[path]?.[String(value)]?.[lang], `${path}: ${value}`).toMatch(/\p{L}/u);
      const codes = codesIn(checker.schema).filter((code) => isForeign(code, lang));
      const code = new RegExp(`(?<![\\p{L}-])(?:${codes.join('|')})(?![\\p{L}-])`, 'u');
      for (const { input } of codes.length > 0 ? steps : [])
        for (const sentence of sentencesOf(answerTo(input))) expect(sentence).not.toMatch(code);
    }
  });
});
