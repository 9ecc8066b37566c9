// What the integrations that run after the build need of the games; the last of them takes the file away.

import { games } from '#games';
import { wideChart } from '../drawings/compositions.ts';

export const GET = () =>
  new Response(
    JSON.stringify({
      /** Each game's name, and its harbor on the chart. */
      cards: games.map(({ id, rules, harbor }) => ({
        id,
        title: rules.title,
        at: wideChart.anchors[harbor ?? 'cape'],
      })),
    }),
  );
