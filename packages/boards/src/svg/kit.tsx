import type { Lang, Seat } from '@portolan/core';
import { say } from '@portolan/core/words';
import type { VNode } from 'preact';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { type Block, type Data, ends, panel, picture, row, stack, text } from './blocks.ts';

/** A player's token. */
export const token = (seat: Seat, lang: Lang, size = 30): Block =>
  picture(<SeatToken seat={seat} lang={lang} />, { height: size });

/** What is said of some things, then the things: beside it, or below it where that takes less room; nothing without things. */
export const line = (label: string, things: readonly Block[]): readonly Block[] => {
  if (things.length === 0) return [];
  const said = text(label, { quiet: true });
  const [beside, below] = [row([said, ...things], 6), stack([said, row(things, 6)], 3)];
  return [(room) => (beside(room).height > below(room).height ? below(room) : beside(room))];
};

/** Equal things drawn once, with how many there are. */
export const counted = <Thing extends string>(things: readonly Thing[], draw: (thing: Thing) => Block): Block[] =>
  [...new Set(things)].map((thing) => times(draw(thing), things.filter((one) => one === thing).length));

/** A thing and how often it lies there, if more than once. */
export const times = (thing: Block, count: number): Block =>
  count === 1 ? thing : row([thing, text(`×${count}`, { bold: true })], 3);

/** A pile: what lies on top, its name and how high it is. */
export const pile = (name: string, count: number, top?: Block): Block =>
  row([...(top ? [top] : []), text(name, { quiet: true }), text(String(count), { bold: true })], 6);

const NAME = { size: 14, pad: 8, high: 26 } as const;

/** A card known by its name: a number, and what it is called; `off`: played. */
export const nameCard = (value: number | undefined, name: string, off = false): Block => {
  const parts = row(
    [...(value === undefined ? [] : [text(String(value), { bold: true })]), text(name, { size: 14, quiet: off })],
    6,
  );
  return (room) => {
    const one = parts(room - 2 * NAME.pad);
    const [width, height] = [one.width + 2 * NAME.pad, Math.max(NAME.high, one.height + 6)];
    return {
      width,
      height,
      at: (x, y) =>
        `<rect class="${off ? 'name name-off' : 'name'}" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>${one.at(x + NAME.pad, y + (height - one.height) / 2)}`,
    };
  };
};

/** The head of a sheet: what is played, whose turn it is, and how far the game has come. */
export const head = (title: string, turn: readonly Block[], beside?: Block): Block => {
  const said = stack([text(title, { size: 20, bold: true }), ...turn], 6);
  return beside ? ends(said, beside) : said;
};

interface PlayerParts {
  readonly seat: Seat;
  readonly lang: Lang;
  /** Whose turn it is. */
  readonly on: boolean;
  /** What it is at the moment: active, first, out of the game. */
  readonly roles: readonly string[];
  /** What it has, where that is open to all: points, coins. */
  readonly score?: string | undefined;
  readonly lines: readonly Block[];
}

/** The area of a player: who it is, what it has, and line by line what lies there. */
export const player = ({ seat, lang, on, roles, score, lines }: PlayerParts): Block => {
  const name = `${say(lang, 'Joueur', 'Player')} ${seatLetter(seat)}`;
  const who = row([
    token(seat, lang),
    text(name, { bold: true }),
    ...(roles.length > 0 ? [text(roles.join(', '), { quiet: true, size: 14 })] : []),
  ]);
  const first = score === undefined ? who : ends(who, text(score, { bold: true, size: 18, end: true }));
  return panel(stack([first, ...lines]), { on, data: { seat } });
};

/** A drawing as part of a hand or a row, all equally high. */
export const piece = (of: VNode, height: number, data?: Data): Block =>
  picture(of, { height, ...(data ? { data } : {}) });
