import type { Lang, Text } from '@portolan/core';
import {
  type AnswerInWords,
  type Cell,
  type CheckerWords,
  type Choice,
  headlines,
  quotedFirst,
} from '@portolan/core/answers';
import { both, labeled, say, seat } from '@portolan/core/words';
import { editionOf } from '../small-table.ts';
import type { ContactAnswer, ContactInput, ContactStep, StepOutcome } from '../types.ts';
import { effectSentence, happened, refusals, whyLines } from './common.ts';
import { disputes } from './disputes.ts';
import { bySeat, changesBySeat, changesIn, tellingFirst } from './numbers.ts';

const outcomes: Readonly<Record<StepOutcome, Text>> = {
  done: both('fait', 'done'),
  skipped: both('sauté', 'skipped'),
  declined: both('laissé', 'left out'),
  chosen: both('choisi', 'chosen'),
  lost: both('perdu', 'lost'),
  due: both('à faire maintenant', 'due now'),
  later: both('à venir', 'to come'),
};

const stateOf = (outcome: StepOutcome): Choice['state'] =>
  outcome === 'done' || outcome === 'chosen' ? 'legal' : outcome === 'due' || outcome === 'later' ? 'open' : 'illegal';

/** What became of an effect; one that is due comes later while something else has to be done first. */
const outcomeText = ({ outcome }: ContactStep, waits: boolean, lang: Lang): string =>
  outcomes[waits && outcome === 'due' ? 'later' : outcome][lang];

const stepName = ({ number, effect }: ContactStep, lang: Lang): string =>
  `${number + 1}. ${effectSentence(effect, lang)}`;

/** A step of the card with what became of it, and under it why it could not be carried out. */
const stepLines = (step: ContactStep, waits: boolean, lang: Lang): readonly Choice[] => [
  {
    state: stateOf(step.outcome),
    text: stepName(step, lang),
    result: outcomeText(step, waits, lang),
  },
  ...(step.outcome === 'skipped' || step.outcome === 'lost'
    ? whyLines(step.why, lang).map((text) => ({
        state: 'open' as const,
        text: labeled(say(lang, 'Pourquoi', 'Why'), text, lang),
      }))
    : []),
];

/** What has to be done before anything else. */
type Now = 'settle' | 'order' | 'effect';

const nowOf = ({ next }: ContactAnswer): Now => {
  if (next.some(({ kind }) => kind === 'payCommission')) return 'settle';
  return next.some(({ kind }) => kind === 'depart') ? 'order' : 'effect';
};

const waiting: Readonly<Record<Exclude<Now, 'effect'>, Text>> = {
  settle: both(
    'Un navire est parti : il faut payer la commission ou laisser l’ardoise.',
    'A ship has sailed: pay the commission, or leave the slate with somebody.',
  ),
  order: both(
    'Plusieurs navires sont pleins : le joueur choisit lequel part d’abord.',
    'Several ships are full: the player chooses which one sails first.',
  ),
};

const inShort: Readonly<Record<Exclude<Now, 'effect'>, Text>> = {
  settle: both('régler la commission', 'settle the commission'),
  order: both('choisir un départ', 'choose a departure'),
};

const dueOf = ({ steps }: ContactAnswer): ContactStep | undefined => steps.find(({ outcome }) => outcome === 'due');

const dueNow = (answer: ContactAnswer, lang: Lang): string => {
  const now = nowOf(answer);
  if (now !== 'effect') return waiting[now][lang];
  const due = dueOf(answer);
  return due ? say(lang, `À faire : ${stepName(due, 'fr')}.`, `To be done: ${stepName(due, 'en')}.`) : '';
};

const dueInShort = (answer: ContactAnswer, lang: Lang): string => {
  const now = nowOf(answer);
  if (now !== 'effect') return inShort[now][lang];
  const number = (dueOf(answer)?.number ?? 0) + 1;
  return say(lang, `effet ${number}`, `effect ${number}`);
};

const skippedText = ({ steps }: ContactAnswer, lang: Lang): string => {
  const skipped = steps.filter(({ outcome }) => outcome === 'skipped').map(({ number }) => number + 1);
  if (skipped.length === 0) return '';
  return skipped.length > 1
    ? say(lang, ` Effets sautés : ${skipped.join(', ')}.`, ` Effects skipped: ${skipped.join(', ')}.`)
    : say(lang, ` L’effet ${skipped[0]} est sauté.`, ` Effect ${skipped[0]} is skipped.`);
};

/** The counters as they are now, or how they have changed where nobody has said what they showed. */
const countersText = (answer: ContactAnswer, { premiums, seats }: ContactInput, lang: Lang): string =>
  premiums
    ? bySeat(answer.premiums)
    : changesBySeat(changesIn(answer.events, seats), say(lang, 'aucun ne change', 'none changes'));

/** What counters that nobody entered could still change. */
const uncountedText = ({ events }: ContactAnswer, input: ContactInput, lang: Lang): string => {
  const { premiums, rulings } = input;
  const paid = events.some((event) => event.kind === 'premiumPaid' && event.amount > 0);
  if (premiums || !paid || rulings?.hundred === 'end-of-round') return '';
  const { target } = editionOf(input);
  return say(
    lang,
    ` Cela vaut tant qu’aucun compteur n’arrive à ${target}.`,
    ` That holds as long as no counter reaches ${target}.`,
  );
};

const standing = (answer: ContactAnswer, input: ContactInput, lang: Lang): string =>
  say(
    lang,
    `Compteurs : ${countersText(answer, input, 'fr')} ; l’ardoise est chez ${seat(answer.slate)}.`,
    `Counters: ${countersText(answer, input, 'en')}; the slate is with ${seat(answer.slate)}.`,
  );

/** What was skipped stands before what sailed, and both before that a card is played. */
const telling = [
  'end.hundred',
  'contact.impossible-effect',
  'sailing.commission',
  'sailing.when-full',
  'sailing.premiums',
  'contact.effects',
];

/** A counter has reached the goal in the middle of the card. */
const overText = (input: ContactInput, lang: Lang): string => {
  const { target } = editionOf(input);
  return say(
    lang,
    `Un compteur est arrivé à ${target} : la partie est finie.`,
    `A counter has reached ${target}: the game is over.`,
  );
};

/** The card step by step, then what happened, in words. */
const explain = (answer: ContactAnswer, input: ContactInput, lang: Lang): AnswerInWords => {
  const { verdict, at, finished, steps, events } = answer;
  const items = [
    ...steps.flatMap((step) => stepLines(step, nowOf(answer) !== 'effect', lang)),
    ...happened(events, input, lang),
  ];
  const title = say(lang, 'La carte, pas à pas', 'The card, step by step');
  if (!verdict.legal) {
    const [first, ...more] = refusals(verdict.violations, lang);
    const place = at === null ? '' : say(lang, `Coup ${at + 1} – `, `Play ${at + 1} – `);
    const why = `${place}${first?.text ?? ''}`;
    return {
      state: 'illegal',
      headline: headlines.illegal[lang],
      why,
      short: why,
      ...quotedFirst(answer),
      choices: { title, items: [...more, ...items] },
    };
  }
  const over = events.some(({ kind }) => kind === 'gameEnded');
  const stands = over
    ? `${overText(input, lang)} ${standing(answer, input, lang)}`
    : finished
      ? `${say(lang, 'La carte est appliquée et défaussée.', 'The card has been carried out and discarded.')}${skippedText(answer, lang)} ${standing(answer, input, lang)}`
      : `${dueNow(answer, lang)}${skippedText(answer, lang)}`;
  const why = `${stands}${uncountedText(answer, input, lang)}`;
  return {
    state: 'legal',
    headline: over
      ? say(lang, 'Partie finie', 'Game over')
      : finished
        ? say(lang, 'C’est fini', 'All is done')
        : labeled(say(lang, 'À faire', 'To do'), dueInShort(answer, lang), lang),
    why,
    short: why,
    clauses: tellingFirst(answer.clauses, telling),
    choices: { title, items },
  };
};

/** What may differ between readings: what is to be done, what became of each effect, the counters. */
const cells = (answer: ContactAnswer, input: ContactInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'maintenant', 'now'),
    main: !answer.verdict.legal
      ? say(lang, 'illégal', 'illegal')
      : answer.finished
        ? say(lang, 'fini', 'done')
        : dueInShort(answer, lang),
  },
  {
    head: say(lang, 'effets', 'effects'),
    main: answer.steps
      .map((step) => `${step.number + 1} ${outcomeText(step, nowOf(answer) !== 'effect', lang)}`)
      .join(', '),
  },
  {
    head: say(lang, 'compteurs', 'counters'),
    main: countersText(answer, input, lang),
    sub: say(lang, `ardoise : ${seat(answer.slate)}`, `slate: ${seat(answer.slate)}`),
  },
];

/** The words of the dispute. */
export const contactWords: CheckerWords<ContactInput, ContactAnswer> = {
  ...disputes.contact,
  labels: {
    seats: both('Combien de joueurs', 'How many players'),
    quays: both('Le port', 'The port'),
    contact: both('La relation jouée', 'The contact played'),
    'contact.commission': both('Commission de la relation', 'Commission of the contact'),
    'contact.effects': both('Ses effets', 'Its effects'),
    seat: both('Qui la joue', 'Who plays it'),
    slate: both('Qui tient l’ardoise', 'Who holds the slate'),
    premiums: both('Les compteurs', 'The counters'),
    plays: both('Ce qui a été fait', 'What has been done'),
  },
  explain,
  cells,
};
