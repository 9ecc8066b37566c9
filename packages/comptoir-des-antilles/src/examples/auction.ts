import { A, B, C, type ComptoirExample, tableWith } from './position.ts';

/** Examples of the auction. */
export const auction: readonly ComptoirExample[] = [
  {
    id: 'b-at-zero',
    shows: ['auction.condition'],
    title: { fr: 'B est à 0', en: 'B stands at 0' },
    caption: {
      fr: 'Le compteur de B est à 0. Personne ne peut ouvrir d’enchère.',
      en: 'B’s counter is at 0. Nobody can open an auction.',
    },
    position: tableWith({ premiums: [10, 0, 5] }),
    actions: [{ kind: 'openAuction', seat: A }],
    legal: false,
  },
  {
    id: 'auction-opened',
    shows: ['turn.auction', 'auction.condition'],
    title: { fr: 'Chacun a de quoi miser', en: 'Everybody can bid' },
    caption: {
      fr: 'Le plus pauvre a 1 prime : cela suffit. A ouvre une enchère.',
      en: 'The poorest has 1 premium: that is enough. A opens an auction.',
    },
    position: tableWith({ premiums: [10, 1, 5] }),
    actions: [{ kind: 'openAuction', seat: A }],
    legal: true,
  },
  {
    id: 'tile-shown-first',
    shows: ['auction.reveal'],
    title: { fr: 'On voit la tuile d’abord', en: 'The tile is seen first' },
    caption: {
      fr: 'La tuile du dessus est retournée : les Pirates. Alors seulement A parle.',
      en: 'The top tile is turned up: Pirates. Only then does A speak.',
    },
    position: tableWith(),
    actions: [
      { kind: 'openAuction', seat: A },
      { kind: 'revealTile', tile: 'pirates' },
    ],
    legal: true,
  },
  {
    id: 'no-tile-to-auction',
    shows: ['auction.reveal'],
    title: { fr: 'Plus de tuile', en: 'No tile left' },
    caption: {
      fr: 'La pile des tuiles événement est vide. Il n’y a plus rien à mettre aux enchères.',
      en: 'The pile of event tiles is empty. There is nothing left to auction.',
    },
    position: tableWith({ tilePile: {} }),
    actions: [{ kind: 'openAuction', seat: A }],
    legal: false,
  },
  {
    id: 'opening-bid',
    shows: ['auction.bid'],
    title: { fr: 'La première mise', en: 'The opening bid' },
    caption: {
      fr: 'A ouvre à 1. Si personne ne fait mieux, la tuile est à lui. La parole passe à B.',
      en: 'A opens at 1. If nobody does better, the tile is A’s. B speaks next.',
    },
    position: tableWith({ auction: { tile: 'pirates' }, phase: 'auction', auctions: 1 }),
    actions: [{ kind: 'bid', seat: A, amount: 1 }],
    legal: true,
  },
  {
    id: 'bid-of-nothing',
    shows: ['auction.bid'],
    title: { fr: 'Une mise de 0', en: 'A bid of 0' },
    caption: {
      fr: 'On n’ouvre pas à 0. A mise au moins 1, ou passe.',
      en: 'Nobody opens at 0. A bids 1 at least, or passes.',
    },
    position: tableWith({ auction: { tile: 'pirates' }, phase: 'auction', auctions: 1 }),
    actions: [{ kind: 'bid', seat: A, amount: 0 }],
    legal: false,
  },
  {
    id: 'no-raise',
    shows: ['auction.raise'],
    title: { fr: 'Une mise égale', en: 'An equal bid' },
    caption: {
      fr: 'A a misé 3. B doit offrir davantage : 3 ne suffit pas.',
      en: 'A has bid 3. B must offer more: 3 is not enough.',
    },
    position: tableWith({
      phase: 'auction',
      auctions: 1,
      auction: { tile: 'claim', high: { seat: A, amount: 3 } },
    }),
    actions: [{ kind: 'bid', seat: B, amount: 3 }],
    legal: false,
  },
  {
    id: 'b-buys-the-pirates',
    shows: ['auction.pay', 'auction.raise'],
    title: { fr: 'B achète les Pirates', en: 'B buys the Pirates' },
    caption: {
      fr: 'B a renchéri à 2 et C a passé. A passe aussi : B paie 2 et prend la tuile.',
      en: 'B has raised to 2 and C has passed. A passes too: B pays 2 and takes the tile.',
    },
    position: tableWith({
      phase: 'auction',
      auctions: 1,
      auction: { tile: 'pirates', high: { seat: B, amount: 2 }, passed: [C] },
    }),
    actions: [{ kind: 'pass', seat: A }],
    legal: true,
  },
  {
    id: 'more-than-one-has',
    shows: ['ruling.bid-within-counter'],
    title: { fr: 'Plus qu’on n’a', en: 'More than one has' },
    caption: {
      fr: 'C a 2 primes. Il ne peut pas en miser 4.',
      en: 'C has 2 premiums and cannot bid 4.',
    },
    position: tableWith({
      premiums: [10, 10, 2],
      phase: 'auction',
      auctions: 1,
      auction: { tile: 'claim', high: { seat: B, amount: 3 } },
    }),
    actions: [{ kind: 'bid', seat: C, amount: 4 }],
    legal: false,
  },
  {
    id: 'nobody-wants-it',
    shows: ['ruling.unsold-tile'],
    title: { fr: 'Personne n’en veut', en: 'Nobody wants it' },
    caption: {
      fr: 'A et B ont passé, C passe aussi. La tuile Au feu ! sort de la partie, sans que personne paie.',
      en: 'A and B have passed, C passes too. The Fire! tile leaves the game and nobody pays.',
    },
    position: tableWith({ phase: 'auction', auctions: 1, auction: { tile: 'fire', passed: [A, B], next: C } }),
    actions: [{ kind: 'pass', seat: C }],
    legal: true,
  },
];
