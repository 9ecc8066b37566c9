import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { labeled, listed, say, seat } from '@portolan/core/words';
import type { EndAnswer, EndInput, EndRow } from '../types.ts';
import { disputes } from './disputes.ts';
import { endLabels } from './end-labels.ts';
import { either } from './kit.ts';
import { spanInWords } from './span.ts';

/** What a seat is called: its name, or its letter. */
export type NameOf = (seat: number) => string;

const names = (seats: readonly number[], called: NameOf, lang: Lang): string => listed(seats.map(called), lang);

/** Who wins, as one sentence; while the game goes on, on the condition that it ended now. */
const winnerInWords = ({ over, winners, certain, possible }: EndAnswer, called: NameOf, lang: Lang): string => {
  const now = (fr: string, en: string): string =>
    say(lang, `Si la partie finissait maintenant, ${fr}.`, `If the game ended now, ${en}.`);
  if (certain !== null) {
    const one = called(certain);
    return over ? say(lang, `${one} gagne.`, `${one} wins.`) : now(`${one} gagnerait`, `${one} would win`);
  }
  if (winners !== null && winners.length > 1) {
    const all = names(winners, called, lang);
    return over
      ? say(lang, `${all} partagent la victoire.`, `${all} share the win.`)
      : now(`${all} partageraient la victoire`, `${all} would share the win`);
  }
  const could = either(possible.map(called), lang);
  return over
    ? say(lang, `Les cartes cachées décident : ${could}.`, `The hidden cards decide: ${could}.`)
    : now(`les cartes cachées décideraient : ${could}`, `the hidden cards would decide: ${could}`);
};

const tieTexts = (lang: Lang) => ({
  missions: say(lang, 'À égalité de points, les points de Mission', 'With equal points, the Mission points'),
  products: say(lang, 'Encore à égalité, le nombre de cartes Produit', 'Still equal, the number of Product cards'),
  'product-points': say(lang, 'Encore à égalité, les points des Produits', 'Still equal, the points of Products'),
});

/** Every tie-break that is used, and who is left by it. */
const tieLines = ({ ties }: EndAnswer, called: NameOf, lang: Lang): Choice[] =>
  ties.map(({ by, among, left }) => ({
    state: 'legal',
    text: `${tieTexts(lang)[by]}${say(lang, ' : ', ': ')}${names(among, called, lang)}`,
    result: say(lang, `encore en tête : ${names(left, called, 'fr')}`, `still ahead: ${names(left, called, 'en')}`),
  }));

/** The sum of a player, in words. */
const rowLine = ({ seat, missions, navigation, products, total }: EndRow, called: NameOf, lang: Lang): Choice => ({
  state: 'legal',
  text: `${called(seat)}${say(lang, ' : ', ': ')}${spanInWords(total, lang)}`,
  result: say(
    lang,
    `${missions} + ${spanInWords(navigation, 'fr')} + ${spanInWords(products, 'fr')}`,
    `${missions} + ${spanInWords(navigation, 'en')} + ${spanInWords(products, 'en')}`,
  ),
});

const overInWords = ({ over, reached }: EndAnswer, called: NameOf, lang: Lang): string => {
  const who = names(reached, called, lang);
  if (over)
    return say(
      lang,
      `La partie est finie : ${who} a au moins douze points de Mission.`,
      `The game is over: ${who} has at least twelve Mission points.`,
    );
  return reached.length > 0
    ? say(
        lang,
        `${who} a au moins douze points de Mission : la partie finit avec cette phase 6.`,
        `${who} has at least twelve Mission points: the game ends with this phase 6.`,
      )
    : say(
        lang,
        'La partie continue : personne n’a encore douze points de Mission.',
        'The game goes on: nobody has twelve Mission points yet.',
      );
};

const severalInWords = ({ over, reached }: EndAnswer, called: NameOf, lang: Lang): string => {
  const who = names(reached, called, lang);
  return over
    ? say(
        lang,
        `La partie est finie : ${who} ont au moins douze points de Mission.`,
        `The game is over: ${who} have at least twelve Mission points.`,
      )
    : say(
        lang,
        `${who} ont au moins douze points de Mission : la partie finit avec cette phase 6.`,
        `${who} have at least twelve Mission points: the game ends with this phase 6.`,
      );
};

/** Whether it is over, who wins, and how that was counted. */
export const explainEnd = (answer: EndAnswer, called: NameOf, lang: Lang): AnswerInWords => {
  const state = (answer.reached.length > 1 ? severalInWords : overInWords)(answer, called, lang);
  const winner = winnerInWords(answer, called, lang);
  return {
    state: answer.winners === null ? 'depends' : 'legal',
    headline: answer.over
      ? labeled(say(lang, 'Partie finie', 'Game over'), winner.replace(/\.$/, ''), lang)
      : say(lang, 'On continue', 'Play on'),
    why: `${state} ${winner}`,
    short: winner,
    clauses: answer.clauses,
    choices: {
      title: say(
        lang,
        'Le compte : Missions + Navigation + Produits, puis les départages',
        'The count: Missions + Navigation + Products, then the tie-breaks',
      ),
      items: [...answer.rows.map((row) => rowLine(row, called, lang)), ...tieLines(answer, called, lang)],
    },
  };
};

/** What may differ between readings: the end, the winners, the totals. */
const endCells = (answer: EndAnswer, called: NameOf, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'vainqueur', 'winner'),
    main: winnerInWords(answer, called, lang),
    sub: answer.rows.map(({ total }) => spanInWords(total, lang)).join(' / '),
  },
];

const byLetter =
  (lang: Lang): NameOf =>
  (player) =>
    say(lang, `Joueur ${seat(player)}`, `Player ${seat(player)}`);

/** Whether it is over and who has won, in words. */
export const end: CheckerWords<EndInput, EndAnswer> = {
  ...disputes.end,
  ...endLabels,
  explain: (answer, _, lang) => explainEnd(answer, byLetter(lang), lang),
  cells: (answer, _, lang) => endCells(answer, byLetter(lang), lang),
};
