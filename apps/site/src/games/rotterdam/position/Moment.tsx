import { SeatToken, seatLetter } from '@portolan/boards';
import { Pawn } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { phases } from '@portolan/rotterdam';
import { phaseName } from '@portolan/rotterdam/rules';
import { useChoose } from '../../../board/spots.ts';
import { seatsAt } from '../../../position/fields.tsx';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { afterMaster } from './onward.ts';
import { words } from './words.ts';

/** The six phases of a round. */
const played = phases.slice(1, 7);

/**
 * How many play, the phase, and who is Harbor Master, one touch each; the round is told among the fields. While no cards
 * are told, the Harbor Master leads on to those of the next player.
 */
export const Moment = ({ lang, form }: { lang: Lang; form: Form }) => {
  const choose = useChoose();
  const master = (seat: number): void => {
    form.set('master', seat);
    const next = afterMaster(form.position, seat);
    if (next !== undefined) choose?.(next);
  };
  return (
    <div class="rt-moment">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading */}
      <div class="rt-phases" role="group" aria-label={words.players[lang]}>
        {[2, 3, 4].map((seats) => (
          <button
            key={seats}
            type="button"
            aria-pressed={seats === form.seats}
            onClick={() => form.set('seats', seats)}
          >
            {seats} <span class={seats === form.seats ? undefined : 'sr'}>{words.players[lang].toLowerCase()}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading */}
      <div class="rt-phases" role="group" aria-label={words.whoMaster[lang]}>
        <Pawn />
        {seatsAt(form).map((seat) => (
          <button
            key={seat}
            type="button"
            aria-label={seatLetter(seat)}
            aria-pressed={seat === numberOr(form.position.master, 0)}
            onClick={() => master(seat)}
          >
            <SeatToken seat={seat} lang={lang} size={28} plain />
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading */}
      <div class="rt-phases" role="group" aria-label={words.phase[lang]}>
        {played.map((phase, i) => (
          <button
            key={phase}
            type="button"
            aria-pressed={phase === form.phase}
            title={phaseName(phase, lang)}
            onClick={() => form.set('phase', phase)}
          >
            <b>{i + 1}.</b> <span class={phase === form.phase ? undefined : 'sr'}>{phaseName(phase, lang)}</span>
          </button>
        ))}
      </div>
    </div>
  );
};
