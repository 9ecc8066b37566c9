import * as borneo from '@portolan/borneo';
import { checkers as borneoCheckers } from '@portolan/borneo/checkers';
import * as cabo from '@portolan/cabo-da-roca';
import { checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import * as comptoir from '@portolan/comptoir-des-antilles';
import { checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import * as rotterdam from '@portolan/rotterdam';
import { checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import { questions as borneoQuestions } from '@portolan/solvers/borneo';
import { questions as caboQuestions } from '@portolan/solvers/cabo-da-roca';
import { questions as comptoirQuestions } from '@portolan/solvers/comptoir-des-antilles';
import { questions as rotterdamQuestions } from '@portolan/solvers/rotterdam';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { eventually, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** A game, its checkers and solver questions, and two boxes that people may have: no rule of either is the other's. */
interface Sent {
  readonly id: string;
  readonly disputes: readonly string[];
  readonly questions: readonly string[];
  readonly readings: Readonly<Record<string, readonly string[]>>;
  readonly boxes: readonly [sender: object, receiver: object];
}

interface Package {
  readonly rulingNames: readonly string[];
  readonly readingsOf: (name: never) => readonly string[];
}

const readingsIn = ({ rulingNames, readingsOf }: Package): Sent['readings'] =>
  Object.fromEntries(rulingNames.map((name) => [name, readingsOf(name as never)]));

const games: readonly Sent[] = [
  {
    id: 'borneo',
    disputes: Object.keys(borneoCheckers),
    questions: Object.keys(borneoQuestions),
    readings: readingsIn(borneo),
    boxes: [
      { spacesPerCompany: 6, lowerFlagColumn: 1 },
      { spacesPerCompany: 4, lowerFlagColumn: 3 },
    ],
  },
  {
    id: 'cabo-da-roca',
    disputes: Object.keys(caboCheckers),
    questions: Object.keys(caboQuestions),
    readings: readingsIn(cabo),
    boxes: [{ dues: { toll: 30, portFee: 10 } }, { dues: { toll: 5, portFee: 40 } }],
  },
  {
    id: 'comptoir-des-antilles',
    disputes: Object.keys(comptoirCheckers),
    questions: Object.keys(comptoirQuestions),
    readings: readingsIn(comptoir),
    boxes: [{ target: 60 }, { target: 90 }],
  },
  {
    id: 'rotterdam',
    disputes: Object.keys(rotterdamCheckers),
    questions: Object.keys(rotterdamQuestions),
    readings: readingsIn(rotterdam),
    boxes: [
      { missions: rotterdam.reconstructed.missions.map((one) => ({ ...one, points: one.points + 1 })) },
      { products: rotterdam.reconstructed.products.map((one) => ({ ...one, value: one.value + 1 })) },
    ],
  },
];

/** The readings of two tables that agree on nothing: each reads every other point by default, where the other does not. */
const tables = ({ readings }: Sent): readonly Readonly<Record<string, string>>[] =>
  [0, 1].map((table) =>
    Object.fromEntries(
      Object.entries(readings).flatMap(([name, all], i) =>
        i % 2 === table ? [[name, all[all.length - 1] ?? '']] : [],
      ),
    ),
  );

/**
 * How many games an estimate plays out. What is sent is the question, and two tables that play the same few games find the
 * same; the page asks for many more, which take a busy machine minutes.
 */
const FEW = 2;

const playFew = (games: number): void => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, task: { iterations?: number }) {
    postMessage.call(this, task.iterations ? { ...task, iterations: games } : task);
  };
};

/** A browser in which a table has stored its readings and its box. */
const tableOf = async (game: Sent, table: 0 | 1) => {
  const watched = await open({ viewport: sizes.desk });
  const kept = { rulings: tables(game)[table], edition: game.boxes[table] };
  await watched.page.addInitScript(playFew, FEW);
  await watched.page.addInitScript(
    ([id, texts]) => {
      for (const [what, text] of Object.entries(texts)) localStorage.setItem(`portolan:${id}:${what}`, text);
    },
    [game.id, Object.fromEntries(Object.entries(kept).map(([what, value]) => [what, JSON.stringify(value)]))] as const,
  );
  return watched;
};

/** All that a page says and shows: headline, rows, tables, board and what stands in its fields. */
const answerOf = (page: Page, withFields = true): Promise<string> =>
  page.evaluate((all) => {
    const kit = document.querySelector('.kit');
    const said = kit?.cloneNode(true) as Element | undefined;
    for (const part of said?.querySelectorAll(
      '.send, .sent, .actions, form, .verdict-foot, .verdict-bar, .where, .solve-p > .small',
    ) ?? [])
      part.remove();
    const fields = [...((all && kit?.querySelectorAll('form input, form select')) || [])].map((field) =>
      field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
        ? String(field.checked)
        : (field as HTMLInputElement).value,
    );
    return `${said?.textContent} | ${fields.join(' ')}`.replace(/\s+/g, ' ').trim();
  }, withFields);

/** What a page says once it has come to rest: a drawing finds its size, and an effect its turn, a frame after the answer. */
const restedAnswer = async (page: Page, withFields = true): Promise<string> => {
  for (let before: string | undefined; ; ) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
    );
    const now = await answerOf(page, withFields);
    if (now === before) return now;
    before = now;
  }
};

/** Turns to a part of a page without loading it again, and gives what it says once it has an answer. */
const turnTo = async (page: Page, fragment: string, answered: string): Promise<string> => {
  // By way of the list: what is looked at then is the part turned to, not the one before.
  await page.evaluate(() => {
    location.hash = '#list';
  });
  await page.locator('.kit ol.asks').waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
  await page.locator('.kit h2.ask').waitFor();
  const go = page.locator('.kit .fields [type="submit"]');
  await page.locator(answered).or(go).first().waitFor();
  if (answered.includes('.solved') && (await go.count()) > 0) await go.click();
  await page.locator(answered).first().waitFor();
  return restedAnswer(page);
};

/** The fragment that stands in the address, once it is a link to this form. */
const linkIn = async (page: Page, game: string, kind: string): Promise<string> => {
  await page.waitForFunction((start) => location.hash.startsWith(start), `#v2.${game}.${kind}.`);
  return page.evaluate(() => location.hash);
};

/** The name of a solver question in links. */
const kindOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Sends every part of a page from one table to the other; gives the parts that the other table alone would answer otherwise. */
const sendAll = async (game: Sent, tool: string, kinds: readonly string[], answered: string): Promise<string[]> => {
  const [sender, receiver] = [await tableOf(game, 0), await tableOf(game, 1)];
  const differing: string[] = [];
  for (const { page } of [sender, receiver]) await visit(page, `${url}en/${game.id}/${tool}/`);
  const listed = await sender.page
    .locator('ol.asks a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(listed.sort(), 'the page lists what the package has').toEqual(kinds.map((kind) => `#${kind}`).sort());
  for (const kind of kinds) {
    const seen = await turnTo(sender.page, `#${kind}`, answered);
    const link = await linkIn(sender.page, game.id, kind);
    const alone = await turnTo(receiver.page, `#${kind}`, tool === 'check' ? answered : '.answer');
    const own = await linkIn(receiver.page, game.id, kind);
    await turnTo(receiver.page, link, answered);
    await eventually(() => answerOf(receiver.page), `${game.id} ${kind}`).toBe(seen);
    // An answer that has to be computed is not computed a third time: what would be asked says enough.
    if (tool === 'check' ? alone !== seen : own !== link) differing.push(kind);
  }
  expect([...sender.troubles, ...receiver.troubles]).toEqual([]);
  await sender.page.context().close();
  await receiver.page.context().close();
  return differing;
};

test.each(games)('$id: every dispute shows at another table what its sender saw', async (game) => {
  const differing = await sendAll(game, 'check', game.disputes, '.answer .verdict .word');
  // Sent in vain if both tables would say the same anyhow.
  expect(differing.length).toBeGreaterThan(game.disputes.length / 2);
});

test.each(games)('$id: every solver question shows at another table what its sender saw', async (game) => {
  const kinds = game.questions.map(kindOf);
  const differing = await sendAll(game, 'solve', kinds, '.answer .solved .word');
  expect(differing.length).toBeGreaterThan(0);
});

test.each(games)('$id: score sheet and set-up show at another table what their sender saw', async (game) => {
  for (const tool of ['score', 'setup']) {
    const [sender, receiver] = [await tableOf(game, 0), await tableOf(game, 1)];
    const { page } = sender;
    await visit(page, `${url}en/${game.id}/${tool}/`);
    await page.locator('.tool form:not([inert])').first().waitFor();
    // A few things counted: one more of each might be more than the box holds.
    for (const more of (await page.locator('.fields .step button:last-of-type').all()).slice(0, 4))
      if (await more.isEnabled()) await more.click();
    await page.locator('[data-send="link"]').click();
    const link = await linkIn(page, game.id, tool);
    // Of the fields some only help to count, and are not sent.
    const seen = await restedAnswer(page, false);
    await visit(receiver.page, `${url}en/${game.id}/${tool}/${link}`);
    await receiver.page.locator('.sent[data-sent="sent"]').waitFor();
    await eventually(() => answerOf(receiver.page, false), `${game.id} ${tool}`).toBe(seen);
    expect([...sender.troubles, ...receiver.troubles]).toEqual([]);
    await sender.page.context().close();
    await receiver.page.context().close();
  }
});

/** The longest address that every messenger passes on whole, with room for the name of a site. */
const MOST = 2000 - 60;

test.each(games)('$id: with a standard box the link of every question is short', async (game) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  for (const [tool, kinds] of [
    ['check', game.disputes],
    ['solve', game.questions.map(kindOf)],
  ] as const) {
    await visit(page, `${url}en/${game.id}/${tool}/`);
    for (const kind of kinds) {
      await turnTo(page, `#${kind}`, '.answer');
      expect((await linkIn(page, game.id, kind)).length, kind).toBeLessThan(MOST);
    }
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});
