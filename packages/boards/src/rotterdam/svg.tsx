/**
 * A position of Rotterdam drawn whole, as one SVG that stands alone.
 *
 * ![A position of Rotterdam](../../pictures/rotterdam.svg)
 *
 * @module
 */
import type { Lang } from '@portolan/core';
import { rules } from '@portolan/rotterdam/rules';
import { SeatToken } from '../SeatToken.tsx';
import { Symbols } from '../Symbols.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { RIM } from './links.ts';
import { readTable, seatsOf, type Table } from './model.ts';
import { River } from './River.tsx';
import { RotterdamSymbols } from './Symbols.tsx';
import { callMarks } from './scene.ts';
import { seatLine } from './seat-words.ts';
import { tableInWords } from './words.ts';

/** Where each position can be hit. */
const Spots = ({ table }: { table: Table }) => (
  <>
    {table.box.positions.map(({ id, x, y }) => (
      <circle key={id} data-at={id} cx={x} cy={y} r={RIM + 8} fill="transparent" />
    ))}
  </>
);

const partsOf = (table: Table, lang: Lang): SheetParts => {
  const words = tableInWords(table, lang);
  const told = seatsOf(table).map((seat) => seatLine(table, seat, lang));
  const others = words.slice(1).filter((line) => !told.includes(line));
  return {
    title: rules.title,
    words,
    symbols: [<Symbols key="all" />, <RotterdamSymbols key="own" lang={lang} />],
    style: 'rotterdam/rotterdam.css',
    bands: [
      { text: words[0] ?? '' },
      {
        drawings: [
          {
            of: (
              <River table={table} marks={callMarks(table)} name="drawn" lang={lang} over={<Spots table={table} />} />
            ),
            wide: true,
            data: { river: '' },
          },
        ],
      },
      ...told.map((text, seat) => ({ text, mark: <SeatToken seat={seat} lang={lang} /> })),
      ...others.map((text) => ({ text })),
    ],
  };
};

/**
 * A position of Rotterdam as one SVG that stands alone.
 *
 * @returns the SVG, or what is wrong with the position
 */
export const render = drawer(readTable, partsOf);
