import { type CheckerWords, headlines, judgedBy } from '@portolan/core/answers';
import { applying, type CheckerAnswer, checkerMaker } from '@portolan/core/checkers';
import { shape, type ValueOf } from '@portolan/core/readers';
import { both, say } from '@portolan/core/words';
import { check } from './check.ts';
import type { Clause } from './clauses.ts';
import { merels } from './index.ts';
import { sentences } from './messages.ts';
import { board, point, rulings } from './position.ts';
import { openPoints, type Readings, type Ruling } from './readings.ts';
import { tableOf } from './state.ts';

const move = shape({ board, from: point, to: point }, { rulings });

/** All men placed; A, whose men stand first, would move one. */
export type MoveInput = ValueOf<typeof move>;

/** The verdict on the move, and whether it closes a mill that takes a man. */
export interface MoveAnswer extends CheckerAnswer<Clause> {
  readonly mill: boolean;
}

const answer = (input: MoveInput, readings: Readings): MoveAnswer => {
  const state = tableOf(input.board, [0, 0], readings);
  const action = { kind: 'move', seat: 0, from: input.from, to: input.to } as const;
  const verdict = check(state, action);
  if (!verdict.legal)
    return { verdict, clauses: applying(...verdict.violations.map(({ clause }) => clause)), mill: false };
  const told: Clause[] = [];
  merels.apply(state, action, ({ clause }) => told.push(clause));
  return { verdict, clauses: applying(...verdict.by, ...told), mill: state.taking };
};

const makeChecker = checkerMaker<'move', Clause, Ruling, Readings>(openPoints);

/** The disputes that can be asked. */
export const checkers = {
  move: makeChecker<MoveInput, MoveAnswer>({
    id: 'move',
    rulings: ['flying'],
    example: {
      board: [
        ['a7', 'd7', 'b4'],
        ['b6', 'c5', 'g1', 'e4'],
      ],
      from: 'b4',
      to: 'g7',
    },
    input: move,
    answer,
    decision: ({ verdict }) => verdict.legal,
  }),
};

/** The disputes in words. */
export const answers: { readonly move: CheckerWords<MoveInput, MoveAnswer> } = {
  move: {
    question: both('Ce pion peut-il aller là ?', 'May this man go there?'),
    subject: both('le déplacement', 'the move'),
    asks: both(
      'Les pions, tous posés ; celui de A qui part, et où.',
      'The men, all placed; A’s man that goes, and where.',
    ),
    labels: { board: both('Plateau', 'Board'), from: both('De', 'From'), to: both('À', 'To') },
    explain: (found, { from, to }, lang) =>
      judgedBy(sentences.violation)(found, lang, {
        why: found.mill
          ? say(
              lang,
              `De ${from} à ${to}, le moulin est fermé : A prend.`,
              `From ${from} to ${to}, a mill is closed: A takes.`,
            )
          : say(lang, `De ${from} à ${to}, rien n’est pris.`, `From ${from} to ${to}, nothing is taken.`),
      }),
    cells: ({ verdict }, { to }, lang) => [{ head: to, main: headlines[verdict.legal ? 'legal' : 'illegal'][lang] }],
  },
};
