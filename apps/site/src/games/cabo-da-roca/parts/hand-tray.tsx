import { type Table, TilePicture } from '@portolan/boards/cabo-da-roca';
import { coinsInWords, laidInWords, pieceName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { Item, Tray } from '../../../board/entry.ts';
import { both, capital, fill } from '../../../kit/text.ts';
import { rotationInWords } from '../play/words.ts';
import { faceInHand, inTray, piecesToBuy, waysInHand } from './hand.ts';
import { pieceItem, pieceWords } from './piece-items.tsx';

const words = {
  buying: both('À acheter', 'To buy'),
  prices: both('prix en pièces', 'prices in coins'),
  priced: both('{piece}, {n}', '{piece}, {n}'),
  pricedLong: both('{read}\u00a0: acheter {piece}, {coins}', '{read}: buy {piece}, {coins}'),
  tile: both('Tuile à poser', 'Tile to lay'),
  laid: both('{way}\u00a0: {tile}', '{way}: {tile}'),
  ways: both('dans le sens voulu', 'the way round that you want'),
} as const;

const tileItems = (table: Table, lang: Lang): readonly Item[] => {
  const face = faceInHand(table);
  if (face === undefined) return [];
  return waysInHand(table).map((rot) => ({
    id: inTray.tile(rot),
    name: rotationInWords(rot, lang),
    // What is read on it begins what is heard.
    label: fill(words.laid[lang], {
      way: rotationInWords(rot, lang),
      tile: laidInWords({ tile: face, rot }, lang, table.box),
    }),
    picture: <TilePicture table={table} face={face} rot={rot} name={`way-${rot}`} lang={lang} />,
  }));
};

const pieceItems = (table: Table, lang: Lang): readonly Item[] =>
  piecesToBuy(table).map((kind) => {
    const n = table.box.costs[kind].buy;
    const read = fill(words.priced[lang], { piece: capital(pieceWords[kind][lang]), n });
    return {
      ...pieceItem(kind, table.position.active ?? 0, lang, inTray.piece(kind)),
      name: read,
      label: fill(words.pricedLong[lang], { read, piece: pieceName(kind, lang), coins: coinsInWords(n, lang) }),
    };
  });

/** What can be put on the chart: the tile in hand, each way round, and the pieces that are for sale, where one buys. */
export const trayOf = (table: Table, lang: Lang, buys: boolean): readonly Tray[] =>
  [
    { title: words.tile[lang], hint: words.ways[lang], items: tileItems(table, lang) },
    { title: words.buying[lang], hint: words.prices[lang], items: buys ? pieceItems(table, lang) : [] },
  ].filter(({ items }) => items.length > 0);
