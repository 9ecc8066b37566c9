import { languages } from '@portolan/core';
import { needed, tellable } from '@portolan/core/answers';
import { inputAt, inputWith, rangeAt } from '@portolan/core/readers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Around, BoardEntry, Touched } from '../board/entry.ts';
import { carried, laid, touched } from '../board/entry.ts';
import { askedFor } from '../check/asked.ts';
import { emptiestOf } from '../check/beginnings.ts';
import {
  asking,
  confirmed,
  firstNeeded,
  partsUntold,
  thingOf,
  toldBy,
  touchedAt,
  unsaidIn,
  withUnsaid,
} from '../check/inputs.ts';
import { judgedBy } from '../check/judging.ts';
import type { AnyForm, AnyJudge, FieldsAbout, KnownDispute } from '../check/module.ts';
import { bookOf } from '../kit/book.ts';
import { same } from '../stores/same.ts';
import type { Json } from '../stores/table.ts';
import { about, askedGames, drawn, openPage, spotsOf } from './by-hand.tsx';

/** How many of the inputs that came out are judged, too: a large map takes milliseconds. */
const JUDGED = 60;

const distinct = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** All that a hand can do on the picture of an input: what is in the tray on every place, every place on every other. */
const everything = (
  entry: BoardEntry<unknown, FieldsAbout>,
  input: unknown,
  spots: readonly string[],
  around: Around<FieldsAbout>,
) => {
  const items = entry.tray(input, around).flatMap(({ items }) => items);
  const pieces = spots.flatMap((spot) => {
    const piece = entry.at(input, spot, around);
    return piece ? [{ spot, piece }] : [];
  });
  const done: Touched<unknown>[] = [
    ...items.flatMap((item) => spots.map((spot) => laid(entry, input, item.id, spot, around))),
    ...spots.map((spot) => touched(entry, undefined, input, {}, spot, around)),
    ...pieces
      .filter(({ piece }) => !piece.fixed)
      .flatMap(({ spot }) => spots.map((to) => carried(entry, input, spot, to, around))),
  ];
  const worked = pieces.flatMap(({ piece }) =>
    [...piece.handles, ...(piece.rows ?? []).flatMap(({ handles }) => handles)].flatMap(({ to }) =>
      to === undefined ? [] : [to],
    ),
  );
  return {
    items,
    pieces,
    after: [...done.flatMap(({ value }) => (value === undefined ? [] : [value])), ...worked],
    done,
  };
};

/** What one touch makes of an own case: of what is drawn, with something of the tray, or in a field. */
const oneTouch = (form: AnyForm, { checker, words }: AnyJudge, start: Json, spots: readonly string[]): Json[] => {
  const around = { lang: 'en' as const, about };
  const { entry } = form;
  const tried = tellable(asking({ ...words, schema: checker.schema })).flatMap((path) =>
    rangeAt(checker.schema, path).values.map((value) => ({ value: inputWith(start, path, value), told: [path] })),
  );
  const items = entry?.tray(start, around).flatMap((tray) => tray.items) ?? [];
  const done = spots.flatMap((spot) =>
    entry
      ? [
          { told: entry.at(start, spot, around)?.tells ?? [] },
          ...items.map(({ id }) => laid(entry, start, id, spot, around)),
        ]
      : [],
  );
  const made = [...tried, ...done].map((one: Partial<Touched<unknown>>) => {
    const { value = start, told = [] } = one;
    return told.reduce(touchedAt, toldBy(start, value as Json, form));
  });
  return distinct(made.filter((input) => !same(input, start))) as Json[];
};

/** The facts of an own case that a touch on what is drawn tells, by dispute; lists, and what lies only in a tray, are told otherwise. */
const touchTells: Readonly<Record<string, readonly string[]>> = {
  'Cabo da Roca tile': ['tile'],
  'Cabo da Roca departure': ['ship', 'ways.E', 'ways.S', 'ways.SE', 'ways.SW', 'ways.W'],
  'Cabo da Roca sailing': ['heading', 'ship', 'to'],
  'Cabo da Roca lighthouse': ['lights', 'path', 'ship'],
  'Cabo da Roca shot': ['heading', 'ship'],
  'Rotterdam way': ['position'],
  'Rotterdam retreat': ['position'],
  'Rotterdam arrival': ['cargo', 'harbor'],
};

/** The facts of an own case that are no word but a thing on the picture, by dispute: there is none until somebody puts it. */
const putThere: Readonly<Record<string, readonly string[]>> = {
  'Borneo fight': ['company'],
  'Borneo picks': ['capacity', 'monopoly'],
  'Borneo trigger': ['capacity', 'monopoly'],
  'Borneo placement': ['merchants'],
  'Cabo da Roca departure': ['port'],
  'Cabo da Roca purchase': ['sailor', 'ship'],
  'Cabo da Roca sailing': ['move', 'sailor', 'there'],
  'Cabo da Roca shot': ['target'],
  // How many are told is how many play.
  'Comptoir des Antilles slate': ['aboard'],
  'Rotterdam cargo': ['ship.owner', 'other.owner'],
  'Rotterdam arrival': ['pile'],
  'Rotterdam timing': ['hand'],
};

describe.each(askedGames)('on the boards of %s', (name, disputes, page) => {
  beforeAll(() => openPage(page));

  it.each(Object.entries(disputes))(
    '%s: whatever a hand does can be read, or is refused in a sentence',
    async (_id, parts) => {
      const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
      const { checker } = judge;
      const starts = [checker.example, ...(form.empty ? [form.empty(about)] : [])];
      for (const start of starts)
        expect(checker.parse(start), 'begins with what can be read').toMatchObject({ ok: true });
      if (!form.entry) return;
      for (const lang of languages)
        for (const start of starts) {
          const around = { lang, about };
          const spots = spotsOf(form, judge, start, around, page);
          expect(spots.length, 'places').toBeGreaterThan(0);
          expect(new Set(spots).size, 'each place once').toBe(spots.length);
          const { items, pieces, after, done } = everything(form.entry, start, spots, around);
          expect(new Set(items.map(({ id }) => id)).size, 'each item once').toBe(items.length);
          for (const { name } of [...items, ...pieces.map(({ piece }) => piece)]) expect(name).toMatch(/\p{L}/u);
          for (const { mind } of done) if (mind.said !== undefined) expect(mind.said).toMatch(/[.?!]$/);
          for (const [i, value] of distinct(after).entries()) {
            const read = checker.parse(value);
            // Two things that cannot be together may be entered one after the other: they are told, and nothing is lost.
            if (read.ok && i < JUDGED) checker.judge(read.value);
            if (!read.ok) expect(read.problems.length).toBeGreaterThan(0);
          }
        }
    },
  );

  it.each(Object.entries(disputes))('%s: what is put where it lies already is told', async (_id, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    if (!form.entry) return;
    const around = { lang: 'en' as const, about };
    const start = emptiestOf(form, judge, about);
    const spots = spotsOf(form, judge, withUnsaid(start, []), around, page);
    const untold = unsaidIn(start);
    for (const { id } of form.entry.tray(start, around).flatMap(({ items }) => items))
      for (const spot of spots) {
        const { value, told } = laid(form.entry, start, id, spot, around);
        expect(Object.keys(judge.words.labels), `${id} at ${spot}`).toEqual(expect.arrayContaining([...(told ?? [])]));
        // Where all of it has been told, nothing more can be.
        if (value !== undefined && untold.length > 0 && same(value, start))
          expect(told ?? [], `${id} at ${spot}`).not.toHaveLength(0);
      }
  });

  it.each(Object.entries(disputes))(
    '%s: where nothing is decided the picture shows nothing decided',
    async (_id, parts) => {
      const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
      const around = { lang: 'en' as const, about };
      const decided =
        /(?:legal|wrong|refused|is-winner|lg-best|(?<!sp)-x)[" ]|class="(?:order|mk-next)"|>(?:wins|may win|buys the tile)</;
      for (const input of [withUnsaid(emptiestOf(form, judge, about), []), judge.checker.example])
        expect(drawn(form, judge, input, around, true, page)).not.toMatch(decided);
    },
  );

  it.each(Object.entries(disputes))('%s: what nobody has told changes nothing in the picture', async (id, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    const around = { lang: 'en' as const, about };
    const start = emptiestOf(form, judge, about);
    const untold = unsaidIn(start);
    const pictured = (input: Json) => drawn(form, judge, withUnsaid(input, []), around, true, page, untold);
    const plain = pictured(start);
    const put = [...(touchTells[`${name} ${id}`] ?? []), ...(putThere[`${name} ${id}`] ?? []), 'seats'];
    for (const path of untold.filter((one) => !put.includes(one))) {
      const { values } = rangeAt(judge.checker.schema, path);
      for (const value of form.unseen?.includes(path) ? [inputAt(judge.checker.example, path)] : values) {
        const other = pictured(inputWith(start, path, value) as Json);
        if (other !== '') expect(other === plain, `${path}: ${JSON.stringify(value)}`).toBe(true);
      }
    }
  });

  it.each(Object.entries(disputes))('%s: what stands there is told by a touch on it', async (id, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    const { entry } = form;
    if (!entry) return;
    const around = { lang: 'en' as const, about };
    const start = emptiestOf(form, judge, about);
    const spots = spotsOf(form, judge, withUnsaid(start, []), around, page);
    const known = Object.keys(judge.words.labels);
    const told = (spot: string) => entry.at(start, spot, around)?.tells ?? [];
    for (const spot of spots) expect(known, spot).toEqual(expect.arrayContaining([...told(spot)]));
    const all = new Set(spots.flatMap((spot) => told(spot)));
    expect([...all].sort()).toEqual(touchTells[`${name} ${id}`] ?? []);
  });

  it.each(Object.entries(disputes))('%s: one touch decides nothing by what nobody has told', async (_id, parts) => {
    const [{ default: form }, { default: judge }, { default: rules }] = await Promise.all([
      parts.form(),
      parts.judge(),
      page.rules(),
    ]);
    const { checker, words } = judge;
    const known = { ...words, schema: checker.schema } as unknown as KnownDispute;
    const start = emptiestOf(form, judge, about);
    const spots = form.entry ? spotsOf(form, judge, withUnsaid(start, []), { lang: 'en', about }, page) : [];
    const told = (input: Json) => {
      const read = checker.parse(withUnsaid(input, []));
      return read.ok ? words.explain(checker.judge(read.value), read.value, 'en') : undefined;
    };
    for (const input of oneTouch(form, judge, start, spots)) {
      const plain = told(input);
      if (!plain || askedFor({ form, known }, input, false, 'en')) continue;
      const { answered } = judgedBy(bookOf(rules), form, judge, input, { rulings: {}, edition: undefined }, 'en');
      if (answered.unsaid) continue;
      // What no word tells cannot be supposed one after the other: it is asked for.
      expect(
        needed(asking(known)).filter((path) => unsaidIn(input).includes(path)),
        JSON.stringify(input),
      ).toEqual([]);
      for (const path of unsaidIn(input))
        for (const value of rangeAt(checker.schema, path).values) {
          const other = told(inputWith(input, path, value) as Json);
          if (!other) continue;
          const where = `${JSON.stringify(input)}, ${path}: ${value}`;
          expect(other, where).toMatchObject({ state: plain.state, headline: plain.headline });
          // Where a reason is told without an “if”, it is one for all that may be so.
          if (plain.state === 'illegal' && answered.why === plain.why)
            expect(other.clauses, where).toContain(plain.clauses[0]);
        }
    }
  });

  it.each(Object.entries(disputes))('%s: where nothing has been entered one thing is asked for', async (_id, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    const known = { ...judge.words, schema: judge.checker.schema } as unknown as KnownDispute;
    const start = emptiestOf(form, judge, about);
    for (const lang of languages) {
      const { headline } = askedFor({ form, known }, start, true, lang) ?? {};
      expect(headline).toMatch(/[^?]\?$/);
    }
  });

  it.each(Object.entries(disputes))('%s: nobody is to confirm what no field shows', async (id, parts) => {
    const [{ default: form }, { default: judge }] = await Promise.all([parts.form(), parts.judge()]);
    const known = { ...judge.words, schema: judge.checker.schema } as unknown as KnownDispute;
    // What the picture shows as it stands is told by a touch on it, too.
    expect(touchTells[`${name} ${id}`] ?? []).toEqual(expect.arrayContaining([...(form.shows ?? [])]));
    const { missing: _, ...open } = form;
    let input = emptiestOf(form, judge, about);
    for (let path = firstNeeded(known, open, input); path !== undefined; path = firstNeeded(known, open, input)) {
      const asked = askedFor({ form: open, known }, input, false, 'en');
      const counters = unsaidIn(input).filter((one) => one.startsWith(`${path}[`));
      expect(asked?.about).toBe(counters[0] ?? path);
      const isWord = typeof inputAt(input, path) !== 'object' && !form.shows?.includes(path);
      const thing = counters[0] && thingOf(counters[0]);
      const isUnseen = isWord || form.unseen?.includes(path) || counters.length > 0;
      expect(asked?.unsaid, path).toEqual(
        thing === undefined && isUnseen ? undefined : [expect.objectContaining({ at: thing ?? path })],
      );
      // Of a player all that is counted is told by one word.
      if (thing !== undefined)
        expect(partsUntold(unsaidIn(confirmed(input, thing)), thing.slice(0, -3))).not.toContain(counters[0]);
      input = [...counters, path].reduce(confirmed, input);
    }
  });
});
