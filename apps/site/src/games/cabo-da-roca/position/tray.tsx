import { kindOf, stockOf, type Table } from '@portolan/boards/cabo-da-roca';
import { type PieceKind, type Position, pieceKinds } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import type { Item, Tray } from '../../../board/entry.ts';
import { seatsAt } from '../../../position/fields.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { ladenItem, pieceItem } from '../parts/piece-items.tsx';
import { tileItems } from '../parts/tile-items.tsx';
import { tilesIn } from './draft.ts';
import type { Form } from './form.ts';
import { freePort } from './ports.ts';
import { words } from './words.ts';

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
        ...ladenItem(kind, seat, lang, `piece ${seat} ${kind} laden`),
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
