import type { Lang } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import { holdOf } from './hold.ts';
import type { QuayMark } from './marks.ts';
import type { Berth, Table } from './model.ts';
import { Hold, Porter, SignDisc } from './Ship.tsx';
import { type NearLines, nearLines } from './ship-lines.ts';
import { GoodsFace } from './Tiles.tsx';
import { berthInWords } from './words.ts';

// All numbers are units of a drawing of 180 x 196.

/** What lies at a quay, and what happens there. */
interface Lying {
  readonly berth: Berth;
  readonly mark: QuayMark;
}

interface Props {
  readonly table: Table;
  readonly berth: Berth;
  readonly mark?: QuayMark | undefined;
  readonly lang: Lang;
}

const Side = ({ lines: { hull, wale, planks, bowsprit } }: { lines: NearLines }) => (
  <>
    <path class="ca-spar" d={bowsprit} />
    <path class="ca-hull" d={hull} />
    <path class="ca-wale" d={wale} />
    <path class="ca-plank" d={planks} />
  </>
);

const Floor = ({ table, berth, mark, lang }: Lying & { table: Table; lang: Lang }) => {
  const goods = berth.goods ?? table.box.goods.find(({ id }) => id === mark.goods);
  const tile = berth.tile ?? mark.tile;
  const { waiting } = holdOf(berth, mark);
  return (
    <>
      {goods && (
        <g transform="translate(10 126)">
          <GoodsFace goods={goods} lang={lang} proposed={!berth.goods} />
        </g>
      )}
      {mark.goodsSwap && <SignDisc x={76} y={128} sign="swap" refused={mark.refused ?? false} />}
      {tile && (
        <g transform="translate(84 144) rotate(-4)">
          <rect
            class={berth.tile ? 'ca-tile ca-tile-e' : 'ca-tile ca-tile-e is-proposed'}
            width="86"
            height="42"
            rx="4"
          />
          <use href={`#ca-event-${tile.id}`} x="6" y="5" width="32" height="32" />
          <use href={`#seat-${seatLetter(tile.by)}`} x="45" y="3" width="36" height="36" />
        </g>
      )}
      {waiting.length > 0 && (
        <g class="ca-waiting">
          {waiting.map((porter, i) => (
            <Porter key={i} x={92 + i * 26} y={166} width={24} porter={porter} />
          ))}
        </g>
      )}
      {mark.refused && <use href="#sign-illegal" x="150" y="84" width="28" height="28" />}
    </>
  );
};

/** A ship seen from close by, its hull as long as its value, and what lies before it: for several quays in little room. */
export const CloseUp = ({ table, berth, mark = {}, lang }: Props) => {
  const lines = berth.ship === undefined ? undefined : nearLines(berth.ship);
  return (
    <svg class="ca-near" viewBox="0 0 180 196" role="img" aria-label={berthInWords(berth, lang)}>
      <path class="ca-water" d="M0 98H180V120H0Z" />
      {lines && <Side lines={lines} />}
      <use href="#ca-ground-near" width="180" height="196" />
      {lines && <Hold lines={lines} y={28} porters={holdOf(berth, mark).berths} refused={mark.refused ?? false} />}
      <Floor table={table} berth={berth} mark={mark} lang={lang} />
    </svg>
  );
};
