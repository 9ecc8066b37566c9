import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, listed, say } from '@portolan/core/words';
import type { State } from '@portolan/rotterdam';
import { missionName } from '@portolan/rotterdam/rules';
import type { StandingsInput } from '../inputs.ts';
import type { StandingsAnswer, WhoWins } from '../standings.ts';
import { labels, letter, rangeInWords } from './common.ts';

const seatOutlook = {
  certain: { fr: 'gagne à coup sûr', en: 'wins for certain' },
  possible: { fr: 'peut gagner', en: 'may win' },
  never: { fr: 'ne gagne pas', en: 'does not win' },
} as const;

const seatOutlookNow = {
  certain: { fr: 'gagnerait à coup sûr', en: 'would win for certain' },
  possible: { fr: 'pourrait gagner', en: 'might win' },
  never: { fr: 'ne gagnerait pas', en: 'would not win' },
} as const;

/** Who wins: as it is, or as it would be if the game ended. */
const winners = ({ certain, possible }: WhoWins, over: boolean, lang: Lang): string => {
  const names = (seats: readonly number[]): string => listed(seats.map(letter), lang);
  const [one, all] = [names(certain), names(possible)];
  if (certain.length > 0 && over) return say(lang, `${one} gagne à coup sûr`, `${one} wins for certain`);
  if (certain.length > 0) return say(lang, `${one} gagnerait à coup sûr`, `${one} would win for certain`);
  return say(lang, `victoire possible de ${all}`, over ? `${all} may win` : `${all} might win`);
};

/** The condition comes first: nobody has won before the end. */
const standingsHead = ({ over, ...verdict }: StandingsAnswer, lang: Lang): string => {
  const who = winners(verdict, over, lang);
  if (over) return say(lang, `La partie est finie : ${who}`, `The game is over: ${who}`);
  const ifFrench = verdict.certain.length > 0 ? ',' : ' :';
  return say(lang, `Si la partie finissait maintenant${ifFrench} ${who}`, `If the game ended now, ${who}`);
};

/** Who wins if the game ends now. */
const explain = (answer: StandingsAnswer, lang: Lang): FoundInWords => {
  const changed = answer.missions.map((one) => {
    const name = missionName(one.mission, lang);
    const seat = letter(one.seat);
    return say(
      lang,
      `Si ${seat} remplit la ${name} et que la partie finisse alors : ${rangeInWords(one.totals[one.seat] ?? [0, 0], 'fr')}, ${winners(one, false, 'fr')}.`,
      `If ${seat} completes ${name} and the game then ends: ${rangeInWords(one.totals[one.seat] ?? [0, 0], 'en')}, ${winners(one, false, 'en')}.`,
    );
  });
  return {
    headline: standingsHead(answer, lang),
    ...(changed.length > 0 ? { detail: changed.join(' ') } : {}),
    rows: answer.ranking.map(({ seat, total, wins }) => ({
      label: `${letter(seat)}, ${(answer.over ? seatOutlook : seatOutlookNow)[wins][lang]}`,
      value: total[1],
      text: rangeInWords(total, lang),
      best: wins !== 'never',
    })),
  };
};

/** The words of the question. */
export const standingsWords: QuestionWords<StandingsInput, StandingsAnswer, State> = {
  title: both('Qui gagne si la partie s’arrête ?', 'Who wins if the game ends now?'),
  tells: both(
    'Les totaux au moins et au plus, cartes cachées comprises, et ce que changerait une Mission.',
    'The totals at least and at most, hidden cards included, and what a Mission would change.',
  ),
  labels: {
    seat: labels.seen,
  },
  explain: (answer, _, lang) => explain(answer, lang),
};
