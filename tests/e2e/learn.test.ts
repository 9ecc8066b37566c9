import { lessons as borneo } from '@portolan/borneo/lessons';
import { rules as borneoRules } from '@portolan/borneo/rules';
import { lessons as caboDaRoca } from '@portolan/cabo-da-roca/lessons';
import { rules as caboRules } from '@portolan/cabo-da-roca/rules';
import { lessons as comptoirDesAntilles } from '@portolan/comptoir-des-antilles/lessons';
import { rules as comptoirRules } from '@portolan/comptoir-des-antilles/rules';
import type { Lang, Rulebook } from '@portolan/core';
import type { AnyLessons } from '@portolan/core/lessons';
import { lessons as rotterdam } from '@portolan/rotterdam/lessons';
import { rules as rotterdamRules } from '@portolan/rotterdam/rules';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axe, langs, overhang, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const games: readonly (readonly [id: string, lang: Lang, lessons: AnyLessons, rules: Rulebook])[] = [
  ['borneo', 'fr', borneo, borneoRules],
  ['cabo-da-roca', 'en', caboDaRoca, caboRules],
  ['comptoir-des-antilles', 'fr', comptoirDesAntilles, comptoirRules],
  ['rotterdam', 'en', rotterdam, rotterdamRules],
];

/** Opens a lesson and waits until it can be played. */
const begin = async (page: Page, address: string): Promise<void> => {
  await visit(page, `${url}${address}`);
  await page.locator('.frame-lesson').waitFor();
};

/** Plays a lesson by its list, each step by the sentences of its moves, and gives what stands above each that is done. */
const solve = (page: Page, steps: readonly (readonly string[])[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const all = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)];
    const drawn = () => new Promise((done) => setTimeout(done));
    const button = (sentence: string) =>
      all<HTMLButtonElement>('.lesson-list button').find(({ textContent }) => textContent === sentence);
    const choose = (sentence: string): HTMLButtonElement | undefined => {
      const option = all<HTMLOptionElement>('.lesson-list option').find(({ text }) => text === sentence);
      const select = option?.closest('select');
      if (!option || !select) return undefined;
      select.value = option.value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return select.parentElement?.querySelector('button') ?? undefined;
    };
    /** Opens what holds moves alike to those of the list, until none is left unopened. */
    const unfold = async (): Promise<boolean> => {
      const more = all<HTMLElement>('.lesson-list .alike:not([open]) > summary, .lesson-list .alike > .btn-q')[0];
      more?.click();
      await drawn();
      return more !== undefined;
    };
    const done: string[] = [];
    for (const [i, sentences] of wanted.entries()) {
      if (i > 0) document.querySelector<HTMLElement>('.dock button.go')?.click();
      await drawn();
      for (const sentence of sentences) {
        const list = document.querySelector<HTMLDetailsElement>('.lesson-list');
        if (list) list.open = true;
        let found: HTMLButtonElement | undefined;
        do found = button(sentence) ?? choose(sentence);
        while (!found && (await unfold()));
        await drawn();
        if (!found) return [...done, `no such move: ${sentence}`];
        found.click();
        await drawn();
      }
      done.push(document.querySelector('.came-reached h3')?.textContent ?? 'not done');
    }
    return done;
  }, steps);

const touch = (page: Page, spot: string): Promise<void> => page.locator(`[data-spot="${spot}"]`).first().click();

const headOf = (page: Page, kind: string): Promise<string | null> => page.locator(`.came-${kind} h3`).textContent();

test.each(games)('each lesson of %s is solved as it is recorded, and counted', async (id, lang, { lessons }, rules) => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  for (const lesson of lessons) {
    await begin(page, `${lang}/${id}/learn/${lesson.id}/`);
    const moves = lesson.steps.map(({ solutions: [first] }) => first.map((move) => rules.action(move, lang)));
    expect(await solve(page, moves), lesson.id).toEqual(lesson.steps.map(({ done }) => done[lang]));
  }
  await page.locator('.dock a.go').click();
  await page.locator('.lessons-foot').waitFor();
  expect(await page.locator('.lessons .is-done').count()).toBe(lessons.length);
  await visit(page, `${url}${lang}/${id}/`);
  expect(await page.locator('.head-doors [data-lessons-of]').textContent()).toContain(
    `${lessons.length} ${lang === 'fr' ? 'sur' : 'of'} ${lessons.length}`,
  );
  await visit(page, `${url}${lang}/${id}/learn/`);
  await page.locator('[data-forget]').click();
  expect(await page.locator('.lessons .is-done').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('by touch: what misses the task, what is refused and by which rule, and what does it', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await begin(page, 'fr/borneo/learn/placing/');
  // The list is far below: who was taken there is led back by the same button.
  const list = page.locator('.lesson-list');
  await page.evaluate(() => scrollTo(0, 120));
  // A click of the browser’s driver would first scroll to where the dock lies at its rest.
  await page.locator('.dock').getByRole('button', { name: 'Liste' }).dispatchEvent('click');
  expect(await list.getAttribute('open')).not.toBeNull();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.locator('.dock').getByRole('button', { name: 'Revenir' }).dispatchEvent('click');
  expect(await page.evaluate(() => scrollY)).toBe(120);
  expect(await list.getAttribute('open')).toBeNull();
  await touch(page, 'rank.red.2');
  expect(await headOf(page, 'missed')).toBe('Pas encore');
  await page.locator('.came-go button').first().click();
  await touch(page, 'rank.blue.1');
  expect(await headOf(page, 'reached')).toBe('Premier sous le navire');
  expect(await overhang(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  await begin(page, 'fr/borneo/learn/attack/');
  await touch(page, 'rank.green.2');
  await touch(page, 'rank.green.1');
  expect(await page.locator('.came-refused .ref').first().getAttribute('href')).toContain('#fight.attacker');
  expect(await axe(page, undefined, { whole: false })).toEqual([]);
  await page.locator('.dock button').first().click();
  await touch(page, 'rank.green.3');
  await touch(page, 'rank.green.1');
  expect(await headOf(page, 'reached')).toBe('C doit répondre');
  await page.locator('.dock button.go').click();
  // Which cards is asked, with wrong ones among them.
  await touch(page, 'rank.yellow.2');
  await touch(page, 'rank.yellow.1');
  expect(await page.locator('.lesson-choice .picker button').count()).toBe(6);
  await page.locator('.dock button').nth(1).click();
  expect(await page.locator('.came-reached').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('by drag and by keys', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  await begin(page, 'en/rotterdam/learn/calling/');
  await page.locator('.rt-colors button').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.came-onward').waitFor();
  await page.locator('[data-spot="A1"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-spot="B1"]').focus();
  await page.keyboard.press('Enter');
  expect(await headOf(page, 'reached')).toBe('Red: the ship is on B1');
  await begin(page, 'en/borneo/learn/ports/');
  await page.locator('[data-spot="hand.0.0"]').dragTo(page.locator('[data-spot="port.1"]'));
  await page.locator('.came-reached, .came-missed').waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('from the tray: what cannot be paid is refused, what can is bought, by touch and by drag; a ship turns by a key', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await begin(page, 'fr/cabo-da-roca/learn/buying/');
  await page.locator('[data-item="buy pirate"]').click();
  await touch(page, '1,0');
  expect(await page.locator('.came-refused .ref').first().getAttribute('href')).toContain('#buying.prices');
  await page.locator('[data-item="buy trade"]').dragTo(page.locator('[data-spot="1,0"]'));
  expect(await headOf(page, 'reached')).toBe('Cent pièces, une action');
  expect(await overhang(page)).toBe(0);
  expect(await axe(page, '.frame-lesson', { whole: false })).toEqual([]);
  await begin(page, 'en/cabo-da-roca/learn/turn/');
  await page.locator('.dock button').last().click();
  await page.locator('[data-spot="0,0"]').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('r');
  await page.locator('.came-onward').waitFor();
  // The ship is chosen still: the square before its bow is next.
  await page.locator('[data-spot="1,1"]').focus();
  await page.keyboard.press('Enter');
  expect(await headOf(page, 'reached')).toBe('Turn, then advance');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(langs)('in %s lessons are read without script: sentence, task, table and solution', async (lang) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: sizes.phone });
  for (const [id, , { lessons }, rules] of games) {
    const lesson = lessons.at(-1);
    await page.goto(`${url}${lang}/${id}/learn/`);
    expect(await page.locator('[data-lesson]').count()).toBe(lessons.length);
    await page.goto(`${url}${lang}/${id}/learn/${lesson?.id}/`);
    for (const [i, step] of (lesson?.steps ?? []).entries()) {
      const still = page.locator('.lesson-still').nth(i);
      const text = (await still.textContent()) ?? '';
      const [first] = step.solutions[0];
      for (const said of [step.text[lang], step.task[lang], step.done[lang], rules.action(first, lang)])
        expect(text).toContain(said);
      expect(await still.locator('.live svg').count()).toBeGreaterThan(0);
    }
  }
  await page.context().close();
});
