import type { Lang } from '@portolan/core';
import { playWords as words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly course: readonly (readonly string[])[];
  readonly phase: string;
  readonly nameOf: (phase: string) => string;
}

/** How far the turn has come: the phases done are discs, the present one is named; a phase beside the course is only named. */
export const Phases = ({ lang, course, phase, nameOf }: Props) => {
  const at = course.findIndex((step) => step.includes(phase));
  if (at < 0) return <p class="small play-phase">{nameOf(phase)}</p>;
  return (
    <ol class="play-phases" aria-label={words.phases[lang]}>
      {course.map((step, i) => (
        <li
          key={step[0]}
          class={i < at ? 'is-done' : undefined}
          aria-current={i === at ? 'step' : undefined}
          title={nameOf(step[0] ?? '')}
        >
          <b aria-hidden="true">{i + 1}</b>
          <span class={i < at ? 'sr' : undefined}>{nameOf(i === at ? phase : (step[0] ?? ''))}</span>
        </li>
      ))}
    </ol>
  );
};
