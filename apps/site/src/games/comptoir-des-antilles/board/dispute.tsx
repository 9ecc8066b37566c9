import { seatLetter } from '@portolan/boards';
import type { Quay } from '@portolan/comptoir-des-antilles';
import type { Lang, Seat, Text } from '@portolan/core';
import type { Around, BoardEntry, HandleRow, Item, Piece, Put, Spot, Tray } from '../../../board/entry.ts';
import type { FieldsAbout } from '../../../check/module.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { boxOf } from '../parts/cards.ts';
import { EMPTY, laidOf, laidText } from '../parts/quay-text.ts';
import { digits } from './digits.ts';
import { itemOf, layOn, type Port, quayAt } from './laying.ts';
import { quayPiece, within } from './quay-piece.tsx';
import { places, seatAt } from './spots.ts';
import { type PieceKind, piecesTray } from './tray.tsx';
import { words } from './words.ts';

type Asking = Around<FieldsAbout>;

/** Something to choose in the tray, and what is asked then. */
export interface Choice<Input> extends Pick<Item, 'id' | 'name' | 'label' | 'picture'> {
  readonly to: Input;
}

/** A part in what is asked, that some player has: who plays, who holds the slate. */
export interface Part<Input> {
  readonly name: 'plays' | 'lays' | 'first' | 'slate' | 'named';
  /** The fact that says who has it. */
  readonly at: string;
  readonly seat: Seat | undefined;
  readonly to: (seat: Seat) => Input;
}

/** What a dispute asks about a port, and how it is changed. */
export interface AskedPort<Input> {
  /** The quays from the first on, who plays, how many play. */
  readonly port: (input: Input) => Pick<Port, 'texts' | 'seats' | 'by'>;
  readonly withQuay: (input: Input, quay: Quay, text: string) => Input;
  /** A ship must have goods: a new one brings the commonest. */
  readonly laden?: true;
  /** It is about one ship, at the first quay: what is taken goes there. */
  readonly alone?: true;
  /** What can be put; porters and ships, with goods, where it is not told. */
  readonly kinds?: readonly PieceKind[];
  /** A tile that is touched is the one in question: it is not laid yet. */
  readonly withTile?: (input: Input, tile: string) => Input;
  /** What is chosen beside the port, with a touch in the tray: the card, its effect. */
  readonly choices?: (input: Input, around: Asking) => readonly Choice<Input>[];
  readonly chosenOf?: Text;
  /** The parts that players have in it. */
  readonly parts?: (input: Input) => readonly Part<Input>[];
  /** The facts, by their paths, that are told by a choice, a tile, and what lies at the first quay. */
  readonly tells: { readonly choice?: string; readonly tile?: string; readonly quay: string };
  /** Counters, where somebody has entered them. */
  readonly counters?: (input: Input) => readonly number[] | undefined;
  readonly withCounters?: (input: Input, counters: readonly number[]) => Input;
  /** What is to be known about the quays as they are told: that a card has changed them since. */
  readonly note?: (input: Input, lang: Lang) => string | undefined;
}

/** Where choices go: nothing of the picture. */
const CHOICE: Spot = 'choice';

const portIn = <Input,>(asked: AskedPort<Input>, input: Input, { about }: Asking): Port => {
  const { texts, ...others } = asked.port(input);
  return { ...others, texts: [0, 1, 2, 3].map((at) => texts[at] ?? EMPTY), box: boxOf(about.edition) };
};

/** A new ship has goods where a dispute has no words for one without. */
const laden = (text: string, { box }: Port): string => {
  const laid = laidOf(text);
  const [commonest] = box.goods.toSorted((a, b) => b.count - a.count);
  return laid?.goods === EMPTY ? laidText({ ...laid, goods: commonest?.id ?? EMPTY }) : text;
};

const seatIn = <Input,>(asked: AskedPort<Input>, input: Input, seat: Seat, lang: Lang): Piece<Input> => {
  const counters = asked.counters?.(input);
  const typed: HandleRow<Input>[] = counters
    ? [
        {
          title: words.counter[lang],
          handles: digits(
            counters[seat] ?? 0,
            lang,
            (value) => asked.withCounters?.(input, counters.with(seat, value)) ?? input,
          ),
        },
      ]
    : [];
  return {
    name: fill(words.player[lang], { seat: seatLetter(seat) }),
    picture: <SeatToken seat={seat} />,
    fixed: true,
    handles: (asked.parts?.(input) ?? []).map((part) => ({
      id: part.name,
      name: words[part.name][lang],
      pressed: part.seat === seat,
      to: part.to(seat),
      tells: part.at,
    })),
    rows: typed,
  };
};

const bare = <Input,>({ detail: _, picture: __, ...piece }: Piece<Input>): Piece<Input> => piece;

/** How the port of a dispute is entered on its picture. */
export const portEntry = <Input,>(asked: AskedPort<Input>): BoardEntry<Input, FieldsAbout> => {
  const laid = (port: Port, text: string): string => (asked.laden ? laden(text, port) : text);
  const put = (input: Input, item: string, quay: Quay, around: Asking): Put<Input> => {
    const port = portIn(asked, input, around);
    const after = layOn(port.texts[quay - 1] ?? EMPTY, item, port.by, around.lang);
    if (!('value' in after)) return after;
    return {
      value: asked.withQuay(input, quay, laid(port, after.value)),
      tells: quay === 1 ? [asked.tells.quay] : [],
    };
  };
  return {
    tray: (input, around) => {
      const shown = asked.kinds ?? ['ship', 'goods', 'porter'];
      const pieces = piecesTray(portIn(asked, input, around), around.lang, shown);
      const choices = asked.choices?.(input, around) ?? [];
      const first: Tray[] =
        choices.length > 0
          ? [
              {
                title: asked.chosenOf?.[around.lang] ?? '',
                // Wherever it is put, it is chosen.
                items: choices.map(({ to: _, ...item }) => ({ ...item, into: CHOICE })),
              },
            ]
          : [];
      if (!asked.alone) return [...first, pieces];
      const home = (chosen: Spot | undefined): Spot =>
        chosen !== undefined && quayAt(chosen) ? chosen : places.quay(1);
      return [{ ...pieces, items: pieces.items.map((item) => ({ ...item, into: home })) }];
    },
    at: (input, spot, around) => {
      const [quay, seat] = [quayAt(spot), seatAt(spot)];
      if (seat !== undefined) return seatIn(asked, input, seat, around.lang);
      if (!quay) return undefined;
      const port = portIn(asked, input, around);
      const piece = within(quayPiece(port, quay, around.lang), (text) => asked.withQuay(input, quay, laid(port, text)));
      // Of a ship that only stands for those aboard, value and goods are nobody's concern.
      if (asked.kinds && !asked.kinds.includes('ship')) return { ...bare(piece), handles: [] };
      const note = asked.note?.(input, around.lang);
      return note ? { ...piece, detail: `${note}${piece.detail}` } : piece;
    },
    put: (input, item, spot, around) => {
      const [kind, what] = itemOf(item);
      const choice = asked.choices?.(input, around).find(({ id }) => id === item);
      if (choice) return { value: choice.to, tells: [asked.tells.choice ?? []].flat() };
      const quay = quayAt(spot);
      if (!quay) return undefined;
      if (kind === 'tile' && asked.withTile)
        return { value: asked.withTile(input, what), tells: [asked.tells.tile ?? []].flat() };
      return put(input, item, quay, around);
    },
  };
};
