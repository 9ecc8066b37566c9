import type { Rotation, TileKind } from '@portolan/cabo-da-roca';
import { tileName } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, capital, counted, percent, say } from '@portolan/core/words';
import { chance, chanceRow, fractionNote } from '../../fraction-words.ts';
import type { TileFitAnswer } from '../tile-fit.ts';

const rotationsText = (rotations: readonly Rotation[], lang: Lang): string =>
  lang === 'fr' ? counted(rotations.length, 'sens', 'sens', 'fr') : counted(rotations.length, 'way', 'ways', 'en');

const explain = (answer: TileFitAnswer, lang: Lang): FoundInWords => ({
  headline: percent(answer.chance, lang),
  detail: say(
    lang,
    `La prochaine tuile va sur cette case avec cette chance${fractionNote(answer.chance, 'fr')} ; celle de n’aller nulle part sur la carte est de ${chance(answer.nowhere, 'fr')}.`,
    `That is the chance that the next tile fits here${fractionNote(answer.chance, 'en')}; the chance that it fits nowhere on the map is ${chance(answer.nowhere, 'en')}.`,
  ),
  rows: answer.ranking.map((one, i) => ({
    label: `${capital(tileName(one.kind as TileKind, lang))}, ${rotationsText(one.rotations, lang)}`,
    ...chanceRow(one.chance, lang),
    best: i === 0,
  })),
});

/** The words of the question. */
export const tileFitWords: QuestionWords<unknown, TileFitAnswer> = {
  title: both('La prochaine tuile ira-t-elle ici ?', 'Will the next tile fit here?'),
  tells: both('Ce qui va sur une case, et la chance de le tirer.', 'What fits a square, and the chance of drawing it.'),
  labels: {
    square: both('La case', 'The square'),
    'square[0]': both('x, vers l’est', 'x, to the east'),
    'square[1]': both('y, vers le sud', 'y, to the south'),
  },
  explain: (answer, _, lang) => explain(answer, lang),
};
