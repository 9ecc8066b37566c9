import { examples as borneo } from '@portolan/borneo/examples';
import { examples as caboDaRoca } from '@portolan/cabo-da-roca/examples';
import { examples as comptoirDesAntilles } from '@portolan/comptoir-des-antilles/examples';
import type { Example } from '@portolan/core';
import { examples as rotterdam } from '@portolan/rotterdam/examples';
import { describe, expect, it } from 'vitest';
import { within } from './portolan.ts';

const games: Readonly<Record<string, readonly Example[]>> = {
  borneo,
  'cabo-da-roca': caboDaRoca,
  'comptoir-des-antilles': comptoirDesAntilles,
  rotterdam,
};

/** The line to try that the help of a command ends with, in words. */
const triedIn = async (command: string, game: string): Promise<readonly string[]> => {
  const { out } = await within(['help', command, game, '--lang', 'en']);
  const [, tried = ''] = /^Example:\n {2}portolan (.*)$/m.exec(out) ?? [];
  return tried.replace(/ > .*/, '').split(' ');
};

/** A table on which a player is to act and all may be listed, and what may be done there. */
const tableOf = async (game: string): Promise<Readonly<Record<string, string>>> => {
  for (const { position } of games[game]!) {
    const text = JSON.stringify(position);
    const { exit, out, err } = await within(['actions', game, '--position', text, '--json']);
    const [action] = exit === 0 ? JSON.parse(out) : [];
    if (action?.seat !== undefined && err === '')
      return { 'position.json': text, 'action.json': JSON.stringify(action) };
  }
  throw new Error(`no table of ${game}`);
};

const commands = 'actions apply ask check count draw rules schema score simulate solve'.split(' ');

describe('the help in French', () => {
  it.each([...commands, 'games', 'replay', 'worker', 'queue', ''])(
    'has its spaces before high signs: %s',
    async (command) => {
      const { out } = await within(['help', ...(command === '' ? [] : [command]), '--lang', 'fr']);
      expect(out.split('\n').filter((line) => / [;:!?»](?: |$)|« /.test(line))).toEqual([]);
    },
  );
});

describe.each(Object.keys(games))('the help of a command, asked about %s', (game) => {
  it.each(commands)('ends with a line that can be tried: %s', async (command) => {
    const tried = await triedIn(command, game);
    expect(tried.slice(0, 2)).toEqual([command, game]);
    const files = await tableOf(game);
    const few = command === 'solve' ? ['--iterations', '8'] : [];
    const { exit, err } = await within([...tried.map((word) => files[word] ?? word), ...few]);
    expect([exit, err]).toEqual([0, '']);
  });
});
