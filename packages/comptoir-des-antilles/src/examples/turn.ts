import { A, B, type ComptoirExample, tableWith } from './position.ts';

/** Examples of the turn. */
export const turn: readonly ComptoirExample[] = [
  {
    id: 'no-turn-without-a-contact',
    shows: ['turn.contact'],
    title: { fr: 'Pas de tour sans relation', en: 'No turn without a contact' },
    caption: {
      fr: 'A voudrait finir son tour sans rien jouer. Il doit jouer une relation.',
      en: 'A would like to end the turn without playing. A contact must be played.',
    },
    position: tableWith(),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'one-contact-a-turn',
    shows: ['turn.contact'],
    title: { fr: 'Une relation par tour', en: 'One contact a turn' },
    caption: {
      fr: 'A a joué le Contremaître. Le Matelot attendra le tour suivant.',
      en: 'A has played the Foreman. The Deckhand must wait for the next turn.',
    },
    position: tableWith({ played: 'foreman' }),
    actions: [{ kind: 'playContact', seat: A, contact: 'deckhand' }],
    legal: false,
  },
  {
    id: 'end-in-the-middle',
    shows: ['turn.parts'],
    title: { fr: 'Au milieu d’une relation', en: 'In the middle of a contact' },
    caption: {
      fr: 'Le Contremaître est joué, ses deux porteurs ne sont pas placés. Le tour ne peut pas finir là.',
      en: 'The Foreman is played, its two porters are not placed. The turn cannot end there.',
    },
    position: tableWith({ contact: 'foreman' }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'tile-after-the-contact',
    shows: ['turn.tile', 'tile.at-ship'],
    title: { fr: 'Une tuile après la relation', en: 'A tile after the contact' },
    caption: {
      fr: 'A a joué sa relation. Il pose encore les Pirates au quai 2, avant de finir son tour.',
      en: 'A has played a contact. A still lays the Pirates at quay 2 before ending the turn.',
    },
    position: tableWith({ tiles: { A: ['pirates'] }, q2: '5 rum A2B1', played: 'foreman' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'pirates', quay: 2 }],
    legal: true,
  },
  {
    id: 'auction-in-another-turn',
    shows: ['turn.auction'],
    title: { fr: 'L’enchère d’un autre', en: 'An auction in another’s turn' },
    caption: {
      fr: 'C’est le tour de A : B n’ouvre pas d’enchère.',
      en: 'It is A’s turn: B does not open an auction.',
    },
    position: tableWith(),
    actions: [{ kind: 'openAuction', seat: B }],
    legal: false,
  },
  {
    id: 'a-whole-departure',
    shows: ['turn.departures', 'ships.assign-goods'],
    title: { fr: 'Un départ du début à la fin', en: 'A departure from start to end' },
    caption: {
      fr: 'A remplit le navire de rhum. Primes, commission, nouveau navire, pioche, puis A lui donne sa tuile Vanille cachée.',
      en: 'A fills the rum ship. Premiums, commission, a new ship, the draw, then A gives it the hidden Vanilla tile.',
    },
    position: tableWith({ contact: 'foreman', q2: '5 rum A2B1', hands: { A: ['vanilla'] } }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'payCommission', seat: A },
      { kind: 'revealShip', ship: 7 },
      { kind: 'drawGoods', goods: 'madras' },
      { kind: 'assignGoods', seat: A, tiles: { 2: 'vanilla' } },
    ],
    legal: true,
  },
];
