import type { Lang } from '@portolan/core';
import { phases } from '@portolan/rotterdam';
import { phaseName } from '@portolan/rotterdam/rules';
import { Segment, Stepper } from '../../../kit/controls.tsx';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { positionWords } from './labels.ts';
import { words } from './words.ts';

/** The six phases of a round. */
const played = phases.slice(1, 7);

/** When it is: the phase, one touch each; how many play, and the round. */
export const Moment = ({ lang, form }: { lang: Lang; form: Form }) => (
  <div class="rt-moment">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading */}
    <div class="rt-phases" role="group" aria-label={words.phase[lang]}>
      {played.map((phase, i) => (
        <button
          key={phase}
          type="button"
          aria-label={`${i + 1}. ${phaseName(phase, lang)}`}
          aria-pressed={phase === form.phase}
          title={phaseName(phase, lang)}
          onClick={() => form.set('phase', phase)}
        >
          <b>{i + 1}</b>
          {phase === form.phase && <span>{phaseName(phase, lang)}</span>}
        </button>
      ))}
    </div>
    <div class="rt-moment-row">
      <Segment
        label={words.players[lang]}
        value={form.seats}
        options={[2, 3, 4].map((seats) => ({ value: seats, label: String(seats) }))}
        onChange={(seats) => form.set('seats', seats)}
      />
      <Stepper
        lang={lang}
        label={positionWords.labels.round[lang]}
        value={numberOr(form.position.round, 1)}
        min={1}
        max={99}
        onChange={(round) => form.set('round', round)}
      />
    </div>
  </div>
);
