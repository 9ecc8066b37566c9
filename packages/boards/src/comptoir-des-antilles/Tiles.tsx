import type { GoodsId, GoodsKind, HandTile, TileId } from '@portolan/comptoir-des-antilles';
import { premiumsInWords, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Seat } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import type { Table } from './model.ts';
import { goodsNamed } from './names.ts';

const drawn: readonly GoodsId[] = ['madras', 'rum', 'spices', 'vanilla'];

/** The drawing of a kind of goods, by its id. */
export const goodsSymbol = (id: GoodsId): string => `#ca-goods-${drawn.includes(id) ? id : 'other'}`;

/** Long names are written narrower, so that they stay on the tile. */
const fitted = (name: string, room: number, letter: number): { textLength?: number; lengthAdjust?: string } =>
  name.length * letter > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};

interface GoodsProps {
  readonly goods: GoodsKind;
  readonly lang: Lang;
  readonly proposed?: boolean;
  /** Without its name, 48 units high: where it stands beside the tile. */
  readonly bare?: boolean;
}

/** A goods tile, 66 units wide: drawing, premium, name. Part of a drawing. */
export const GoodsFace = ({ goods, lang, proposed, bare = false }: GoodsProps) => (
  <>
    <rect
      class={proposed ? 'ca-tile is-proposed' : 'ca-tile'}
      x=".75"
      y=".75"
      width="64.5"
      height={bare ? 46.5 : 64.5}
      rx="4"
    />
    <use href={goodsSymbol(goods.id)} x="5" y="6" width="37" height="37" />
    <text class="ca-tile-p" x="53" y="28">
      {goods.premium}
    </text>
    {!bare && (
      <>
        <path class="card-h" d="M7 48H59" />
        <text class="ca-tile-n" x="7" y="61" {...fitted(goods[lang], 53, 6.8)}>
          {goods[lang]}
        </text>
      </>
    )}
  </>
);

/** An event tile face down. Silent: the words stand beside it. */
export const EventBack = () => (
  <svg class="ca-one" width="76" height="38" viewBox="0 0 76 38" aria-hidden="true">
    <rect class="ca-tile ca-tile-e" x=".75" y=".75" width="74.5" height="36.5" rx="4" />
    <path class="ca-ev" d="M38 7L41 16L50 19L41 22L38 31L35 22L26 19L35 16Z" />
  </svg>
);

/** A goods tile face down, as large as `GoodsFace`. */
const GoodsBack = () => (
  <>
    <rect class="ca-tile ca-tile-b" x=".75" y=".75" width="64.5" height="64.5" rx="4" />
    <use href="#ca-goods-back" x="13" y="13" width="40" height="40" />
  </>
);

const words = {
  hidden: { fr: 'marchandise face cachée', en: 'goods tile face down' },
  open: { fr: 'connue de tous', en: 'known to all' },
  event: { fr: 'tuile événement', en: 'event tile' },
} as const;

/** A goods tile of a hand or a pile in words: "Rhum, 3 primes par porteur"; "marchandise face cachée". */
export const handTileInWords = (table: Table, tile: HandTile, lang: Lang): string => {
  if (tile === '?') return words.hidden[lang];
  const known = tile.endsWith('!');
  const name = goodsNamed(table, known ? tile.slice(0, -1) : tile, lang);
  return known ? `${name}, ${words.open[lang]}` : name;
};

/** A goods tile by itself: open, face down where it is not known, with an eye if everybody knows it. */
export const GoodsTile = ({
  table,
  tile,
  lang,
  size = 58,
}: {
  table: Table;
  tile: HandTile;
  lang: Lang;
  size?: number;
}) => {
  const known = tile.endsWith('!');
  const goods = table.box.goods.find(({ id }) => id === (known ? tile.slice(0, -1) : tile));
  const label = handTileInWords(table, tile, lang);
  const rate = goods ? `, ${premiumsInWords(goods.premium, lang)} ${lang === 'fr' ? 'par porteur' : 'per porter'}` : '';
  return (
    <svg class="ca-one" width={size} height={size} viewBox="0 0 66 66" role="img" aria-label={`${label}${rate}`}>
      {goods ? <GoodsFace goods={goods} lang={lang} /> : <GoodsBack />}
      {known && (
        <g transform="translate(9 9)">
          <circle class="ca-eye-c" r="8.5" />
          <path class="ca-eye" d="M-5.6 0Q0 -6 5.6 0Q0 6 -5.6 0Z" />
          <circle class="ca-eye-d" r="1.7" />
        </g>
      )}
    </svg>
  );
};

/** How wide an event tile is with its name and perhaps a token, in units. */
export const eventWidth = (name: string, owned: boolean): number => 50 + name.length * 8.1 + (owned ? 36 : 8);

interface EventProps {
  readonly id: TileId;
  readonly by?: Seat;
  readonly lang: Lang;
  readonly proposed?: boolean;
}

/** An event tile, 38 units high: sign, name, the token of who laid it. Part of a drawing. */
export const EventFace = ({ id, by, lang, proposed }: EventProps) => {
  const name = tileName(id, lang);
  const width = eventWidth(name, by !== undefined);
  return (
    <>
      <rect
        class={proposed ? 'ca-tile ca-tile-e is-proposed' : 'ca-tile ca-tile-e'}
        x=".75"
        y=".75"
        width={width - 1.5}
        height="36.5"
        rx="4"
      />
      <use href={`#ca-event-${id}`} x="6" y="4" width="30" height="30" />
      <text class="ca-tile-en" x="42" y="24">
        {name}
      </text>
      {by !== undefined && (
        <use href={`#seat-${seatLetter(by)}`} x={width - 36} y="3" width="32" height="32" overflow="visible" />
      )}
    </>
  );
};

/** An event tile by itself. */
export const EventTile = ({ id, lang }: { id: TileId; lang: Lang }) => {
  const width = eventWidth(tileName(id, lang), false);
  return (
    <svg
      class="ca-one"
      width={width}
      height="38"
      viewBox={`0 0 ${width} 38`}
      role="img"
      aria-label={`${words.event[lang]} ${tileName(id, lang)}`}
    >
      <EventFace id={id} lang={lang} />
    </svg>
  );
};
