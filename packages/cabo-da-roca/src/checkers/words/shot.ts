import type { CheckerWords } from '@portolan/core/answers';
import { say } from '@portolan/core/words';
import { squareInWords } from '../../rules/messages/names.ts';
import { coinsInWords } from '../../rules/names.ts';
import type { Square } from '../../types.ts';
import type { ShotAnswer, ShotInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { shotLabels } from './shot-labels.ts';
import { verdictWords, withMore } from './verdict-words.ts';

/** Whether a pirate may fire, in words. */
export const shot: CheckerWords<ShotInput, ShotAnswer> = {
  ...disputes.shot,
  ...shotLabels,
  explain: (answer, _, lang) => {
    const loot = coinsInWords(answer.loot, lang);
    const told = verdictWords(answer, lang, {
      why:
        answer.loot > 0
          ? say(lang, `Il peut tirer. Butin : ${loot}.`, `It may fire. Loot: ${loot}.`)
          : say(lang, 'Il peut tirer, sans butin.', 'It may fire, with no loot.'),
      follows: answer.ransom
        ? [
            {
              state: 'legal',
              text: say(lang, 'Il peut demander une rançon au lieu de tirer', 'It may ask for a ransom instead'),
            },
          ]
        : [],
    });
    const under = (squares: readonly Square[]): string =>
      squares.map(squareInWords).join(', ') || say(lang, 'aucune', 'none');
    return withMore(told, say(lang, 'Cases sous le feu', 'Squares under fire'), [
      { state: 'legal', text: say(lang, 'Par le travers', 'Abeam'), result: under(answer.fire.abeam) },
      {
        state: 'depends',
        text: say(lang, 'Si l’on compte trois cases par bord', 'If three squares a side are read'),
        result: under(answer.fire['three-per-side']),
      },
    ]);
  },
  cells: ({ verdict, loot }, _, lang) => [
    {
      head: say(lang, 'tir', 'shot'),
      main: verdict.legal ? say(lang, 'permis', 'allowed') : say(lang, 'interdit', 'not allowed'),
      sub: verdict.legal ? coinsInWords(loot, lang) : '',
    },
  ],
};
