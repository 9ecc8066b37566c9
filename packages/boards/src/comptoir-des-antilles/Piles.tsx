import { shipsInWords, tilesInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import type { Marks } from './marks.ts';
import { shipsLeft, shuffledOf, type Table, total } from './model.ts';
import { EventBack, GoodsTile } from './Tiles.tsx';

const texts = {
  ships: { fr: 'Pile des navires', en: 'Ship pile' },
  next: { fr: 'navire visible', en: 'visible ship' },
  unknown: { fr: 'pas encore vu', en: 'not yet seen' },
  empty: { fr: 'vide', en: 'empty' },
  goods: { fr: 'Pioche des marchandises', en: 'Goods pile' },
  tail: { fr: 'dessous, dans l’ordre', en: 'below them, in order' },
  drawn: { fr: 'tirée', en: 'drawn' },
  events: { fr: 'Tuiles événement', en: 'Event tiles' },
  out: { fr: 'Marchandises hors du jeu', en: 'Goods out of the game' },
} as const;

const Pile = ({ title, count, children }: { title: string; count: string; children?: ComponentChildren }) => (
  <div class="ca-pile">
    <span class="small">{title}</span>
    <div class="ca-hand">
      <b class="num">{count}</b>
      {children}
    </div>
  </div>
);

/** The ship on top of its pile: a card with its value and that many places. */
export const NextShip = ({ value, lang }: { value: number | '?' | '–'; lang: Lang }) => (
  <svg
    class="ca-one"
    width="76"
    height="58"
    viewBox="0 0 76 58"
    role="img"
    aria-label={`${texts.next[lang]} ${value === '?' ? texts.unknown[lang] : value}`}
  >
    <path class="ca-pile-e" d="M5 5H75V57H5Z" />
    <path class="ca-pile-e" d="M3 3H73V55H3Z" />
    <path class="ca-tile" d="M1 1H71V53H1Z" />
    <text class="ca-next" x="14" y="26">
      {value}
    </text>
    <path class="ca-sign" d="M47 31V6M47 9H56M47 9H38" />
    <path class="ca-furl" d="M37 10H57Q61 17 57 26H37Q41 17 37 10Z" />
    <path class="ca-hull" d="M24 32Q46 36 67 29Q65 42 57 47H34Q26 42 24 32Z" />
  </svg>
);

/** The three piles and what is out of the game: ships with the one on top, goods with the known ones at the bottom, event tiles. */
export const Piles = ({ table, lang, marks = {} }: { table: Table; lang: Lang; marks?: Marks }) => {
  const { next, tail = [], goodsOut = [], tilePile } = table.position;
  const left = shipsLeft(table);
  const shuffled = shuffledOf(table);
  return (
    <div class="ca-piles">
      <Pile title={texts.ships[lang]} count={left === 0 ? texts.empty[lang] : shipsInWords(left, lang)}>
        {next !== null && next !== undefined && left > 0 && <NextShip value={marks.ship ?? next} lang={lang} />}
      </Pile>
      <Pile title={texts.goods[lang]} count={tilesInWords(shuffled + tail.length, lang)}>
        {shuffled > 0 && <GoodsTile table={table} tile="?" lang={lang} />}
        {marks.drawn && (
          <>
            <span class="small">{texts.drawn[lang]}</span>
            <GoodsTile table={table} tile={marks.drawn} lang={lang} />
          </>
        )}
        {tail.length > 0 && (
          <>
            <span class="small">{texts.tail[lang]}</span>
            {tail.map((goods, i) => (
              <GoodsTile key={i} table={table} tile={goods} lang={lang} />
            ))}
          </>
        )}
      </Pile>
      <Pile title={texts.events[lang]} count={tilesInWords(total(tilePile), lang)}>
        {total(tilePile) > 0 && <EventBack />}
      </Pile>
      {goodsOut.length > 0 && (
        <Pile title={texts.out[lang]} count={tilesInWords(goodsOut.length, lang)}>
          {goodsOut.map((goods, i) => (
            <GoodsTile key={i} table={table} tile={goods} lang={lang} />
          ))}
        </Pile>
      )}
    </div>
  );
};
