import type { PortNumber } from '@portolan/borneo';
import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { seatLetter } from '../seats.ts';
import { WordsFold } from '../WordsFold.tsx';
import { Hand, MissionRow, Warehouse } from './Cards.tsx';
import { type ColumnMarks, CompanyColumn } from './CompanyColumn.tsx';
import { cardCount } from './face.ts';
import { columnsOf, countsMatter, type Table, towerOf } from './model.ts';
import { PirateShip } from './PirateShip.tsx';
import { Tower } from './Tower.tsx';
import { tableInWords } from './words.ts';

/** Marks on a whole table; every list may be missing. */
interface BoardMarks {
  readonly columns?: Readonly<Partial<Record<string, ColumnMarks>>>;
  /** Cards framed in a port, by place from 0. */
  readonly ports?: Readonly<Partial<Record<PortNumber, readonly number[]>>>;
  readonly missions?: readonly string[];
}

/** The four companies side by side. */
export const Companies = ({ table, lang, marks }: { table: Table; lang: Lang; marks?: BoardMarks['columns'] }) => (
  <div class="bo-co">
    {columnsOf(table).map(({ company, column }) => (
      <CompanyColumn
        key={company}
        company={company}
        column={column}
        spaces={table.box.spacesPerCompany}
        lang={lang}
        marks={marks?.[company] ?? {}}
      />
    ))}
  </div>
);

/** The three ports side by side; below each other, or scrolled sideways, where there is little room. */
export const Ports = ({ table, lang, marks }: { table: Table; lang: Lang; marks?: BoardMarks['ports'] }) => (
  <section class="bo-hb" aria-label={lang === 'fr' ? 'Les trois ports' : 'The three ports'}>
    {([1, 2, 3] as const).map((port) => {
      const tower = towerOf(table, port);
      return (
        <Tower key={port} tower={tower} lang={lang} framed={marks?.[port] ?? []} counted={countsMatter(table, tower)} />
      );
    })}
  </section>
);

const cardWord = (count: number, lang: Lang): string =>
  lang === 'fr'
    ? `${count} ${count > 1 ? 'cartes' : 'carte'} en main`
    : `${count} ${count === 1 ? 'card' : 'cards'} in hand`;

/** What a player is at the moment, in words: active, first. */
export const roles = (table: Table, seat: Seat, lang: Lang): string => {
  const { active, first } = table.position;
  const parts = [
    ...(active === seat ? [lang === 'fr' ? 'joueur actif' : 'active player'] : []),
    ...(first === seat ? [lang === 'fr' ? 'premier joueur' : 'first player'] : []),
  ];
  return parts.join(', ');
};

/** One player: token, hand, warehouse with the Missions won, the pirate ship if it lies there. */
export const Player = ({ table, seat, lang }: { table: Table; seat: Seat; lang: Lang }) => {
  const hand = table.position.hands?.[seat] ?? [];
  const score = table.position.result?.scores[seat];
  const role = roles(table, seat, lang);
  return (
    <section
      class={table.position.active === seat ? 'player is-active' : 'player'}
      aria-label={lang === 'fr' ? `Joueur ${seatLetter(seat)}` : `Player ${seatLetter(seat)}`}
    >
      <div class="who">
        <SeatToken seat={seat} lang={lang} size={28} plain />
        <span>
          <b>{seatLetter(seat)}</b>
          {role && <span class="tail">, {role}</span>}
        </span>
        <span class="player-n">{cardWord(cardCount(hand), lang)}</span>
        {score !== undefined && <span class="sum">{score}</span>}
      </div>
      <Hand cards={hand} lang={lang} />
      <div class="store-row">
        <span class="small">{lang === 'fr' ? 'Entrepôt' : 'Warehouse'}</span>
        <Warehouse table={table} seat={seat} lang={lang} />
        {table.position.pirateShip === seat && <PirateShip where={seat} lang={lang} />}
      </div>
    </section>
  );
};

/** Everything on the table in words, folded away under the picture. */
export const InWords = ({ table, lang }: { table: Table; lang: Lang }) => (
  <WordsFold lines={tableInWords(table, lang)} lang={lang} />
);

const Piles = ({ table, lang }: { table: Table; lang: Lang }) => {
  const { pile, discard, harborPile = [], pirateShip } = table.position;
  const rows: readonly (readonly [string, number])[] =
    lang === 'fr'
      ? [
          ['Pioche', cardCount(pile)],
          ['Défausse', cardCount(discard)],
          ['Cartes Port', harborPile.length],
        ]
      : [
          ['Pile', cardCount(pile)],
          ['Discard', cardCount(discard)],
          ['Harbor cards', harborPile.length],
        ];
  return (
    <div class="heaps">
      {rows.map(([name, count]) => (
        <span key={name} class="heap">
          {name} <b>{count}</b>
        </span>
      ))}
      {pirateShip === 'cove' && <PirateShip where="cove" lang={lang} />}
    </div>
  );
};

interface Props {
  readonly table: Table;
  readonly lang: Lang;
  readonly marks?: BoardMarks;
}

/** What all players share: companies, ports and Missions. */
export const Middle = ({ table, lang, marks = {} }: Props) => (
  <>
    <div class="bo">
      <Companies table={table} lang={lang} marks={marks.columns} />
      <Ports table={table} lang={lang} marks={marks.ports} />
    </div>
    <MissionRow table={table} ids={table.position.missions ?? []} lang={lang} chosen={marks.missions ?? []} />
  </>
);

/** What lies around: piles, every player's hand and warehouse, and all of it in words. */
export const Around = ({ table, lang }: Omit<Props, 'marks'>) => (
  <>
    <Piles table={table} lang={lang} />
    <div class="players">
      {Array.from({ length: table.position.seats }, (_, seat) => (
        <Player key={seat} table={table} seat={seat} lang={lang} />
      ))}
    </div>
    <InWords table={table} lang={lang} />
  </>
);

/** The whole table: companies, ports, Missions, piles, and every player's hand and warehouse. */
export const Board = ({ table, lang, marks = {} }: Props) => (
  <div class="board">
    <Middle table={table} lang={lang} marks={marks} />
    <Around table={table} lang={lang} />
  </div>
);
