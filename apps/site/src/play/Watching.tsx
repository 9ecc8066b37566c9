import type { Lang } from '@portolan/core';
import { Segment } from '../kit/controls/choices.tsx';
import { toldWords as words } from './told-words.ts';
import type { Turns } from './useTurns.ts';

/** A game of the machine alone: it stands and goes on, slowly or quickly. */
export const Watching = ({ lang, turns: { running, run, pace, setPace } }: { lang: Lang; turns: Turns }) => (
  <div class="play-choices play-watching">
    <button type="button" class="btn btn-1" onClick={() => run(!running)}>
      {words[running ? 'pause' : 'run'][lang]}
    </button>
    <Segment
      label={words.speed[lang]}
      value={pace}
      options={(['slow', 'quick'] as const).map((one) => ({ value: one, label: words[one][lang] }))}
      onChange={setPace}
    />
  </div>
);
