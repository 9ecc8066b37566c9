import { A, table } from '../examples/position.ts';
import { type BorneoLesson, happened } from './kit.ts';

/** The beginning of a game against two players who play sensibly. */
export const firstTurn: BorneoLesson = {
  id: 'first-turn',
  title: { fr: 'Le premier tour', en: 'The first turn' },
  about: {
    fr: 'Vous contre deux joueurs sensés : placer, puis jouer un tour.',
    en: 'You against two sensible players: place merchants, then play a turn.',
  },
  teaches: ['setup.placement', 'turn.phase-order', 'port.must-play'],
  steps: [
    {
      title: { fr: 'la mise en place', en: 'setting up' },
      text: {
        fr: 'Trois ports, quatre compagnies, trois marchands chacun. B et C posent les leurs entre les vôtres.',
        en: 'Three ports, four companies, three merchants each. B and C place theirs between yours.',
      },
      task: {
        fr: 'Posez vos trois marchands dans trois compagnies différentes.',
        en: 'Place your three merchants in three different companies.',
      },
      position: table({ seats: 3, phase: 'place', hands: { A: ['GGR/G:c', 'YYB/Y:v', 'RRG/R:n'] } }),
      seat: A,
      others: true,
      goal: ({ state }) => state.supply[A] === 0 && state.columns.filter((column) => column.includes(A)).length === 3,
      solutions: [
        [
          { kind: 'place', seat: A, company: 'green' },
          { kind: 'place', seat: A, company: 'yellow' },
          { kind: 'place', seat: A, company: 'red' },
        ],
      ],
      tempting: [
        [
          { kind: 'place', seat: A, company: 'green' },
          { kind: 'place', seat: A, company: 'green' },
          { kind: 'place', seat: A, company: 'red' },
        ],
        [{ kind: 'pass', seat: A }],
      ],
      done: { fr: 'Un pied dans trois compagnies', en: 'A foothold in three companies' },
      missed: {
        fr: 'C’est permis, mais vous n’êtes pas dans trois compagnies.',
        en: 'This is allowed, but you are not in three companies.',
      },
    },
    {
      title: { fr: 'à vous de jouer', en: 'your turn' },
      text: {
        fr: 'Tout ce que vous avez appris sert ici. B et C répondent, piochent et jouent à leur tour.',
        en: 'All that you have learned is of use here. B and C answer, draw and play when their turn comes.',
      },
      task: {
        fr: 'Jouez votre tour comme vous l’entendez, jusqu’à ce que la main passe à B.',
        en: 'Play your turn as you like, until it is B’s turn.',
      },
      position: table({
        seats: 3,
        companies: { red: 'BCA', blue: 'CB', green: 'ABC', yellow: 'A' },
        hands: {
          A: ['GGR/G:c', 'YYB/Y:v', 'RRG/R:n', 'GYY/Y:n'],
          B: ['RRB/B:p', 'BBG/G:c', 'GRB/R:n', 'RYB/G:v2'],
          C: ['BBY/B:p', 'BYR/Y:v', 'GBR/B:v', 'YGR/B:c2'],
        },
        ports: { 1: ['kuching'], 2: ['pontianak'], 3: ['bintulu'] },
      }),
      seat: A,
      others: true,
      moves: 8,
      goal: happened('turnStarted', { seat: 1 }),
      solutions: [
        [
          { kind: 'pass', seat: A },
          { kind: 'pass', seat: A },
          { kind: 'playShipment', seat: A, card: 'GYY/Y:n', port: 2 },
        ],
        [
          { kind: 'pass', seat: A },
          { kind: 'transfer', seat: A, from: 'red', rank: 3, to: 'yellow' },
          { kind: 'playShipment', seat: A, card: 'GGR/G:c', port: 1 },
        ],
      ],
      tempting: [
        [{ kind: 'playShipment', seat: A, card: 'GYY/Y:n', port: 2 }],
        [
          { kind: 'pass', seat: A },
          { kind: 'pass', seat: A },
          { kind: 'pass', seat: A },
        ],
      ],
      done: { fr: 'Vous savez jouer', en: 'You can play' },
    },
  ],
};
