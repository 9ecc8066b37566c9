import { A, hazards, openSea, table } from '../examples/positions.ts';
import { type CaboLesson, happened } from './kit.ts';

/** Where ships may go. */
export const sailing: CaboLesson = {
  id: 'sailing',
  title: { fr: 'Naviguer', en: 'Sailing' },
  about: {
    fr: 'Terre, large, récifs, autres bateaux : où l’on passe.',
    en: 'Land, open sea, reefs, other ships: where one gets through.',
  },
  teaches: [
    'ships.sea-only',
    'fishing.coasting',
    'trader.open-sea',
    'pirate.open-sea',
    'crossing.parallel',
    'crossing.move-on',
    'hazard.shoals',
    'fishing.shoals',
    'hazard.rock',
    'actions.optional',
  ],
  steps: [
    {
      title: { fr: 'éviter la terre', en: 'clear of land' },
      text: {
        fr: 'Ni un côté de terre ni un coin de terre ne se franchit. De biais, on regarde le coin.',
        en: 'Neither a land side nor a land corner is crossed. Going diagonally, look at the corner.',
      },
      task: {
        fr: 'La terre est au nord-est. Tournez, puis avancez d’une case.',
        en: 'There is land to the northeast. Turn, then advance one square.',
      },
      position: table(
        `qSE cS  qSW
         qNE cN  qNW
         ~   ~   ~`,
        { ships: { '0t1': { at: [0, 1], heading: 'NE' } } },
      ),
      seat: A,
      goal: happened('shipAdvanced'),
      solutions: [
        [
          { kind: 'rotate', seat: A, ship: '0t1', to: 'right' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      tempting: [[{ kind: 'advance', seat: A, ship: '0t1' }]],
      done: { fr: 'Le long de la côte', en: 'Along the coast' },
      missed: {
        fr: 'Vos actions sont jouées, et le bateau est resté là.',
        en: 'Your actions are used, and the ship has stayed there.',
      },
    },
    {
      title: { fr: 'qui va au large', en: 'who sails out' },
      text: {
        fr: 'Un bateau de pêche garde toujours de la terre autour de lui. Un bateau de commerce s’en passe, un pirate aussi.',
        en: 'A fishing ship always keeps land around it. A trade ship does without, and so does a pirate.',
      },
      task: { fr: 'Envoyez un bateau au large, vers le nord.', en: 'Send a ship out to sea, northward.' },
      position: table(
        `~   ~   ~   ~
         ~   ~   ~   ~
         qSE A.S qSW ..`,
        {
          ships: {
            '0f1': { at: [1, 1], heading: 'N' },
            '0t1': { at: [2, 1], heading: 'N' },
            '0p': { at: [0, 1], heading: 'N' },
          },
        },
      ),
      seat: A,
      goal: happened('shipAdvanced'),
      solutions: [[{ kind: 'advance', seat: A, ship: '0t1' }], [{ kind: 'advance', seat: A, ship: '0p' }]],
      tempting: [[{ kind: 'advance', seat: A, ship: '0f1' }]],
      done: { fr: 'La côte est derrière vous', en: 'The shore is behind you' },
      missed: {
        fr: 'Un coup permis, mais personne n’a pris le large.',
        en: 'An allowed move, but nobody has sailed out.',
      },
    },
    {
      title: { fr: 'croiser un bateau', en: 'passing a ship' },
      text: {
        fr: 'On croise un bateau couché dans l’axe du passage, à condition de ne pas s’arrêter sur sa case.',
        en: 'A ship that lies along the way can be passed, if one does not stop on its square.',
      },
      task: {
        fr: 'Passez par-dessus un bateau de B et arrivez de l’autre côté.',
        en: 'Pass over a ship of B and come out on the other side.',
      },
      position: openSea({
        ships: {
          '0t1': { at: [0, 0], heading: 'E' },
          '1t1': { at: [1, 0], heading: 'W' },
          '0t2': { at: [0, 1], heading: 'E' },
          '1t2': { at: [1, 1], heading: 'S' },
        },
      }),
      seat: A,
      goal: happened('shipAdvanced', { to: [2, 0] }),
      solutions: [
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      tempting: [
        [{ kind: 'advance', seat: A, ship: '0t2' }],
        [
          { kind: 'advance', seat: A, ship: '0t1' },
          { kind: 'endTurn', seat: A },
        ],
        [
          { kind: 'rotate', seat: A, ship: '0t2', to: 'left' },
          { kind: 'advance', seat: A, ship: '0t1' },
        ],
      ],
      done: { fr: 'Croisé, et de l’autre côté', en: 'Passed, and on the other side' },
      missed: {
        fr: 'Vos actions sont jouées, et vous n’avez croisé personne.',
        en: 'Your actions are used, and you have passed nobody.',
      },
    },
    {
      title: { fr: 'hauts-fonds et rocher', en: 'shoals and rock' },
      text: {
        fr: 'Le rocher arrête tout le monde. Les hauts-fonds laissent passer les bateaux de pêche.',
        en: 'The rock stops everybody. The shoals let fishing ships through.',
      },
      task: { fr: 'Amenez un bateau sur les hauts-fonds.', en: 'Bring a ship onto the shoals.' },
      position: hazards({
        ships: { '0t1': { at: [0, 0], heading: 'S' }, '0f1': { at: [1, 0], heading: 'S' } },
      }),
      seat: A,
      goal: happened('shipAdvanced', { to: [0, 1] }),
      solutions: [
        [
          { kind: 'rotate', seat: A, ship: '0f1', to: 'right' },
          { kind: 'advance', seat: A, ship: '0f1' },
        ],
      ],
      tempting: [[{ kind: 'advance', seat: A, ship: '0t1' }], [{ kind: 'advance', seat: A, ship: '0f1' }]],
      done: { fr: 'Le bateau de pêche y est chez lui', en: 'The fishing ship is at home there' },
      missed: {
        fr: 'Vos actions sont jouées, et les hauts-fonds sont vides.',
        en: 'Your actions are used, and the shoals are empty.',
      },
    },
    {
      title: { fr: 'savoir s’arrêter', en: 'knowing when to stop' },
      text: {
        fr: 'Une action peut se perdre. Mieux vaut une action qu’un bateau : la tempête coule les bateaux de pêche.',
        en: 'An action may be lost. Better an action than a ship: the storm sinks fishing ships.',
      },
      task: {
        fr: 'La tempête est droit devant. Finissez le tour sans perdre le bateau.',
        en: 'The storm is straight ahead. End the turn without losing the ship.',
      },
      position: hazards({
        ships: { '0f1': { at: [2, 0], heading: 'S' }, '1t1': { at: [0, 0], heading: 'E' } },
      }),
      seat: A,
      goal: ({ events }) =>
        events.some(({ kind }) => kind === 'turnEnded') && !events.some(({ kind }) => kind === 'shipSunk'),
      solutions: [[{ kind: 'endTurn', seat: A }]],
      tempting: [[{ kind: 'advance', seat: A, ship: '0f1' }]],
      done: { fr: 'Deux actions perdues, un bateau sauvé', en: 'Two actions lost, one ship saved' },
      missed: {
        fr: 'Il fallait finir le tour ainsi : tout droit, la tempête coule ce bateau.',
        en: 'The turn was to end as it was: straight ahead the storm sinks this ship.',
      },
    },
  ],
};
