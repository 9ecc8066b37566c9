import type { ComptoirRuling } from '../section.ts';

/** Open points of auctions, of the moment of tiles and of the end. */
export const auctionRulings: readonly ComptoirRuling[] = [
  {
    name: 'auction-form',
    question: { fr: 'Combien de fois chacun mise-t-il ?', en: 'How often does everybody bid?' },
    readings: [
      {
        name: 'open',
        title: {
          fr: 'Jusqu’à ce que tous les autres aient passé',
          en: 'Until all the others have passed',
        },
        why: {
          fr: 'La tuile est à qui n’est plus dépassé : les mises tournent.',
          en: 'The tile goes to the bidder nobody tops: the bids go round.',
        },
      },
      {
        name: 'one-round',
        title: { fr: 'Une fois chacun, en tournant vers la gauche', en: 'Once each, going round to the left' },
        table: { fr: 'où chacun ne mise qu’une fois', en: 'where everybody bids only once' },
        clause: {
          fr: 'À l’enchère, chacun parle une fois, du joueur actif vers la gauche. La plus haute mise l’emporte.',
          en: 'In an auction everybody speaks once, from the active player to the left. The highest bid wins.',
        },
        why: {
          fr: 'Le livret ne décrit qu’un passage autour de la table.',
          en: 'The rulebook describes one passage round the table.',
        },
      },
    ],
    touches: ['auction.bid', 'auction.raise'],
  },
  {
    name: 'auctions-per-turn',
    question: {
      fr: 'Combien d’enchères le joueur actif peut-il ouvrir dans un tour ?',
      en: 'How many auctions may the active player open in a turn?',
    },
    readings: [
      {
        name: 'one',
        title: { fr: 'Une', en: 'One' },
        why: {
          fr: 'Le livret met la tuile au singulier.',
          en: 'The rulebook has the tile in the singular.',
        },
      },
      {
        name: 'unlimited',
        title: { fr: 'Autant qu’il veut', en: 'As many as they like' },
        table: {
          fr: 'où l’on ouvre autant d’enchères qu’on veut',
          en: 'where one opens as many auctions as one likes',
        },
        clause: {
          fr: 'Le joueur actif ouvre autant d’enchères qu’il veut dans son tour.',
          en: 'The active player opens as many auctions in a turn as they like.',
        },
        why: {
          fr: 'Aucune limite n’est écrite, alors qu’elle l’est pour jouer une tuile.',
          en: 'No limit is written, though one is for playing a tile.',
        },
      },
    ],
    touches: ['turn.auction'],
  },
  {
    name: 'tile-window',
    question: {
      fr: 'Une tuile peut-elle couper une carte, un départ, l’arrivée des navires ?',
      en: 'May a tile interrupt a card, a departure, the arrival of ships?',
    },
    readings: [
      {
        name: 'between-effects',
        title: { fr: 'Une carte, entre deux effets', en: 'A card, between two effects' },
        why: {
          fr: 'Tout moment du tour est permis, mais les suites d’un effet forment une chaîne sans trou.',
          en: 'Any moment of the turn is allowed, but what follows an effect is a chain without a gap.',
        },
      },
      {
        name: 'outside-card',
        title: { fr: 'Rien du tout', en: 'Nothing at all' },
        table: { fr: 'où une tuile ne coupe rien', en: 'where a tile interrupts nothing' },
        clause: {
          fr: 'Une tuile se joue avant la relation ou après elle, jamais au milieu de la carte, d’un départ ou de l’arrivée de nouveaux navires.',
          en: 'A tile is played before the contact or after it, never in the middle of the card, of a departure or of the arrival of new ships.',
        },
        why: {
          fr: 'Jouer une relation et ses effets est une seule action.',
          en: 'To play a contact with its effects is one action.',
        },
      },
      {
        name: 'any-moment',
        title: { fr: 'Les trois', en: 'All three' },
        table: { fr: 'où une tuile se joue à tout moment', en: 'where a tile is played at any moment' },
        clause: {
          fr: 'Une tuile peut même couper un départ, ou se jouer avant que les nouveaux navires aient leur marchandise.',
          en: 'A tile may even interrupt a departure, or be played before the new ships have their goods.',
        },
        why: {
          fr: 'C’est la lettre. Même ainsi, un navire qui part est déjà loin, un second ne part pas en même temps, et un nouveau navire reçoit d’abord sa marchandise.',
          en: 'This is the wording. Even so, a departing ship is gone, a second one does not sail meanwhile, and a new ship gets its goods first.',
        },
      },
    ],
    touches: ['tile.any-time', 'sailing.one-by-one', 'ships.assign-goods'],
  },
  {
    name: 'hundred',
    question: { fr: 'Quand 100 primes arrêtent-elles la partie ?', en: 'When do 100 premiums end the game?' },
    readings: [
      {
        name: 'at-once',
        title: {
          fr: 'Dès qu’elles sont comptées, avant la commission',
          en: 'As soon as they are counted, before the commission',
        },
        why: {
          fr: 'Le livret ne laisse pas d’intervalle entre la centième prime et la fin.',
          en: 'The rulebook leaves no gap between the hundredth premium and the end.',
        },
      },
      {
        name: 'after-commission',
        title: { fr: 'Une fois la commission payée', en: 'Once the commission is paid' },
        table: { fr: 'où l’on compte 100 après la commission', en: 'where 100 is counted after the commission' },
        clause: {
          fr: 'On regarde si quelqu’un a 100 une fois la commission payée, ou aussitôt après une Créance s’il n’y a rien à payer.',
          en: 'Once the commission is paid, or at once after a Claim with nothing to pay, one looks whether anybody has 100.',
        },
        why: {
          fr: 'Le total d’un joueur est net de ce qu’il doit : payer peut le ramener sous 100. Après une Créance, s’il n’y a rien à payer, c’est aussitôt.',
          en: 'A player’s total is net of what is owed: paying can bring it back below 100. After a Claim with nothing to pay it is at once.',
        },
      },
      {
        name: 'end-of-round',
        title: { fr: 'À la fin du tour de table', en: 'At the end of the round' },
        table: {
          fr: 'où l’on compte 100 à la fin du tour de table',
          en: 'where 100 is counted at the end of the round',
        },
        clause: {
          fr: 'On regarde si quelqu’un a 100 à la fin du tour de table.',
          en: 'At the end of the round one looks whether anybody has 100.',
        },
        why: {
          fr: 'L’autre fin se joue ainsi : chacun a eu autant de tours.',
          en: 'The other ending goes so: everybody has had as many turns.',
        },
      },
    ],
    touches: ['end.hundred', 'sailing.commission', 'tile.claim'],
  },
];
