import type { Lang } from '@portolan/core';
import { seatLetter } from '../seats.ts';
import { holdOf } from './hold.ts';
import type { QuayMark } from './marks.ts';
import type { Berth, Table } from './model.ts';
import { Porter, SignDisc } from './Ship.tsx';
import { berthWidth } from './ship.ts';
import { GoodsFace } from './Tiles.tsx';
import { berthInWords } from './words.ts';

/** All numbers are units of a drawing of 180 x 196. */
const MIDDLE = 90;
const FEET = 74;

const swell = 'q7.5 -4 15 0t15 0'.repeat(6);

const Side = ({ value }: { value: number }) => (
  <>
    <path class="ca-hull" d="M2 8Q90 20 178 5V128H2Z" />
    <path class="ca-wale" d="M2 17Q90 29 178 14" />
    <path class="ca-plank" d="M2 22Q90 34 178 19M2 92Q90 97 178 91M2 102Q90 106 178 101" />
    <rect
      class="ca-hold"
      x={MIDDLE - (value * berthWidth(value)) / 2 - 4}
      y="28"
      width={value * berthWidth(value) + 8}
      height="50"
      rx="5"
    />
  </>
);

const Berths = ({ berth, mark }: { berth: Berth; mark: QuayMark }) => {
  const value = berth.ship ?? 0;
  const width = berthWidth(value);
  const left = MIDDLE - (value * width) / 2;
  const at = (i: number): number => left + width * (i + 0.5);
  const { berths } = holdOf(berth, mark);
  const free = Array.from({ length: value }, (_, i) => i).slice(berths.length);
  return (
    <>
      {Array.from({ length: Math.max(0, value - 1) }, (_, i) => (
        <path key={i} class="ca-rib" d={`M${left + width * (i + 1)} 31v44`} />
      ))}
      {free.map((i) => (
        <g key={i}>
          <path class="ca-berth" d={`M${at(i) - width * 0.26} ${FEET - 2}h${width * 0.52}`} />
          <circle class="ca-berth" cx={at(i)} cy={FEET - 23} r={width * 0.25} />
        </g>
      ))}
      <rect
        class={mark.refused ? 'ca-hold-f is-refused' : 'ca-hold-f'}
        x={left - 4}
        y="28"
        width={value * width + 8}
        height="50"
        rx="5"
      />
      {berths.map((porter, i) => (
        <Porter key={i} x={at(i)} y={FEET} width={Math.min(26, width * 0.97)} porter={porter} />
      ))}
    </>
  );
};

const Floor = ({ table, berth, mark, lang }: { table: Table; berth: Berth; mark: QuayMark; lang: Lang }) => {
  const goods = berth.goods ?? table.box.goods.find(({ id }) => id === mark.goods);
  const tile = berth.tile ?? mark.tile;
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
      {holdOf(berth, mark).waiting.map((porter, i) => (
        <Porter key={i} x={92 + i * 26} y={166} width={24} porter={porter} />
      ))}
      {mark.refused && <use href="#sign-illegal" x="150" y="84" width="28" height="28" />}
    </>
  );
};

interface Props {
  readonly table: Table;
  readonly berth: Berth;
  readonly mark: QuayMark;
  readonly lang: Lang;
}

/** A ship seen from close by, its hold and what lies before it: for several quays in little room. */
export const CloseUp = ({ table, berth, mark, lang }: Props) => (
  <svg viewBox="0 0 180 196" role="img" aria-label={berthInWords(berth, lang)}>
    {berth.ship !== undefined && <Side value={berth.ship} />}
    <path class="ca-front" d={`M0 106${swell}V120H0Z`} />
    <path class="ca-wave" d={`M0 106${swell}`} />
    {berth.ship !== undefined && <Berths berth={berth} mark={mark} />}
    <path class="ca-top" d="M0 118H180V124H0Z" />
    <path class="ca-wall" d="M0 124H180V196H0Z" />
    <path class="ca-joint" d="M0 118H180M0 124H180M0 160H180M36 124V160M128 124V160M14 160V196M168 160V196" />
    <Floor table={table} berth={berth} mark={mark} lang={lang} />
  </svg>
);
