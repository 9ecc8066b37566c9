import { A, B, type BorneoExample, table } from './position.ts';

/** Examples of the turn. */
export const turn: readonly BorneoExample[] = [
  {
    id: 'turn-goes-left',
    shows: ['turn.clockwise', 'draw.two'],
    title: { fr: 'Au voisin de gauche', en: 'To the left neighbor' },
    caption: {
      fr: 'A pioche sa deuxième carte et en a six. Son tour est fini, B devient le joueur actif.',
      en: 'A draws a second card and holds six. The turn is over and B becomes the active player.',
    },
    position: table({ phase: 'draw', draws: 1, hands: { A: [5] } }),
    actions: [{ kind: 'draw', to: A, card: '?' }],
    legal: true,
  },
  {
    id: 'wait-for-your-turn',
    shows: ['turn.active'],
    title: { fr: 'Chacun son tour', en: 'Everyone in turn' },
    caption: {
      fr: 'C’est la phase 3 de A. B tient la bonne carte, mais ce n’est pas à lui.',
      en: 'It is A’s phase 3. B has the right card, but it is not B’s turn.',
    },
    position: table({ phase: 'shipment', hands: { B: ['GGG/Y:p', 3] } }),
    actions: [{ kind: 'playShipment', seat: B, card: 'GGG/Y:p', port: 1 }],
    legal: false,
  },
  {
    id: 'too-late-for-a-mission',
    shows: ['turn.phase-order'],
    title: { fr: 'Trop tard pour une Mission', en: 'Too late for a Mission' },
    caption: {
      fr: 'A a déjà changé de compagnie. La phase 1 est passée, même avec les bonnes épices en entrepôt.',
      en: 'A has already transferred a merchant. Phase 1 has passed, even with the right spices in the warehouse.',
    },
    position: table({
      phase: 'shipment',
      turn: { company: 'transfer' },
      warehouses: { A: ['YYY/R:c', 'GGR/G:c', 'RRR/B:v'] },
    }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1b', pay: ['YYY/R:c', 'GGR/G:c', 'RRR/B:v'] }],
    legal: false,
  },
];
