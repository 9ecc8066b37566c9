import type { Lang } from '@portolan/core';
import { both, fill } from './text.ts';

const texts = {
  since: both(
    'Fait sous la version {n} des règles ; cette page juge selon la version {now} : la réponse peut différer de celle qui a été vue.',
    'Made under version {n} of the rules; this page judges by version {now}: the answer may differ from the one that was seen.',
  ),
  ahead: both(
    'Fait sous la version {n} des règles, que cette page ne connaît pas encore (elle en est à {now}) : rechargez-la quand le réseau est là.',
    'Made under version {n} of the rules, which this page does not know yet (it has {now}): reload it when there is a network.',
  ),
} as const;

/** That something was made under other rules than this page judges by; undefined where they are the same. */
export const otherRules = (made: number, now: number, lang: Lang): string | undefined =>
  made === now ? undefined : fill(texts[made < now ? 'since' : 'ahead'][lang], { n: made, now });
