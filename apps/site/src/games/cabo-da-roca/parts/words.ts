import { coinsInWords } from '@portolan/boards/cabo-da-roca';
import type { Edition, PortId, TradeCard } from '@portolan/cabo-da-roca';
import type { Lang } from '@portolan/core';
import { judgedBy } from '@portolan/core/answers';

import { capital, listed } from '../../../kit/text.ts';
import { caboBook } from '../page.ts';

/** So many coins, typeset for the language. */
export const coins = (count: number, lang: Lang): string => coinsInWords(count, lang).replace(' ', '\u00a0');

/** So many actions. */
export const actions = (count: number, lang: Lang): string =>
  lang === 'fr' ? `${count}\u00a0action${count < 2 ? '' : 's'}` : `${count} action${count === 1 ? '' : 's'}`;

/** A square in a sentence. */
export { squareInWords as place } from '@portolan/cabo-da-roca/rules';

/** A sentence after a colon begins small, unless with the letter of a player. */
export const lowered = (sentence: string): string =>
  /^[A-D](?:’|\s)/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A port, with the name that a box gives it: "Port A, Lisboa". */
export const portInWords = (port: PortId, { ports }: Edition): string => {
  const name = ports.find(({ id }) => id === port)?.name;
  return `Port ${port}${name ? `, ${name}` : ''}`;
};

/** A trade card of a box by what it carries: "Sel (t01)". */
export const cardInWords = ({ id, good }: TradeCard, { goods }: Edition, lang: Lang): string =>
  `${capital(goods.find((one) => one.id === good)?.[lang] ?? good)} (${id})`;

/** The ports that a card strikes: ", A et F rayés"; nothing if it strikes none. */
export const struckInWords = ({ struck }: TradeCard, lang: Lang): string => {
  if (struck.length === 0) return '';
  const ports = listed([...struck], lang);
  return lang === 'fr' ? `, ${ports} rayé${struck.length < 2 ? '' : 's'}` : `, ${ports} struck`;
};

const inWords = judgedBy(caboBook.violationText);

/** A verdict on a move in words. Of a move that is illegal each clause broken is quoted, and what the shark takes where that decides. */
export const judged: typeof inWords = (answer, lang, yes) => {
  const told = inWords(answer, lang, yes);
  if (answer.verdict.legal) return told;
  const broken = [...new Set(answer.verdict.violations.map(({ clause }) => clause))];
  const delayed = answer.verdict.violations.some((found) => 'shark' in found);
  const first = [...broken, ...(delayed ? told.clauses.filter((id) => id.startsWith('hazard.shark')) : [])];
  return { ...told, clauses: [...new Set([...first, ...told.clauses])], quoted: new Set(first).size };
};
