import type { CheckerWords } from '@portolan/core/answers';
import { both, capital, listed, say } from '@portolan/core/words';
import { directionName, laidInWords } from '../../rules/names.ts';
import { editionOf } from '../small-table.ts';
import type { TileAnswer, TileInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { directionNames } from './values.ts';
import { verdictWords, withMore } from './verdict-words.ts';

const rotationsText = ({ rotations }: TileAnswer, input: TileInput, lang: 'fr' | 'en'): string => {
  const others = rotations.map((rot) => laidInWords({ tile: input.tile, rot }, lang, editionOf(input)));
  if (others.length === 0)
    return say(lang, 'Dans aucun sens elle n’irait ici.', 'It would fit here in no rotation at all.');
  return say(lang, `Elle irait ainsi : ${listed(others, lang)}.`, `It would fit like this: ${listed(others, lang)}.`);
};

/** Two ports too near are so however the tile is turned, and whatever else comes to lie there: that is said first. */
const portsFirst = (answer: TileAnswer): TileAnswer => {
  const { verdict } = answer;
  if (verdict.legal) return answer;
  const near = verdict.violations.find(({ clause }) => clause === 'laying.ports-apart');
  if (!near) return answer;
  return {
    ...answer,
    verdict: { ...verdict, violations: [near, ...verdict.violations.filter((one) => one !== near)] },
  };
};

/** Whether a tile fits on a square, in words. */
export const tile: CheckerWords<TileInput, TileAnswer> = {
  ...disputes.tile,
  labels: {
    tile: both('La tuile, comme on la poserait', 'The tile, as it would lie'),
    around: both('Ses voisines', 'Its neighbors'),
    ...Object.fromEntries(Object.entries(directionNames).map(([at, name]) => [`around.${at}`, name])),
  },
  explain: (answer, input, lang) => {
    const told = verdictWords(portsFirst(answer), lang, {
      why: say(
        lang,
        'Terre contre terre, mer contre mer, jusqu’aux coins : la tuile va.',
        'Land meets land and sea meets sea, down to the corners: the tile fits.',
      ),
      short: say(lang, 'la tuile va', 'the tile fits'),
    });
    const points = answer.points
      .filter(({ agrees }) => !agrees)
      .map(({ corner, asked }) => ({
        state: 'illegal' as const,
        text: say(
          lang,
          `Coin ${directionName(corner, lang)} : il y faut de la ${asked === 'land' ? 'terre' : 'mer'}`,
          `${capital(directionName(corner, lang))} corner: ${asked} is needed there`,
        ),
      }));
    const title = answer.verdict.legal
      ? say(lang, 'Les autres sens', 'Other rotations')
      : say(lang, 'Point par point', 'Point by point');
    const fits = answer.rotations.length > 0 ? 'legal' : 'illegal';
    const { choices, ...rest } = told;
    return withMore({ ...rest, choices: { title, items: choices?.items ?? [] } }, title, [
      ...points,
      { state: fits, text: rotationsText(answer, input, lang) },
    ]);
  },
  cells: ({ verdict }, _, lang) => [
    {
      head: say(lang, 'tuile', 'tile'),
      main: verdict.legal ? say(lang, 'va', 'fits') : say(lang, 'ne va pas', 'does not fit'),
    },
  ],
};
