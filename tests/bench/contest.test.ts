import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contest, type Row, rowsIn, tableOf } from './contest.ts';
import { contestOf } from './contests.ts';
import { type Player, playerOf } from './players.ts';

const entry = contestOf('borneo');

const play = (one: string, others: string, number: number) =>
  contest(entry, { one: playerOf(one), others: playerOf(others), seats: 3, seed: 1, number });

describe('a contest', () => {
  it('is the same game again, and is played from every seat', () => {
    expect(play('reference', 'random', 0)).toEqual(play('reference', 'random', 0));
    const wins = [0, 1, 2].map((number) => play('reference', 'noisy', number).margin);
    expect(new Set(wins).size).toBeGreaterThan(1);
  });

  it('is won by who searches, however little, against who plays at random', () => {
    const { win, cut, thought } = play('search:1', 'random', 1);
    expect([win, cut]).toEqual([1, false]);
    expect(thought.tried).toBeGreaterThan(thought.decisions - 1);
  });

  it('ends where one player declines whatever the others ask for', () => {
    const cabo = contestOf('cabo-da-roca');
    const declining: Player = () => (state, actions, seat, random) =>
      actions.find((action) => action.kind === 'answer' && !action.accept) ??
      cabo.searched.policy(state, actions, seat, random);
    const ends = [0, 1, 2].map((number) =>
      contest(cabo, { one: declining, others: playerOf('reference'), seats: 3, seed: 1, number }),
    );
    expect(ends.map(({ cut }) => cut)).toEqual([false, false, false]);
  });

  it('is won by who tries every action from one deal, against who plays at random', () => {
    const { win, ahead, cut, thought } = play('advise:0', 'random', 2);
    expect([win, ahead, cut]).toEqual([1, 1, false]);
    expect(thought.tried).toBeGreaterThan(2 * thought.decisions);
  });

  it('of Rotterdam ends where all offer what seems best', () => {
    const advised = playerOf('advise:0');
    const { cut, actions } = contest(contestOf('rotterdam'), {
      one: advised,
      others: advised,
      seats: 2,
      seed: 1,
      number: 0,
    });
    expect([cut, actions < 2000]).toEqual([false, true]);
  });

  it('of Rotterdam ends among players by other hands, who are shown what they see', () => {
    for (const other of ['stranger:a', 'stranger:b', 'stranger:c']) {
      const players = { one: playerOf('sensible'), others: playerOf(other), seats: 4, seed: 3, number: 0 };
      expect(contest(contestOf('rotterdam'), players).cut, other).toBe(false);
    }
    expect(() => play('stranger:a', 'random', 0)).toThrow('no such stranger in borneo: a');
  });

  it('knows its players', () => expect(() => playerOf('oracle')).toThrow('no such player: oracle'));
});

it('a table has a line for each pair of players, with the interval of its share', () => {
  const row = (number: number, win: number): Row => ({
    ...{ game: 'borneo', one: 'search:200', others: 'reference', seats: 3, seed: 1, number, win, margin: 4 * win },
    ...{ ahead: (1 + win) / 2, actions: 300, cut: false, thought: { decisions: 10, time: 2000, tried: 8000 } },
  });
  const rows = [...[0, 1, 2, 3].map((number) => row(number, 1)), ...[4, 5].map((number) => row(number, 0))];
  // Wilson at 95 % of 4 in 6: 0.300 to 0.903, of 5: 0.437 to 0.970. The margins, 4 and 0, spread by 1.886: two errors are 1.54.
  const told = (ahead: string) =>
    `| borneo, 3 seats | search:200 among reference | 6 | 67 % (30 % to 90 %) | ${ahead} | 2.7 ± 1.5 | 200 ms | 4000 | 0 |`;
  expect(tableOf(rows).split('\n')[2]).toBe(told('83 % (44 % to 97 %)'));
  const [first, ...rest] = rows;
  const { ahead: _, ...before } = first!;
  expect(tableOf([before, ...rest]).split('\n')[2]).toBe(told('-'));
});

it('the page of strength shows what the kept games come to', () => {
  const rows = rowsIn(fileURLToPath(new URL('strength.jsonl', import.meta.url)));
  const names = rows.map(({ game, one, others, seats, seed, number }) =>
    [game, one, others, seats, seed, number].join(),
  );
  expect(new Set(names).size).toBe(rows.length);
  const page = readFileSync(new URL('../../docs/strength.md', import.meta.url), 'utf8');
  const lines = tableOf(rows).split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(page).toContain(line);
});
