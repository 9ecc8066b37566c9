import { rulebook } from '@portolan/core';
import { headings } from '../headings.ts';
import type { ComptoirSection } from '../section.ts';
import { settled } from './settled.ts';

/** How Portolan plays the points that the rulebook leaves open; the readings are in `rulings`. */
export const rulingTexts = rulebook({
  'ruling.slate-round-end': {
    kind: 'ruling',
    source: headings.slate,
    fr: 'L’ardoise ne passe au voisin de gauche que si elle n’a été laissée à personne de tout le tour de table.',
    en: 'The slate goes to the left only if it was left with nobody in the whole round.',
    see: ['round.slate-passes', 'turn.slate-kept', 'slate.kept', 'round.first-player'],
  },
  'ruling.shortfall': {
    kind: 'ruling',
    source: headings.slate,
    fr: 'Un compteur ne descend pas sous 0. Qui doit plus qu’il n’a paie ce qu’il a, même sans ardoise.',
    en: 'A counter does not go below 0. Whoever owes more than they have pays what they have, even without the slate.',
    see: ['sailing.commission', 'slate.short', 'tile.claim'],
  },
  'ruling.tile-sailing-commission': {
    kind: 'ruling',
    source: headings.contacts,
    fr: 'Un navire que fait partir une tuile ne coûte pas de commission.',
    en: 'A ship that a tile makes sail costs no commission.',
    see: ['sailing.commission', 'tile.shortage', 'tile.storm', 'slate.designate'],
  },
  'ruling.impossible-effect': {
    kind: 'ruling',
    source: headings.contacts,
    fr: 'Un effet impossible est le seul que l’on saute : les suivants s’appliquent.',
    en: 'Only the impossible effect is skipped: those after it are carried out.',
    see: ['contact.impossible-effect'],
  },
  'ruling.declined-effect': {
    kind: 'ruling',
    source: headings.turn,
    fr: 'Un effet possible ne se refuse pas, sauf si la carte le permet.',
    en: 'A possible effect cannot be declined, unless the card allows it.',
    see: ['contact.effects'],
  },
  'ruling.partial-effect': {
    kind: 'ruling',
    source: headings.contacts,
    fr: 'Un effet s’applique en entier ou pas du tout. Un navire qui a trop peu de places libres n’entre pas en compte.',
    en: 'An effect is carried out whole or not at all. A ship with too few free places does not come into question.',
    see: ['contact.effects', 'contact.impossible-effect', 'sailing.capacity', 'setup.porters'],
  },
  'ruling.sailing-time': {
    kind: 'ruling',
    source: headings.sailing,
    fr: 'Un navire rempli au milieu d’une carte part avant l’effet suivant. Seul le nouveau navire attend la fin de la carte.',
    en: 'A ship filled in the middle of a card sails before the next effect. Only the new ship waits for the end of the card.',
    see: ['sailing.when-full', 'sailing.one-by-one', 'contact.effects', 'turn.departures'],
  },
  'ruling.refill-time': {
    kind: 'ruling',
    source: headings.ships,
    fr: 'Les quais sont regarnis une seule fois, quand la relation est finie et tous ses départs réglés. Un quai vidé plus tard dans le tour l’est tout de suite.',
    en: 'The quays are filled a single time, when the contact is done and all its departures are settled. A quay emptied later in the turn is filled at once.',
    see: ['ships.replaced', 'turn.departures'],
  },
  'ruling.removed-ship': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'Un quai vidé par Avarie ou Au feu ! est regarni comme après un départ.',
    en: 'A quay emptied by Damage or Fire! is filled as after a departure.',
    see: ['ships.replaced', 'tile.damage', 'tile.fire'],
  },
  'ruling.burnt-goods': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'Une marchandise brûlée sort de la partie.',
    en: 'Burnt goods leave the game.',
    see: ['tile.fire', 'sailing.goods-under-pile'],
  },
  'ruling.storm': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'La Tempête emporte le navire dès qu’elle est posée. Porteurs et marchandise font comme après tout départ.',
    en: 'A Storm takes the ship away as soon as it is laid. Porters and goods fare as after any departure.',
    see: ['tile.storm'],
  },
  'ruling.quality-scope': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'Top Qualité et Mauvaise Qualité ne changent que la prime de leur propre navire.',
    en: 'Top Quality and Poor Quality change only the premium of their own ship.',
    see: ['tile.top-quality', 'tile.poor-quality', 'premium.rates'],
  },
  'ruling.exclusive-scope': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'L’Exclusivité barre aux autres toute arrivée à bord : placer, déplacer, échanger, remplacer. Retirer un porteur reste permis.',
    en: 'Exclusive bars the others from every arrival aboard: placing, moving, exchanging, replacing. Taking a porter off stays allowed.',
    see: ['tile.exclusive'],
  },
  'ruling.auction-form': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'L’enchère tourne jusqu’à ce que tous les autres aient passé.',
    en: 'The auction goes round until all the others have passed.',
    see: ['auction.bid', 'auction.raise'],
  },
  'ruling.auctions-per-turn': {
    kind: 'ruling',
    source: headings.turn,
    fr: 'Une seule enchère par tour.',
    en: 'Only one auction in a turn.',
    see: ['turn.auction'],
  },
  'ruling.tile-window': {
    kind: 'ruling',
    source: headings.tiles,
    fr: 'Une tuile se joue avant la relation, après elle ou entre deux de ses effets. Un départ commencé, ou l’arrivée de nouveaux navires, se finit d’abord.',
    en: 'A tile is played before the contact, after it or between two of its effects. A departure that has begun, or the arrival of new ships, is finished first.',
    see: ['tile.any-time', 'sailing.one-by-one', 'ships.assign-goods'],
  },
  'ruling.hundred': {
    kind: 'ruling',
    source: headings.end,
    fr: 'On regarde si quelqu’un a 100 dès que les primes d’un départ ou d’une Créance sont comptées, avant la commission.',
    en: 'As soon as the premiums of a departure or of a Claim are counted, before the commission, one looks whether anybody has 100.',
    see: ['end.hundred', 'sailing.commission', 'tile.claim'],
  },
  ...settled,
});

/** The open points, by subject. */
export const rulingsSection: ComptoirSection = {
  id: 'rulings',
  title: { fr: 'Ce que le livret laisse ouvert', en: 'Left open by the rulebook' },
  lead: {
    fr: 'Là où le livret laisse un doute, voici ce que nous jouons. Une table peut jouer autrement.',
    en: 'Where the rulebook leaves a doubt, this is how we play. A table may play otherwise.',
  },
  parts: [
    {
      title: { fr: 'Ardoise et commission', en: 'Slate and commission' },
      clauses: ['ruling.slate-round-end', 'ruling.shortfall', 'ruling.tile-sailing-commission'],
    },
    {
      title: { fr: 'Effets des relations', en: 'Effects of contacts' },
      clauses: ['ruling.impossible-effect', 'ruling.declined-effect', 'ruling.partial-effect', 'ruling.open-discards'],
    },
    {
      title: { fr: 'Départs et nouveaux navires', en: 'Departures and new ships' },
      clauses: [
        'ruling.sailing-time',
        'ruling.sailing-order',
        'ruling.refill-time',
        'ruling.quay-order',
        'ruling.removed-ship',
      ],
    },
    {
      title: { fr: 'Enchères', en: 'Auctions' },
      clauses: ['ruling.auctions-per-turn', 'ruling.auction-form', 'ruling.bid-within-counter', 'ruling.unsold-tile'],
    },
    {
      title: { fr: 'Tuiles événement', en: 'Event tiles' },
      clauses: [
        'ruling.tile-window',
        'ruling.spent-tile',
        'ruling.burnt-goods',
        'ruling.storm',
        'ruling.quality-scope',
        'ruling.exclusive-scope',
      ],
    },
    {
      title: { fr: 'Fin de la partie', en: 'End of the game' },
      clauses: ['ruling.hundred', 'ruling.shared-victory'],
    },
  ],
};
