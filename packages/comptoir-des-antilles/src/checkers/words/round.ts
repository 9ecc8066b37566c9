import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords } from '@portolan/core/answers';
import { both, say, seat } from '@portolan/core/words';
import type { RoundAnswer, RoundInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { tellingFirst } from './numbers.ts';

const why = (answer: RoundAnswer, { holder, left }: RoundInput, lang: Lang): string => {
  const order = answer.order.map(seat).join(', ');
  const said = say(lang, ` Ordre : ${order}.`, ` Order: ${order}.`);
  if (answer.stays)
    return left
      ? say(
          lang,
          `L’ardoise a été laissée dans ce tour de table : elle reste chez ${seat(holder)}, qui commence.${said}`,
          `The slate was left with somebody in this round: it stays with ${seat(holder)}, who begins.${said}`,
        )
      : say(
          lang,
          `L’ardoise reste chez ${seat(holder)}, qui commence.${said}`,
          `The slate stays with ${seat(holder)}, who begins.${said}`,
        );
  return say(
    lang,
    `L’ardoise passe à gauche : ${seat(answer.next)} la tient et commence.${said}`,
    `The slate goes to the left: ${seat(answer.next)} holds it and begins.${said}`,
  );
};

const explain = (answer: RoundAnswer, input: RoundInput, lang: Lang): AnswerInWords => {
  const text = why(answer, input, lang);
  return {
    state: 'legal',
    headline: say(lang, `${seat(answer.next)} commence`, `${seat(answer.next)} begins`),
    why: text,
    short: text,
    clauses: tellingFirst(answer.clauses, ['turn.slate-kept', 'round.slate-passes', 'slate.kept']),
    ...(answer.agree.length === 1
      ? {
          choices: {
            title: say(lang, 'Et si l’on joue autrement\u00a0?', 'And if you play otherwise?'),
            items: [
              {
                state: 'legal' as const,
                text: say(lang, 'Toutes disent la même chose', 'All of them say the same'),
                result: say(lang, `${seat(answer.next)} commence`, `${seat(answer.next)} begins`),
              },
            ],
          },
        }
      : {}),
  };
};

const cells = (answer: RoundAnswer, _: RoundInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'premier joueur', 'first player'), main: seat(answer.next) },
];

/** The words of the dispute. */
export const roundWords: CheckerWords<RoundInput, RoundAnswer> = {
  ...disputes.round,
  labels: {
    seats: both('Combien de joueurs', 'How many players'),
    first: both('Qui a commencé ce tour de table', 'Who began this round'),
    holder: both('Qui tient l’ardoise maintenant', 'Who holds the slate now'),
    left: both('Elle a été laissée à quelqu’un dans ce tour de table', 'It was left with somebody in this round'),
    leftLastTurn: both('… au tout dernier tour', '… in its very last turn'),
  },
  explain,
  cells,
};
