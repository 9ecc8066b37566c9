import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type Game, must, nextAction, type Policy, rng } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import * as borneoSolvers from '../borneo/index.ts';
import * as caboSolvers from '../cabo-da-roca/index.ts';
import * as comptoirSolvers from '../comptoir-des-antilles/index.ts';
import * as rotterdamSolvers from '../rotterdam/index.ts';
import { bestMove } from './index.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game has its own states and actions
type Any = any;

/** Positions of one game on which nobody can be told what to play: one where nature is to act, and one that is over. */
const standstills = (game: Game<Any, Any, Any, Any, Any, Any>, sensible: Policy<Any, Any>) => {
  const state = must(game.setup({ seats: 3 }));
  const random = rng(5);
  let drawing: unknown;
  for (;;) {
    const { actors } = game.turn(state);
    if (actors.length === 1 && actors[0] === 'nature') drawing ??= game.clone(state);
    const next = nextAction(game, state, random, sensible);
    if (next === undefined) return { drawing, finished: state };
    game.apply(state, next);
  }
};

describe.each([
  ['Borneo', borneo, borneoSolvers],
  ['Cabo da Roca', caboDaRoca, caboSolvers],
  ['Comptoir des Antilles', comptoirDesAntilles, comptoirSolvers],
  ['Rotterdam', rotterdam, rotterdamSolvers],
] as readonly (readonly [string, Any, Any])[])(
  'the best move of %s',
  (_, game, { questions, sample, searched, sensible }) => {
    const { drawing, finished } = standstills(game, sensible);

    it.each([{}, { seat: 0 }])('cannot be asked in a game that is over: %j', (input) => {
      expect(questions.best.parse(input, finished)).toEqual({
        ok: false,
        problems: [{ path: 'position', code: 'finished', facts: {} }],
      });
    });

    it.each([{}, { seat: 0 }, { seat: 1 }])('waits for what has to be drawn first, whoever asks: %j', (input) => {
      expect(drawing).toBeDefined();
      expect(questions.best.parse(input, drawing)).toEqual({
        ok: false,
        problems: [{ path: 'position', code: 'drawing', facts: {} }],
      });
    });

    it('and every other question can be asked of the sample as its example asks', () => {
      const state = must(game.parsePosition(sample));
      const asked = Object.values<Any>(questions);
      expect(asked.length).toBeGreaterThan(4);
      for (const { id, parse, example } of asked) expect([id, parse(example, state)]).toMatchObject([id, { ok: true }]);
    });

    it('estimates nothing of a game that is over', () => {
      const estimates = Object.values<Any>(questions).filter(({ certainty }) => certainty === 'estimate');
      expect(estimates.length).toBeGreaterThan(0);
      for (const { id, parse, example } of estimates)
        expect([id, parse(example, finished)]).toMatchObject([id, { ok: false, problems: [{ code: 'finished' }] }]);
    });

    it.each([
      ['iterations', 0],
      ['iterations', -1],
      ['time', Number.NaN],
    ])('is sought with more than nothing: %s %d', (name, amount) => {
      const state = must(game.setup({ seats: 3 }));
      const [actor] = game.turn(state).actors;
      const seat = typeof actor === 'number' ? actor : 0;
      const open = { ...searched, game: { ...searched.game, turn: () => ({ phase: '', actors: [seat] }) } };
      expect(() => bestMove(open, state, seat, { [name]: amount })).toThrow(
        new RangeError(`${name} is more than nothing: ${amount}`),
      );
    });

    it('is sought among what is listed: for nothing there is none', () => {
      const state = must(game.setup({ seats: 3 }));
      const idle = {
        ...searched,
        game: { ...searched.game, actions: () => [], turn: () => ({ phase: '', actors: [0] }) },
      };
      const { looked: _, ...bare } = idle;
      expect(() => bestMove(bare, state, 0, { iterations: 1 })).toThrow(
        new RangeError('nothing is listed that seat 0 could do'),
      );
    });

    it('is sought for who is to act alone', () =>
      expect(() => bestMove(searched, finished, 1, { iterations: 1 })).toThrow(new RangeError('seat 1 is not to act')));
  },
);
