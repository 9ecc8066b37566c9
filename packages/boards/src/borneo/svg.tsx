/**
 * A position of Borneo drawn whole, as one SVG that stands alone.
 *
 * ![A position of Borneo](../../pictures/borneo.svg)
 *
 * @module
 */
import { rules } from '@portolan/borneo/rules';
import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { Symbols } from '../Symbols.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { Hand, MissionRow, Warehouse } from './Cards.tsx';
import { CompanyColumn } from './CompanyColumn.tsx';
import { columnsOf, countsMatter, readTable, type Table, towerOf } from './model.ts';
import { BorneoSymbols } from './Symbols.tsx';
import { Tower } from './Tower.tsx';
import { seatLine, tableInWords } from './words.ts';

const partsOf = (table: Table, lang: Lang): SheetParts => {
  const words = tableInWords(table, lang);
  const { seats, hands = [], missions = [] } = table.position;
  const told = Array.from({ length: seats }, (_, seat) => seatLine(table, seat, lang));
  return {
    title: rules.title,
    words,
    symbols: [<Symbols key="all" />, <BorneoSymbols key="own" lang={lang} />],
    style: 'borneo/borneo.css',
    bands: [
      { text: words[0] ?? '' },
      {
        drawings: columnsOf(table).map(({ company, column }) => ({
          of: <CompanyColumn company={company} column={column} spaces={table.box.spacesPerCompany} lang={lang} />,
          data: { company },
        })),
      },
      {
        drawings: ([1, 2, 3] as const).map((port) => {
          const tower = towerOf(table, port);
          return { of: <Tower tower={tower} lang={lang} counted={countsMatter(table, tower)} />, data: { port } };
        }),
      },
      { drawings: [{ of: <MissionRow table={table} ids={missions} lang={lang} />, scale: 1.2 }] },
      ...told.map((text, seat: Seat) => ({
        text,
        mark: <SeatToken seat={seat} lang={lang} />,
        drawings: [
          { of: <Hand cards={hands[seat] ?? []} lang={lang} />, scale: 0.5, data: { hand: seat } },
          { of: <Warehouse table={table} seat={seat} lang={lang} />, scale: 0.75, data: { warehouse: seat } },
        ],
      })),
      ...words.slice(words.indexOf(told[told.length - 1] ?? '') + 1).map((text) => ({ text })),
    ],
  };
};

/**
 * A position of Borneo as one SVG that stands alone.
 *
 * @returns the SVG, or what is wrong with the position
 */
export const render = drawer(readTable, partsOf);
