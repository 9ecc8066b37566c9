import { A, table } from '../examples/positions.ts';
import { both, type CaboLesson, happened, home } from './kit.ts';

const beacon = `qNE A.N cN  cN  qNW ..
                ~   ~   ~   ~   ~   L
                ..  ..  qSE B.S qSW ~`;
const lights = `L   qNE A.N cN  qNW L
                ~   ~   ~   ~   ~   ~`;

/** Buying sailors, and where they go. */
export const posts: CaboLesson = {
  id: 'posts',
  title: { fr: 'Placer ses marins', en: 'Posting sailors' },
  about: {
    fr: 'Ports, phares, îles : où un marin neuf prend son poste.',
    en: 'Ports, lighthouses, islands: where a new sailor takes its post.',
  },
  teaches: [
    'buying.may',
    'buying.after-tile',
    'buying.sailor-home',
    'buying.sailor-port',
    'buying.sailor-islet',
    'port.governor',
    'lighthouse.keeper',
    'pieces.sailors',
  ],
  steps: [
    {
      title: { fr: 'le port du départ', en: 'the port of the start' },
      text: {
        fr: 'Un marin coûte 20 pièces. Le port reçu au début lui est ouvert sans bateau ; tout autre demande un bateau à vous, à quai.',
        en: 'A sailor costs 20 coins. The port dealt at the start is open to it without a ship; any other needs a ship of yours at its quay.',
      },
      task: {
        fr: 'Le port A est le vôtre depuis le début, et il est vide. Tenez un port de nouveau.',
        en: 'Port A was yours from the start, and it is empty. Hold a port again.',
      },
      position: table(beacon, { stage: 'buy', home: ['A', 'C'] }),
      seat: A,
      goal: happened('sailorBought'),
      solutions: [[{ kind: 'buySailor', seat: A, at: [1, 0] }]],
      tempting: [[{ kind: 'buySailor', seat: A, at: [3, 2] }], [{ kind: 'buySailor', seat: A, at: [5, 1] }]],
      done: { fr: 'Un marin tient le port A', en: 'A sailor holds port A' },
    },
    {
      title: { fr: 'un port de plus', en: 'one more port' },
      text: {
        fr: 'Là où personne ne tient le port, le marin débarque d’un bateau à quai.',
        en: 'Where nobody holds the port, the sailor lands from a ship at its quay.',
      },
      task: {
        fr: 'Votre bateau est au port B, que personne ne tient. Prenez ce port.',
        en: 'Your ship lies in port B, which nobody holds. Take that port.',
      },
      position: table(beacon, { stage: 'buy', home: ['A', 'C'], ships: { '0t1': { at: [3, 2] } } }),
      seat: A,
      goal: happened('sailorBought', { at: [3, 2] }),
      solutions: [[{ kind: 'buySailor', seat: A, at: [3, 2] }]],
      tempting: [[{ kind: 'buySailor', seat: A, at: [1, 0] }], [{ kind: 'buySailor', seat: A, at: [2, 0] }]],
      done: { fr: 'Le port B est à vous', en: 'Port B is yours' },
      missed: {
        fr: 'Le marin est à son poste, mais au port A.',
        en: 'The sailor is at its post, but in port A.',
      },
    },
    {
      title: { fr: 'un gardien de phare', en: 'a keeper for the light' },
      text: {
        fr: 'Sur un phare ou une île, le marin monte d’un bateau tout proche. D’un pirate, non.',
        en: 'Onto a lighthouse or an island the sailor goes from a ship close by. From a pirate, it does not.',
      },
      task: {
        fr: 'Votre bateau de pêche est près d’un phare, votre pirate près de l’autre. Placez un gardien.',
        en: 'Your fishing ship is near one lighthouse, your pirate near the other. Post a keeper.',
      },
      position: table(lights, {
        stage: 'buy',
        home: ['B', 'C'],
        ships: { '0f1': { at: [4, 1], heading: 'W' }, '0p': { at: [1, 1], heading: 'E' } },
      }),
      seat: A,
      goal: happened('sailorBought'),
      solutions: [[{ kind: 'buySailor', seat: A, at: [5, 0] }]],
      tempting: [[{ kind: 'buySailor', seat: A, at: [0, 0] }]],
      done: { fr: 'Le phare a son gardien', en: 'The lighthouse has its keeper' },
    },
    {
      title: { fr: 'cinq, pas six', en: 'five, not six' },
      text: {
        fr: 'Chacun a cinq marins. Quand ils sont tous en jeu, il faut faire avec eux.',
        en: 'Everybody has five sailors. Once all are in play, one has to make do with them.',
      },
      task: {
        fr: 'Vos cinq marins sont sur la carte. Amenez-en un au port A.',
        en: 'Your five sailors are on the map. Bring one to port A.',
      },
      position: table(`${beacon}\n..  ..  ..  ..  ..  I`, {
        stage: 'buy',
        home,
        sailors: [
          { owner: A, at: [2, 0] },
          { owner: A, at: [3, 0] },
          { owner: A, at: [3, 2] },
          { owner: A, at: [5, 1] },
          { owner: A, at: [5, 3] },
        ],
      }),
      seat: A,
      goal: happened('sailorWalked', { to: [1, 0] }),
      solutions: [[{ kind: 'walk', seat: A, at: [2, 0], dir: 'W' }]],
      tempting: [[{ kind: 'buySailor', seat: A, at: [1, 0] }]],
      done: { fr: 'Un pas vers le port', en: 'One step to the port' },
      missed: { fr: 'Un pas permis, mais le port A reste vide.', en: 'An allowed step, but port A stays empty.' },
    },
    {
      title: { fr: 'acheter, puis bouger', en: 'buy, then move' },
      text: {
        fr: 'Les achats viennent juste après la tuile. Dès qu’une pièce a bougé, il est trop tard.',
        en: 'Purchases come right after the tile. As soon as a piece has moved, it is too late.',
      },
      task: {
        fr: 'Deux actions : un marin au port A, et une case en avant pour le bateau.',
        en: 'Two actions: a sailor for port A, and one square ahead for the ship.',
      },
      position: table(beacon, { stage: 'buy', home, ships: { '0t1': { at: [0, 1], heading: 'E' } } }),
      seat: A,
      goal: both(happened('sailorBought', { at: [1, 0] }), happened('shipAdvanced')),
      solutions: [
        [
          { kind: 'buySailor', seat: A, at: [1, 0] },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      tempting: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'buySailor', seat: A, at: [1, 0] },
        ],
      ],
      done: { fr: 'Dans le bon ordre', en: 'In the right order' },
      missed: {
        fr: 'Il fallait les deux : l’achat et l’avance.',
        en: 'Both were asked for: the purchase and the move.',
      },
    },
  ],
};
