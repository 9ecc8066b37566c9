import { A, B, type RotterdamExample, table } from '../position.ts';

/** Open points of launching, sailing and quays. */
export const riverRulings: readonly RotterdamExample[] = [
  {
    id: 'empty-by-choice',
    shows: ['ruling.empty-launch'],
    title: { fr: 'À vide, par choix', en: 'Empty, by choice' },
    caption: {
      fr: 'Rien ne manque en réserve, mais A aimerait garder sa cale libre pour un voleur. Il doit charger.',
      en: 'Nothing is out of stock, but A would like to keep the hold free for a thief. A cargo must be loaded.',
    },
    position: table(),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: null }],
    legal: false,
  },
  {
    id: 'empty-as-one-likes',
    shows: ['ruling.empty-launch', 'launch.empty-ship'],
    title: { fr: 'À vide, si la table le veut', en: 'Empty, if the table agrees' },
    caption: {
      fr: 'À d’autres tables, on peut partir à vide quand on veut.',
      en: 'At other tables a ship may go out empty at any time.',
    },
    rulings: { 'empty-launch': 'free' },
    position: table(),
    actions: [{ kind: 'launch', seat: A, start: 'A1', cargo: null }],
    legal: true,
  },
  {
    id: 'front-ship-leaves-later',
    shows: ['ruling.blocked-ship'],
    title: { fr: 'Devant, mais plus tard', en: 'In front, but later' },
    caption: {
      fr: 'A annonce rouge. Son navire en B4 est bloqué par celui de B, qui part ensuite. La voie est libre, trop tard pour A.',
      en: 'A calls red. The ship on B4 is blocked by B’s, which leaves afterwards. The way is free, too late for A.',
    },
    position: table({ phase: 'sail', ships: ['0a@B4:fruit', '1a@C4:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'sail', seat: B, ship: '1a', to: 'D4' },
    ],
    legal: true,
  },
  {
    id: 'second-chance',
    shows: ['ruling.blocked-ship'],
    title: { fr: 'Une seconde chance', en: 'A second chance' },
    caption: {
      fr: 'À d’autres tables, le navire de A repart dès que B a libéré C4.',
      en: 'At other tables A’s ship goes as soon as B has left C4.',
    },
    rulings: { 'blocked-ship': 'moves-later' },
    position: table({ phase: 'sail', ships: ['0a@B4:fruit', '1a@C4:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'sail', seat: B, ship: '1a', to: 'D4' },
      { kind: 'sail', seat: A, ship: '0a', to: 'C4' },
    ],
    legal: true,
  },
  {
    id: 'tried-too-soon',
    shows: ['ruling.blocked-ship', 'sail.blocked'],
    title: { fr: 'Essayé trop tôt', en: 'Tried too soon' },
    caption: {
      fr: 'Dans une autre encore, A prend d’abord le navire bloqué par le sien : il a perdu son coup.',
      en: 'Under yet another, A takes up the ship that A’s own ship blocks: its move is lost.',
    },
    rulings: { 'blocked-ship': 'lost-at-once' },
    position: table({ phase: 'sail', ships: ['0a@B4:fruit', '0b@C4:chemicals'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'hold', seat: A, ship: '0a' },
    ],
    legal: true,
  },
  {
    id: 'quay-taken',
    shows: ['ruling.harbor-occupancy', 'sail.blocked'],
    title: { fr: 'Le quai est pris', en: 'The quay is taken' },
    caption: {
      fr: 'Le navire de B est encore à ce quai de Merwehaven. Celui de A attend en F1.',
      en: 'B’s ship is still at this quay of Merwehaven. A’s waits on F1.',
    },
    position: table({ phase: 'sail', ships: ['0a@F1:fruit', '1a@ME1:fruit'] }),
    actions: [{ kind: 'callColor', seat: A, color: 'yellow' }],
    legal: true,
  },
  {
    id: 'room-at-the-quay',
    shows: ['ruling.harbor-occupancy'],
    title: { fr: 'De la place au quai', en: 'Room at the quay' },
    caption: {
      fr: 'À d’autres tables, un port reçoit tous ceux qui viennent.',
      en: 'At other tables a harbor takes all who come.',
    },
    rulings: { 'harbor-occupancy': 'unlimited' },
    position: table({ phase: 'sail', ships: ['0a@F1:fruit', '1a@ME1:fruit'] }),
    actions: [
      { kind: 'callColor', seat: A, color: 'yellow' },
      { kind: 'sail', seat: A, ship: '0a', to: 'ME1' },
    ],
    legal: true,
  },
];
