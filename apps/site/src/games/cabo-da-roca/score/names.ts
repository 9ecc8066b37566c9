import { lineNames } from '@portolan/cabo-da-roca/checkers';
import type { Text } from '@portolan/core';
import { both, capital } from '../../../kit/text.ts';

/** The parts of the count in the order of the rulebook. */
export const lines = [
  'goal.most-coins',
  'scoring.fish',
  'scoring.fish-under-ship',
  'scoring.fleet',
  'scoring.ports',
  'scoring.treasure',
] as const;

const nameOf = (clause: (typeof lines)[number]): Text => {
  const { fr, en } = lineNames[clause] ?? both(clause, clause);
  return { fr: capital(fr), en: capital(en) };
};

/** What each of them is called. */
export const scoreNames = Object.fromEntries(lines.map((clause) => [clause, nameOf(clause)])) as Readonly<
  Record<(typeof lines)[number], Text>
>;
