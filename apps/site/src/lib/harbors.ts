import { type HarborPlace, wideChart } from '../drawings/compositions.ts';
import type { SiteGame } from '../games/game.ts';

const order = Object.keys(wideChart.anchors) as readonly HarborPlace[];

const northness = ({ harbor }: SiteGame): number => (harbor ? order.indexOf(harbor) : order.length);

/** Games as the chart has them, from north to south; those that are not on it come last. */
export const fromNorth = (games: readonly SiteGame[]): readonly SiteGame[] =>
  [...games].sort((a, b) => northness(a) - northness(b));
