import { A, C, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** A first turn against two players who play sensibly. */
export const firstTurn: ComptoirLesson = {
  id: 'first-turn',
  title: { fr: 'Le premier tour', en: 'The first turn' },
  about: {
    fr: 'Vous contre deux joueurs sensés, tour après tour.',
    en: 'You against two sensible players, turn after turn.',
  },
  teaches: ['turn.contact', 'round.order'],
  steps: [
    {
      title: { fr: 'votre tour', en: 'your turn' },
      text: {
        fr: 'Les quais sont prêts, l’ardoise est à vous : vous commencez.',
        en: 'The quays are ready and you hold the slate: you begin.',
      },
      task: {
        fr: 'Jouez une relation, appliquez-la, puis finissez votre tour.',
        en: 'Play a contact, carry it out, then end your turn.',
      },
      position: tableWith(),
      seat: A,
      others: true,
      moves: 8,
      goal: happened('turnEnded', { seat: A }),
      solutions: [
        [
          { kind: 'playContact', seat: A, contact: 'foreman' },
          { kind: 'place', seat: A, quays: [2, 2] },
          { kind: 'endTurn', seat: A },
        ],
        [
          { kind: 'playContact', seat: A, contact: 'shipowner' },
          { kind: 'place', seat: A, quays: [4, 4, 4] },
          { kind: 'endTurn', seat: A },
        ],
      ],
      tempting: [
        [{ kind: 'endTurn', seat: A }],
        [
          { kind: 'playContact', seat: A, contact: 'foreman' },
          { kind: 'endTurn', seat: A },
        ],
      ],
      done: { fr: 'B joue à son tour', en: 'B plays next' },
    },
    {
      title: { fr: 'toute une table', en: 'a whole table' },
      text: {
        fr: 'B et C jouent à leur tour : ils placent leurs porteurs, et remplissent peut-être votre navire.',
        en: 'B and C play in their turns: they place their porters, and perhaps fill your ship.',
      },
      task: {
        fr: 'Jouez votre tour comme vous l’entendez, jusqu’à ce que C ait joué.',
        en: 'Play your turn as you like, until C has played.',
      },
      position: tableWith({
        q1: '3 rum B1',
        q2: '5 spices A2C1',
        q4: '6 vanilla B2',
        discards: { A: ['foreman'], B: ['governor'], C: ['deckhand'] },
      }),
      seat: A,
      others: true,
      moves: 8,
      goal: happened('turnEnded', { seat: C }),
      solutions: [
        [
          { kind: 'playContact', seat: A, contact: 'innkeeper' },
          { kind: 'place', seat: A, quays: [3, 4] },
          { kind: 'endTurn', seat: A },
        ],
      ],
      tempting: [[{ kind: 'endTurn', seat: A }], [{ kind: 'playContact', seat: A, contact: 'foreman' }]],
      done: { fr: 'Vous savez jouer', en: 'You can play' },
    },
  ],
};
