import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, counted, listed, say, seat } from '@portolan/core/words';
import { companyName } from '../../rules/names.ts';
import type { PicksAnswer, PicksInput } from '../types/port.ts';
import { disputes } from './disputes.ts';
import { playerName } from './kit.ts';
import { impossiblePort, outcomeText, placeText, portClauses, portLabels, reasonText } from './port.ts';

const orderLetters = (answer: PicksAnswer): string => answer.picks.map((pick) => seat(pick.seat)).join(' ');

/** Who takes in which order: "A, puis C, D et B". */
const orderInWords = ({ picks }: PicksAnswer, lang: Lang): string => {
  const [first = '', ...more] = picks.map((pick) => seat(pick.seat));
  return more.length === 0
    ? say(lang, `${first} seul`, `${first} alone`)
    : say(lang, `${first}, puis ${listed(more, 'fr')}`, `${first}, then ${listed(more, 'en')}`);
};

const takingsText = (answer: PicksAnswer, lang: Lang): readonly Choice[] =>
  answer.takings.map(({ seat: taker, spices, harbor }) => {
    const cards = say(lang, counted(spices, 'épice', 'épices', lang), counted(spices, 'spice', 'spices', lang));
    const card = harbor ? say(lang, 'la carte Port', 'the Harbor card') : '';
    return {
      state: 'legal',
      text: playerName(taker, lang),
      result: listed([...(spices > 0 ? [cards] : []), ...(harbor ? [card] : [])], lang),
    };
  });

const rankingText = (answer: PicksAnswer, lang: Lang): string => {
  if (answer.ranking.length === 0) return '';
  const order = answer.ranking.map(({ company, flags }) => `${companyName(company, lang)} ${flags}`).join(', ');
  return say(lang, ` Classement : ${order}.`, ` Ranking: ${order}.`);
};

const tiesText = (answer: PicksAnswer, lang: Lang): string =>
  answer.ties
    .map(({ companies, flags }) => {
      const first = flags[0];
      const names = listed(
        companies.map((company) => companyName(company, lang)),
        lang,
      );
      const where = first ? ` (${placeText(first, lang)})` : '';
      return say(
        lang,
        ` À égalité, ${names} : dans cet ordre d’après leur premier drapeau${where}.`,
        ` Tied, ${names}: in this order by their first flag${where}.`,
      );
    })
    .join('');

const discardText = (answer: PicksAnswer, lang: Lang): string =>
  answer.discarded === 0
    ? ''
    : say(
        lang,
        ` ${counted(answer.discarded, 'carte va', 'cartes vont', lang)} à la défausse.`,
        ` ${counted(answer.discarded, 'card is', 'cards are', lang)} discarded.`,
      );

const nobody = (answer: PicksAnswer): boolean => answer.distribution !== null && answer.picks.length === 0;

const explain = (answer: PicksAnswer, input: PicksInput, lang: Lang): AnswerInWords => {
  const impossible = impossiblePort(answer, lang);
  if (impossible) return impossible;
  const headline = answer.distribution
    ? nobody(answer)
      ? say(lang, 'Personne', 'Nobody')
      : orderInWords(answer, lang)
    : outcomeText(answer, lang);
  const reason = reasonText(answer, lang, input.monopoly, input.capacity);
  const why = answer.distribution ? `${outcomeText(answer, lang)}. ${reason}` : reason;
  return {
    state: 'legal',
    headline,
    why: `${why}${rankingText(answer, lang)}${tiesText(answer, lang)}${discardText(answer, lang)}`,
    short: outcomeText(answer, lang),
    clauses: [
      ...answer.picks.slice(0, 1).map((pick) => pick.clause),
      ...(answer.discardClause ? [answer.discardClause] : []),
      ...portClauses(answer),
    ],
    ...(answer.distribution
      ? { choices: { title: say(lang, 'Ce que chacun reçoit', 'What each gets'), items: takingsText(answer, lang) } }
      : {}),
  };
};

const cells = (answer: PicksAnswer, _: PicksInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'ordre', 'order'),
    main: answer.picks.length > 0 ? orderLetters(answer) : say(lang, 'personne', 'nobody'),
    sub: outcomeText(answer, lang),
  },
];

/** Who takes which spice, in words. */
export const picks = {
  ...disputes.picks,
  labels: {
    ...portLabels,
    columns: both('Les compagnies', 'The companies'),
    player: both('Qui a joué la carte ?', 'Who played the card?'),
  },
  explain,
  cells,
} satisfies CheckerWords<PicksInput, PicksAnswer>;
