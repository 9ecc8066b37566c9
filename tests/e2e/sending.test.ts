import * as borneo from '@portolan/borneo';
import { checkers as borneoCheckers } from '@portolan/borneo/checkers';
import * as cabo from '@portolan/cabo-da-roca';
import { checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import * as comptoir from '@portolan/comptoir-des-antilles';
import { checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import type { AnyChecker } from '@portolan/core/checkers';
import * as rotterdam from '@portolan/rotterdam';
import { checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { eventually, sizes, useBrowser, visit, type Watched } from './browser.ts';
import { forms, linkIn, turn } from './forms.ts';

const { url } = inject('site');
const { open } = useBrowser();

/** A game, its rulings with their readings, and two boxes that people may have: no rule of either is the other's. */
interface Sent {
  readonly id: keyof typeof forms;
  readonly checkers: object;
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
    checkers: borneoCheckers,
    readings: readingsIn(borneo),
    boxes: [
      { spacesPerCompany: 6, lowerFlagColumn: 1 },
      { spacesPerCompany: 4, lowerFlagColumn: 3 },
    ],
  },
  {
    id: 'cabo-da-roca',
    checkers: caboCheckers,
    readings: readingsIn(cabo),
    boxes: [{ dues: { toll: 30, portFee: 10 } }, { dues: { toll: 5, portFee: 40 } }],
  },
  {
    id: 'comptoir-des-antilles',
    checkers: comptoirCheckers,
    readings: readingsIn(comptoir),
    boxes: [{ target: 60 }, { target: 90 }],
  },
  {
    id: 'rotterdam',
    checkers: rotterdamCheckers,
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

/** A browser in which a table has stored its readings and its box of every game; what all games share is read once. */
const tableOf = async (table: 0 | 1): Promise<Watched> => {
  const watched = await open({ viewport: sizes.desk });
  await watched.page.addInitScript(playFew, FEW);
  const kept = games.flatMap((game) => [
    [`portolan:${game.id}:rulings`, JSON.stringify(tables(game)[table])],
    [`portolan:${game.id}:edition`, JSON.stringify(game.boxes[table])],
  ]);
  await watched.page.addInitScript((texts) => {
    for (const [key, text] of texts) localStorage.setItem(key as string, text as string);
  }, kept);
  return watched;
};

let sender: Watched;
let receiver: Watched;
beforeAll(async () => {
  [sender, receiver] = [await tableOf(0), await tableOf(1)];
});

/** All that a page says and shows: headline, rows, tables, board and what stands in its fields. */
const answerOf = (page: Page, withFields = true): Promise<string> =>
  page.evaluate((all) => {
    const kit = document.querySelector('.kit');
    const said = kit?.cloneNode(true) as Element | undefined;
    for (const part of said?.querySelectorAll(
      '.send, .sent, .actions, form, .table-readings, .verdict-bar, .crumb, .dock, .last-cases, .to-example, .solve-p > .small',
    ) ?? [])
      part.remove();
    const fields = [...((all && kit?.querySelectorAll(':is(form, .table-readings) :is(input, select)')) || [])].map(
      (field) =>
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
    await page.locator('.kit [aria-busy="true"]').first().waitFor({ state: 'detached' });
    const now = await answerOf(page, withFields);
    if (now === before) return now;
    before = now;
  }
};

/**
 * How two pages differ as they stand, from the first sign on that does; nothing where they say the same. Both are read
 * anew: what is fetched beside an answer, like those of other tables, may come to either page later than to the other.
 */
const unlike = async (one: Page, other: Page, withFields = true): Promise<string> => {
  const [sent, shown] = [await answerOf(one, withFields), await answerOf(other, withFields)];
  const at = [...sent].findIndex((sign, i) => shown[i] !== sign);
  return sent === shown
    ? ''
    : `“${shown.slice(Math.max(0, at - 40))}” instead of “${sent.slice(Math.max(0, at - 40))}”`;
};

/** Turns to a part of a page, and gives what it says once it has an answer. */
const turnTo = async (page: Page, fragment: string, answered: string): Promise<string> => {
  await turn(page, fragment);
  const go = page.locator('.kit .fields [type="submit"]');
  await page.locator(answered).or(go).first().waitFor();
  if (answered.includes('.solved') && (await go.count()) > 0) await go.click();
  await page.locator(answered).first().waitFor();
  return restedAnswer(page);
};

/** Sends every part of a page from one table to the other, which sees the same. */
const sendAll = async (game: Sent, tool: 'check' | 'solve', answered: string): Promise<void> => {
  const kinds = forms[game.id][tool];
  for (const { page } of [sender, receiver]) await visit(page, `${url}en/${game.id}/${tool}/`);
  const listed = await sender.page
    .locator('ol.asks a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(listed.sort(), 'the page lists what the package has').toEqual(kinds.map((kind) => `#${kind}`).sort());
  let differs = false;
  for (const kind of kinds) {
    await turnTo(sender.page, `#${kind}`, answered);
    const link = await linkIn(sender.page, game.id, kind);
    // Until one of its own differs, it has asked the same itself before it opens what was sent.
    if (!differs) {
      await turn(receiver.page, `#${kind}`);
      differs = (await linkIn(receiver.page, game.id, kind)) !== link;
    }
    await turnTo(receiver.page, link, answered);
    await eventually(() => unlike(sender.page, receiver.page), `${game.id} ${kind}`).toBe('');
  }
  expect(differs, 'another table has links of its own').toBe(true);
  expect([...sender.troubles, ...receiver.troubles]).toEqual([]);
};

test.each(games)('$id: what is sent between the two tables is judged otherwise by each', (game) => {
  const [one, other] = tables(game);
  const judged = ({ judge, example }: AnyChecker) =>
    [one, other].map((readings) => JSON.stringify(judge(example, readings)));
  const differing = Object.values<AnyChecker>({ ...game.checkers }).filter(
    (checker) => new Set(judged(checker)).size > 1,
  );
  // The boxes, which differ too, are not asked here. Sent in vain if both tables would say the same anyhow.
  expect(differing.length).toBeGreaterThan(Object.keys(game.checkers).length / 3);
});

test.each(games)('$id: every dispute shows at another table what its sender saw', (game) =>
  sendAll(game, 'check', '.answer .verdict .word'),
);

test.each(games)('$id: every solver question shows at another table what its sender saw', (game) =>
  sendAll(game, 'solve', '.answer .solved .word'),
);

test.each(games)('$id: score sheet and set-up show at another table what their sender saw', async (game) => {
  for (const tool of ['score', 'setup']) {
    const { page } = sender;
    await visit(page, `${url}en/${game.id}/${tool}/`);
    await page.locator('.tool form:not([inert])').first().waitFor();
    // A few things counted: one more of each might be more than the box holds.
    for (const more of (await page.locator('.fields .step button:last-of-type').all()).slice(0, 4))
      if (await more.isEnabled()) await more.click();
    await page.locator('[data-send="link"]').click();
    const link = await linkIn(page, game.id, tool);
    await restedAnswer(page, false);
    await visit(receiver.page, `${url}en/${game.id}/${tool}/${link}`);
    await receiver.page.locator('.sent[data-sent="sent"]').waitFor();
    // Of the fields some only help to count, and are not sent.
    await eventually(() => unlike(page, receiver.page, false), `${game.id} ${tool}`).toBe('');
    expect([...sender.troubles, ...receiver.troubles]).toEqual([]);
  }
});
