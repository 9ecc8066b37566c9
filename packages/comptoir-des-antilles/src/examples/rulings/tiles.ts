import { A, B, C, type ComptoirExample, tableWith } from '../position.ts';

/** Open points of auctions and event tiles. */
export const tileRulings: readonly ComptoirExample[] = [
  {
    id: 'shortage-after-the-contact',
    shows: ['ruling.tile-sailing-commission', 'tile.shortage'],
    title: { fr: 'Pénurie après la relation', en: 'Shortage after the contact' },
    caption: {
      fr: 'A a joué le Contremaître, puis fait partir un navire par une Pénurie. Ce n’est l’œuvre d’aucune relation : pas de commission.',
      en: 'A has played the Foreman, then makes a ship sail with a Shortage. No contact has a hand in it: no commission.',
    },
    position: tableWith({ tiles: { A: ['shortage'] }, q2: '5 rum A1B2', played: 'foreman' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'shortage', quay: 2 }],
    legal: true,
  },
  {
    id: 'quay-emptied-by-damage',
    shows: ['ruling.removed-ship', 'tile.damage'],
    title: { fr: 'Un quai vidé par une Avarie', en: 'A quay emptied by Damage' },
    caption: {
      fr: 'Rien n’est parti, le navire est perdu. Le quai 2 en reçoit pourtant un autre.',
      en: 'Nothing has sailed, the ship is lost. Yet quay 2 receives another one.',
    },
    position: tableWith({ tiles: { A: ['damage'] }, q2: '5 rum A2B1', played: 'foreman' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'damage', quay: 2 }],
    legal: true,
  },
  {
    id: 'storm-breaks-at-once',
    shows: ['ruling.storm', 'tile.storm'],
    title: { fr: 'La Tempête n’attend pas', en: 'The Storm does not wait' },
    caption: {
      fr: 'Il manque deux porteurs au navire. La Tempête l’emporte sans attendre qu’il soit plein.',
      en: 'The ship lacks two porters. The Storm takes it without waiting for it to be full.',
    },
    position: tableWith({ tiles: { A: ['storm'] }, q2: '5 rum A2B1' }),
    actions: [{ kind: 'playTile', seat: A, tile: 'storm', quay: 2 }],
    legal: true,
  },
  {
    id: 'two-madras-ships',
    shows: ['ruling.quality-scope', 'sailing.premiums'],
    title: { fr: 'Deux navires de madras', en: 'Two madras ships' },
    caption: {
      fr: 'La Mauvaise Qualité est au quai 1. Le madras du quai 3 part à 2 par porteur, comme d’habitude.',
      en: 'Poor Quality lies at quay 1. The madras of quay 3 sails at 2 a porter, as usual.',
    },
    position: tableWith({ contact: 'deckhand', q1: '4 madras A1 poor-quality/B', q3: '4 madras A2B1' }),
    actions: [{ kind: 'place', seat: A, quays: [3] }],
    legal: true,
  },
  {
    id: 'moved-to-an-exclusive-ship',
    shows: ['ruling.exclusive-scope', 'tile.exclusive'],
    title: { fr: 'Arriver par le quai voisin', en: 'Arriving from the next quay' },
    caption: {
      fr: 'B ne place pas, il déplace un porteur du quai 1. L’Exclusivité de A l’arrête quand même.',
      en: 'B does not place but moves a porter from quay 1. A’s Exclusive stops it all the same.',
    },
    position: tableWith({
      active: 'B',
      contact: 'pilot',
      effects: [{ do: 'move', n: 1, whose: 'own' }],
      q1: '4 madras B1',
      q2: '5 rum A1 exclusive/A',
    }),
    actions: [{ kind: 'move', seat: B, from: 1, to: 2, porters: [B] }],
    legal: false,
  },
  {
    id: 'bids-go-round-again',
    shows: ['ruling.auction-form', 'auction.raise'],
    title: { fr: 'L’enchère refait le tour', en: 'The bids go round again' },
    caption: {
      fr: 'A a misé 1, B 2, et C mise 3. Ce n’est pas fini : A peut encore renchérir.',
      en: 'A has bid 1, B 2, and C bids 3. It is not over: A may raise again.',
    },
    position: tableWith({
      phase: 'auction',
      auctions: 1,
      auction: { tile: 'claim', high: { seat: B, amount: 2 } },
    }),
    actions: [{ kind: 'bid', seat: C, amount: 3 }],
    legal: true,
  },
  {
    id: 'second-auction',
    shows: ['ruling.auctions-per-turn', 'turn.auction'],
    title: { fr: 'Une deuxième enchère', en: 'A second auction' },
    caption: {
      fr: 'A a déjà mis une tuile aux enchères dans ce tour. La suivante attendra.',
      en: 'A has already put a tile up for auction in this turn. The next one must wait.',
    },
    position: tableWith({ auctions: 1 }),
    actions: [{ kind: 'openAuction', seat: A }],
    legal: false,
  },
  {
    id: 'mutiny-between-effects',
    shows: ['ruling.tile-window', 'tile.mutiny'],
    title: { fr: 'Entre deux effets', en: 'Between two effects' },
    caption: {
      fr: 'Le Capitaine a placé deux porteurs et doit encore en déplacer un. A pose la Mutinerie entre les deux.',
      en: 'The Captain has placed two porters and has still to move one. A lays the Mutiny in between.',
    },
    position: tableWith({
      tiles: { A: ['mutiny'] },
      contact: 'captain',
      effects: [{ do: 'move', n: 1, whose: 'other' }],
      q2: '5 rum A2B1',
    }),
    actions: [{ kind: 'playTile', seat: A, tile: 'mutiny', quay: 2 }],
    legal: true,
  },
  {
    id: 'claim-during-a-departure',
    shows: ['ruling.tile-window'],
    title: { fr: 'Pas pendant un départ', en: 'Not during a departure' },
    caption: {
      fr: 'Le navire est parti, sa commission n’est pas payée. La Créance attend que ce soit fait.',
      en: 'The ship has sailed, its commission is not paid. The Claim waits until that is done.',
    },
    position: tableWith({ tiles: { A: ['claim'] }, contact: 'foreman', q2: '5 rum A2B1' }),
    actions: [
      { kind: 'place', seat: A, quays: [2, 2] },
      { kind: 'playTile', seat: A, tile: 'claim', quay: 4 },
    ],
    legal: false,
  },
];
