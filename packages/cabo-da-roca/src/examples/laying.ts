import { A, type CaboExample, cross, table } from './positions.ts';

const corners = `~   ~   ~   ~
                 qSE ..  ..  ~
                 ..  ..  ~   ~`;

/** Examples: laying a tile. */
export const laying: readonly CaboExample[] = [
  {
    id: 'a-tile-is-drawn',
    shows: ['laying.one-tile'],
    title: { fr: 'Une tuile par tour', en: 'One tile a turn' },
    caption: {
      fr: 'A pioche et découvre une côte. Il la posera.',
      en: 'A draws and finds a coast. It will be laid.',
    },
    position: cross({ phase: 'tile' }),
    actions: [
      { kind: 'drawTile', seat: A },
      { kind: 'tile', face: 'coast' },
    ],
    legal: true,
  },
  {
    id: 'land-turned-outward',
    shows: ['laying.one-tile', 'laying.adjacent', 'laying.sides', 'laying.corners', 'tiles.corners'],
    title: { fr: 'La terre vers l’extérieur', en: 'Land turned outward' },
    caption: {
      fr: 'Contre la croix, la côte montre sa mer : les deux coins de l’ouest sont de mer, comme ceux de la voisine.',
      en: 'Toward the cross the coast shows its sea: both western corners are sea, like those of the neighbor.',
    },
    position: cross({ phase: 'lay', tile: 'coast' }),
    actions: [{ kind: 'layTile', seat: A, at: [2, 0], rot: 1 }],
    legal: true,
  },
  {
    id: 'land-against-sea',
    shows: ['laying.sides', 'tiles.corners'],
    title: { fr: 'Terre contre mer', en: 'Land against sea' },
    caption: {
      fr: 'La même côte, terre au nord : son coin nord-ouest bute sur la mer de sa voisine.',
      en: 'The same coast with its land to the north: its northwest corner runs into the neighbor’s sea.',
    },
    position: cross({ phase: 'lay', tile: 'coast' }),
    actions: [{ kind: 'layTile', seat: A, at: [2, 0], rot: 0 }],
    legal: false,
  },
  {
    id: 'touching-by-a-corner-only',
    shows: ['laying.adjacent'],
    title: { fr: 'Un coin ne suffit pas', en: 'A corner is not enough' },
    caption: {
      fr: 'Cette case ne touche la croix que par un coin.',
      en: 'This square touches the cross by a corner only.',
    },
    position: cross({ phase: 'lay', tile: 'coast' }),
    actions: [{ kind: 'layTile', seat: A, at: [2, -1], rot: 0 }],
    legal: false,
  },
  {
    id: 'corners-disagree',
    shows: ['laying.corners', 'tiles.corners'],
    title: { fr: 'Des coins en désaccord', en: 'Corners that disagree' },
    caption: {
      fr: 'Le côté est s’accorde, mais le coin nord-ouest, de mer, rencontre le coin de terre du quart de terre.',
      en: 'The eastern side matches, but the northwest corner, sea, meets the land corner of the quarter land.',
    },
    position: table(corners, { phase: 'lay', tile: 'quarter' }),
    actions: [{ kind: 'layTile', seat: A, at: [1, 2], rot: 3 }],
    legal: false,
  },
  {
    id: 'corners-agree',
    shows: ['laying.corners'],
    title: { fr: 'Des coins d’accord', en: 'Corners that agree' },
    caption: {
      fr: 'La terre dans ce coin, le même quart de terre entre.',
      en: 'With its land in that corner, the same quarter land fits.',
    },
    position: table(corners, { phase: 'lay', tile: 'quarter' }),
    actions: [{ kind: 'layTile', seat: A, at: [1, 2], rot: 0 }],
    legal: true,
  },
  {
    id: 'ports-too-near',
    shows: ['laying.ports-apart'],
    title: { fr: 'Deux ports trop proches', en: 'Two ports too near' },
    caption: {
      fr: 'Terre et mer s’accordent, mais le port B toucherait le port A par un coin.',
      en: 'Land and sea agree, but port B would touch port A by a corner.',
    },
    position: table(
      `qNE A.N qNW ~
       ~   ~   ~   ~`,
      { phase: 'lay', tile: 'B' },
    ),
    actions: [{ kind: 'layTile', seat: A, at: [2, -1], rot: 3 }],
    legal: false,
  },
  {
    id: 'nowhere-to-go',
    shows: ['laying.redraw'],
    title: { fr: 'Aucune place', en: 'No place at all' },
    caption: {
      fr: 'Une anse n’a pas de côté tout en mer : la croix ne la reçoit nulle part. A la rend et pioche de nouveau.',
      en: 'A cove has no side that is all sea: the cross takes it nowhere. A returns it and draws again.',
    },
    position: cross({ phase: 'lay', tile: 'cove' }),
    actions: [{ kind: 'returnTile', seat: A }],
    legal: true,
  },
  {
    id: 'a-place-exists',
    shows: ['laying.redraw'],
    title: { fr: 'Une place existe', en: 'There is a place' },
    caption: {
      fr: 'A n’aime pas cette côte. Mais elle a une place : elle se pose.',
      en: 'A does not like this coast. But it has a place: it is laid.',
    },
    position: cross({ phase: 'lay', tile: 'coast' }),
    actions: [{ kind: 'returnTile', seat: A }],
    legal: false,
  },
  {
    id: 'dead-stack',
    shows: ['laying.dead-stack', 'laying.redraw', 'end.final-phase'],
    title: { fr: 'Rien que des anses', en: 'Nothing but coves' },
    caption: {
      fr: 'Il ne reste que des anses et aucune n’entre : la pioche est morte, la phase finale commence.',
      en: 'Only coves are left and none fits: the stack is dead, the final phase begins.',
    },
    position: table(
      `..  ~   ..
       ~   ~   I
       ..  ~   ..`,
      { phase: 'lay', tile: 'cove', stack: { cove: 2 } },
    ),
    actions: [{ kind: 'returnTile', seat: A }],
    legal: true,
  },
];
