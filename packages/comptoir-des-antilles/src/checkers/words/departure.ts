import type { Lang } from '@portolan/core';
import type { AnswerInWords, Cell, CheckerWords, Choice } from '@portolan/core/answers';
import { both, fieldWords, labeled, listed, say, seat } from '@portolan/core/words';
import { premiumsInWords } from '../../rules/names.ts';
import { editionOf } from '../small-table.ts';
import type { DepartureAnswer, DepartureInput, Settlement } from '../types.ts';
import { noContact, verdictWords } from './common.ts';
import { disputes } from './disputes.ts';
import { bySeat, changesBySeat, someBySeat, tellingFirst } from './numbers.ts';

const nobody = (lang: Lang): string => say(lang, 'personne', 'nobody');

const rateText = ({ rate, printed }: DepartureAnswer, lang: Lang): string => {
  const each = say(
    lang,
    `${premiumsInWords(rate, 'fr')} par porteur`,
    `${premiumsInWords(rate, 'en')} for each porter`,
  );
  return rate === printed
    ? each
    : say(lang, `${each} (${printed} sur la tuile marchandise)`, `${each} (${printed} on the goods tile)`);
};

const paidText = (answer: DepartureAnswer, lang: Lang): string =>
  say(
    lang,
    `${rateText(answer, 'fr')} : ${someBySeat(answer.premiums, nobody('fr'))}.`,
    `${rateText(answer, 'en')}: ${someBySeat(answer.premiums, nobody('en'))}.`,
  );

const endTexts = (
  input: DepartureInput,
  lang: Lang,
): Readonly<Record<NonNullable<DepartureAnswer['ends']>, string>> => ({
  before: say(
    lang,
    `Le compteur qui arrive à ${editionOf(input).target} finit la partie : la commission n’est pas payée.`,
    `The counter that reaches ${editionOf(input).target} ends the game: no commission is paid.`,
  ),
  'at-once': say(
    lang,
    `Le compteur qui arrive à ${editionOf(input).target} finit la partie.`,
    `The counter that reaches ${editionOf(input).target} ends the game.`,
  ),
  after: say(lang, 'La partie est finie, la commission payée.', 'The game is over once the commission is paid.'),
  'end-of-round': say(
    lang,
    `Quelqu’un est à ${editionOf(input).target} : la partie finit avec ce tour de table.`,
    `Somebody is at ${editionOf(input).target}: the game ends with this round.`,
  ),
  depends: say(
    lang,
    'La partie finit ou non, selon qui paie la commission.',
    'Whether the game ends depends on who pays the commission.',
  ),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Whether a payer might have too little: nobody has said what the counters show, and the premiums alone are not enough. */
const mayBeShort = (
  { due, premiums, nameable }: DepartureAnswer,
  { active, rulings, ...input }: DepartureInput,
): boolean =>
  input.premiums === undefined &&
  [...(rulings?.shortfall === 'negative' ? [] : [active]), ...nameable].some((at) => (premiums[at] ?? 0) < due);

/** Whether these premiums might end the game before the commission: nobody has said what the counters show. */
const mightEnd = ({ premiums }: DepartureAnswer, { rulings, ...input }: DepartureInput): boolean =>
  input.premiums === undefined && (rulings?.hundred ?? 'at-once') === 'at-once' && sum(premiums) > 0;

const dueText = (answer: DepartureAnswer, input: DepartureInput, lang: Lang): string => {
  const { due, nameable } = answer;
  if (due === 0) return say(lang, 'Aucune commission n’est due.', 'No commission is due.');
  const { target } = editionOf(input);
  const condition = mightEnd(answer, input)
    ? say(lang, `Si personne n’arrive ainsi à ${target}, `, `If nobody reaches ${target} by it, `)
    : '';
  const less = mayBeShort(answer, input)
    ? say(lang, ' ; qui a moins paie ce qu’il a', '; whoever has less pays what they have')
    : '';
  const names = listed(nameable.map(seat), lang, 'or');
  const slate =
    nameable.length === 0 ? '' : say(lang, `, ou laisse l’ardoise à ${names}`, `, or leaves the slate with ${names}`);
  return say(
    lang,
    `${condition}${seat(input.active)} paie la commission de ${due}${slate}${less}.`,
    `${condition}${seat(input.active)} pays the commission of ${due}${slate}${less}.`,
  );
};

const short = ({ due, paid }: Settlement, lang: Lang): string =>
  paid < due ? say(lang, ` (${due - paid} que personne ne paie)`, ` (${due - paid} paid by nobody)`) : '';

const settlementText = (one: Settlement, lang: Lang): string => {
  const { how, payer, paid, slate, over } = one;
  const end = over ? say(lang, ' ; la partie est finie', '; the game is over') : '';
  if (how === 'nobody' || payer === null)
    return say(
      lang,
      `Personne ne paie ; l’ardoise reste chez ${seat(slate)}${end}`,
      `Nobody pays; the slate stays with ${seat(slate)}${end}`,
    );
  const holds =
    how === 'leave-slate'
      ? say(lang, `et prend l’ardoise`, `and takes the slate`)
      : say(lang, `l’ardoise reste chez ${seat(slate)}`, `the slate stays with ${seat(slate)}`);
  const joint = how === 'leave-slate' ? ' ' : say(lang, ' ; ', '; ');
  return say(
    lang,
    `${seat(payer)} paie ${paid}${short(one, 'fr')}${joint}${holds}${end}`,
    `${seat(payer)} pays ${paid}${short(one, 'en')}${joint}${holds}${end}`,
  );
};

/** The counters after a settlement, or how they change where nobody has said what they showed before. */
const countersAfter = (one: Settlement, answer: DepartureAnswer, input: DepartureInput, lang: Lang): string => {
  if (input.premiums) return bySeat(one.counters);
  const changes = one.counters.map((n, at) => n - (answer.counters[at] ?? 0) + (answer.premiums[at] ?? 0));
  return changesBySeat(changes, say(lang, 'aucun ne change', 'none changes'));
};

const follows = (answer: DepartureAnswer, input: DepartureInput, lang: Lang): readonly Choice[] =>
  answer.settlements.map((one) => ({
    state: 'legal',
    text: settlementText(one, lang),
    result: countersAfter(one, answer, input, lang),
  }));

/** Clauses that say who is paid, who pays and who names whom stand before those that only say that a ship sails. */
const telling = ['end.hundred', 'slate.designate', 'sailing.commission', 'sailing.premiums'];

/** Who is paid what, and who pays for it, in a line. */
const sailsText = ({ premiums, due, nameable }: DepartureAnswer, { active }: DepartureInput, lang: Lang): string => {
  const slate = nameable.length > 0 ? say(lang, ' ou laisse l’ardoise', ' or leaves the slate') : '';
  const who = seat(active);
  const pays = due > 0 ? say(lang, ` ; ${who} paie ${due}${slate}`, `; ${who} pays ${due}${slate}`) : '';
  return labeled(say(lang, 'Il part', 'It sails'), `${someBySeat(premiums, nobody(lang))}${pays}`, lang);
};

/** Who is paid, who pays, who holds the slate, in words. */
const explain = (answer: DepartureAnswer, input: DepartureInput, lang: Lang): AnswerInWords => {
  const end = answer.ends ? ` ${endTexts(input, lang)[answer.ends]}` : '';
  const stays = say(
    lang,
    'La tuile est posée, mais le navire ne part pas encore.',
    'The tile is laid, but the ship does not sail yet.',
  );
  const due = answer.ends === 'before' || answer.ends === 'at-once' ? '' : ` ${dueText(answer, input, lang)}`;
  const why = answer.sails ? `${paidText(answer, lang)}${due}${end}` : stays;
  const told = verdictWords(answer, lang, { why, follows: follows(answer, input, lang) });
  if (!answer.verdict.legal) return { ...told, headline: say(lang, 'Il ne part pas', 'It does not sail') };
  return {
    ...told,
    clauses: answer.sails ? tellingFirst(answer.clauses, telling) : answer.clauses,
    headline: answer.sails ? sailsText(answer, input, lang) : say(lang, 'Il reste', 'It stays'),
    ...(answer.sails && told.choices
      ? {
          choices: {
            ...told.choices,
            title: say(lang, 'Comment régler, et les compteurs', 'Ways to settle, and the counters'),
          },
        }
      : {}),
  };
};

/** What may differ between readings: what is paid, what is due, how it ends. */
const cells = (answer: DepartureAnswer, input: DepartureInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'primes', 'premiums'),
    main: answer.sails ? someBySeat(answer.premiums, nobody(lang)) : say(lang, 'le navire reste', 'the ship stays'),
  },
  {
    head: say(lang, 'commission', 'commission'),
    main: answer.due > 0 ? String(answer.due) : say(lang, 'aucune', 'none'),
  },
  {
    head: say(lang, 'après', 'then'),
    main:
      answer.settlements.map((one) => countersAfter(one, answer, input, lang)).join(say(lang, ' ou ', ' or ')) || '–',
    ...(answer.ends ? { sub: endTexts(input, lang)[answer.ends] } : {}),
  },
];

/** The words of the dispute. */
export const departureWords: CheckerWords<DepartureInput, DepartureAnswer> = {
  ...disputes.departure,
  ...fieldWords({
    seats: both('Combien de joueurs', 'How many players'),
    ship: both('Le navire', 'The ship'),
    others: both('Les autres quais', 'The other quays'),
    cause: [
      both('Pourquoi il part', 'Why it sails'),
      {
        full: both('Il est plein', 'It is full'),
        shortage: both('Pénurie', 'Shortage'),
        storm: both('Tempête', 'Storm'),
      },
    ],
    commission: [both('Commission de la relation', 'Commission of the contact'), { null: noContact }],
    active: both('À qui est le tour', 'Whose turn it is'),
    slate: both('Qui tient l’ardoise', 'Who holds the slate'),
    slateLeft: both('Elle a déjà été laissée à ce tour', 'It has been left with somebody this turn'),
    premiums: both('Les compteurs d’avant', 'The counters before it'),
  }),
  explain,
  cells,
};
