import { headings } from './headings.ts';
import { section } from './section.ts';

/** What the game is about. */
export const goal = section({
  id: 'goal',
  title: { fr: 'Le but', en: 'The goal' },
  lead: {
    fr: 'Des marchands explorent une mer qui se dessine sous leurs proues. Le plus riche l’emporte.',
    en: 'Merchants explore a sea that takes shape before their bows. The richest wins.',
  },
  parts: [
    {
      clauses: {
        'goal.players': {
          kind: 'definition',
          source: headings.cover,
          fr: 'On joue à deux, trois ou quatre, dès 9 ans. Comptez une heure environ.',
          en: 'Two, three or four may play, from age 9. Allow about an hour.',
          see: ['setup.parts'],
        },
        'goal.most-coins': {
          kind: 'definition',
          source: headings.overview,
          fr: 'Les pièces servent de points. On cherche à en avoir plus que les autres.',
          en: 'Coins are points. The aim is to have more of them than anybody else.',
          see: ['scoring.winner', 'end.thousand'],
          terms: ['coins'],
        },
        'goal.growing-sea': {
          kind: 'definition',
          source: headings.overview,
          fr: 'La mer commence avec cinq tuiles. Elle grandit d’une tuile à chaque tour d’un joueur.',
          en: 'The sea begins with five tiles. It grows by one tile in every player’s turn.',
          see: ['setup.cross', 'laying.one-tile'],
          terms: ['board', 'tile', 'turn'],
        },
        'goal.incomes': {
          kind: 'definition',
          source: headings.overview,
          fr: 'Le commerce n’est pas le seul revenu. Un port tenu touche une part de chaque vente d’un adversaire, un phare tenu touche un péage, un pirate touche son butin.',
          en: 'Trade is not the only income. A port you hold takes a share of every opponent’s sale, a lighthouse you hold takes a toll, a pirate takes loot.',
          see: ['trade.fee', 'lighthouse.toll', 'combat.loot'],
          terms: ['port-fee', 'toll', 'pirate'],
        },
        'goal.plan': {
          kind: 'advice',
          source: headings.overview,
          fr: 'Le choix du port où vendre vous revient. Comparez la longueur, le prix et le danger, et gardez un œil sur la mer qui se dessine.',
          en: 'Where to sell is up to you. Compare length, price and danger, and keep an eye on the sea as it takes shape.',
          see: ['trade.free-choice'],
          terms: ['route-length'],
        },
      },
    },
  ],
});
