// What the integrations that run after the build need of the games; the last of them takes the file away.

import { languages } from '@portolan/core';
import { games } from '#games';
import { wideChart } from '../drawings/compositions.ts';
import { cardNameOf } from '../lib/games.ts';

export const GET = () =>
  new Response(
    JSON.stringify({
      games: games.map(({ id }) => id),
      /** Each game's card by its name, with what it bears and its harbor on the chart. */
      cards: Object.fromEntries(
        games.flatMap((game) =>
          languages.map((lang) => [
            cardNameOf(game, lang),
            { title: game.rules.title[lang], at: wideChart.anchors[game.harbor ?? 'cape'] },
          ]),
        ),
      ),
    }),
  );
