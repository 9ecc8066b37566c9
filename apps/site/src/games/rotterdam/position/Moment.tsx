import type { Lang } from '@portolan/core';
import { phases } from '@portolan/rotterdam';
import { phaseName } from '@portolan/rotterdam/rules';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The six phases of a round. */
const played = phases.slice(1, 7);

/** How many play, and the phase, one touch each; the round is told among the fields. */
export const Moment = ({ lang, form }: { lang: Lang; form: Form }) => (
  <div class="rt-moment">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a heading */}
    <div class="rt-phases" role="group" aria-label={words.players[lang]}>
      {[2, 3, 4].map((seats) => (
        <button key={seats} type="button" aria-pressed={seats === form.seats} onClick={() => form.set('seats', seats)}>
          {seats} <span class={seats === form.seats ? undefined : 'sr'}>{words.players[lang].toLowerCase()}</span>
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
