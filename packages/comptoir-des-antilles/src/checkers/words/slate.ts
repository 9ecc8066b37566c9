import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, fieldWords, labeled, listed, say, seat } from '@portolan/core/words';
import { violation } from '../../rules/messages/index.ts';
import type { SlateAnswer, SlateInput, SlateNaming } from '../types.ts';
import { noContact, verdictWords } from './common.ts';
import { disputes } from './disputes.ts';

/** What a player named pays; without the counters, that it may be less. */
const paysText = ({ pays, unpaid }: SlateNaming, input: SlateInput, lang: Lang): string => {
  if (!input.premiums)
    return say(lang, `paie ${pays}, ou tout ce qu’il a s’il a moins`, `pays ${pays}, or all they have if that is less`);
  const rest = unpaid > 0 ? say(lang, ` ; ${unpaid} que personne ne paie`, `; ${unpaid} paid by nobody`) : '';
  return say(lang, `paie ${pays}${rest}`, `pays ${pays}${rest}`);
};

const player = (one: SlateNaming, input: SlateInput, lang: Lang): Choice => {
  const { violations } = one;
  const who = seat(one.seat);
  const [first] = violations;
  if (first) {
    const text = violation(first, lang);
    return { state: 'illegal', text: text.startsWith(who) ? text : labeled(who, text, lang) };
  }
  return {
    state: 'legal',
    text: say(lang, `${who} paierait et prendrait l’ardoise`, `${who} would pay and take the slate`),
    result: paysText(one, input, lang),
  };
};

/** Who may be named, or what it means to name the one who is. */
const yes = (answer: SlateAnswer, input: SlateInput, lang: Lang): string => {
  const { nameable, slate, due, players } = answer;
  const { to, active, premiums } = input;
  if (to === undefined)
    return say(
      lang,
      `${seat(active)} peut laisser l’ardoise à ${listed(nameable.map(seat), 'fr', 'or')}, ou payer lui-même ${due}.`,
      `${seat(active)} may leave the slate with ${listed(nameable.map(seat), 'en', 'or')}, or pay ${due} themselves.`,
    );
  const named = players.find((one) => one.seat === to);
  if (!premiums)
    return say(
      lang,
      `${seat(slate)} paie la commission de ${due}, ou tout ce qu’il a s’il a moins, et tient l’ardoise dès maintenant.`,
      `${seat(slate)} pays the commission of ${due}, or all they have if that is less, and holds the slate from now on.`,
    );
  if (named && named.unpaid > 0)
    return say(
      lang,
      `${seat(slate)} paie ${named.pays} des ${due} de commission, personne ne paie le reste, et il tient l’ardoise dès maintenant.`,
      `${seat(slate)} pays ${named.pays} of the commission of ${due}, nobody pays the rest, and ${seat(slate)} holds the slate from now on.`,
    );
  return say(
    lang,
    `${seat(slate)} paie la commission de ${due} et tient l’ardoise dès maintenant.`,
    `${seat(slate)} pays the commission of ${due} and holds the slate from now on.`,
  );
};

const paying = ({ slate, due, players }: SlateAnswer, lang: Lang): string => {
  const pays = players.find((one) => one.seat === slate)?.pays ?? due;
  return say(lang, `${seat(slate)} paie ${pays} et tient l’ardoise`, `${seat(slate)} pays ${pays} and holds the slate`);
};

const explain = (answer: SlateAnswer, input: SlateInput, lang: Lang): AnswerInWords => {
  const told = verdictWords(answer, lang, { why: yes(answer, input, lang) });
  const pays =
    answer.due > 0
      ? say(
          lang,
          ` La commission de ${answer.due} est donc pour ${seat(input.active)}, et l’ardoise reste chez ${seat(input.holder)}.`,
          ` So the commission of ${answer.due} is owed by ${seat(input.active)}, and the slate stays with ${seat(input.holder)}.`,
        )
      : say(lang, ' Il n’y a rien à payer.', ' There is nothing to pay.');
  const why = answer.verdict.legal ? told.why : `${told.why}${answer.nameable.length === 0 ? pays : ''}`;
  return {
    ...told,
    headline: answer.verdict.legal ? say(lang, 'Oui', 'Yes') : say(lang, 'Non', 'No'),
    why,
    short: answer.verdict.legal && input.to !== undefined ? paying(answer, lang) : why,
    choices: {
      title: say(lang, 'À qui, et ce qu’il paierait', 'With whom, and what they would pay'),
      items: [...(told.choices?.items ?? []), ...answer.players.map((one) => player(one, input, lang))],
    },
  };
};

const cells = (answer: SlateAnswer, _: SlateInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'l’ardoise', 'the slate'),
    main: answer.verdict.legal
      ? say(
          lang,
          `possible : ${answer.nameable.map(seat).join(', ')}`,
          `possible: ${answer.nameable.map(seat).join(', ')}`,
        )
      : say(lang, 'impossible', 'impossible'),
  },
  {
    head: say(lang, 'commission', 'commission'),
    main: answer.due > 0 ? String(answer.due) : say(lang, 'aucune', 'none'),
  },
];

/** The words of the dispute. */
export const slateWords: CheckerWords<SlateInput, SlateAnswer> = {
  ...disputes.slate,
  ...fieldWords({
    aboard: both('À bord du navire parti', 'Aboard the ship that sailed'),
    holder: both('Qui tient l’ardoise', 'Who holds the slate'),
    active: both('À qui est le tour', 'Whose turn it is'),
    to: both('À qui veut-il la laisser ?', 'With whom would it be left?'),
    slateLeft: both('Elle a déjà été laissée à ce tour', 'It has been left with somebody this turn'),
    cause: [
      both('Pourquoi il est parti', 'Why it sailed'),
      {
        full: both('Navire plein', 'Full ship'),
        shortage: both('Pénurie', 'Shortage'),
        storm: both('Tempête', 'Storm'),
      },
    ],
    commission: [both('Commission de la relation', 'Commission of the contact'), { null: noContact }],
    premiums: both('Les compteurs, primes reçues', 'The counters, premiums received'),
  }),
  explain,
  cells,
};
