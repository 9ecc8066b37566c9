import type { CheckerWords } from '@portolan/core/answers';
import { both, capital, counting, say } from '@portolan/core/words';
import { squaresInWords } from '../../rules/names.ts';
import type { PlacesAnswer, PlacesInput } from '../types.ts';
import { disputes } from './disputes.ts';

const ways = counting({ fr: ['façon', 'façons'], en: ['way', 'ways'] });

/** Where a tile may be laid, in words. */
export const places: CheckerWords<PlacesInput, PlacesAnswer> = {
  ...disputes.places,
  labels: { tile: both('La tuile en main', 'The tile in hand'), board: both('La carte', 'The chart') },
  explain: ({ squares, placements, clauses }, _, lang) => {
    const fitting = squares.filter(({ fits }) => fits.length > 0);
    if (fitting.length === 0)
      return {
        state: 'illegal',
        headline: say(lang, 'Nulle part', 'Nowhere'),
        why: say(
          lang,
          'Aucune case ne va, dans aucun sens : la tuile retourne dans la pioche et l’on en tire une autre.',
          'No square fits, however it is turned: the tile goes back into the stack and another is drawn.',
        ),
        short: say(lang, 'la tuile retourne dans la pioche', 'the tile goes back'),
        clauses,
      };
    const inAll = ways(placements, lang);
    return {
      state: 'legal',
      headline: capital(squaresInWords(fitting.length, lang)),
      why: say(
        lang,
        `La tuile a sa place, de ${inAll} en tout. Elle ne peut pas être remise.`,
        `The tile has a place, in ${inAll} in all. It cannot be put back.`,
      ),
      short: inAll,
      clauses,
    };
  },
  cells: ({ placements }, _, lang) => [{ head: say(lang, 'places', 'places'), main: String(placements) }],
};
