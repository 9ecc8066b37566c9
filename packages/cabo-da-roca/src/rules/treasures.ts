import { headings } from './headings.ts';
import { section } from './section.ts';

/** Treasure islands, wrecks and fish. */
export const treasures = section({
  id: 'treasures',
  title: { fr: 'Trésors et poissons', en: 'Treasures and fish' },
  lead: {
    fr: 'Ils ne rapportent qu’à la fin, mais se préparent tôt.',
    en: 'They pay at the end only, but are prepared early.',
  },
  parts: [
    {
      title: { fr: 'Îles au trésor', en: 'Treasure islands' },
      clauses: {
        'island.value': {
          kind: 'definition',
          source: headings.island,
          fr: 'Chaque île (2 tuiles) cache un trésor. La première carte Île de la partie dit ce qu’il vaut.',
          en: 'Each island (2 tiles) hides a treasure. The first island card of the game tells what it is worth.',
          see: ['trade.treasure-first'],
          terms: ['island', 'treasure-card'],
        },
        'island.hold': {
          kind: 'definition',
          source: headings.island,
          fr: 'À la fin, le trésor est au joueur dont un marin tient l’île. Deux îles tenues, deux trésors.',
          en: 'At the end, the treasure belongs to the player whose sailor holds the island. Two islands held, two treasures.',
          see: ['scoring.treasure'],
          terms: ['island', 'keeper'],
        },
        'island.stays': {
          kind: 'prohibition',
          source: headings.island,
          fr: 'Un marin posé sur une île n’en repart plus. Un pirate peut l’en chasser.',
          en: 'A sailor put on an island never leaves it again. A pirate may drive it off.',
          see: ['combat.island-sailor'],
          terms: ['island', 'sailor'],
        },
      },
    },
    {
      title: { fr: 'Épaves', en: 'Wrecks' },
      clauses: {
        'wreck.value': {
          kind: 'definition',
          source: headings.wreck,
          fr: 'Chaque épave (2 tuiles) cache un trésor. La première carte Épave de la partie dit ce qu’il vaut.',
          en: 'Each wreck (2 tiles) hides a treasure. The first wreck card of the game tells what it is worth.',
          see: ['trade.treasure-first'],
          terms: ['wreck', 'treasure-card'],
        },
        'wreck.hold': {
          kind: 'definition',
          source: headings.wreck,
          fr: 'À la fin, le trésor est au joueur dont un bateau se trouve sur l’épave, quelle que soit sa sorte.',
          en: 'At the end, the treasure belongs to the player whose ship lies on the wreck, whatever its kind.',
          see: ['scoring.treasure'],
          terms: ['wreck'],
        },
        'wreck.leave': {
          kind: 'permission',
          source: headings.wreck,
          fr: 'Un bateau repart d’une épave quand il veut. L’épave redevient libre.',
          en: 'A ship leaves a wreck whenever it likes. The wreck is free again.',
          terms: ['wreck'],
        },
      },
    },
    {
      title: { fr: 'Poissons', en: 'Fish' },
      clauses: {
        'fish.beside-port': {
          kind: 'definition',
          source: headings.fish,
          fr: '12 tuiles portent un, deux ou trois poissons, quatre de chaque sorte. Près d’un port que vous tenez, ils rapportent à la fin.',
          en: '12 tiles bear one, two or three fish, four of each sort. Near a port that you hold, they pay at the end.',
          see: ['scoring.fish'],
          terms: ['fish', 'port'],
        },
        'fish.advice': {
          kind: 'advice',
          source: headings.fish,
          fr: 'Entourez vos ports de poissons.',
          en: 'Surround your ports with fish.',
          terms: ['fish'],
        },
      },
    },
  ],
});
