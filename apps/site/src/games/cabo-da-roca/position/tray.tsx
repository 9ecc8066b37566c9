import { kindOf, stockOf, type Table } from '@portolan/boards/cabo-da-roca';
import { type PieceKind, type Position, pieceKinds } from '@portolan/cabo-da-roca';
import type { Lang, Seat } from '@portolan/core';
import type { Item, Tray } from '../../../board/entry.ts';
import { fill } from '../../../kit/text.ts';
import { seatsAt } from '../../../position/fields.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { pieceItem } from '../parts/piece-items.tsx';
import { tileItems } from '../parts/tile-items.tsx';
import { tilesIn } from './draft.ts';
import type { Form } from './form.ts';
import { freePort } from './ports.ts';
import { words } from './words.ts';

/** What marks a laden ship, as it does on the sea. */
const Crate = () => (
  <svg class="cb-piece-crate" viewBox="-1 -1 17 17" aria-hidden="true">
    <rect class="cb-crate" width="15" height="15" rx="1.5" />
  </svg>
);

/** A ship that is put laden, whatever its cargo is. */
const ladenItem = (kind: 'fishing' | 'trade', seat: Seat, lang: Lang): Item => {
  const { name, picture } = pieceItem(kind, seat, lang);
  return {
    id: `piece ${seat} ${kind} laden`,
    name: fill(words.ladenShip[lang], { ship: name }),
    picture: (
      <span class="cb-taken-piece">
        {picture}
        <Crate />
      </span>
    ),
  };
};

/** The pieces of a draft as far as they can be counted. */
const counted = (position: Json, { box, seats }: Form): Table => {
  const sailors = listIn(position, 'sailors').filter(isObject);
  const placed = { ...position, seats, ships: objectIn(position, 'ships'), sailors, gone: listIn(position, 'gone') };
  return { position: placed as unknown as Position, box };
};

const pieceItems = (position: Json, form: Form, lang: Lang): Item[] => {
  const table = counted(position, form);
  return seatsAt(form).flatMap((seat) => {
    const left = (kind: PieceKind) => ({ left: Math.max(0, stockOf(table, seat)[kind]) });
    return [
      ...pieceKinds.map((kind) => ({ ...pieceItem(kind, seat, lang, `piece ${seat} ${kind}`), ...left(kind) })),
      ...(['fishing', 'trade'] as const).map((kind) => ({
        ...ladenItem(kind, seat, lang),
        ...left(kind),
      })),
    ];
  });
};

const tilesLeft = (position: Json, { box, table }: Form, lang: Lang): Item[] => {
  const laid = tilesIn(position);
  return tileItems({
    lang,
    table,
    what: 'tile',
    port: freePort(laid),
    left: (kind) => {
      const count = box.tiles.find((tile) => tile.kind === kind)?.count ?? 0;
      return Math.max(0, count - laid.filter(({ tile }) => kindOf(tile) === kind).length);
    },
  });
};

/** What can be put on the chart: the pieces of every player, and the tiles of the box. */
export const trayOf = (position: Json, form: Form, lang: Lang): Tray[] => [
  { title: words.pieces[lang], hint: words.onSquare[lang], items: pieceItems(position, form, lang) },
  { title: words.tiles[lang], hint: words.beside[lang], items: tilesLeft(position, form, lang) },
];
