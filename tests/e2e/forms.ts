import { checkers as borneoCheckers } from '@portolan/borneo/checkers';
import { checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import { checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import { checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import { questions as borneoQuestions } from '@portolan/solvers/borneo';
import { questions as caboQuestions } from '@portolan/solvers/cabo-da-roca';
import { questions as comptoirQuestions } from '@portolan/solvers/comptoir-des-antilles';
import { questions as rotterdamQuestions } from '@portolan/solvers/rotterdam';
import type { Page } from 'playwright-core';

/** The name of a solver question in links. */
const kindOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const namesOf = (checkers: object, questions: object) => ({
  check: Object.keys(checkers),
  solve: Object.keys(questions).map(kindOf),
});

/** The disputes and the solver questions of every game, by the page that asks them, as links name them. */
export const forms = {
  borneo: namesOf(borneoCheckers, borneoQuestions),
  'cabo-da-roca': namesOf(caboCheckers, caboQuestions),
  'comptoir-des-antilles': namesOf(comptoirCheckers, comptoirQuestions),
  rotterdam: namesOf(rotterdamCheckers, rotterdamQuestions),
} as const;

/** Turns to a part of a page without loading it again. */
export const turn = async (page: Page, fragment: string): Promise<void> => {
  // By way of the list: what is looked at then is the part turned to, not the one before.
  await page.evaluate(() => {
    location.hash = '#list';
  });
  await page.locator('.kit ol.asks').first().waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  await page.locator('.kit h2.ask').waitFor();
};

/** The fragment that stands in the address, once it is a link to this form. */
export const linkIn = async (page: Page, game: string, kind: string): Promise<string> => {
  await page.waitForFunction((start) => location.hash.startsWith(start), `#v2.${game}.${kind}.`);
  return page.evaluate(() => location.hash);
};
