import { headings } from './headings.ts';
import { section } from './section.ts';

/** Pirates and what they do. */
export const combat = section({
  id: 'combat',
  title: { fr: 'Combattre', en: 'Fighting' },
  lead: {
    fr: 'Un pirate tire sur le côté, de tout près, et ne manque jamais.',
    en: 'A pirate fires sideways, from close by, and never misses.',
  },
  parts: [
    {
      title: { fr: 'La cible', en: 'The target' },
      clauses: {
        'combat.broadside': {
          kind: 'obligation',
          source: headings.combat,
          fr: 'Un pirate tire par le travers : sur une case voisine à laquelle il présente un bord. Au port, il ne tire pas.',
          en: 'A pirate fires abeam: on a square next to it to which it shows one of its sides. In port it does not fire.',
          see: ['ruling.broadside'],
          terms: ['broadside', 'pirate'],
        },
        'combat.range': {
          kind: 'prohibition',
          source: headings.combat,
          fr: 'La portée des canons est d’une case.',
          en: 'The range of the guns is one square.',
          terms: ['broadside'],
        },
        'combat.opponents': {
          kind: 'prohibition',
          source: headings.overview,
          fr: 'On n’attaque que des adversaires.',
          en: 'Only opponents are attacked.',
          terms: ['attack'],
        },
        'combat.moored': {
          kind: 'prohibition',
          source: headings.combat,
          fr: 'Un bateau ancré dans un port ne se laisse pas attaquer.',
          en: 'A ship moored in a port is out of reach of an attack.',
          terms: ['moored'],
        },
        'combat.just-left': {
          kind: 'prohibition',
          source: headings.combat,
          fr: 'Un bateau tout juste sorti d’un port est à l’abri.',
          en: 'A ship only just out of a port is safe.',
          see: ['ruling.departure-shield'],
          terms: ['depart'],
        },
        'combat.own-turn': {
          kind: 'ruling',
          source: headings.phases,
          fr: 'Un pirate ne tire que dans le tour de son propriétaire.',
          en: 'A pirate fires in its owner’s turn only.',
          see: ['ruling.attack-timing'],
          terms: ['turn', 'attack'],
        },
      },
    },
    {
      title: { fr: 'Le tir', en: 'The shot' },
      clauses: {
        'combat.announce': {
          kind: 'definition',
          source: headings.combat,
          fr: 'Un pirate attaque en lançant « combat ! » : l’annonce est elle-même le tir.',
          en: 'A pirate attacks by calling “combat!”: the call is the shot itself.',
          terms: ['attack'],
        },
        'combat.free': {
          kind: 'effect',
          source: headings.combat,
          fr: 'Tirer ne prend pas d’action.',
          en: 'Firing takes no action.',
          terms: ['action'],
        },
        'combat.two-sides': {
          kind: 'permission',
          source: headings.combat,
          fr: 'Un pirate peut tirer des deux bords : deux cibles, deux tirs.',
          en: 'A pirate may fire from both sides: two targets, two shots.',
          terms: ['broadside'],
        },
        'combat.first-shot': {
          kind: 'effect',
          source: headings.combat,
          fr: 'Entre deux pirates à portée, le premier qui tire l’emporte.',
          en: 'Between two pirates in range, the first to fire wins.',
          terms: ['pirate'],
        },
      },
    },
    {
      title: { fr: 'Les suites', en: 'What follows' },
      clauses: {
        'combat.sinks': {
          kind: 'effect',
          source: headings.combat,
          fr: 'Le bateau visé coule et quitte la partie. Sa carte est défaussée.',
          en: 'The ship fired on sinks and leaves the game. Its card is discarded.',
          see: ['ruling.sunk-ships'],
          terms: ['attack', 'discard'],
        },
        'combat.loot': {
          kind: 'effect',
          source: headings.combat,
          fr: 'Le butin est le prix le plus bas de la carte du vaincu, payé par la banque. Un bateau vide n’en donne pas.',
          en: 'The loot is the lowest price on the victim’s card, paid by the bank. An empty ship gives none.',
          terms: ['cargo', 'coins'],
        },
        'combat.pirate-no-loot': {
          kind: 'effect',
          source: headings.combat,
          fr: 'Couler un pirate ne rapporte rien.',
          en: 'Sinking a pirate brings nothing.',
          except: 'combat.loot',
          terms: ['pirate'],
        },
        'combat.island-sailor': {
          kind: 'effect',
          source: headings.combat,
          fr: 'Un marin posté sur une île peut être visé de même. Il retourne à la réserve de son joueur, qui pourra le racheter. Ailleurs qu’une île, un marin ne craint rien.',
          en: 'A sailor on an island may be fired on likewise. It returns to its player’s stock and may be bought again. Anywhere but on an island, a sailor is safe.',
          see: ['island.stays'],
          terms: ['island', 'sailor', 'stock'],
        },
        'combat.bargain': {
          kind: 'permission',
          source: headings.combat,
          fr: 'Plutôt que de tirer, le pirate peut demander une rançon à la victime. La somme est libre. Payée, elle protège le bateau de ce pirate pour le tour.',
          en: 'Rather than fire, the pirate may ask its victim for a ransom. Any sum will do. Once paid, it protects the ship from that pirate for the turn.',
          terms: ['ransom'],
        },
      },
    },
  ],
});
