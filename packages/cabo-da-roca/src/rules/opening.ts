import { headings } from './headings.ts';
import { section } from './section.ts';

/** The first three rounds: tiles only. */
export const opening = section({
  id: 'opening',
  title: { fr: 'Les trois premiers tours', en: 'The first three rounds' },
  lead: {
    fr: 'On ne fait que poser des tuiles, dont son propre port.',
    en: 'Players only lay tiles, among them their own port.',
  },
  parts: [
    {
      title: { fr: 'Ce qu’on peut faire', en: 'What may be done' },
      clauses: {
        'opening.oldest': {
          kind: 'setup',
          source: headings.opening,
          fr: 'L’aîné des joueurs ouvre la partie.',
          en: 'The oldest of the players opens the game.',
          see: ['turn.order'],
        },
        'opening.tiles-only': {
          kind: 'prohibition',
          source: headings.opening,
          fr: 'Aux trois premiers tours de table, on pose une tuile et c’est tout : ni achat ni mouvement.',
          en: 'In the first three rounds, a player lays a tile and that is all: no purchase, no move.',
          terms: ['round', 'tile'],
        },
        'opening.tile-or-port': {
          kind: 'permission',
          source: headings.opening,
          fr: 'Au lieu de piocher, un joueur peut poser le port reçu au départ, son marin dessus.',
          en: 'Instead of drawing, a player may lay the port received at the start, the sailor on it.',
          see: ['setup.first-sailor'],
          terms: ['home-port', 'sailor'],
        },
        'opening.ports-by-round-four': {
          kind: 'obligation',
          source: headings.opening,
          fr: 'Au troisième tour de table au plus tard, chacun pose son port. S’il n’y a pas de place, ce sera dès qu’il y en a une.',
          en: 'In the third round at the latest, every player lays their port. If there is no place for it, then as soon as there is one.',
          terms: ['home-port', 'round'],
        },
        'opening.from-round-four': {
          kind: 'definition',
          source: headings.opening,
          fr: 'Achats et navigation commencent au quatrième tour de table.',
          en: 'Purchases and sailing begin in the fourth round.',
          terms: ['round'],
        },
      },
    },
    {
      title: { fr: 'Conseils', en: 'Advice' },
      clauses: {
        'opening.wait': {
          kind: 'advice',
          source: headings.opening,
          fr: 'Votre port peut attendre : après quelques tuiles, vous aurez plus de choix.',
          en: 'Your port can wait: a few tiles later you will have more choice.',
          terms: ['home-port'],
        },
        'opening.fish': {
          kind: 'advice',
          source: headings.opening,
          fr: 'Un poisson pioché fait un bon voisin pour le port à venir.',
          en: 'A fish tile drawn makes a good neighbor for the port to come.',
          terms: ['fish', 'home-port'],
        },
      },
    },
  ],
});
