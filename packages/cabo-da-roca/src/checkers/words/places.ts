import type { Lang } from '@portolan/core';
import type { CheckerWords, Choice } from '@portolan/core/answers';
import { both, capital, counting, say } from '@portolan/core/words';
import { violation } from '../../rules/messages/index.ts';
import { square } from '../../rules/messages/square.ts';
import { squaresInWords } from '../../rules/names.ts';
import type { Place, PlacesAnswer, PlacesInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { lowered } from './verdict-words.ts';

/** How many squares are told of that nearly fit. */
const NEAREST = 4;

/** What stands against a tile on a square, turned the way that has least against it; undefined where no side touches it. */
const against = ({ at, refused }: Place) => {
  const [best] = refused.toSorted((one, other) => one.violations.length - other.violations.length);
  const touches = best && !best.violations.some(({ reason }) => reason === 'not-adjacent');
  return touches ? { at, violations: best.violations } : undefined;
};

/** The squares that have least against a tile, each with what that is. */
const nearly = (squares: readonly Place[], lang: Lang): readonly Choice[] =>
  squares
    .flatMap((place) => against(place) ?? [])
    .sort((one, other) => one.violations.length - other.violations.length)
    .slice(0, NEAREST)
    .flatMap(({ at, violations: [first, ...more] }) => {
      if (!first) return [];
      const others = more.length === 0 ? '' : say(lang, ` (et ${more.length} de plus)`, ` (and ${more.length} more)`);
      const text = `${square(at)}${say(lang, ' : ', ': ')}${lowered(violation(first, lang)).replace(/\.$/, '')}${others}`;
      return [{ state: 'illegal' as const, text }];
    });

const ways = counting({ fr: ['façon', 'façons'], en: ['way', 'ways'] });

/** Where a tile may be laid, in words. */
export const places: CheckerWords<PlacesInput, PlacesAnswer> = {
  ...disputes.places,
  labels: { tile: both('La tuile en main', 'The tile in hand'), board: both('La carte', 'The chart') },
  explain: ({ squares, placements, clauses }, _, lang) => {
    const fitting = squares.filter(({ fits }) => fits.length > 0);
    if (fitting.length === 0) {
      const touching = squares.filter((place) => against(place) !== undefined).length;
      return {
        state: 'illegal',
        headline: say(lang, 'Nulle part : une autre tuile', 'Nowhere: another tile is drawn'),
        why: say(
          lang,
          `Cases essayées : ${touching}. Aucune ne va, dans aucun sens : la tuile retourne dans la pioche, et l’on en tire une autre.`,
          `Squares tried: ${touching}. None fits, however it is turned: the tile goes back into the stack and another is drawn.`,
        ),
        short: say(lang, 'la tuile retourne dans la pioche', 'the tile goes back'),
        clauses,
        choices: {
          title: say(lang, 'Au plus près, et ce qui s’y oppose', 'Nearest, and what stands against it'),
          items: nearly(squares, lang),
        },
      };
    }
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
