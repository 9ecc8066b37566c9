import type { Quay } from '@portolan/comptoir-des-antilles';
import { placesInWords, quayName, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { SeatToken } from '../SeatToken.tsx';
import { CloseUp } from './CloseUp.tsx';
import { holdOf } from './hold.ts';
import type { Marks, QuayMark } from './marks.ts';
import { type Berth, berthAt, placesOf, type Table } from './model.ts';
import { shareInWords } from './names.ts';
import { Porter, Ship, SignDisc } from './Ship.tsx';
import { shipLines } from './ship-lines.ts';
import { EventFace, eventWidth, GoodsFace } from './Tiles.tsx';
import { berthInWords } from './words.ts';

const texts = {
  empty: { fr: 'sans navire', en: 'no ship' },
  noGoods: { fr: 'pas encore de marchandise', en: 'no goods yet' },
  sails: { fr: 'Le navire part', en: 'The ship sails' },
  refused: { fr: 'Refusé ici', en: 'Refused here' },
  due: { fr: 'commission', en: 'commission' },
  each: { fr: 'par porteur', en: 'per porter' },
  quays: { fr: 'Les quais', en: 'The quays' },
} as const;

const Moorings = ({ value }: { value: number }) => {
  const [left, right] = shipLines(value).ends;
  return (
    <>
      <path class="ca-moor" d={`M${left} 160Q${left - 12} 214 26 238M${right} 160Q${right + 12} 212 274 238`} />
      <path
        class="ca-bollard"
        d="M20 243V236Q20 232 26 232Q32 232 32 236V243ZM268 243V236Q268 232 274 232Q280 232 280 236V243Z"
      />
    </>
  );
};

/** What lies on the quay: goods, an event tile, porters that find no berth. */
const Floor = ({ table, berth, mark, lang }: { table: Table; berth: Berth; mark: QuayMark; lang: Lang }) => {
  const proposed = table.box.goods.find(({ id }) => id === mark.goods);
  const goods = berth.goods ?? proposed;
  const tile = berth.tile ?? mark.tile;
  const { waiting } = holdOf(berth, mark);
  return (
    <>
      {goods && (
        <g transform="translate(10 256) scale(1.26)">
          <GoodsFace goods={goods} lang={lang} proposed={!berth.goods} />
        </g>
      )}
      {mark.goodsSwap && <SignDisc x={100} y={262} sign="swap" refused={mark.refused ?? false} />}
      {tile && (
        <g transform={`translate(${Math.max(86, 292 - eventWidth(tileName(tile.id, lang), true))} 302) rotate(-4)`}>
          <EventFace id={tile.id} by={tile.by} lang={lang} proposed={!berth.tile} />
        </g>
      )}
      {berth.tile && mark.tile && mark.refused && <use href="#sign-illegal" x="262" y="262" width="28" height="28" />}
      {waiting.map((porter, i) => (
        <Porter key={i} x={130 + i * 28} y={296} width={24} porter={porter} />
      ))}
    </>
  );
};

interface QuayProps {
  readonly table: Table;
  readonly berth: Berth;
  readonly mark?: QuayMark | undefined;
  readonly lang: Lang;
}

/** A quay with its whole ship. */
export const QuayDrawing = ({ table, berth, mark = {}, lang }: QuayProps) => (
  <svg class="ca-full" viewBox="0 0 300 346" role="img" aria-label={berthInWords(berth, lang)}>
    <path class="ca-water" d="M0 196H300V232H0Z" />
    {berth.ship !== undefined && (
      <Ship value={berth.ship} porters={holdOf(berth, mark).berths} refused={mark.refused ?? false} />
    )}
    <use href="#ca-ground" width="300" height="346" />
    {berth.ship !== undefined && <Moorings value={berth.ship} />}
    {mark.refused && <use href="#sign-illegal" x="258" y="8" width="34" height="34" />}
    <Floor table={table} berth={berth} mark={mark} lang={lang} />
  </svg>
);

/** That a ship sails, its commission, and who is paid what for it. */
export const Payments = ({ mark, lang }: { mark: QuayMark; lang: Lang }) => (
  <p class="ca-paid">
    <b>{texts.sails[lang]}</b>
    {mark.due !== undefined && (
      <span>
        {texts.due[lang]} <b class="num">{mark.due}</b>
      </span>
    )}
    {(mark.paid ?? []).map(({ seat, porters, rate, amount }) => (
      <span key={seat} class="num">
        <SeatToken seat={seat} lang={lang} size={22} /> {porters} × {rate} = <b>{amount}</b>
      </span>
    ))}
  </p>
);

/** How a quay is drawn: the whole ship, its hold from close by, or the one that there is room for. */
export type QuaySize = 'full' | 'near' | 'fitting';

/** One quay: its ship, what lies before it, and in figures how many are aboard and what a porter is paid. */
export const QuayView = ({ size = 'full', ...props }: QuayProps & { readonly size?: QuaySize }) => {
  const { berth, mark, lang } = props;
  const tile = berth.tile ?? mark?.tile;
  return (
    <figure class={mark?.refused ? 'ca-quay is-refused' : 'ca-quay'}>
      {size !== 'near' && <QuayDrawing {...props} />}
      {size !== 'full' && <CloseUp {...props} />}
      <figcaption>
        <b class="ca-quay-n">{quayName(berth.quay, lang)}</b>
        {berth.ship === undefined ? (
          <span>{texts.empty[lang]}</span>
        ) : (
          <span>
            <b class="num">{shareInWords(berth, lang)}</b>, {placesInWords(placesOf(berth), lang)}
            <br />
            {berth.rate === undefined ? (
              texts.noGoods[lang]
            ) : (
              <>
                <b class="num">{berth.rate}</b> {texts.each[lang]}
              </>
            )}
          </span>
        )}
        {size !== 'full' && tile && <span class="ca-laid">{tileName(tile.id, lang)}</span>}
        {mark?.refused && <b class="ca-refused">{texts.refused[lang]}</b>}
        {mark?.sails && <Payments mark={mark} lang={lang} />}
      </figcaption>
    </figure>
  );
};

interface RowProps {
  readonly table: Table;
  readonly lang: Lang;
  readonly quays?: readonly Quay[];
  readonly marks?: Marks | undefined;
  readonly size?: QuaySize;
}

/** Quays side by side, in their order; where there is little room, two by two. */
export const QuayRow = ({ table, lang, quays = [1, 2, 3, 4], marks = {}, size = 'fitting' }: RowProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a group of pictures, no fields
  <div class={`ca-quays ca-quays-${quays.length} is-${size}`} role="group" aria-label={texts.quays[lang]}>
    {quays.map((quay) => (
      <QuayView
        key={quay}
        table={table}
        berth={berthAt(table, quay)}
        mark={marks.quays?.[quay]}
        lang={lang}
        size={size}
      />
    ))}
  </div>
);
