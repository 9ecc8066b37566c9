import { pieceKinds } from '@portolan/cabo-da-roca';
import { pieceName, zoneNames, zoneRange } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { Table } from './model.ts';
import { PieceMark } from './PieceMark.tsx';

const words = {
  pieces: { fr: 'Prix des pièces', en: 'Prices of the pieces' },
  piece: { fr: 'Pièce', en: 'Piece' },
  buy: { fr: 'achat', en: 'buy' },
  sell: { fr: 'revente', en: 'resale' },
  zones: { fr: 'Zones des routes', en: 'Zones of the routes' },
  zone: { fr: 'Zone', en: 'Zone' },
  squares: { fr: 'cases', en: 'squares' },
} as const;

/** What pieces cost and bring. */
export const Prices = ({ table, lang }: { table: Table; lang: Lang }) => (
  <table>
    <caption>{words.pieces[lang]}</caption>
    <thead>
      <tr>
        <th scope="col">
          <span class="sr">{words.piece[lang]}</span>
        </th>
        <th scope="col">{words.buy[lang]}</th>
        <th scope="col">{words.sell[lang]}</th>
      </tr>
    </thead>
    <tbody>
      {pieceKinds.map((kind) => (
        <tr key={kind}>
          <th scope="row">
            <PieceMark kind={kind} />
            {pieceName(kind, lang)}
          </th>
          <td>{table.box.costs[kind].buy}</td>
          <td>{table.box.costs[kind].sell}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** How long the routes of the three zones are. */
const Zones = ({ table, lang }: { table: Table; lang: Lang }) => (
  <table>
    <caption>{words.zones[lang]}</caption>
    <thead>
      <tr>
        <th scope="col">{words.zone[lang]}</th>
        <th scope="col">{words.squares[lang]}</th>
      </tr>
    </thead>
    <tbody>
      {zoneNames.map((name, zone) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{zoneRange(table.box.zones, zone, lang)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What pieces cost and bring, and how long the routes of the three zones are. */
export const Tariff = ({ table, lang }: { table: Table; lang: Lang }) => (
  <div class="cb-tariff">
    <Prices table={table} lang={lang} />
    <Zones table={table} lang={lang} />
  </div>
);
