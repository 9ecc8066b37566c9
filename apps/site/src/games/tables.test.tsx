import { languages } from '@portolan/core';
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { type Around, carried, laid, touched } from '../board/entry.ts';
import { BoardContext } from '../board/spots.ts';
import type { AnyEditor, BaseForm } from '../position/editor-game.ts';
import type { Json } from '../stores/table.ts';
import { editors } from './editors.ts';

const read = (editor: AnyEditor, position: Json) => {
  const found = editor.read(position);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.value;
};

/** The tables that an editor begins with: the sample, and both others for each number of players. */
const starts = (editor: AnyEditor): readonly (readonly [what: string, position: Json])[] => {
  const { seats } = editor.kit.game;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return [
    ['the sample', editor.fresh],
    ...counts.flatMap((count) => {
      const asked = { ...editor.fresh, seats: count };
      return [
        ...(editor.empty ? [[`an empty table for ${count}`, editor.empty(asked)] as const] : []),
        ...(editor.start ? [[`the start for ${count}`, editor.start(asked)] as const] : []),
      ];
    }),
  ];
};

it.each(editors)('an editor of %s begins with tables that can be', (_, editor) => {
  for (const [what, position] of starts(editor)) {
    const { state } = read(editor, position);
    expect(editor.kit.game.validate(state, position), what).toEqual([]);
  }
});

const formOn = (editor: AnyEditor, position: Json, lang: 'fr' | 'en'): BaseForm => {
  const common = {
    lang,
    position,
    set: () => undefined,
    wrong: () => undefined,
    wrongAll: () => undefined,
    problems: [],
    violations: [],
  };
  return editor.formOf(common, read(editor, position).table);
};

/** The places that the picture of a table and what lies around it give. */
const spotsOn = ({ Picture, Beside, ...editor }: AnyEditor, position: Json, form: BaseForm): string[] => {
  const { state, table } = read({ Picture, ...editor }, position);
  const shown = {
    table,
    lang: form.lang,
    form,
    state,
    problems: [],
    violations: [],
    action: undefined,
    propose: () => undefined,
  };
  const html = renderToString(
    <BoardContext.Provider value={{ mind: {}, own: null, open: new Set(), stop: undefined }}>
      <Picture {...shown} />
      {Beside && <Beside {...shown} />}
    </BoardContext.Provider>,
  );
  return [...html.matchAll(/data-spot="([^"]*)"/g)].map(([, spot = '']) => spot);
};

/** How many places each item is put on, and each piece is carried to: spread over the board. */
const SPREAD = 12;

const spread = (spots: readonly string[], by: number): string[] =>
  spots.filter((_, i) => (i + by) % Math.max(1, Math.floor(spots.length / SPREAD)) === 0);

it.each(editors)(
  'what a hand does on a table of %s can be read, or says what is wrong, in both languages',
  (_, editor) => {
    const { entry, movesOn } = editor;
    expect(entry, 'the board is the form').toBeDefined();
    if (!entry) return;
    for (const lang of languages)
      for (const [what, position] of [starts(editor)[0], starts(editor).at(-1)].filter((one) => one !== undefined)) {
        const form = formOn(editor, position, lang);
        const around: Around<BaseForm> = { lang, about: form };
        const spots = spotsOn(editor, position, form);
        expect(spots.length, what).toBeGreaterThan(0);
        expect(new Set(spots).size, `${what}: each place once`).toBe(spots.length);
        const items = entry.tray(position, around).flatMap((tray) => tray.items);
        expect(new Set(items.map(({ id }) => id)).size, `${what}: each item once`).toBe(items.length);
        const { state, table } = read(editor, position);
        const moves = movesOn && { ...movesOn(state, table), propose: () => undefined };
        const pieces = spots.flatMap((spot) => {
          const piece = entry.at(position, spot, around);
          return piece ? [{ spot, piece }] : [];
        });
        const done = [
          ...items.flatMap(({ id }, i) => spread(spots, i).map((spot) => laid(entry, position, id, spot, around))),
          ...spots.map((spot) => touched(entry, moves, position, {}, spot, around)),
          ...pieces.flatMap(({ spot, piece }, i) =>
            piece.fixed ? [] : spread(spots, i).map((to) => carried(entry, position, spot, to, around)),
          ),
        ];
        for (const { mind } of done) if (mind.said !== undefined) expect(mind.said).toMatch(/[.?!]$/);
        const worked = pieces.flatMap(({ piece }) =>
          [...piece.handles, ...(piece.rows ?? []).flatMap(({ handles }) => handles)].flatMap(({ to }) =>
            to === undefined ? [] : [to as Json],
          ),
        );
        for (const { name } of [...items, ...pieces.map(({ piece }) => piece)]) expect(name).toMatch(/[\p{L}\p{N}]/u);
        for (const value of [...done.flatMap((one) => (one.value === undefined ? [] : [one.value])), ...worked]) {
          const found = editor.read(value);
          if (found.ok) editor.kit.game.validate(found.value.state, value);
          else expect(found.problems.length).toBeGreaterThan(0);
        }
        // What the board proposes is a move that can be read; what it shows as legal is legal.
        for (const { action } of moves?.shown ?? []) {
          const move = editor.kit.game.parseAction(action, state);
          expect(move.ok && editor.kit.game.check(state, move.value).legal, JSON.stringify(action)).toBe(true);
        }
      }
  },
);
