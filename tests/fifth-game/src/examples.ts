import type { Example } from '@portolan/core';
import { both } from '@portolan/core/words';
import type { Point } from './board.ts';
import type { Clause } from './clauses.ts';
import type { Action, Position } from './position.ts';

type MerelsExample = Example<Position, Action, Clause>;

const place = (seat: number, to: Point): Action => ({ kind: 'place', seat, to });
const move = (seat: number, from: Point, to: Point): Action => ({ kind: 'move', seat, from, to });
const take = (seat: number, at: Point): Action => ({ kind: 'take', seat, at });
const allowed = (action: Action) => ({ actions: [action], legal: true });
const refused = (action: Action) => ({ actions: [action], legal: false });

const table = (a: readonly Point[], b: readonly Point[], more: Partial<Position> = {}): Position => ({
  board: [a, b],
  ...more,
});

/** What the last action is answered, or what is wrong with the position where there is none, shows the clauses. */
export const examples: readonly MerelsExample[] = [
  {
    id: 'ten-men',
    shows: ['setup.men'],
    title: both('Dix pions', 'Ten men'),
    caption: both('A a sept pions posés et trois en main.', 'A has placed seven men and holds three.'),
    position: table(['a7', 'd7', 'b6', 'd6', 'f4', 'c3', 'e3'], ['g7', 'g4', 'b2', 'd2', 'c5', 'e5'], {
      hands: [3, 3],
    }),
    actions: [],
  },
  {
    id: 'a-begins',
    shows: ['turn.order'],
    title: both('A commence', 'A begins'),
    caption: both('B veut poser le premier pion.', 'B wants to place the first man.'),
    position: table([], [], { hands: [9, 9] }),
    ...refused(place(1, 'd6')),
  },
  {
    id: 'point-taken',
    shows: ['turn.one-man-a-point'],
    title: both('Déjà occupé', 'Already taken'),
    caption: both('Le pion de A tient en d6.', 'A’s man stands on d6.'),
    position: table(['d6'], [], { hands: [8, 9], active: 1 }),
    ...refused(place(1, 'd6')),
  },
  {
    id: 'mill-while-placing',
    shows: ['placing.turns', 'taking.mill'],
    title: both('Un moulin en posant', 'A mill while placing'),
    caption: both('Le troisième pion de A ferme le côté : A prend.', 'A’s third man closes the side: A takes.'),
    position: table(['a7', 'd7'], ['b6', 'd2'], { hands: [7, 7] }),
    ...allowed(place(0, 'g7')),
  },
  {
    id: 'one-step',
    shows: ['moving.step'],
    title: both('Un pas', 'One step'),
    caption: both('De a7 on va en a4, pas en a1.', 'From a7 one goes to a4, not to a1.'),
    position: table(['a7', 'd7', 'b4', 'f2'], ['b6', 'c5', 'g1', 'e4']),
    ...refused(move(0, 'a7', 'a1')),
  },
  {
    id: 'safe-in-a-mill',
    shows: ['taking.safe'],
    title: both('À l’abri', 'Safe'),
    caption: both('Le pion de g1 n’est dans aucun moulin : c’est lui.', 'The man on g1 is in no mill: that one it is.'),
    position: table(['a1', 'a4', 'a7', 'c3'], ['b6', 'd6', 'f6', 'g1'], { taking: true }),
    ...refused(take(0, 'd6')),
  },
  {
    id: 'only-mills-left',
    shows: ['taking.all-in-mills', 'taking.theirs', 'end.two-men'],
    title: both('Rien que des moulins', 'Only mills left'),
    caption: both('B n’a plus qu’un moulin : A le rompt et gagne.', 'B has but one mill: A breaks it and wins.'),
    position: table(['a1', 'a4', 'a7', 'c3'], ['b6', 'd6', 'f6'], { taking: true }),
    ...allowed(take(0, 'd6')),
  },
  {
    id: 'shut-in',
    shows: ['end.blocked'],
    title: both('Enfermé', 'Shut in'),
    caption: both('Après ce pas, aucun pion de B ne bouge plus.', 'After this step none of B’s men can move.'),
    position: table(['a4', 'g4', 'b6', 'f6', 'c5'], ['a7', 'd7', 'g7', 'd6']),
    ...allowed(move(0, 'c5', 'd5')),
  },
  {
    id: 'three-men-fly',
    shows: ['ruling.flying'],
    title: both('Trois pions volent', 'Three men fly'),
    caption: both('A va d’un angle à l’autre.', 'A goes from one corner to the other.'),
    position: table(['a7', 'd7', 'b4'], ['b6', 'c5', 'g1', 'e4']),
    ...allowed(move(0, 'a7', 'e3')),
  },
];
