import { seatLetter } from '@portolan/boards';
import { kindOf, PieceMark, stockOf, type Table, TilePicture } from '@portolan/boards/cabo-da-roca';
import { type Position, pieceKinds, tileKinds } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { Item, Tray } from '../../../board/entry.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital } from '../../../kit/text.ts';
import { seatsAt } from '../../../position/fields.tsx';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { freePort, tilesIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The pieces of a draft as far as they can be counted. */
const counted = (position: Json, { box, seats }: Form): Table => {
  const sailors = listIn(position, 'sailors').filter(isObject);
  const placed = { ...position, seats, ships: objectIn(position, 'ships'), sailors, gone: listIn(position, 'gone') };
  return { position: placed as unknown as Position, box };
};

const pieceItems = (position: Json, form: Form, lang: Lang): Item[] => {
  const table = counted(position, form);
  return seatsAt(form).flatMap((seat) =>
    pieceKinds.map((kind) => ({
      id: `piece ${seat} ${kind}`,
      name: `${capital(words[kind][lang])} ${seatLetter(seat)}`,
      left: Math.max(0, stockOf(table, seat)[kind]),
      picture: (
        <span class="cb-taken-piece">
          <PieceMark kind={kind} />
          <SeatToken seat={seat} size={18} />
        </span>
      ),
    })),
  );
};

const tileItems = (position: Json, { box, table }: Form, lang: Lang): Item[] => {
  const laid = tilesIn(position);
  const port = freePort(laid);
  return tileKinds.map((kind) => {
    const count = box.tiles.find((tile) => tile.kind === kind)?.count ?? 0;
    return {
      id: `tile ${kind}`,
      name: capital(tileName(kind, lang)),
      left: Math.max(0, count - laid.filter(({ tile }) => kindOf(tile) === kind).length),
      picture: <TilePicture table={table} face={kind === 'port' ? port : kind} name={`tray-${kind}`} lang={lang} />,
    };
  });
};

/** What can be put on the chart: the pieces of every player, and the tiles of the box. */
export const trayOf = (position: Json, form: Form, lang: Lang): Tray[] => [
  { title: words.pieces[lang], hint: words.onSquare[lang], items: pieceItems(position, form, lang) },
  { title: words.tiles[lang], hint: words.beside[lang], items: tileItems(position, form, lang) },
];
