import type { Lang } from '@portolan/core';
import type { AnswerInWords } from '@portolan/core/answers';
import { counted, listed, say } from '@portolan/core/words';
import { premiumsInWords } from '../../rules/names.ts';
import type { EndAnswer } from '../types.ts';

const names = (answer: EndAnswer, nameOf: (seat: number) => string, lang: Lang): string =>
  listed(answer.winners.map(nameOf), lang);

const best = (answer: EndAnswer): number => Math.max(...answer.counters);

const ended = (answer: EndAnswer, target: number, lang: Lang): string =>
  answer.by === 'end.hundred'
    ? say(lang, `Quelqu’un est arrivé à ${target}.`, `Somebody has reached ${target}.`)
    : say(
        lang,
        'Le dernier navire est à quai et le tour de table est fini.',
        'The last ship has come to a quay and the round is finished.',
      );

const won = (answer: EndAnswer, nameOf: (seat: number) => string, lang: Lang): string => {
  const who = names(answer, nameOf, lang);
  return answer.winners.length > 1
    ? say(
        lang,
        `${who} partagent la victoire, à ${premiumsInWords(best(answer), 'fr')}.`,
        `${who} share the win with ${premiumsInWords(best(answer), 'en')} each.`,
      )
    : say(
        lang,
        `${who} a le plus haut compteur : ${premiumsInWords(best(answer), 'fr')}.`,
        `${who} has the highest counter: ${premiumsInWords(best(answer), 'en')}.`,
      );
};

const goesOn = (answer: EndAnswer, target: number, lang: Lang): string => {
  if (answer.turnsLeft === null)
    return say(
      lang,
      `Il reste des navires, et personne n’a ${premiumsInWords(target, 'fr')}.`,
      `There are ships left, and nobody has ${premiumsInWords(target, 'en')}.`,
    );
  return say(
    lang,
    `Le dernier navire est à quai : encore ${counted(answer.turnsLeft, 'tour', 'tours', 'fr')} dans ce tour de table.`,
    `The last ship has come to a quay: ${counted(answer.turnsLeft, 'turn', 'turns', 'en')} left in this round.`,
  );
};

/** Who has won, as a headline; several share it. */
const winning = (names: readonly string[], lang: Lang): string =>
  names.length > 1
    ? say(lang, `${listed(names, lang)} gagnent ensemble`, `${listed(names, lang)} share the win`)
    : say(lang, `${names[0]} gagne`, `${names[0]} wins`);

/** What an answer about the end is told with: what the page calls the players, and the goal of the box. */
export interface EndTelling {
  readonly nameOf: (seat: number) => string;
  readonly target: number;
}

/** Whether the game is over and who has won, in words. */
export const explainEnd = (answer: EndAnswer, { nameOf, target }: EndTelling, lang: Lang): AnswerInWords => {
  if (!answer.over) {
    const lead = say(
      lang,
      `En tête : ${names(answer, nameOf, lang)}, ${premiumsInWords(best(answer), 'fr')}.`,
      `In the lead: ${names(answer, nameOf, lang)}, ${premiumsInWords(best(answer), 'en')}.`,
    );
    const why = `${goesOn(answer, target, lang)} ${lead}`;
    return {
      state: 'legal',
      headline: say(lang, 'La partie continue', 'The game goes on'),
      why,
      short: why,
      clauses: answer.clauses,
    };
  }
  const why = `${ended(answer, target, lang)} ${won(answer, nameOf, lang)}`;
  const headline = winning(answer.winners.map(nameOf), lang);
  return { state: 'legal', headline, why, short: why, clauses: answer.clauses };
};
