import type { Lang, Seat } from '@portolan/core';
import { callMarks } from './call-marks.ts';
import type { Marks } from './marks.ts';
import type { Table } from './model.ts';
import { Offer } from './Offer.tsx';
import { PhaseBar } from './PhaseDisc.tsx';
import { Piles, Stock } from './Piles.tsx';
import { Players } from './Players.tsx';
import { RiverView } from './RiverView.tsx';
import { mapInWords, tableInWords } from './words.ts';

const words = {
  position: { fr: 'La position en mots', en: 'The position in words' },
  map: { fr: 'La carte en mots', en: 'The map in words' },
} as const;

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <details class="words">
    <summary>{title}</summary>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </details>
);

/** Everything on the table in words, folded away under the picture. */
export const InWords = ({ table, lang }: { table: Table; lang: Lang }) => (
  <Lines title={words.position[lang]} lines={tableInWords(table, lang)} />
);

/** The map in words: where every channel leads. */
export const MapInWords = ({ table, lang }: { table: Table; lang: Lang }) => (
  <Lines title={words.map[lang]} lines={mapInWords(table.box, lang)} />
);

interface AroundProps {
  readonly table: Table;
  readonly lang: Lang;
  /** Every player is drawn here too. */
  readonly players?: boolean;
  /** Stock and piles are drawn here too. */
  readonly banks?: boolean;
  /** All of it is told in words here too. */
  readonly told?: boolean;
  /** Whose hand is drawn elsewhere. */
  readonly held?: Seat | undefined;
}

/** The stock, and the piles of cards. */
export const Banks = ({ table, lang }: Pick<AroundProps, 'table' | 'lang'>) => (
  <div class="rt-banks">
    <Stock table={table} lang={lang} />
    <Piles table={table} lang={lang} />
  </div>
);

/** What lies around the river: stock, piles, the open offer, and all of it in words; players and banks unless others draw them. */
export const Around = ({ table, lang, players = true, banks = true, told = true, held }: AroundProps) => (
  <>
    {banks && <Banks table={table} lang={lang} />}
    {table.position.offer && <Offer table={table} offer={table.position.offer} lang={lang} />}
    {players && <Players table={table} lang={lang} held={held} />}
    {told && <InWords table={table} lang={lang} />}
    {told && <MapInWords table={table} lang={lang} />}
  </>
);

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  /** Begins all ids of the drawings: unique on the page. */
  readonly name: string;
  /** What is pointed out on the river; by itself the call under way. */
  readonly marks?: Marks;
  /** A picture that stands, where no script moves it. */
  readonly still?: boolean;
}

/** The whole table: where the game stands, the river, and what lies around it. */
export const Board = ({ table, lang, name, marks = callMarks(table), still = false }: Props) => (
  <div class="board">
    <PhaseBar table={table} lang={lang} />
    <RiverView table={table} marks={marks} name={name} lang={lang} still={still} />
    <Around table={table} lang={lang} />
  </div>
);
