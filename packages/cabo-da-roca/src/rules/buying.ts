import { headings } from './headings.ts';
import { section } from './section.ts';

/** Buying sailors and ships, and selling them for a debt. */
export const buying = section({
  id: 'buying',
  title: { fr: 'Acheter', en: 'Buying' },
  lead: {
    fr: 'Les achats suivent la tuile. Chacun prend une action.',
    en: 'Purchases follow the tile. Each takes an action.',
  },
  parts: [
    {
      title: { fr: 'Quand et combien', en: 'When and how much' },
      clauses: {
        'buying.may': {
          kind: 'permission',
          source: headings.buying,
          fr: 'Les pièces achètent des bateaux et des marins.',
          en: 'Coins buy ships and sailors.',
          terms: ['coins', 'sailor'],
        },
        'buying.after-tile': {
          kind: 'obligation',
          source: headings.buying,
          fr: 'On achète aussitôt la tuile posée, avant tout départ et tout mouvement.',
          en: 'Purchases are made as soon as the tile is laid, before any departure and any move.',
          see: ['ruling.buy-timing'],
          terms: ['tile'],
        },
        'buying.one-action': {
          kind: 'effect',
          source: headings.buying,
          fr: 'Acheter et mettre en place : une action pour le tout.',
          en: 'Buying and placing: one action for both.',
          terms: ['action'],
        },
        'buying.prices': {
          kind: 'obligation',
          source: headings.prices,
          fr: 'Marin : 20 pièces. Bateau de pêche : 60. Bateau de commerce : 100. Pirate : 150.',
          en: 'Sailor: 20 coins. Fishing ship: 60. Trade ship: 100. Pirate: 150.',
          terms: ['coins'],
        },
      },
    },
    {
      title: { fr: 'Placer un bateau', en: 'Placing a ship' },
      clauses: {
        'buying.own-port': {
          kind: 'permission',
          source: headings.buying,
          fr: 'Un bateau neuf se met dans un port que l’acheteur tient. Il n’y entre pas si un adversaire y est ancré.',
          en: 'A new ship is put into a port that the buyer holds. It does not go there while an opponent is moored in it.',
          see: ['ruling.port-ownership', 'ruling.pirate-launch'],
          terms: ['port', 'governor'],
        },
        'buying.guest-port': {
          kind: 'permission',
          source: headings.buying,
          fr: 'Le port d’un adversaire convient aussi, si celui-ci le veut bien.',
          en: 'An opponent’s port will do too, if that player agrees.',
          terms: ['port'],
        },
        'buying.guest-fee': {
          kind: 'obligation',
          source: headings.buying,
          fr: 'L’adversaire qui accueille un bateau neuf touche 20 pièces de l’acheteur.',
          en: 'An opponent who takes in a new ship gets 20 coins from the buyer.',
          see: ['ruling.pirate-guest-fee'],
          terms: ['guest-fee'],
        },
        'buying.moored': {
          kind: 'effect',
          source: headings.buying,
          fr: 'Un bateau neuf est ancré côté mer, le long du quai.',
          en: 'A new ship is moored on the sea side, along the quay.',
          see: ['mooring.quay'],
          terms: ['moored', 'quay'],
        },
        'buying.new-ship': {
          kind: 'ruling',
          source: headings.buying,
          fr: 'Doit-il, peut-il, ne peut-il pas partir dans le tour de son achat ? Pour un bateau neuf, le livret ne le dit pas. S’il part, il tire d’abord sa carte, sauf si c’est un pirate ou si la phase finale a commencé.',
          en: 'Must it, may it, may it not leave in the turn it is bought? For a new ship, the rulebook does not say. If it leaves, it draws its card first, unless it is a pirate or the final phase has begun.',
          see: ['ruling.new-ship', 'turn.must-depart', 'end.no-new-trade'],
          terms: ['way-out'],
        },
      },
    },
    {
      title: { fr: 'Placer un marin', en: 'Placing a sailor' },
      clauses: {
        'buying.sailor-home': {
          kind: 'permission',
          source: headings.buying,
          fr: 'Un marin neuf peut prendre place, à terre, dans le port que le joueur a reçu au départ.',
          en: 'A new sailor may take its place, ashore, in the port that the player received at the start.',
          terms: ['sailor', 'home-port'],
        },
        'buying.sailor-port': {
          kind: 'permission',
          source: headings.buying,
          fr: 'Un marin neuf peut aussi aller dans un port sans marin où l’acheteur a un bateau ancré.',
          en: 'A new sailor may also go to a port without a sailor where the buyer has a ship moored.',
          terms: ['sailor', 'port', 'moored'],
        },
        'buying.sailor-islet': {
          kind: 'permission',
          source: headings.buying,
          fr: 'Un marin neuf peut encore aller sur un phare ou une île, quand l’acheteur a tout près, dans les huit cases voisines, un bateau de pêche ou de commerce. Un pirate n’y suffit pas.',
          en: 'A new sailor may go to a lighthouse or an island as well, when the buyer has a fishing or trade ship close by, in the eight squares around. A pirate is not enough.',
          terms: ['sailor', 'lighthouse', 'island'],
        },
      },
    },
    {
      title: { fr: 'Revendre', en: 'Selling again' },
      clauses: {
        'debts.sell': {
          kind: 'permission',
          source: headings.prices,
          fr: 'Un joueur à court de pièces pour une dette peut vendre un marin ou un bateau, mais pas plus que nécessaire. Le livret ne dit pas ce qui vaut une dette.',
          en: 'A player short of coins for a debt may sell a sailor or a ship, but no more than it needs. The rulebook does not say what counts as a debt.',
          see: ['ruling.sale-for', 'lighthouse.must-sell'],
          terms: ['resale'],
        },
        'debts.at-once': {
          kind: 'obligation',
          source: headings.prices,
          fr: 'Une dette se règle sur-le-champ. Chaque vente prend une action, s’il en reste.',
          en: 'A debt is settled on the spot. Each sale takes an action, if any is left.',
          see: ['ruling.forced-sale'],
          terms: ['resale', 'action'],
        },
        'buying.resale': {
          kind: 'effect',
          source: headings.prices,
          fr: 'Revendus, marins et bateaux rendent la moitié de leur prix, et le pirate 100 : 10, 30, 50, 100.',
          en: 'Sold again, sailors and ships return half their price, and the pirate 100: 10, 30, 50, 100.',
          see: ['debts.sell'],
          terms: ['resale'],
        },
      },
    },
  ],
});
