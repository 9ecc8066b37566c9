import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Icon, IconOf } from '../kit/Icon.tsx';
import { fill } from '../kit/text.ts';
import { lines } from './lines.ts';
import { learnWords as words } from './words.ts';

/** The steps of a lesson as dashes: done, present, to come. */
export const Progress = ({ lang, at, count }: { readonly lang: Lang; readonly at: number; readonly count: number }) => (
  <ol class="progress" aria-label={fill(words.stepOf[lang], { n: at + 1, all: count })}>
    {Array.from({ length: count }, (_, i) => (
      <li key={i} class={i < at ? 'is-done' : i === at ? 'is-now' : ''} />
    ))}
  </ol>
);

/** What a step teaches. */
export const Teach = ({ children }: { readonly children: ComponentChildren }) => <p class="teach">{children}</p>;

/** What is to be done. */
export const Task = ({ children, done = false }: { readonly children: ComponentChildren; readonly done?: boolean }) => (
  <p class="task">
    {done ? <Icon name="done" size={26} /> : <IconOf d={lines.task} size={26} />}
    <span>{children}</span>
  </p>
);
