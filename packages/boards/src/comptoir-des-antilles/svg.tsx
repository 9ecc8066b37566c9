/**
 * A position of Comptoir des Antilles drawn whole, as one SVG that stands alone.
 *
 * ![A position of Comptoir des Antilles](../../pictures/comptoir-des-antilles.svg)
 *
 * @module
 */
import { rules } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { Symbols } from '../Symbols.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { berthAt, readTable, seatsOf, type Table } from './model.ts';
import { GoodsInHand, OwnedTiles } from './Players.tsx';
import { QuayView } from './Quay.tsx';
import { ComptoirSymbols } from './Symbols.tsx';
import { berthInWords, seatLine, tableInWords } from './words.ts';

const partsOf = (table: Table, lang: Lang): SheetParts => {
  const words = tableInWords(table, lang);
  const told = seatsOf(table).map((seat) => seatLine(table, seat, lang));
  const berths = new Set(table.berths.map((berth) => `${berthInWords(berth, lang)}.`));
  const others = words.slice(1).filter((line) => !told.includes(line) && !berths.has(line));
  return {
    title: rules.title,
    words,
    symbols: [<Symbols key="all" />, <ComptoirSymbols key="own" />],
    style: 'comptoir-des-antilles/comptoir-des-antilles.css',
    bands: [
      { text: words[0] ?? '' },
      {
        drawings: ([1, 2, 3, 4] as const).map((quay) => ({
          of: <QuayView table={table} berth={berthAt(table, quay)} lang={lang} />,
          data: { quay },
          scale: 0.72,
        })),
      },
      ...[...berths].map((text) => ({ text })),
      ...told.map((text, seat) => ({
        text,
        mark: <SeatToken seat={seat} lang={lang} />,
        drawings: [
          { of: <GoodsInHand table={table} seat={seat} lang={lang} />, data: { hand: seat } },
          { of: <OwnedTiles table={table} seat={seat} lang={lang} />, data: { tiles: seat } },
        ],
      })),
      ...others.map((text) => ({ text })),
    ],
  };
};

/**
 * A position of Comptoir des Antilles as one SVG that stands alone.
 *
 * @returns the SVG, or what is wrong with the position
 */
export const render = drawer(readTable, partsOf);
