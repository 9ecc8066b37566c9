import { SeatToken, seatLetter } from '@portolan/boards';
import { shipNumber } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { say } from '../../../kit/text.ts';
import type { Concerned, Movers, Preview } from './preview.ts';
import { callTexts, concernedInWords, hasOrder } from './words.ts';

const Ship = ({ one, lang }: { one: Concerned; lang: Lang }) => (
  <li class={one.blocked === 'always' ? 'is-blocked' : undefined}>
    <b>{say(lang, `Navire ${shipNumber(one.ship)}`, `Ship ${shipNumber(one.ship)}`)}</b> {concernedInWords(one, lang)}
  </li>
);

const Owner = ({ mover, first, lang }: { mover: Movers; first: boolean; lang: Lang }) => (
  <li>
    <p class="who">
      <SeatToken seat={mover.owner} lang={lang} size={26} plain />
      <span>
        <b>{seatLetter(mover.owner)}</b>
        {first && <span>, {callTexts.caller[lang]}</span>}
      </span>
      {hasOrder(mover) && <span class="small">{callTexts.free[lang]}</span>}
    </p>
    <ul>
      {mover.ships.map((one) => (
        <Ship key={one.ship} one={one} lang={lang} />
      ))}
    </ul>
  </li>
);

/** Who would move, in the order of the call, and where to. */
export const CallOrder = ({ preview, caller, lang }: { preview: Preview; caller: number; lang: Lang }) => (
  <div class="rt-order" aria-live="polite">
    <p class="small">{callTexts.order[lang]}</p>
    {preview.movers.length === 0 ? (
      <p>{callTexts.none[lang]}</p>
    ) : (
      <ol>
        {preview.movers.map((mover) => (
          <Owner key={mover.owner} mover={mover} first={mover.owner === caller} lang={lang} />
        ))}
      </ol>
    )}
    {!preview.whole && <p class="small">{callTexts.part[lang]}</p>}
  </div>
);
