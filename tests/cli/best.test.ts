import { spawn } from 'node:child_process';
import { comptoirDesAntilles as game } from '@portolan/comptoir-des-antilles';
import { must, nextAction, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { main, onTerminal, within } from './portolan.ts';

/** A table at which only what is drawn comes next, and one at which A is to act. */
const start = must(game.setup({ seats: 3 }));
const drawing = JSON.stringify(game.makePosition(start));
const acting = () => {
  const state = game.clone(start);
  const random = rng(1);
  while (!game.turn(state).actors.some((actor) => typeof actor === 'number')) {
    game.apply(state, nextAction(game, state, random)!);
  }
  return { json: JSON.stringify(game.makePosition(state)), seat: game.turn(state).actors[0] as number };
};

const ask = ['solve', 'comptoir-des-antilles', 'best', '--lang', 'en'];

describe('who asks for a best move', () => {
  it('hears what is wrong with a seat or a position where it was typed', async () => {
    const { json, seat } = acting();
    const other = 'ABC'[(seat + 1) % 3]!;
    const lines: readonly (readonly [readonly string[], string])[] = [
      [
        ['--position', json, '--seat', other],
        `--seat: this player is not to act (found: ${other}; expected: ${'ABC'[seat]}).`,
      ],
      [['--position', json, '--seat', 'Y'], '--seat: no such player is at the table (found Y, possible A, B, C).'],
      [['--position', drawing], '--position: a card or a tile is drawn first: nobody plays before.'],
      [['--position', drawing, '--seat', 'B'], '--position: a card or a tile is drawn first: nobody plays before.'],
      [
        ['--position', json, '--seat', other, '--input', `{"seat":${seat}}`],
        '--seat and the input do not name the same player',
      ],
    ];
    for (const [more, said] of lines) {
      const { exit, err } = await within([...ask, ...more]);
      expect({ more, exit }).toEqual({ more, exit: 2 });
      expect(err).toContain(said);
    }
  });

  it('gets what was found by Ctrl-C', async () => {
    const { json } = acting();
    const line = [...onTerminal, main, ...ask, '--position', json, '--iterations', '400000'];
    const child = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, shown, asked] = ['', '', false];
    child.stdout.on('data', (text) => {
      out += text;
    });
    child.stderr.on('data', (text) => {
      shown += text;
      // Once a share is done, something has been tried, however busy the machine is.
      if (!asked && /[1-9]\s*%/.test(shown)) asked = child.kill('SIGINT');
    });
    expect(await new Promise((done) => child.on('close', done))).toBe(0);
    expect(out).toMatch(/^Estimate\. Stopped before its end, by Ctrl-C\.\n/);
    expect(out).toMatch(/\d+\stries in all\./);
    expect(shown.endsWith('\r\u001b[K')).toBe(true);
  });

  it('may name the same player twice', async () => {
    const { json, seat } = acting();
    const same = ['--position', json, '--seat', 'ABC'[seat]!, '--input', `{"seat":${seat}}`, '--iterations', '20'];
    expect((await within([...ask, ...same])).exit).toBe(0);
  });
});
