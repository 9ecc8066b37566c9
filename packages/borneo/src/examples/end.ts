import { A, B, type BorneoExample, D, table } from './position.ts';

const lastPort = table({
  phase: 'shipment',
  hands: { A: ['YYR/B:n', 3] },
  ports: { 3: ['sibu', 'YYY/R:c'] },
  harborPile: [],
  harborsOut: ['sukadana', 'sandakan', 'pontianak', 'sambas', 'samarinda', 'tarakan', 'balikpapan', 'miri', 'bintulu'],
});

/** Examples of the end of the game. */
export const end: readonly BorneoExample[] = [
  {
    id: 'no-harbor-card-left',
    shows: ['end.harbor-pile', 'end.clear'],
    title: { fr: 'Plus de carte Port', en: 'No Harbor card left' },
    caption: {
      fr: 'Sibu est distribué jusqu’au bout, puis rien ne peut le remplacer. Les mains et les ports sont défaussés.',
      en: 'Sibu is given out to the last spice, then nothing can replace it. Hands and ports are discarded.',
    },
    position: lastPort,
    actions: [
      { kind: 'playShipment', seat: A, card: 'YYR/B:n', port: 3 },
      { kind: 'take', seat: D, card: 'YYY/R:c' },
      { kind: 'take', seat: A, card: 'YYR/B:n' },
    ],
    legal: true,
  },
  {
    id: 'no-shipment-card-left',
    shows: ['end.shipment-cards', 'end.clear'],
    title: { fr: 'Plus de Cargaison', en: 'No Shipment card left' },
    caption: {
      fr: 'Ni pioche ni défausse : après cette carte, A ne peut plus piocher.',
      en: 'No pile and no discard: after this card A cannot draw.',
    },
    position: table({
      phase: 'shipment',
      hands: { A: ['GGG/Y:p', 3] },
      pile: [],
      discard: [],
      warehouses: { A: [11], B: [11], C: [11], D: [11] },
    }),
    actions: [{ kind: 'playShipment', seat: A, card: 'GGG/Y:p', port: 1 }],
    legal: true,
  },
  {
    id: 'one-last-mission',
    shows: ['final.mission'],
    title: { fr: 'Une dernière Mission', en: 'One last Mission' },
    caption: {
      fr: 'A a joué le dernier tour, B commence. Il paie la Mission à 5 points (2 girofle + 1 muscade) avec trois cartes de son entrepôt.',
      en: 'A had the last turn, B begins and pays for the 5-point Mission (2 clove + 1 nutmeg) with three cards of the warehouse.',
    },
    position: table({ phase: 'final', warehouses: { B: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] } }),
    actions: [{ kind: 'completeMission', seat: B, mission: '1c', pay: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] }],
    legal: true,
  },
  {
    id: 'last-player-speaks-last',
    shows: ['final.order'],
    title: { fr: 'Le dernier parle en dernier', en: 'The last speaks last' },
    caption: {
      fr: 'A était le dernier joueur actif. Avant lui viennent B, C et D.',
      en: 'A was the last active player. B, C and D come first.',
    },
    position: table({ phase: 'final', warehouses: { A: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] } }),
    actions: [{ kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] }],
    legal: false,
  },
  {
    id: 'the-count',
    shows: ['score.total', 'score.shipments', 'score.harbors', 'score.missions', 'score.winner'],
    title: { fr: 'Le décompte', en: 'The count' },
    caption: {
      fr: 'D renonce et l’on compte. A : 1 carte et 7 points de Mission. B : 1 carte, Kuching et 7 points. B gagne, 9 à 8.',
      en: 'D passes and the points are counted. A: 1 card and 7 Mission points. B: 1 card, Kuching and 7 points. B wins, 9 to 8.',
    },
    position: table({
      phase: 'final',
      active: 'D',
      final: ['D'],
      warehouses: { A: ['RRR/B:v', '2a'], B: ['kuching', 'GGG/Y:p', '2b'] },
    }),
    actions: [{ kind: 'pass', seat: D }],
    legal: true,
  },
  {
    id: 'more-missions-win',
    shows: ['score.tie'],
    title: { fr: 'Deux Missions contre une', en: 'Two Missions against one' },
    caption: {
      fr: 'A et C ont 15 PV chacun. A l’emporte avec deux Missions.',
      en: 'A and C have 15 VP each. A wins with two Missions.',
    },
    position: table({
      phase: 'final',
      final: ['A'],
      warehouses: {
        A: ['RRR/B:v', 'BBB/G:n', 'kuching', '2a', '1b'],
        B: ['GGG/Y:p', 'YYY/R:c', 'RRG/R:n', '3a'],
        C: ['BBY/B:p', 'sibu', 'sambas', '4a'],
      },
    }),
    actions: [{ kind: 'pass', seat: A }],
    legal: true,
  },
  {
    id: 'after-the-count',
    shows: ['score.total'],
    title: { fr: 'Après le décompte', en: 'After the count' },
    caption: {
      fr: 'A découvre trop tard qu’il pouvait encore payer une Mission.',
      en: 'A finds too late that there was a Mission to pay for.',
    },
    position: table({
      phase: 'final',
      final: ['A'],
      warehouses: { A: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] },
    }),
    actions: [
      { kind: 'pass', seat: A },
      { kind: 'completeMission', seat: A, mission: '1c', pay: ['RRR/B:v', 'YYB/Y:v', 'BBB/G:n'] },
    ],
    legal: false,
  },
];
