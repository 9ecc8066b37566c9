import {
  caboDaRoca,
  type Face,
  type Rotation,
  type Square,
  type State,
  type TileKind,
  tileKinds,
} from '@portolan/cabo-da-roca';
import {
  boxOf,
  FACES,
  FIRST_PORT,
  faceNumber,
  KIND,
  kindOf,
  kindText,
  rotationsOf,
  squareOf,
  tileOn,
} from '@portolan/cabo-da-roca/pieces';
import { fraction, fractionToString, join } from '@portolan/core';
import { also, report } from '@portolan/core/readers';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type TileFitInput } from './inputs.ts';

/** A kind of tile, how it fits, and the chance that the next tile is one. */
export interface RankedTile {
  readonly kind: TileKind;
  readonly rotations: readonly Rotation[];
  readonly chance: string;
}

/** What can be laid on the square, and the chance that the next tile drawn can. Chances in lowest terms; 0 with an empty stack. */
export interface TileFitAnswer extends Answer {
  /** For every kind the rotations that fit there; 0 stands for all that look like it. */
  readonly fits: Readonly<Record<TileKind, readonly Rotation[]>>;
  /** The next tile drawn fits the square. */
  readonly chance: string;
  /** The next tile drawn has no place on the whole map. */
  readonly nowhere: string;
  /** Kinds that fit, the likeliest first. */
  readonly ranking: readonly RankedTile[];
}

/** A table on which this face is to be laid. */
const holding = (state: State, face: number): State => ({ ...state, phase: 'lay', tile: face, final: false });

const fitting = (state: State, face: number, at: Square): Rotation[] => {
  const table = holding(state, face);
  const different = rotationsOf(boxOf(state.edition).lands[face]![0]!);
  return ([0, 1, 2, 3] as const)
    .slice(0, different)
    .filter((rot) => caboDaRoca.check(table, { kind: 'layTile', seat: state.active, at, rot }).legal);
};

/** Faces that can be drawn, with their numbers: kinds that have gone back this turn are left out. */
const drawable = (state: State): { face: number; count: number }[] =>
  Array.from({ length: FACES }, (_, face) => ({ face, count: state.stack[face]! })).filter(
    ({ face, count }) => count > 0 && ((state.returned >> kindOf[face]!) & 1) === 0,
  );

/** A face of a kind: of ports, any one. */
const faceOfKind = (kind: TileKind): number => (kind === 'port' ? FIRST_PORT : faceNumber(kind as Face));

/** Where can a tile go, and will the next tile fit here? */
export const tileFit: Question<State, TileFitInput, TileFitAnswer> = positionQuestion(caboDaRoca, {
  id: 'tileFit',
  certainty: 'exact',
  example: { square: [4, 0] },
  reads: (state) =>
    also(
      inputs.tileFit(state),
      ({ square: at }, path, problems) => {
        if (tileOn(state.chart, squareOf(at)) >= 0) report(problems, join(path, 'square'), 'square-taken', { at });
      },
      'square-taken',
    ),
  solve: (state, { square: at }) => {
    const table = state!;
    const fits = Object.fromEntries(
      tileKinds.map((kind) => [kind, fitting(table, faceOfKind(kind), at)]),
    ) as unknown as TileFitAnswer['fits'];
    const stack = drawable(table);
    const all = stack.reduce((sum, { count }) => sum + count, 0);
    const share = (test: (face: number) => boolean): string => {
      const some = stack.reduce((sum, { face, count }) => sum + (test(face) ? count : 0), 0);
      return all === 0 ? '0' : fractionToString(fraction(some, all));
    };
    const placeless = (face: number): boolean =>
      caboDaRoca.check(holding(table, face), { kind: 'returnTile', seat: table.active }).legal;
    const ranking = tileKinds
      .filter((kind) => fits[kind].length > 0)
      .map((kind) => {
        const count = stack.reduce((sum, one) => sum + (kindOf[one.face] === KIND[kind] ? one.count : 0), 0);
        return { kind, rotations: fits[kind], chance: share((face) => kindOf[face] === KIND[kind]), count };
      })
      .sort((a, b) => b.count - a.count)
      .map(({ kind, rotations, chance }) => ({ kind, rotations, chance }));
    return {
      certainty: 'exact',
      fits,
      chance: share((face) => fits[kindText(face)].length > 0),
      nowhere: share(placeless),
      ranking,
    };
  },
});
