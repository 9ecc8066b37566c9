import { type Game, type Kind, type Lang, ok, type Result, type Violation } from '@portolan/core';
import type { VNode } from 'preact';
import { type Block, columns, stack } from './blocks.ts';
import { drawn, escaped, outermost, usedOf } from './markup.ts';
import { type StyleSource, styleFor, type Theme, valueIn } from './style.ts';

/** How a position is drawn. */
export interface DrawOptions {
  /** The language of letters and words; French unless told otherwise. */
  readonly lang?: Lang;
  /** By day or by night; by day unless told otherwise. */
  readonly theme?: Theme;
  /** As wide as a phone shows it (480 units), or in two columns for paper (946); for a phone unless told otherwise. */
  readonly sheet?: 'phone' | 'paper';
  /** A move that is proposed: it is pointed out on the board, refused or not. */
  readonly action?: unknown;
}

/** All that a game says of a table, to be set on one sheet. */
export interface SheetParts {
  readonly title: string;
  /** What the sheet shows, from the top. */
  readonly blocks: readonly Block[];
  /** The table in words: what the drawing says to those who cannot see it. */
  readonly words: readonly string[];
  /** The symbols that its drawings use. */
  readonly symbols: readonly VNode[];
  /** The style sheet of the game. */
  readonly style: string;
}

/** A column, with the margins as wide as a phone: text of 15 units is read without a magnifier in a chat, and on paper. */
const COLUMN = 452;
const MARGIN = 14;

/** How wide the parts lie, and how they lie beside each other. */
const layouts = {
  phone: { room: COLUMN, lay: (blocks: readonly Block[]) => stack(blocks, MARGIN) },
  paper: { room: 2 * COLUMN + MARGIN, lay: (blocks: readonly Block[]) => columns(2, blocks, MARGIN) },
} as const;

/** The sheet of a table as one SVG that stands alone: it loads nothing, and its styles are set for one theme. */
const draw = (
  { title, blocks, words, symbols, style }: SheetParts,
  styles: StyleSource,
  { lang, theme, sheet: on }: Required<Omit<DrawOptions, 'action'>>,
): string => {
  const { room, lay } = layouts[on];
  const body = lay(blocks)(room);
  const markup = body.at(MARGIN, MARGIN);
  const [width, height] = [room, body.height].map((n) => Math.ceil(n + 2 * MARGIN));
  const sheet = symbols.flatMap((one) =>
    outermost(drawn(one), (name) => name === 'defs').flatMap(({ inner }) => outermost(inner, () => true)),
  );
  const defs = usedOf(sheet, markup);
  const css = styleFor(styles, ['pieces.css', 'boards.css', style, 'svg/sheet.css'], defs + markup, theme);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" lang="${lang}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(words.join('\n'))}</desc>`,
    // Text is ink where no class says otherwise: black would not be seen by night.
    `<style>text{fill:${valueIn(styles, theme, '--ink')}}\n${css}</style>`,
    `<defs>${defs}</defs>`,
    `<rect width="${width}" height="${height}" fill="${valueIn(styles, theme, '--paper')}"/>`,
    `${markup}</svg>\n`,
  ].join('\n');
};

/** A position to SVG, or what is wrong with the position or the move. */
export type Render = (position: unknown, options?: DrawOptions) => Result<string>;

/** What a game says to be drawn. */
interface Drawn<State, Action extends Kind, Event extends Kind, Clause extends string, Table, Scene> {
  readonly game: Pick<Game<State, Action, Event, Clause>, 'parseAction' | 'check'>;
  readonly read: (json: unknown) => Result<{ readonly table: Table; readonly state: State }>;
  /** What is to be pointed out of a move that is proposed, and of what it breaks. */
  readonly sceneOf: (table: Table, action: Action, violations: readonly Violation<Clause>[]) => Scene;
  readonly partsOf: (table: Table, lang: Lang, scene: Scene | undefined) => SheetParts;
}

/**
 * Draws positions of a game, with the style sheets from where they can be read: reads one, and a move if there is one,
 * then sets what the game says of it.
 */
export const drawer =
  <State, Action extends Kind, Event extends Kind, Clause extends string, Table, Scene>({
    game,
    read,
    sceneOf,
    partsOf,
  }: Drawn<State, Action, Event, Clause, Table, Scene>) =>
  (styles: StyleSource): Render =>
  (position, { lang = 'fr', theme = 'day', sheet = 'phone', action } = {}) => {
    const found = read(position);
    if (!found.ok) return found;
    const { table, state } = found.value;
    if (action === undefined) return ok(draw(partsOf(table, lang, undefined), styles, { lang, theme, sheet }));
    const move = game.parseAction(action, state);
    if (!move.ok) return move;
    const verdict = game.check(state, move.value);
    const scene = sceneOf(table, move.value, verdict.legal ? [] : verdict.violations);
    return ok(draw(partsOf(table, lang, scene), styles, { lang, theme, sheet }));
  };
