import { type AnyGame, logOf, must, randomPlay } from '@portolan/core';
import { type Notation, writeNotation } from '@portolan/core/notation';
import { sittingOf } from '@portolan/core/table';
import { describe, expect, it } from 'vitest';
import { langs } from '../lib/langs.ts';
import type { PlayPageGame } from '../play/game.ts';
import inFile, { type InFile } from '../play/game-file.ts';
import borneo from './borneo/page.ts';
import cabo from './cabo-da-roca/page.ts';
import comptoir from './comptoir-des-antilles/page.ts';
import rotterdam from './rotterdam/page.ts';

const pages: readonly PlayPageGame[] = [
  { page: borneo, seats: [], usual: 3, game: () => import('./borneo/play/game.ts') },
  { page: cabo, seats: [], usual: 2, game: () => import('./cabo-da-roca/play/game.ts') },
  { page: comptoir, seats: [], usual: 3, game: () => import('./comptoir-des-antilles/play/game.ts') },
  { page: rotterdam, seats: [], usual: 2, game: () => import('./rotterdam/play/game.ts') },
];

/** A game as far as some moves went, in each form in which it can be kept. */
const kept = async (page: PlayPageGame) => {
  const played = (await page.game()).default;
  const game: AnyGame = (await played.kit()).default.game;
  // biome-ignore lint/suspicious/noExplicitAny: the actions of any game
  const notation: Notation<any, any> = (await played.notation()).default;
  const setup = { seats: page.usual };
  const { log } = must(randomPlay(game, setup, { seed: 5 }));
  const state = must(game.setup(setup));
  const actions = log.actions.slice(0, 30);
  for (const action of actions) game.apply(state, action);
  const few = logOf(game, setup, actions);
  return {
    game,
    log: few,
    sitting: sittingOf(few, game.rulesVersion, { by: 'person', seed: 1 }),
    written: must(writeNotation(game, notation, few)),
    position: game.makePosition(state) as Readonly<Record<string, unknown>>,
  };
};

/** What is wrong, after the sentence that says that nothing has changed. */
const faultsIn = (found: InFile): readonly string[] => ('faults' in found ? found.faults.slice(1) : []);

describe.each(pages.map((page) => [page.page.id, page] as const))('a file of %s', (id, page) => {
  it('opens as a game, a log, moves by hand, or a table, also as they are sent', async () => {
    const { log, sitting, written, position } = await kept(page);
    const open = (file: unknown) => inFile(page, typeof file === 'string' ? file : JSON.stringify(file), 'fr');
    expect(await open(sitting)).toEqual({ sent: JSON.parse(JSON.stringify(sitting)) });
    expect(await open(log)).toEqual({ sent: JSON.parse(JSON.stringify(log)) });
    expect(await open(written)).toMatchObject({ sent: { game: id, actions: log.actions } });
    expect(await open(`\uFEFF\n${written}`)).toMatchObject({ sent: { actions: log.actions } });
    expect(await open(position)).toEqual({ start: JSON.parse(JSON.stringify(position)) });
    const file = { portolan: 2, game: id, tool: 'check', kind: 'position', payload: { position } };
    expect(await open(file)).toHaveProperty('start.seats', position.seats);
    expect(await open({ ...file, tool: 'play', kind: 'table', payload: { log } })).toHaveProperty('sent.game', id);
  });

  it.each(langs)('says in $name what is wrong, where, and what helps', async ({ id: lang }) => {
    const { log, sitting, written, position } = await kept(page);
    const said = async (file: unknown) =>
      faultsIn(await inFile(page, typeof file === 'string' ? file : JSON.stringify(file), lang));
    const fr = lang === 'fr';
    const [line, column] = fr ? ['ligne', 'colonne'] : ['line', 'column'];
    // The lines before the moves, each with its number from 1.
    const lines = written.split('\n');
    const at = lines.findIndex((one) => /^[A-E*] /.test(one));
    const bad = lines.with(at, `${lines[at]} what else`).join('\n');
    expect((await said(bad))[0]).toMatch(new RegExp(`^${line} ${at + 1}, ${column} \\d+`));
    // The name of the game, after the bracket and the name of the tag.
    expect((await said(written.replace(`[game ${id}]`, '[game chess]')))[0]).toMatch(
      new RegExp(`^${line} 1, ${column} 7`),
    );
    const whole = JSON.stringify(sitting, undefined, 1);
    expect((await said(whole.slice(0, whole.length / 2)))[0]).toMatch(new RegExp(`${line} \\d+, ${column} \\d+`));
    expect((await said({ ...log, actions: log.actions.with(7, { kind: 'dance' } as never) }))[0]).toMatch(
      fr ? /^Coup 8\u00A0: / : /^Move 8: /,
    );
    expect((await said({ ...sitting, game: 'chess' }))[0]).toContain('chess');
    expect((await said({ ...position, seats: 99 }))[0]).toMatch(/^seats\b/);
    expect((await said({ ...position, dance: 1 }))[0]).toMatch(/^dance\b/);
    for (const none of ['', 'hello', '[]', '{"name":"x"}', '\u0000\u0001'])
      expect((await said(none))[0]).toContain(`[game ${id}]`);
    expect((await said({ portolan: 2, game: id, tool: 'check', kind: 'fight', payload: {} }))[0]).toContain('question');
  });
});
