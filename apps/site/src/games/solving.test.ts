import { languages } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { openedAt, reached } from '../solve/answering.ts';
import type { AnyPictures, AnySolve, AnySolving } from '../solve/game.ts';
import { kindOf } from '../solve/kind.ts';
import { knownOf } from '../solve/known.ts';
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

const games: readonly (readonly [string, AnySolving, AnySolve, AnyPictures])[] = [
  ['Borneo', borneo, borneoForms, borneoPictures],
  ['Cabo da Roca', cabo, caboForms, caboPictures],
  ['Comptoir des Antilles', comptoir, comptoirForms, comptoirPictures],
  ['Rotterdam', rotterdamSolving, rotterdamForms, rotterdamPictures],
];

/** As it comes out of a worker, or from a file. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(games)('the questions of %s', (_, solving, forms, pictures) => {
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

  it('say of a position that cannot be read what is wrong, and show the sample instead', () => {
    const opened = openedAt(solving, forms.first, { seats: 'three' }, undefined, 'fr');
    expect(opened).toMatchObject({ own: false, position: solving.sample });
    expect(opened.problems.join()).toContain('seats');
  });

  it.each(languages)('say in %s of a game that is over that nothing more is played', (lang) => {
    const ended = { seats: 2, phase: 'over' };
    const read = solving.read(ended);
    expect(read.ok).toBe(true);
    const answer = reached(solving, { question: 'best', position: ended, input: {} }, lang);
    const sentence = {
      fr: 'La partie est finie, plus rien ne se joue',
      en: 'The game is over, nothing more is played',
    }[lang];
    expect(answer).toMatchObject({
      kind: 'problems',
      problems: [{ path: 'position', whole: expect.stringContaining(sentence) }],
    });
  });
});
