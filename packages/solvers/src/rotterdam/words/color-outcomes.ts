import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, capital, counted, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { colorInWords, shipInWords } from '@portolan/rotterdam/rules';
import type { ColorOutcome, ColorOutcomesAnswer, RankedColor } from '../color-outcomes.ts';
import type { ColorOutcomesInput } from '../inputs.ts';
import { calls, either, labels, letter, shipsInWords } from './common.ts';

/** Ends of a call that are told of each color. */
const MOST_ENDS = 3;
const outcomeInWords = ({ ships, right, wrong, blocked }: ColorOutcome, lang: Lang): string => {
  const mark = (ship: string): string => {
    if (right.includes(ship)) return say(lang, ' (son port)', ' (its harbor)');
    return wrong.includes(ship) ? say(lang, ' (mauvais port)', ' (wrong harbor)') : '';
  };
  const moved = Object.entries(ships).map(([ship, place]) => {
    const [at = ''] = place.split(':');
    return `${shipInWords(ship, lang)} ${say(lang, 'en', 'to')} ${at}${mark(ship)}`;
  });
  const stuck = say(lang, blocked.length > 1 ? 'bloqués' : 'bloqué', 'blocked');
  const held = blocked.length > 0 ? [`${shipsInWords(blocked, lang)} ${stuck}`] : [];
  return [...moved, ...held].join(', ') || say(lang, 'rien ne bouge', 'nothing moves');
};

/** Own ships that arrive in their harbor less those that arrive in a wrong one, as it comes out at worst. */
const gainOf = ({ outcomes }: RankedColor, caller: number): number => {
  const own = (ships: readonly string[]): number => ships.filter((ship) => Number(ship[0]) === caller).length;
  return Math.min(...outcomes.map(({ right, wrong }) => own(right) - own(wrong)));
};

const arrivals = (gain: number, lang: Lang): string => {
  if (gain === 0) return '0';
  return `${gain > 0 ? '+' : '−'}${say(lang, counted(Math.abs(gain), 'arrivée', 'arrivées', 'fr'), counted(Math.abs(gain), 'arrival', 'arrivals', 'en'))}`;
};

/** What each color does. */
const explain = ({ caller, ranking }: ColorOutcomesAnswer, lang: Lang): FoundInWords => {
  const [first] = ranking;
  if (!first) return { headline: say(lang, 'Il n’y a rien à annoncer.', 'There is nothing to call.'), rows: [] };
  const best = gainOf(first, caller);
  const good = ranking.filter((one) => gainOf(one, caller) === best).map(({ color }) => colorInWords(color, lang));
  const rows = ranking.map((one) => {
    const first = one.outcomes.slice(0, MOST_ENDS).map((outcome) => outcomeInWords(outcome, lang));
    const more = one.outcomes.length - first.length;
    const ends = [...first, ...(more > 0 ? [say(lang, `${more} de plus`, `${more} more`)] : [])];
    return {
      label: say(
        lang,
        `${capital(colorInWords(one.color, 'fr'))} : ${ends.join(' ; ou ')}`,
        `${capital(colorInWords(one.color, 'en'))}: ${ends.join('; or ')}`,
      ),
      value: gainOf(one, caller),
      text: arrivals(gainOf(one, caller), lang),
      best: gainOf(one, caller) === best,
    };
  });
  return {
    headline:
      best > 0
        ? say(lang, `Pour ${letter(caller)} : ${either(good, 'fr')}`, `For ${letter(caller)}: ${either(good, 'en')}`)
        : say(
            lang,
            `Aucune couleur ne fait arriver à coup sûr un navire de ${letter(caller)}`,
            `No color brings a ship of ${letter(caller)} in for certain`,
          ),
    detail: say(
      lang,
      `Chaque couleur, annoncée par ${letter(caller)} : les arrivées de ses navires, les mauvaises ôtées, au pire des choix.`,
      `Each color, called by ${letter(caller)}: arrivals of the caller’s ships less those in a wrong harbor, at the worst of choices.`,
    ),
    rows,
  };
};

/** The words of the question. */
export const colorOutcomesWords: QuestionWords<ColorOutcomesInput, ColorOutcomesAnswer, State> = {
  means: calls,
  title: both('Quels navires bougent si j’annonce rouge ?', 'Which ships move if I call red?'),
  tells: both(
    'Ce que fait chaque couleur : où finissent les navires, lesquels arrivent, lesquels restent bloqués.',
    'What each color does: where the ships end, which arrive, which are blocked.',
  ),
  labels: {
    caller: labels.caller,
  },
  explain: (answer, _, lang) => explain(answer, lang),
};
