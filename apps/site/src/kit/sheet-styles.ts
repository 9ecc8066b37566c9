import boards from '@portolan/boards/boards.css?raw';
import pieces from '@portolan/boards/pieces.css?raw';
import sheet from '@portolan/boards/sheet.css?raw';
import themes from '@portolan/boards/themes.css?raw';

const shared: Readonly<Record<string, string>> = {
  'themes.css': themes,
  'pieces.css': pieces,
  'boards.css': boards,
  'svg/sheet.css': sheet,
};

/** The style sheets that a drawn position is made with: those of all boards, and the one of its game. */
export const stylesWith =
  (own: string) =>
  (path: string): string =>
    shared[path] ?? own;
