import { A, type CaboExample, hazards, lighthouse, sharkSea, table } from '../positions.ts';

const lights = `~   ~   ~   ~   ~   ~   ~
                ~   L   ~   ..  ..  L   ..`;

/** Examples: the open points of sea and lighthouses. */
export const sailingRulings: readonly CaboExample[] = [
  {
    id: 'onto-the-rock',
    shows: ['ruling.hazard-entry', 'hazard.rock'],
    title: { fr: 'Vers le rocher', en: 'Onto the rock' },
    caption: {
      fr: 'Refusé. À d’autres tables, le coup se joue et le bateau coule.',
      en: 'Refused. At other tables it may be played, and the ship sinks.',
    },
    position: hazards({ ships: { '0f1': { at: [1, 0], heading: 'S' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'along-the-coast',
    shows: ['ruling.shore-squares'],
    title: { fr: 'Sur une tuile de côte', en: 'Onto a coast tile' },
    caption: {
      fr: 'La moitié de mer du côté suffit pour passer. À d’autres tables, la côte est fermée.',
      en: 'The half of the side that is sea is enough to pass. At other tables the coast is closed.',
    },
    position: table(
      `qSE cS  qSW
       qNE cN  qNW
       ~   ~   ~`,
      { ships: { '0t1': { at: [0, 1], heading: 'E' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: true,
  },
  {
    id: 'the-coast-beneath',
    shows: ['ruling.coasting-own-square'],
    title: { fr: 'La côte sous le bateau', en: 'The coast beneath the ship' },
    caption: {
      fr: 'Le bateau de pêche viserait une côte isolée : autour d’elle, pas d’autre terre. Refusé ; à d’autres tables, elle compte.',
      en: 'The fishing ship is making for a lone coast: no other land around. Refused; at other tables it counts itself.',
    },
    position: table(
      `qNE cN  qNW
       ~   ~   ~`,
      { ships: { '0f1': { at: [1, 1], heading: 'N' } } },
    ),
    actions: [{ kind: 'advance', seat: A, ship: '0f1' }],
    legal: false,
  },
  {
    id: 'past-one-light-to-another',
    shows: ['ruling.bonus-trigger', 'lighthouse.bonus-each'],
    title: { fr: 'D’un phare à l’autre', en: 'Past one light to another' },
    caption: {
      fr: 'Trois cases le long d’un phare, jusqu’aux eaux d’un autre : deux bonus. Si seule l’arrivée compte, un seul.',
      en: 'Three squares past one lighthouse into the waters of another: two bonuses. If only the end counts, one.',
    },
    position: table(lights, {
      ships: {
        '0t1': { at: [1, 0], heading: 'E' },
        '0t2': { at: [0, 1], heading: 'N' },
        '0f1': { at: [2, 1], heading: 'N' },
      },
    }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1' },
    ],
    legal: true,
  },
  {
    id: 'bonus-spent-at-once',
    shows: ['ruling.bonus-use', 'lighthouse.bonus-free'],
    title: { fr: 'Un bonus joué tout de suite', en: 'A bonus used at once' },
    caption: {
      fr: 'Le bonus à peine gagné fait avancer encore. À d’autres tables, il attend le tour suivant.',
      en: 'The bonus just gained carries the ship on. At other tables it waits for the next turn.',
    },
    position: lighthouse({ left: 1, ships: { '0t1': { at: [3, 0], heading: 'SW' } } }),
    actions: [
      { kind: 'advance', seat: A, ship: '0t1' },
      { kind: 'advance', seat: A, ship: '0t1', bonus: 1 },
    ],
    legal: true,
  },
  {
    id: 'a-bonus-to-rotate',
    shows: ['ruling.bonus-kind'],
    title: { fr: 'Un bonus pour tourner', en: 'A bonus to rotate' },
    caption: {
      fr: 'A tourne son bateau avec un bonus. À d’autres tables, un bonus ne fait qu’avancer.',
      en: 'A rotates a ship with a bonus. At other tables a bonus only advances.',
    },
    position: lighthouse({ left: 0, ships: { '0t1': { at: [2, 1], heading: 'E', kept: 1 } } }),
    actions: [{ kind: 'rotate', seat: A, ship: '0t1', to: 'right', bonus: 1 }],
    legal: true,
  },
  {
    id: 'one-action-for-the-shark',
    shows: ['ruling.shark-short', 'turn.limit'],
    title: { fr: 'Une action pour le requin', en: 'One action for the shark' },
    caption: {
      fr: 'Il en faudrait deux : refusé. À d’autres tables, la deuxième est prise sur le tour suivant.',
      en: 'Two would be needed: refused. At other tables the second is taken from the next turn.',
    },
    position: sharkSea({ left: 1, ships: { '0t1': { at: [0, 0], heading: 'E' } } }),
    actions: [{ kind: 'advance', seat: A, ship: '0t1' }],
    legal: false,
  },
];
