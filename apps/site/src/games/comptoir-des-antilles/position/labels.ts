import { phases, quayNumbers } from '@portolan/comptoir-des-antilles';
import { phaseName, quayName } from '@portolan/comptoir-des-antilles/rules';
import { fieldWords } from '@portolan/core/words';
import { both, fill, inEach, namesBy } from '../../../kit/text.ts';
import { words } from './words.ts';

const quays = Object.fromEntries(quayNumbers.map((quay) => [quay, inEach((lang) => quayName(quay, lang))]));

/** What the fields of a position are called, and the words they hold. */
export const positionWords = fieldWords({
  seats: words.players,
  phase: [words.phase, namesBy(phases, phaseName)],
  active: words.active,
  first: both('Premier joueur du tour de table', 'First player of the round'),
  slate: both('L’ardoise est chez', 'The slate is with'),
  left: both('Elle a été laissée dans ce tour de table', 'It was left with somebody in this round'),
  'leaving.quay': [words.quay, quays],
  'leaving.cause': [
    both('Pourquoi', 'Why'),
    {
      full: both('navire plein', 'full ship'),
      shortage: both('Pénurie', 'Shortage'),
      storm: both('Tempête', 'Storm'),
    },
  ],
  'leaving.due': both('Commission due', 'Commission due'),
  'auction.tile': both('Tuile en vente', 'Tile for sale'),
  'auction.high': both('Il y a une mise', 'There is a bid'),
  'auction.high.seat': both('De qui', 'By whom'),
  'auction.high.amount': both('Combien', 'How much'),
  'auction.next': both('À qui de parler', 'Who speaks'),
  outcome: both('Dire qui a gagné', 'Say who has won'),
  'outcome.clause': [
    both('Comment', 'How'),
    {
      'end.hundred': both('quelqu’un a 100 primes', 'somebody has 100 premiums'),
      'end.last-ship': both('plus de navire', 'no ship left'),
    },
  ],
  'turn.contact': both('Relation jouée', 'Contact played'),
  'turn.resolved': both('Elle est appliquée et défaussée', 'It is carried out and discarded'),
  'turn.effects': both('Effets encore à faire', 'Effects still to come'),
  'turn.tilePlayed': both('Une tuile a été jouée', 'A tile has been played'),
  'turn.slateLeft': both('L’ardoise a été laissée', 'The slate has been left'),
  'turn.auctions': both('Tuiles mises aux enchères', 'Tiles put up for auction'),
  'turn.departures': both('Départs depuis la dernière mise à quai', 'Departures since the quays were filled'),
  'premiums[]': both('Primes', 'Premiums'),
  reserves: both('Compter les réserves, pour comparer', 'Count the reserves, to compare'),
  'reserves[]': both('Porteurs en réserve, comptés', 'Porters in reserve, counted'),
  'hands[]': both('Tuiles marchandise en main', 'Goods tiles in hand'),
  'tiles[]': both('Tuiles événement', 'Event tiles'),
  'discards[]': both('Relations jouées', 'Contacts played'),
  next: both('Navire sur le dessus', 'Ship on top'),
  ships: both('Dire quels navires sont dessous', 'Say which ships lie below'),
  goods: both('Dire quelles marchandises sont invisibles', 'Say which goods nobody has seen'),
  tail: both('Marchandises connues sous la pioche, dans l’ordre', 'Known goods under the pile, in order'),
  goodsOut: both('Marchandises hors du jeu', 'Goods out of the game'),
  tilePile: both('Dire quelles tuiles événement restent', 'Say which event tiles are left'),
});

/** What the fields of a move are called, and the words they hold. */
export const moveWords = fieldWords({
  seat: words.who,
  ship: both('Valeur', 'Value'),
  goods: both('Marchandise', 'Goods'),
  tile: both('Tuile événement', 'Event tile'),
  amount: both('Mise', 'Bid'),
  quay: [words.quay, quays],
  contact: both('Relation', 'Contact'),
  ...Object.fromEntries(
    quayNumbers.map((n) => [
      `tiles.${n}`,
      inEach((lang) => fill(both('Pour le quai {n}', 'For quay {n}')[lang], { n })),
    ]),
  ),
});
