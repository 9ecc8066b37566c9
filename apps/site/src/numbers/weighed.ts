import type { SiteGame } from '../games/game.ts';
import { changeOf, type Weight, weights } from './readings.ts';
import { oursOf } from './runs.ts';

/** How much it changes at most to play an open point otherwise; undefined where no games were played for it. */
export const weighed = (
  { numbers, rules }: Pick<SiteGame, 'numbers' | 'rules'>,
  ruling: string,
): Weight | undefined => {
  const { results = {} } = numbers?.played ?? {};
  const ours = results[oursOf(rules.rulings.find(({ name }) => name === ruling) ?? {})];
  if (!ours) return undefined;
  const found = Object.entries(results)
    .filter(([id]) => id.startsWith(`${ruling}=`))
    .map(([, theirs]) => weights.indexOf(changeOf(ours, theirs).weight));
  return found.length > 0 ? weights[Math.min(...found)] : undefined;
};
