import { borneo as borneoGame } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type Game, languages, must, type Policy, playOut, rng } from '@portolan/core';
import { rotterdam } from '@portolan/rotterdam';
import type { Question } from '@portolan/solvers';
import { sensible as borneoPlays } from '@portolan/solvers/borneo';
import { sensible as caboPlays } from '@portolan/solvers/cabo-da-roca';
import { sensible as comptoirPlays } from '@portolan/solvers/comptoir-des-antilles';
import { sensible as rotterdamPlays } from '@portolan/solvers/rotterdam';
import { describe, expect, it } from 'vitest';
import { openedAt, reached } from '../solve/answering.ts';
import type { AnyPictures, AnySolve, AnySolving } from '../solve/game.ts';
import { kindOf } from '../solve/kind.ts';
import { knownOf } from '../solve/known.ts';
import type { Json } from '../stores/table.ts';
import borneoForms from './borneo/solve/game.ts';
import borneoPictures from './borneo/solve/pictures.tsx';
import borneo from './borneo/solve/solving.ts';
import caboForms from './cabo-da-roca/solve/game.ts';
import caboPictures from './cabo-da-roca/solve/pictures.tsx';
import cabo from './cabo-da-roca/solve/solving.ts';
import comptoirForms from './comptoir-des-antilles/solve/game.ts';
import comptoirPictures from './comptoir-des-antilles/solve/pictures.tsx';
import comptoir from './comptoir-des-antilles/solve/solving.ts';
import rotterdamForms from './rotterdam/solve/game.ts';
import rotterdamPictures from './rotterdam/solve/pictures.tsx';
import rotterdamSolving from './rotterdam/solve/solving.ts';

// biome-ignore lint/suspicious/noExplicitAny: each game has its own states and actions
type Played = readonly [Game<any, any, any, any, any, any>, Policy<any, any>];

const games: readonly (readonly [string, AnySolving, AnySolve, AnyPictures, ...Played])[] = [
  ['Borneo', borneo, borneoForms, borneoPictures, borneoGame, borneoPlays],
  ['Cabo da Roca', cabo, caboForms, caboPictures, caboDaRoca, caboPlays],
  ['Comptoir des Antilles', comptoir, comptoirForms, comptoirPictures, comptoirDesAntilles, comptoirPlays],
  ['Rotterdam', rotterdamSolving, rotterdamForms, rotterdamPictures, rotterdam, rotterdamPlays],
];

/** As it comes out of a worker, or from a file. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(games)('the questions of %s', (_, solving, forms, pictures, game, sensible) => {
  it('each have a form, and the best move is what a position alone opens', () => {
    expect(Object.keys(forms.fields).sort()).toEqual(solving.asked.map(({ id }) => id).sort());
    expect(forms.first).toBe(solving.first.id);
  });

  it.each(solving.asked.map((asked) => [kindOf(asked.id), asked] as const))(
    '%s is answered and drawn by the build, in plain JSON, and a table of one’s own opens it alike',
    (_, { tries, ...asked }) => {
      const few = tries ? { tries: { ...tries, choices: [8] as const } } : {};
      const known = knownOf(solving, pictures, { ...asked, ...few }, 'fr');
      expect(sent(known)).toEqual(known);
      expect(known.opened).toMatchObject({ own: false, problems: [] });
      expect(known.picture.length > 0).toBe(asked.needsPosition);
      expect(known.told.solved.rows.length).toBeGreaterThan(0);
      // The same table written otherwise.
      const other = Object.fromEntries(Object.entries(known.opened.position).reverse());
      const opened = openedAt(solving, asked.id, other, undefined, 'fr');
      expect(opened).toEqual({ ...known.opened, position: other, own: true });
    },
  );

  it('open the best move for somebody who is to act, in every phase', () => {
    const state = must(game.setup({ seats: 3 }));
    const met = new Map<string, unknown>();
    playOut(game, state, rng(7), {
      policy: (now, actions, seat, random) => {
        const { phase, actors } = game.turn(now);
        const key = `${phase} ${actors.join()}`;
        if (!met.has(key)) met.set(key, game.makePosition(now));
        return sensible(now, actions, seat, random);
      },
    });
    expect(met.size).toBeGreaterThan(3);
    const question = solving.questions[forms.first] as Question<unknown, unknown, never>;
    for (const [key, position] of met) {
      const { input } = openedAt(solving, forms.first, position as Json, undefined, 'fr');
      const read = question.parse(input, must(game.parsePosition(position)));
      expect([key, read.ok || read.problems.filter(({ code }) => code === 'not-to-act')]).toEqual([key, read.ok || []]);
    }
  });

  it('say of a position that cannot be read what is wrong, and show the sample instead', () => {
    const opened = openedAt(solving, forms.first, { seats: 'three' }, undefined, 'fr');
    expect(opened).toMatchObject({ own: false, position: solving.sample });
    expect(opened.problems.join()).toContain('seats');
  });

  it('say of a game that is over that nothing more is played', () => {
    const state = must(game.setup({ seats: 3 }));
    playOut(game, state, rng(5), { policy: sensible });
    const position = game.makePosition(state);
    const said = languages.map((lang) => reached(solving, { question: forms.first, position, input: {} }, lang));
    expect(said).toMatchObject([
      { kind: 'problems', problems: [{ whole: expect.stringMatching(/^La partie est finie/) }] },
      { kind: 'problems', problems: [{ whole: expect.stringMatching(/^The game is over/) }] },
    ]);
  });
});
