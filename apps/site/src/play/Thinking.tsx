import type { Lang } from '@portolan/core';
import { playWords as words } from './words.ts';

/** How far the machine has come with thinking, and the way to have its move at once. */
export const Thinking = ({ lang, done, hurry }: { lang: Lang; done: number; hurry: () => void }) => (
  <div class="busy">
    <progress value={done} max={1} aria-label={words.thinks[lang]} />
    <button type="button" class="btn" onClick={hurry}>
      {words.hurry[lang]}
    </button>
  </div>
);
