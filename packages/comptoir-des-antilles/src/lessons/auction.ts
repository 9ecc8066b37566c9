import { A, B, C, tableWith } from '../examples/position.ts';
import { type ComptoirLesson, happened } from './kit.ts';

/** Event tiles at auction. */
export const auction: ComptoirLesson = {
  id: 'auction',
  title: { fr: 'Aux enchères', en: 'At auction' },
  about: {
    fr: 'Vendre une tuile événement : quand on le peut, et comment on mise.',
    en: 'Selling an event tile: when one may, and how one bids.',
  },
  teaches: ['turn.auction', 'auction.condition', 'auction.reveal', 'auction.bid', 'auction.raise'],
  steps: [
    {
      title: { fr: 'ouvrir la vente', en: 'opening the sale' },
      text: {
        fr: 'Une fois par tour, le joueur actif fait vendre une tuile. On la retourne avant de miser.',
        en: 'Once in a turn, the active player puts a tile up for sale. It is turned up before anybody bids.',
      },
      task: { fr: 'C’est à A. Faites vendre une tuile.', en: 'It is A’s turn. Put a tile up for sale.' },
      position: tableWith({ premiums: [10, 1, 5] }),
      seat: A,
      others: true,
      goal: happened('tileRevealed'),
      solutions: [[{ kind: 'openAuction', seat: A }]],
      tempting: [[{ kind: 'openAuction', seat: B }], [{ kind: 'playContact', seat: A, contact: 'foreman' }]],
      done: { fr: 'Tous voient ce qui est à vendre', en: 'Everybody sees what is for sale' },
      missed: { fr: 'C’est permis, mais rien n’est à vendre.', en: 'This is allowed, but nothing is for sale.' },
    },
    {
      title: { fr: 'pas toujours', en: 'not always' },
      text: {
        fr: 'Tant qu’un compteur est sous 1, il n’y a pas d’enchère.',
        en: 'As long as any counter is below 1, there is no auction.',
      },
      task: {
        fr: 'B n’a plus rien. Jouez votre tour autrement.',
        en: 'B has nothing left. Play your turn in another way.',
      },
      position: tableWith({ premiums: [10, 0, 5] }),
      seat: A,
      goal: happened('contactPlayed', { seat: A }),
      solutions: [
        [{ kind: 'playContact', seat: A, contact: 'foreman' }],
        [{ kind: 'playContact', seat: A, contact: 'deckhand' }],
      ],
      tempting: [[{ kind: 'openAuction', seat: A }]],
      done: { fr: 'L’enchère attendra', en: 'The auction will wait' },
    },
    {
      title: { fr: 'la première mise', en: 'the first bid' },
      text: {
        fr: 'Le joueur actif peut ouvrir à 1. Si nul ne relève, la tuile est à lui.',
        en: 'The active player may open at 1. If nobody raises, the tile is theirs.',
      },
      task: { fr: 'Ouvrez les enchères au plus bas.', en: 'Open the bidding as low as you can.' },
      position: tableWith({ phase: 'auction', auction: { tile: 'pirates' }, auctions: 1 }),
      seat: A,
      goal: happened('bidMade', { seat: A, amount: 1 }),
      solutions: [[{ kind: 'bid', seat: A, amount: 1 }]],
      tempting: [
        [{ kind: 'bid', seat: A, amount: 0 }],
        [{ kind: 'bid', seat: A, amount: 2 }],
        [{ kind: 'openAuction', seat: A }],
      ],
      done: { fr: 'À B de relever', en: 'B may raise' },
      missed: {
        fr: 'C’est permis, mais vous pouviez miser moins.',
        en: 'This is allowed, but you could have bid less.',
      },
    },
    {
      title: { fr: 'relever', en: 'raising' },
      text: {
        fr: 'Puis le voisin de gauche relève ou passe, et ainsi autour de la table. Relever, c’est offrir plus.',
        en: 'Then the left neighbor raises or passes, and so round the table. To raise is to offer more.',
      },
      task: {
        fr: 'A offre 3. Faites relever B d’aussi peu que possible.',
        en: 'A offers 3. Let B raise by as little as possible.',
      },
      position: tableWith({ phase: 'auction', auction: { tile: 'claim', high: { seat: A, amount: 3 } }, auctions: 1 }),
      seat: B,
      goal: happened('bidMade', { seat: B, amount: 4 }),
      solutions: [[{ kind: 'bid', seat: B, amount: 4 }]],
      tempting: [
        [{ kind: 'bid', seat: B, amount: 3 }],
        [{ kind: 'bid', seat: B, amount: 9 }],
        [{ kind: 'pass', seat: B }],
        [{ kind: 'bid', seat: C, amount: 4 }],
      ],
      done: { fr: '4 pour B', en: '4 for B' },
      missed: {
        fr: 'C’est permis, mais B n’a pas relevé d’aussi peu.',
        en: 'This is allowed, but B has not raised by so little.',
      },
    },
  ],
};
