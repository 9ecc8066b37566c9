import { missionInWords } from '@portolan/borneo/rules';
import type { Lang } from '@portolan/core';
import type { FoundInWords, QuestionWords } from '@portolan/core/answers';
import { both, capital, listed, say, seat } from '@portolan/core/words';
import type { FinalChoice, FinalRoundAnswer } from '../final-round.ts';
import { bySeat } from './common.ts';

/** What a seat does in the final round, or would do if the game ended now. */
const choice = ({ seat: who, tile }: FinalChoice, ended: boolean, lang: Lang): string => {
  const passes = say(lang, ended ? 'passe' : 'passerait', ended ? 'passes' : 'would pass');
  const takes = say(lang, ended ? 'prend' : 'prendrait', ended ? 'takes' : 'would take');
  return `${seat(who)} ${tile === null ? passes : `${takes} ${say(lang, 'la', 'the')} ${missionInWords(tile, lang)}`}`;
};

/** Who wins, or would win. */
const won = (winners: readonly number[], ended: boolean, lang: Lang): string => {
  const alone = say(lang, ended ? 'gagne' : 'gagnerait', ended ? 'wins' : 'would win');
  const together = say(
    lang,
    ended ? 'gagnent ensemble' : 'gagneraient ensemble',
    ended ? 'share the win' : 'would share the win',
  );
  return `${listed(winners.map(seat), lang)} ${winners.length > 1 ? together : alone}`;
};

const explain = (answer: FinalRoundAnswer, lang: Lang): FoundInWords => {
  const { first, ended } = answer;
  // Before the end nobody has won: the condition comes first.
  const now = ended ? '' : say(lang, 'Si la partie finissait maintenant, ', 'If the game ended now, ');
  if (!first) {
    const nothing = say(lang, 'il n’y a plus rien à choisir.', 'there is nothing left to choose.');
    return { headline: ended ? capital(nothing) : `${now}${nothing}`, rows: [] };
  }
  const opening = `${now}${choice(first, ended, lang)}`;
  const winners = won(answer.winners, ended, lang);
  return {
    headline: say(
      lang,
      `${opening} ; ${winners}, chacun jouant au mieux.`,
      `${opening}; ${winners}, everybody playing best.`,
    ),
    detail: `${answer.line.map((step) => choice(step, ended, lang)).join(', ')}. ${bySeat(answer.scores)}.`,
    rows: answer.ranking.map((option, i) => ({
      label: choice({ seat: first.seat, mission: option.mission, tile: option.tile }, ended, lang),
      value: option.scores[first.seat] ?? 0,
      text: `${bySeat(option.scores)}, ${won(option.winners, ended, lang)}`,
      more: option.line.map((step) => choice(step, ended, lang)).join(', '),
      best: i === 0,
    })),
  };
};

/** The final Missions, in words. */
export const finalRoundWords = {
  title: both('Quelle dernière Mission prendre ?', 'Which final Mission should I take?'),
  tells: both('Le meilleur jeu de tous, jusqu’au vainqueur.', 'Best play by everybody, down to the winner.'),
  labels: {},
  explain: (answer, _, lang) => explain(answer, lang),
} satisfies QuestionWords<object, FinalRoundAnswer>;
