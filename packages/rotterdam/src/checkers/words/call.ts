import type { Lang } from '@portolan/core';
import {
  type AnswerInWords,
  type Cell,
  type CheckerWords,
  type Choice,
  headlines,
  quotedFirst,
} from '@portolan/core/answers';
import { capital, counted, labeled, listed, say, seat } from '@portolan/core/words';
import { violation } from '../../rules/messages/index.ts';
import { colorInWords, shipInWords } from '../../rules/messages/names.ts';
import { riverRulings } from '../../rules/rulings/river.ts';
import { typeset } from '../../rules/typeset.ts';
import type { CallAnswer, CallInput, CallResult, CallStep } from '../types.ts';
import { callLabels } from './call-labels.ts';
import { disputes } from './disputes.ts';
import { either, shipsInWords } from './kit.ts';

/** Both open points of a call are about the river: the words of the others are not needed here. */
const rulings = typeset(riverRulings);

const titleOf = (ruling: string, reading: string, lang: Lang): string =>
  rulings.find(({ name }) => name === ruling)?.readings.find(({ name }) => name === reading)?.title[lang] ?? reading;

/** A list of ships, or that there are none. */
const some = (ships: readonly string[], lang: Lang): string =>
  ships.length > 0 ? shipsInWords(ships, lang) : say(lang, 'aucun', 'none');

/** What a ship could have done instead. */
const insteadOf = ({ options, ship, to }: CallStep, lang: Lang): string => {
  const own = options.filter((one) => one.ship === ship && one.to !== to).map((one) => one.to);
  const others = [...new Set(options.filter((one) => one.ship !== ship).map((one) => one.ship))];
  const parts = [
    ...(own.length > 0
      ? [say(lang, `au choix aussi ${either(own, 'fr')}`, `by choice also ${either(own, 'en')}`)]
      : []),
    ...(others.length > 0
      ? [say(lang, `ou d’abord ${shipsInWords(others, 'fr')}`, `or ${shipsInWords(others, 'en')} first`)]
      : []),
  ];
  return parts.join(', ');
};

/** One step of a call: "Le navire 1 de B avance de E2 en F2." */
const stepInWords = (step: CallStep, lang: Lang): string => {
  const { what, ship, from, to, by } = step;
  const name = capital(shipInWords(ship, lang));
  if (what === 'sailed') return say(lang, `${name} avance de ${from} en ${to}`, `${name} moves from ${from} to ${to}`);
  const taken =
    by.length > 0 ? say(lang, `, derrière ${shipsInWords(by, 'fr')}`, `, behind ${shipsInWords(by, 'en')}`) : '';
  return what === 'held'
    ? say(
        lang,
        `${name}, essayé trop tôt en ${from}, perd son tour${taken}`,
        `${name}, tried too early on ${from}, loses its move${taken}`,
      )
    : say(lang, `${name} reste bloqué en ${from}${taken}`, `${name} stays blocked on ${from}${taken}`);
};

const stepChoice = (step: CallStep, lang: Lang): Choice => {
  const instead = insteadOf(step, lang);
  const told = stepInWords(step, lang);
  return { state: step.what === 'sailed' ? 'legal' : 'illegal', text: instead ? `${told} (${instead})` : told };
};

/** How a call ends, in a few words. */
const resultInWords = ({ moved, blocked }: CallResult, lang: Lang): string =>
  say(
    lang,
    `avancent : ${some(moved, 'fr')} ; bloqués : ${some(blocked, 'fr')}`,
    `moved: ${some(moved, 'en')}; blocked: ${some(blocked, 'en')}`,
  );

/** The result under each of the three readings of what a blocked ship does: the reading, and what it leads to. */
export const readingLines = (
  { readings }: CallAnswer,
  lang: Lang,
): readonly (readonly [reading: string, result: string])[] =>
  Object.entries(readings).map(([reading, result]) => [
    titleOf('blocked-ship', reading, lang),
    resultInWords(result, lang),
  ]);

const whyOf = ({ concerned, movers, moved, blocked }: CallAnswer, { color, caller }: CallInput, lang: Lang): string => {
  if (concerned.length === 0)
    return say(
      lang,
      `${seat(caller)} peut annoncer cette couleur, mais aucun navire n’est devant un canal ${colorInWords(color, 'fr')}.`,
      `${seat(caller)} may call this color, but no ship lies before a ${colorInWords(color, 'en')} channel.`,
    );
  const order = movers.map((mover) => seat(mover));
  const stay =
    blocked.length > 0
      ? say(lang, ` Bloqués : ${shipsInWords(blocked, 'fr')}.`, ` Blocked: ${shipsInWords(blocked, 'en')}.`)
      : '';
  return `${say(
    lang,
    `Dans l’ordre : ${listed(order, 'fr')}. Avancent : ${some(moved, 'fr')}.`,
    `In this order: ${listed(order, 'en')}. Moved: ${some(moved, 'en')}.`,
  )}${stay}`;
};

const shortOf = ({ moved, blocked }: CallResult, lang: Lang): string => {
  const [go, wait] = [moved.length, blocked.length];
  const going =
    go === 0
      ? say(lang, 'aucun navire n’avance', 'no ship moves')
      : say(
          lang,
          counted(go, 'navire avance', 'navires avancent', 'fr'),
          counted(go, 'ship moves', 'ships move', 'en'),
        );
  const waiting = say(lang, `${wait} ${wait > 1 ? 'attendent' : 'attend'}`, `${wait} ${wait > 1 ? 'wait' : 'waits'}`);
  return wait === 0 ? going : `${going}, ${waiting}`;
};

/** Of a call that is allowed, the clauses about ships that are blocked and about the order stand first. */
const telling = (answer: CallAnswer): Pick<AnswerInWords, 'clauses' | 'quoted'> => {
  if (!answer.verdict.legal) return quotedFirst(answer);
  const first = answer.blocked.length > 0 ? ['sail.blocked', 'sail.mover-order'] : ['sail.mover-order'];
  return { clauses: [...new Set([...first, ...answer.clauses])] };
};

const told = (answer: CallAnswer, input: CallInput, lang: Lang): AnswerInWords => {
  const { verdict, steps, at } = answer;
  const refused =
    verdict.legal || at === null
      ? undefined
      : say(
          lang,
          `${capital(shipInWords(at, 'fr'))} ne peut pas aller là. ${violation(verdict.violations[0], 'fr')}`,
          `${capital(shipInWords(at, 'en'))} cannot go there. ${violation(verdict.violations[0], 'en')}`,
        );
  const why = verdict.legal ? whyOf(answer, input, lang) : (refused ?? violation(verdict.violations[0], lang));
  return {
    state: verdict.legal ? 'legal' : 'illegal',
    headline: verdict.legal ? capital(shortOf(answer, lang)) : headlines.illegal[lang],
    why,
    short: verdict.legal ? shortOf(answer, lang) : why,
    ...telling(answer),
    ...(steps.length > 0
      ? {
          choices: {
            title: say(lang, 'Pas à pas', 'Step by step'),
            items: steps.map((step) => stepChoice(step, lang)),
          },
        }
      : {}),
  };
};

/** The ships in the order in which they are tried, with those that stay. */
const orderInWords = ({ steps }: CallAnswer, lang: Lang): string => {
  const stays = say(lang, ' (reste)', ' (stays)');
  const tried = steps.map(({ what, ship }) => `${shipInWords(ship, lang)}${what === 'sailed' ? '' : stays}`);
  return capital(tried.join(', ') || say(lang, 'aucun', 'none'));
};

/** What may differ between readings: who moves, who is blocked, and in which order. */
const cells = (answer: CallAnswer, _: CallInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'les navires', 'the ships'), main: capital(resultInWords(answer, lang)) },
  { head: say(lang, 'l’ordre', 'the order'), main: orderInWords(answer, lang) },
];

/** Who moves when, what blocks whom, and the three readings of what becomes of a blocked ship. */
const explain = (answer: CallAnswer, input: CallInput, lang: Lang): AnswerInWords => {
  const lines = readingLines(answer, lang).map(([reading, result]) => ({
    text: labeled(reading, result, lang),
    clause: 'ruling.blocked-ship',
  }));
  return { ...told(answer, input, lang), ...(answer.verdict.legal ? { lines } : {}) };
};

/** Which ships move at a call, in words. */
export const call: CheckerWords<CallInput, CallAnswer> = {
  ...disputes.call,
  ...callLabels,
  explain,
  cells,
  // Who moves is what people quarrel about, not whether the color may be called.
  anyReadingOpens: true,
};
