/**
 * A position of Cabo da Roca drawn whole, as one SVG that stands alone.
 *
 * ![A position of Cabo da Roca](../../pictures/cabo-da-roca.svg)
 *
 * @module
 */
import { rules } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { Symbols } from '../Symbols.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { Chart } from './Chart.tsx';
import { UNIT } from './grid.ts';
import { readTable, seaOf, type Table } from './model.ts';
import { CaboSymbols } from './Symbols.tsx';
import { seatLine } from './seat-words.ts';
import { TileView } from './TileInHand.tsx';
import { tableInWords } from './words.ts';

/** Where each tile can be hit. */
const Spots = ({ table }: { table: Table }) => (
  <>
    {seaOf(table).map(({ at: [x, y] }) => (
      <rect
        key={`${x},${y}`}
        data-at={`${x},${y}`}
        x={x * UNIT}
        y={y * UNIT}
        width={UNIT}
        height={UNIT}
        fill="transparent"
      />
    ))}
  </>
);

const partsOf = (table: Table, lang: Lang): SheetParts => {
  const words = tableInWords(table, lang);
  const told = Array.from({ length: table.position.seats }, (_, seat) => seatLine(table, seat, lang));
  const { tile } = table.position;
  return {
    title: rules.title,
    words,
    symbols: [<Symbols key="all" />, <CaboSymbols key="own" />],
    style: 'cabo-da-roca/cabo-da-roca.css',
    bands: [
      { text: words[0] ?? '' },
      {
        drawings: [
          {
            of: <Chart table={table} name="drawn" lang={lang} over={<Spots table={table} />} />,
            wide: true,
            data: { sea: '' },
          },
        ],
      },
      ...(tile
        ? [{ drawings: [{ of: <TileView table={table} face={tile} name="drawn" lang={lang} />, data: { tile } }] }]
        : []),
      ...told.map((text, seat) => ({ text, mark: <SeatToken seat={seat} lang={lang} /> })),
      ...words.slice(words.indexOf(told[told.length - 1] ?? '') + 1).map((text) => ({ text })),
    ],
  };
};

/**
 * A position of Cabo da Roca as one SVG that stands alone.
 *
 * @returns the SVG, or what is wrong with the position
 */
export const render = drawer(readTable, partsOf);
