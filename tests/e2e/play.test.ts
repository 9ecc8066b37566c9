import { borneo } from '@portolan/borneo';
import { notation } from '@portolan/borneo/notation';
import { reconstructed } from '@portolan/comptoir-des-antilles';
import { type Kind, logOf, must, randomPlay } from '@portolan/core';
import { writeNotation } from '@portolan/core/notation';
import { type Sitting, seatOf, sittingLog, sittingOf } from '@portolan/core/table';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axe, eventually, packed, sizes, useBrowser, visit } from './browser.ts';

const { url } = inject('site');
const { open } = useBrowser();

const now = (page: Page) => page.locator('.play-now');
const places = (page: Page) => page.locator('.play-board .spot.is-open');
const steps = (page: Page) => page.locator('.play-steps .num');

const cards = (page: Page): Promise<number> => page.locator('.play-board').count();

it('covers the hands of others, keeps what is tried, and survives a reload; a second tab watches', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/play/`);
  await page.getByLabel('Draw number').fill('7');
  await page.locator('.play-sitter select').nth(1).selectOption('person');
  await page.locator('.play-sitter select').nth(2).selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  // Nothing of the table is there until somebody says who looks.
  const mine = page.locator('.play-cover .btn-1');
  await mine.waitFor();
  expect(await cards(page)).toBe(0);
  await mine.click();
  await places(page).first().press('Enter');
  await page.locator('.play-reply').waitFor();
  await page.locator('.play-go .btn-1').click();
  await mine.waitFor();
  expect(await cards(page)).toBe(0);
  await page.reload();
  await mine.waitFor();
  await mine.click();
  const before = (await steps(page).textContent()) ?? '';
  await page.keyboard.press('Control+z');
  await mine.click();
  await eventually(() => steps(page).textContent()).not.toBe(before);
  await places(page).nth(1).click();
  // What was put together before a reload stands there again, as far as it had come.
  const half = (await page.locator('.play-reply .play-h').textContent()) ?? '';
  await page.reload();
  await mine.click();
  await eventually(() => page.locator('.play-reply .play-h').textContent()).toBe(half);
  await page.locator('.play-go .btn-1').click();
  await mine.click();
  await page.getByRole('group', { name: 'Branches' }).getByRole('button').nth(1).waitFor();
  const judge = page.locator('.dock a', { hasText: 'Is it right?' });
  await judge.focus();
  await eventually(() => judge.getAttribute('href')).toMatch(/#/);
  const bare = await judge.getAttribute('href');
  // What cannot be done is refused in a sentence, with its rule.
  await page.locator('[data-spot^="mission"]').first().click();
  await page.locator('.play-reply.is-refused blockquote').waitFor();
  // It is what the judge is asked about: the same table with another move.
  await judge.focus();
  await eventually(() => judge.getAttribute('href')).not.toBe(bare);
  // What is not for now says what is, with its rule.
  await page.locator('.play-board [data-spot="port.1"]').click();
  await page.locator('.play-reply', { hasText: 'Nothing to do there now' }).locator('.ref').waitFor();
  const other = await page.context().newPage();
  await visit(other, `${url}fr/borneo/play/`);
  await other.getByRole('button', { name: 'Jouer ici' }).waitFor();
  expect(await other.locator('.play-go').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('a watched game has a machine of choice on every chair; it stands where somebody looks back, and goes on from there when it is told to', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/play/`);
  await page.getByLabel('Watch').check();
  const machines = page.getByLabel('Who plays?');
  expect(await machines.first().locator('option').allTextContents()).not.toContain('a person');
  await machines.nth(1).selectOption('random machine');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByLabel(/quick/i).check();
  const run = page.getByRole('button', { name: 'Go on' });
  const depth = async (): Promise<number> => Number(/\d+/.exec((await steps(page).textContent()) ?? '')?.[0]);
  // The deal comes first.
  await eventually(depth).toBeGreaterThan(20);
  await page.locator('.dock button', { hasText: 'Undo' }).click();
  await run.waitFor();
  const back = await depth();
  await page.locator('.dock button', { hasText: 'Undo' }).click();
  await eventually(depth).toBeLessThan(back);
  await run.click();
  await eventually(depth).toBeGreaterThan(back + 2);
  // Opened again, it waits for who comes back to it.
  await page.reload();
  await run.waitFor();
  expect(troubles).toEqual([]);
});

it('a move that was taken back and is played again is answered as it was, and stands beside what is tried', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/borneo/play/`);
  await page.getByLabel('Draw number').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  const merchant = async (place = 0): Promise<string> => {
    await places(page).nth(place).press('Enter');
    await page.locator('.play-go .btn-1').click();
    await page.locator('.play-since').waitFor();
    return (await page.locator('.play-since').textContent()) ?? '';
  };
  const answered = await merchant();
  await page.keyboard.press('Control+z');
  await page.locator('.play-since').waitFor({ state: 'detached' });
  expect(await merchant()).toBe(answered);
  const branches = page.getByRole('group', { name: 'Branches' });
  expect(await branches.count()).toBe(0);
  // Another move begins a branch, and the game as it was is found again.
  await page.keyboard.press('Control+z');
  await page.locator('.play-since').waitFor({ state: 'detached' });
  await merchant(1);
  const pressed = () => branches.getByRole('button', { pressed: true }).textContent();
  await eventually(pressed).not.toBe('The game');
  await branches.getByRole('button', { name: 'The game' }).click();
  await eventually(pressed).toBe('The game');
  // Said above the board, not in the log alone.
  await page.locator('.frame-main').getByRole('button', { name: 'Back to the end' }).click();
  await eventually(() => page.locator('.play-since').textContent()).toBe(answered);
  expect(troubles).toEqual([]);
});

/** A table of each game, and what is dragged on it to where, move by move. */
const drags = [
  {
    game: 'cabo-da-roca',
    position: {
      seats: 2,
      phase: 'lay',
      tile: 'coast',
      board: { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] },
      ships: { '0t1': { at: [0, 0], heading: 'N' } },
    },
    // The tile the way round that fits.
    moves: [
      ['tile 1', '2,0', 'lays'],
      ['0,0', '0,-1', 'advances'],
    ],
  },
  {
    game: 'borneo',
    position: { seats: 3, phase: 'company', active: 0, companies: { red: [1, 0], blue: [2] } },
    moves: [['rank.red.2', 'rank.blue.2', 'transfers']],
  },
  {
    game: 'comptoir-des-antilles',
    position: {
      seats: 3,
      phase: 'effect',
      active: 0,
      quays: ['5 rum A2B1', '4 spices B2C1', '6 rum A1C2', '3 spices'],
      turn: { contact: reconstructed.contacts[0]?.id, effects: [{ do: 'move', n: 1, whose: 'own' }] },
    },
    moves: [['quay1', 'quay2', 'moves']],
  },
  {
    game: 'rotterdam',
    position: { seats: 3, phase: 'sail', seat: 0, called: ['red'], call: { color: 'red' }, ships: ['0a@A1:fruit'] },
    moves: [['A1', 'B1', 'sails']],
  },
] as const;

it('makes moves by drag at the tables of all games', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  const go = page.locator('.play-go .btn-1');
  const place = (spot: string) => page.locator(`.play-board [data-spot="${spot}"]`);
  for (const { game, position, moves } of drags) {
    await visit(page, `${url}en/${game}/play/#${packed({ position }, 'position')}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    for (const [from, to, said] of moves) {
      await place(from).dragTo(place(to));
      await eventually(() => page.locator('.play-reply').textContent()).toContain(said);
      await go.click();
      await go.waitFor({ state: 'detached' });
    }
  }
  expect(troubles).toEqual([]);
});

it('asks what was drawn beside the real table, and says where a card is that is out already; the machine’s hand one alone sees', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}fr/borneo/play/`);
  await page.getByLabel('Vraie table').check();
  await page.locator('.play-sitter select').nth(1).selectOption('sensible');
  await page.getByRole('button', { name: 'Commencer' }).click();
  const unseen = page.getByRole('button', { name: 'Pas vu : face cachée' });
  const tap = page.locator('.play-draw .move-row').first();
  for (let i = 0; i < 9; i++) {
    // Three cards each; those of B, the machine, are tapped in by one alone, and not shown again.
    if (i >= 3 && i < 6) {
      await page.getByRole('button', { name: 'Je regarde pour elle' }).click();
      expect(await unseen.count()).toBe(0);
      await tap.click();
    } else await unseen.click();
    await eventually(() => steps(page).textContent()).toBe(`coup ${i + 1} sur ${i + 1}`);
  }
  // Those of B and of C: A looks.
  expect(await page.getByText(/^[BC] reçoit une carte cachée/).count()).toBe(6);
  await tap.click();
  await page.locator('.play-draw details summary').click();
  await page.locator('.play-out .move-row').first().click();
  await eventually(() => page.locator('.play-draw [role="alert"]').textContent()).toContain('coup 10');
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** A game of Borneo as far as its set-up and a few moves went, as a file. */
const begun = (moves: number): Sitting<Kind> => {
  const { log } = must(randomPlay(borneo, { seats: 3 }, { seed: 3 }));
  return sittingOf(logOf(borneo, { seats: 3 }, log.actions.slice(0, moves)), borneo.rulesVersion, {
    by: 'person',
    seed: 1,
  }) as Sitting<Kind>;
};
const asFile = (json: unknown) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)),
});

it('reads a game from a file or written by hand: what is wrong has its place, and nothing is lost', async () => {
  const { page, troubles } = await open({ viewport: sizes.desk });
  const good = begun(40);
  const byHand = must(writeNotation(borneo, notation, sittingLog(good)));
  // A game that was sent and cannot be read says so, though nothing else is kept; another is chosen from there.
  await visit(page, `${url}en/borneo/play/#${packed({ log: { game: 'borneo' } }, 'table')}`);
  await eventually(() => page.locator('.note[role="alert"]').textContent()).toContain('cannot be read');
  await page.getByRole('button', { name: 'New game' }).click();
  const file = page.locator('input[type="file"]');
  // Before a game is begun, as later: what is wrong is said, and the file opens once it is right.
  await file.setInputFiles(asFile(byHand.replace(/^\* = 2 .*$/m, '* = two harbor')));
  await eventually(() => page.locator('.note[role="alert"]').textContent()).toContain('column 5');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await file.setInputFiles(asFile(byHand));
  await eventually(() => steps(page).textContent()).toBe('move 40 of 40');
  // None of these is this game; the one on the table stays.
  for (const [json, said] of [
    [JSON.stringify(good).slice(0, 900), 'line 1, column'],
    [byHand.replace('[seats 3]', '[seats 9]'), 'line 3'],
    [{ ...good, game: 'rotterdam' }, 'another game'],
    [{ ...good, version: 2 }, 'version'],
    [{ ...good, rulings: { wind: 'west' } }, 'wind'],
  ] as const) {
    await file.setInputFiles(asFile(json));
    await eventually(() => page.locator('.note[role="alert"]').textContent()).toContain(said);
    expect(await steps(page).textContent()).toBe('move 40 of 40');
  }
  // Edited, and made under rules that are not known yet: the move is named, with its clause; the original is given back.
  const at = good.moves.findLastIndex(({ action }) => seatOf(action) !== undefined);
  const moves = good.moves.map((move, i) => (i === at ? { ...move, action: { kind: 'chooseFirst', first: 0 } } : move));
  await file.setInputFiles(asFile({ ...good, rulesVersion: 99, moves }));
  const strip = page.locator('.play-rejudged');
  await eventually(() => strip.textContent()).toMatch(
    new RegExp(`version 99.*${40 - at}\\smoves? fewer.*Move ${at + 1},`, 's'),
  );
  expect(await strip.locator('a.ref').count()).toBe(1);
  const left = `move ${at} of ${at}`;
  expect(await steps(page).textContent()).toBe(left);
  const [original] = await Promise.all([page.waitForEvent('download'), strip.getByRole('button').click()]);
  expect(original.suggestedFilename()).toBe('portolan-borneo-table.json');
  // By hand: line and column of what is wrong, then the game.
  await page.getByText('Write the moves by hand').click();
  const field = page.getByLabel('The game, a move a line');
  const text = await field.inputValue();
  expect(text.split('\n').length).toBeGreaterThan(at);
  await field.fill(text.replace(/^\* = 2 .*$/m, '* = two harbor'));
  await page.getByRole('button', { name: 'Read and play' }).click();
  await eventually(() => page.locator('.play-written .err').textContent()).toContain('column 5');
  await field.fill(text.replace('[rules 99]', ''));
  await page.getByRole('button', { name: 'Read and play' }).click();
  await eventually(() => steps(page).textContent()).toBe(left);
  await strip.waitFor({ state: 'detached' });
  // Each took the place of the one before, which is still within reach.
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Go back to the game before' }).click();
  await strip.waitFor();
  expect(await axe(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.context().close();
});

// The two games with the longest lines.
it.each(['cabo-da-roca', 'rotterdam'])(
  '%s: how a move is written, and what it says, are read beside each other on a phone',
  async (game) => {
    const { page, troubles } = await open({ viewport: sizes.phone });
    await visit(page, `${url}fr/${game}/play/`);
    await page.getByRole('button', { name: 'Commencer' }).click();
    // Not scrolled to: it opens by itself once it is in view, and nothing is left to touch.
    await page.getByText('Coups permis et journal').dispatchEvent('click');
    await page.getByText('Écrire les coups à la main').click();
    await page.locator('.play-written summary').click();
    const legend = page.locator('.play-legend');
    await legend.waitFor();
    const hidden = await legend.evaluate((table) => {
      const frame = table.parentElement!;
      const wide = [...table.querySelectorAll('td')].filter((cell) => cell.scrollWidth > cell.clientWidth);
      return [frame.scrollWidth - frame.clientWidth, wide.map((cell) => cell.textContent)];
    });
    expect(hidden).toEqual([0, []]);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

it('asks for the best move from a game: it is answered as one comes, stands, is nobody’s who sends, and leads back', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/rotterdam/play/`);
  await page.getByLabel('Draw number').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await places(page).first().waitFor();
  const before = await now(page).textContent();
  await page.locator('.dock a', { hasText: 'Best move' }).click();
  await page.waitForURL(/solve/);
  const rows = page.locator('.ranks li');
  await rows.first().waitFor();
  expect(await page.locator('.badge').textContent()).toContain('My case');
  expect(await page.locator('.sent').count()).toBe(0);
  // An answer of fewer tries stands until there is another.
  await page.locator('.tries').getByLabel('2,000').check({ force: true });
  expect(await rows.count()).toBeGreaterThan(1);
  await page.reload();
  await rows.first().waitFor();
  await page.locator('.dock a', { hasText: 'My game' }).click();
  await page.waitForURL(/play/);
  await eventually(() => now(page).textContent()).toBe(before);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('goes on where the storage is full, and where the worker of the machine is closed', async () => {
  const { page } = await open({ viewport: sizes.phone });
  await page.route(/worker[^/]*\.js/, (route) => route.abort());
  await visit(page, `${url}en/borneo/play/`);
  await page.getByLabel('Draw number').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await places(page).first().click();
  await page.locator('.play-go .btn-1').click();
  await eventually(() => now(page).textContent()).toContain('does not answer');
  // Somebody plays for it, the storage being full.
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; ) {
      try {
        localStorage.setItem(`full ${size} ${localStorage.length}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  const before = (await steps(page).textContent()) ?? '';
  await places(page).first().click();
  await page.locator('.play-go .btn-1').click();
  await eventually(() => page.locator('.note[role="alert"]').textContent()).toContain('only this tab knows it');
  expect(await steps(page).textContent()).not.toBe(before);
  // It is asked again, and answers.
  await page.unroute(/worker[^/]*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await eventually(() => now(page).textContent()).toContain('Player A to play');
  await page.context().close();
});

it('a search that is stopped says how far it came, leaves what it has found, and is asked for again in one touch', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  await visit(page, `${url}en/rotterdam/solve/#best`);
  await page.locator('.tries').getByLabel('10,000').check({ force: true });
  await page.getByRole('button', { name: 'Compute', exact: true }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText(/^Stopped at \d+% of the computation\.$/).waitFor();
  expect(await page.locator('.ranks li').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Again, to the end' }).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('a game begun from a table that was sent goes on when the page is loaded again', async () => {
  const { page, troubles } = await open({ viewport: sizes.phone });
  const position = { seats: 3, phase: 'sail', seat: 1, ships: ['1a@A1:fruit'] };
  await visit(page, `${url}en/rotterdam/play/#${packed({ position }, 'position')}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await places(page).first().waitFor();
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.reload();
  await places(page).first().waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
