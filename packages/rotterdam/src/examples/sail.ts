import { A, B, type RotterdamExample, table } from './position.ts';

/** Examples of phase 2. */
export const sail: readonly RotterdamExample[] = [
  {
    id: 'nobody-moves',
    shows: ['sail.must-call', 'sail.call-order'],
    title: { fr: 'Une couleur pour rien', en: 'A color for nothing' },
    caption: {
      fr: 'A annonce rouge, et personne n’est devant un canal rouge. C’est permis ; B annonce ensuite.',
      en: 'A calls red, and nobody has a red channel ahead. That is fine; B calls next.',
    },
    position: table({ phase: 'sail', ships: ['0a@E2:fruit'] }),
    actions: [{ kind: 'callColor', seat: A, color: 'red' }],
    legal: true,
  },
  {
    id: 'no-purple-channel',
    shows: ['sail.channel-color'],
    title: { fr: 'Pas de canal violet', en: 'No purple channel' },
    caption: {
      fr: 'Sur cette carte, les canaux sont rouges, jaunes, verts ou bleus.',
      en: 'On this map channels are red, yellow, green or blue.',
    },
    position: table({ phase: 'sail', ships: ['0a@A1:grain'] }),
    actions: [{ kind: 'callColor', seat: A, color: 'purple' }],
    legal: false,
  },
  {
    id: 'nobody-passes',
    shows: ['sail.must-call'],
    title: { fr: 'On ne passe pas son tour', en: 'Nobody passes' },
    caption: {
      fr: 'Toutes les couleurs servent les autres, et A préférerait se taire. Il faut pourtant en annoncer une.',
      en: 'Every color serves the others, and A would rather be silent. Still, one must be called.',
    },
    position: table({ phase: 'sail', ships: ['1a@E1:grain'] }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'red-again',
    shows: ['sail.repeat-color'],
    title: { fr: 'Rouge, encore', en: 'Red again' },
    caption: {
      fr: 'A a annoncé rouge. B peut reprendre la même couleur.',
      en: 'A has called red. B may take the same color.',
    },
    position: table({ phase: 'sail', seat: B, called: ['red'], ships: ['1a@A1:grain'] }),
    actions: [{ kind: 'callColor', seat: B, color: 'red' }],
    legal: true,
  },
  {
    id: 'two-of-mine',
    shows: ['sail.all-ships-move', 'sail.one-channel'],
    title: { fr: 'Deux navires d’un coup', en: 'Two ships at once' },
    caption: {
      fr: 'A annonce vert. Ses deux navires, en A2 et en D1, ont un canal vert devant eux : le second avance aussi.',
      en: 'A calls green. Both ships, on A2 and D1, have a green channel ahead: the second moves as well.',
    },
    position: table({ phase: 'sail', ships: ['0a@A2:grain', '0b@D1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'green' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B3' },
      { kind: 'sail', seat: A, ship: '0b', to: 'E1' },
    ],
    legal: true,
  },
  {
    id: 'none-stays-behind',
    shows: ['sail.all-ships-move'],
    title: { fr: 'Aucun ne reste', en: 'None stays behind' },
    caption: {
      fr: 'Un seul des deux navires de A a bougé. L’autre a aussi un canal vert : A ne peut pas finir son tour.',
      en: 'Only one of A’s two ships has moved. The other has a green channel too: A cannot end the turn.',
    },
    position: table({ phase: 'sail', ships: ['0a@A2:grain', '0b@D1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'green' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B3' },
      { kind: 'endTurn', seat: A },
    ],
    legal: false,
  },
  {
    id: 'not-before-green',
    shows: ['sail.by-color'],
    title: { fr: 'Ce canal n’est pas vert', en: 'That channel is not green' },
    caption: {
      fr: 'On a annoncé vert. De D1, c’est le canal jaune qui mène à Vulcaanhaven.',
      en: 'Green was called. From D1 it is the yellow channel that leads to Vulcaanhaven.',
    },
    position: table({ phase: 'sail', ships: ['0a@D1:grain'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'green' },
      { kind: 'sail', seat: A, ship: '0a', to: 'VU1' },
    ],
    legal: false,
  },
  {
    id: 'one-step-only',
    shows: ['sail.one-channel'],
    title: { fr: 'Un canal, pas deux', en: 'One channel, not two' },
    caption: {
      fr: 'De B1 à C1 le canal est rouge aussi. Mais une annonce ne vaut qu’un canal par navire.',
      en: 'From B1 to C1 the channel is red as well. But a call is worth one channel for each ship.',
    },
    position: table({ phase: 'sail', ships: ['0a@A1:grain', '0b@B4:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
      { kind: 'sail', seat: A, ship: '0a', to: 'C1' },
    ],
    legal: false,
  },
  {
    id: 'caller-goes-first',
    shows: ['sail.mover-order'],
    title: { fr: 'L’annonceur d’abord', en: 'The caller first' },
    caption: {
      fr: 'B a annoncé rouge et son navire n’a pas encore bougé. A attend.',
      en: 'B has called red and B’s ship has not moved yet. A waits.',
    },
    position: table({ phase: 'sail', seat: B, called: ['blue'], ships: ['0a@A1:grain', '1a@B4:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: B, color: 'red' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
    ],
    legal: false,
  },
  {
    id: 'hands-off',
    shows: ['sail.mover-order'],
    title: { fr: 'Chacun les siens', en: 'Everybody their own' },
    caption: {
      fr: 'B a annoncé rouge, mais le navire en A1 est à A, qui le déplacera.',
      en: 'B has called red, but the ship on A1 is A’s, who will move it.',
    },
    position: table({ phase: 'sail', seat: B, called: ['blue'], ships: ['0a@A1:grain', '1a@B4:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: B, color: 'red' },
      { kind: 'sail', seat: B, ship: '0a', to: 'B1' },
    ],
    legal: false,
  },
  {
    id: 'round-the-table',
    shows: ['sail.call-order', 'sail.all-ships-move'],
    title: { fr: 'Puis les autres', en: 'Then the others' },
    caption: {
      fr: 'B a déplacé le sien, et A fait avancer le navire en A1. Tout le monde a bougé : c’est à C d’annoncer.',
      en: 'B has moved, and A moves the ship on A1. Everybody has moved: it is C’s turn to call.',
    },
    position: table({ phase: 'sail', seat: B, called: ['blue'], ships: ['0a@A1:grain', '1a@B4:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: B, color: 'red' },
      { kind: 'sail', seat: B, ship: '1a', to: 'C4' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
    ],
    legal: true,
  },
  {
    id: 'north-or-south',
    shows: ['sail.owner-chooses'],
    title: { fr: 'Au nord ou au sud', en: 'North or south' },
    caption: {
      fr: 'A annonce vert. De B2, deux canaux verts s’ouvrent, et le navire est à B : c’est B qui choisit le sud.',
      en: 'A calls green. From B2 two green channels lead on, and the ship is B’s: it is B who picks the south.',
    },
    position: table({ phase: 'sail', ships: ['1a@B2:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'green' },
      { kind: 'sail', seat: B, ship: '1a', to: 'C3' },
    ],
    legal: true,
  },
  {
    id: 'both-ways-taken',
    shows: ['sail.blocked'],
    title: { fr: 'Deux voies, deux navires', en: 'Two ways, two ships' },
    caption: {
      fr: 'De C3, les deux canaux rouges mènent à des positions prises. Le navire de A attend.',
      en: 'From C3 both red channels lead to positions that are taken. A’s ship waits.',
    },
    position: table({ phase: 'sail', ships: ['0a@C3:chemicals', '1a@D3:crude-oil', '2a@D4:chemicals'] }),
    actions: [{ kind: 'callColor', seat: A, color: 'red' }],
    legal: true,
  },
  {
    id: 'forced-detour',
    shows: ['sail.evasion'],
    title: { fr: 'Le détour forcé', en: 'The forced detour' },
    caption: {
      fr: 'A annonce vert pour B. De E2, la voie de F1 est prise : B doit aller en F2, d’où ses fruits n’atteindront plus Merwehaven.',
      en: 'A calls green, meaning B. From E2 the way to F1 is taken: B must go to F2, and the fruit will never make Merwehaven from there.',
    },
    position: table({ phase: 'sail', ships: ['1a@E2:fruit', '2a@F1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'green' },
      { kind: 'sail', seat: B, ship: '1a', to: 'F2' },
    ],
    legal: true,
  },
  {
    id: 'no-collision',
    shows: ['sail.evasion', 'sail.blocked'],
    title: { fr: 'Pas d’abordage', en: 'No collision' },
    caption: {
      fr: 'B voudrait F1 malgré tout. La position est prise et l’autre canal est libre.',
      en: 'B would like F1 all the same. The position is taken and the other channel is free.',
    },
    position: table({ phase: 'sail', ships: ['1a@E2:fruit', '2a@F1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'green' },
      { kind: 'sail', seat: B, ship: '1a', to: 'F1' },
    ],
    legal: false,
  },
];
