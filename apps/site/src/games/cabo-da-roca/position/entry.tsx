import { seatLetter } from '@portolan/boards';
import { beside, readShipId, same, TilePicture, turnedBy } from '@portolan/boards/cabo-da-roca';
import {
  type Direction,
  directions,
  type Face,
  type Rotation,
  type Square,
  type TileKind,
} from '@portolan/cabo-da-roca';
import type { LaidTile } from '@portolan/cabo-da-roca/checkers';
import { directionName, laidInWords, ownedShip, pieceName, squareInWords } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { Around, BoardEntry, Handle, HandleRow, Piece, Put } from '../../../board/entry.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { listIn, objectIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { looks } from '../parts/looks.ts';
import { seaWords, takeOff, turnKeys, turns } from '../parts/small-sea.tsx';
import { squareOf } from '../parts/square-of.ts';
import { changed, tilesIn, withTile } from './draft.ts';
import type { Form } from './form.ts';
import { layingOn } from './lying.ts';
import { freePort } from './ports.ts';
import { headingRow, letterRow } from './rows.tsx';
import { freeShip, nameOf, spotOf, type Thing, thingAt, thingsOn } from './things.ts';
import { trayOf } from './tray.tsx';
import { words } from './words.ts';

type At = Around<Form>;
type Work = Handle<Json>;

const tileOn = (position: Json, at: Square) => tilesIn(position).find((tile) => same(tile.at, at));

const isPort = (position: Json, at: Square): boolean => tileOn(position, at)?.tile.length === 1;

const withShip = (position: Json, id: string, ship: Json | undefined): Json =>
  changed(position, 'ships', withField(objectIn(position, 'ships'), id, ship));

/** A ship on a square: moored if a port lies there, else it keeps its heading. */
const shipOn = (position: Json, at: Square, ship: Json): Json => ({
  ...ship,
  at,
  heading: isPort(position, at) ? null : (ship.heading ?? 'N'),
});

const withSailors = (position: Json, sailors: readonly unknown[]): Json =>
  withField(position, 'sailors', sailors.length > 0 ? sailors : undefined);

const withBoard = (position: Json, at: Square, laid: LaidTile | undefined): Json =>
  withField(position, 'board', withTile(tilesIn(position), at, laid));

const sides: readonly Direction[] = ['N', 'E', 'S', 'W'];

/** Why no piece can be put on a square, if none can. */
const refusal = (position: Json, at: Square, lang: Lang): string | undefined =>
  tileOn(position, at) ? undefined : fill(words.noTile[lang], { place: squareInWords(at) });

const putTile = (position: Json, kind: TileKind, at: Square, { lang, about: { box } }: At): Put<Json> => {
  const tiles = tilesIn(position);
  const near = sides.some((side) => tileOn(position, beside(at, side)));
  if (!near && !tileOn(position, at)) return { refused: words.apart[lang] };
  const now = tileOn(position, at)?.tile;
  const face: Face = kind === 'port' ? (now?.length === 1 ? now : freePort(tiles)) : kind;
  const rot = layingOn(tiles, at, face, box);
  return { value: withBoard(position, at, { tile: face, ...(rot ? { rot } : {}) }) };
};

const putPiece = (position: Json, seat: number, kind: string, at: Square, lang: Lang, laden: boolean): Put<Json> => {
  const refused = refusal(position, at, lang);
  if (refused) return { refused };
  if (kind === 'sailor') {
    const held = thingsOn(position, at).some((thing) => thing.kind === 'sailor');
    if (held) return { refused: fill(words.taken[lang], { place: squareInWords(at) }) };
    return { value: withSailors(position, [...listIn(position, 'sailors'), { owner: seat, at }]) };
  }
  const id = freeShip(position, seat, kind);
  return { value: id ? withShip(position, id, shipOn(position, at, laden ? { cargo: '?' } : {})) : position };
};

const others = (position: Json, square: Square, chosen: Thing, { lang, about }: At): Work[] =>
  thingsOn(position, square)
    .filter((thing) => nameOf(thing) !== nameOf(chosen))
    .map((thing) => ({
      id: nameOf(thing),
      name: named(thing, lang, about),
      choose: spotOf(position, square, nameOf(thing)),
    }));

const named = (thing: Thing, lang: Lang, { box }: Form): string => {
  if (thing.kind === 'ship') return capital(ownedShip(thing.id, lang));
  if (thing.kind === 'tile') return capital(laidInWords(thing.tile, lang, box));
  return `${capital(pieceName('sailor', lang))} ${seatLetter(thing.owner)}`;
};

const shipHandles = (position: Json, { id, ship }: Extract<Thing, { kind: 'ship' }>, lang: Lang): Work[] => {
  const heading = directions.find((one) => one === ship.heading);
  const to = (by: number): Json => withShip(position, id, { ...ship, heading: turnedBy(heading ?? 'N', by) });
  const laden = ship.cargo !== undefined && ship.cargo !== null;
  return [
    ...(heading ? turns(lang, to) : []),
    ...(readShipId(id).kind === 'pirate'
      ? []
      : [
          {
            id: 'laden',
            name: words.laden[lang],
            pressed: laden,
            to: withShip(position, id, withField(ship, 'cargo', laden ? undefined : '?')),
          },
        ]),
    takeOff(lang, withShip(position, id, undefined)),
  ];
};

const tileHandles = (
  position: Json,
  { tile }: Extract<Thing, { kind: 'tile' }>,
  { lang, about: { box } }: At,
): Work[] => {
  const { at, tile: face, rot = 0 } = tile;
  const ways = looks(face.length === 1 ? 'port' : (face as TileKind), box);
  const next = ways[(ways.indexOf(rot) + 1) % ways.length] ?? 0;
  const [, right] = turnKeys[lang];
  const turned = (to: Rotation): Json => withBoard(position, at, { tile: face, ...(to ? { rot: to } : {}) });
  return [
    ...(ways.length > 1
      ? [
          {
            id: 'turn',
            name: seaWords.turnTile[lang],
            picture: <Icon name="clockwise" size={24} />,
            key: right,
            to: turned(next),
          },
        ]
      : []),
    ...(tilesIn(position).length > 1 ? [takeOff(lang, withBoard(position, at, undefined))] : []),
  ];
};

const sailorHandles = (position: Json, { at }: Extract<Thing, { kind: 'sailor' }>, lang: Lang): Work[] => [
  takeOff(
    lang,
    withSailors(
      position,
      listIn(position, 'sailors').filter((_, i) => i !== at),
    ),
  ),
];

const detailOf = (thing: Thing, lang: Lang): string | undefined => {
  const heading =
    thing.kind === 'ship' ? directions.find((one): one is Direction => one === thing.ship.heading) : undefined;
  return heading && fill(seaWords.heading[lang], { direction: directionName(heading, lang) });
};

const pictureOf = (thing: Thing, lang: Lang, { table }: Form) => {
  if (thing.kind === 'tile')
    return <TilePicture table={table} face={thing.tile.tile} rot={thing.tile.rot ?? 0} name="chosen" lang={lang} />;
  return <SeatToken seat={thing.kind === 'ship' ? readShipId(thing.id).owner : thing.owner} size={32} />;
};

const rowsOf = (position: Json, thing: Thing, { lang }: At): HandleRow<Json>[] => {
  if (thing.kind === 'ship') {
    const { id, ship } = thing;
    const heading = directions.find((one) => one === ship.heading);
    return heading ? [headingRow(heading, lang, (to) => withShip(position, id, { ...ship, heading: to }))] : [];
  }
  if (thing.kind !== 'tile' || thing.tile.tile.length > 1) return [];
  const { at, tile, rot } = thing.tile;
  const tiles = tilesIn(position);
  return [letterRow(tiles, tile, lang, (port) => withBoard(position, at, { tile: port, ...(rot ? { rot } : {}) }))];
};

const handlesOf = (position: Json, thing: Thing, around: At): Work[] => {
  if (thing.kind === 'ship') return shipHandles(position, thing, around.lang);
  return thing.kind === 'sailor' ? sailorHandles(position, thing, around.lang) : tileHandles(position, thing, around);
};

const carried = (position: Json, thing: Thing, to: Square, { lang }: At): Put<Json> => {
  if (thing.kind === 'tile') {
    const { at, tile, rot } = thing.tile;
    const without = withBoard(position, at, undefined);
    return { value: withBoard(without, to, { tile, ...(rot ? { rot } : {}) }) };
  }
  const refused = refusal(position, to, lang);
  if (refused) return { refused };
  if (thing.kind === 'ship') return { value: withShip(position, thing.id, shipOn(position, to, thing.ship)) };
  const moved = listIn(position, 'sailors').map((sailor, i) =>
    i === thing.at ? { ...objectIn({ sailor }, 'sailor'), at: to } : sailor,
  );
  return { value: withSailors(position, moved) };
};

/** The sea as a form: tiles are laid and turned, ships and sailors put, turned, carried and taken off. */
export const entry: BoardEntry<Json, Form> = {
  tray: (position, { lang, about }) => trayOf(position, about, lang),
  at: (position, spot, around): Piece<Json> | undefined => {
    const thing = thingAt(position, spot);
    if (!thing) return undefined;
    const { lang, about } = around;
    const detail = detailOf(thing, lang);
    const rows = rowsOf(position, thing, around);
    return {
      name: named(thing, lang, about),
      ...(detail ? { detail } : {}),
      picture: pictureOf(thing, lang, about),
      handles: [...handlesOf(position, thing, around), ...others(position, squareOf(spot), thing, around)],
      ...(rows.length > 0 ? { rows } : {}),
    };
  },
  put: (position, item, spot, around) => {
    const [what, first = '', second = '', laden] = item.split(' ');
    const at = squareOf(spot);
    return what === 'tile'
      ? putTile(position, first as TileKind, at, around)
      : putPiece(position, Number(first), second, at, around.lang, laden !== undefined);
  },
  carry: (position, from, to, around) => {
    const thing = thingAt(position, from);
    return thing ? carried(position, thing, squareOf(to), around) : { value: position };
  },
};
