import type { CaboRuling } from './ruling.ts';

/** Open points of the end and of the count. */
export const endRulings: readonly CaboRuling[] = [
  {
    name: 'thousand',
    question: { fr: 'Que donnent 1000 pièces ?', en: 'What do 1000 coins do?' },
    readings: [
      {
        name: 'wins',
        title: { fr: 'La victoire', en: 'They win' },
        why: {
          fr: 'L’aperçu du jeu parle de gagner à tout moment.',
          en: 'The overview speaks of winning at any moment.',
        },
      },
      {
        name: 'count',
        title: { fr: 'La fin, puis le décompte', en: 'They end the game, then the count decides' },
        table: { fr: 'où 1000 pièces ne font que finir la partie', en: 'where 1000 coins only end the game' },
        why: {
          fr: 'Le chapitre de la fin dit seulement que la partie s’arrête.',
          en: 'The chapter on the end only says that the game stops.',
        },
      },
    ],
    touches: ['end.thousand'],
  },
  {
    name: 'final-departure',
    question: {
      fr: 'En phase finale, un bateau sans marchandise quitte-t-il le port ?',
      en: 'In the final phase, does a ship without cargo leave port?',
    },
    readings: [
      {
        name: 'must',
        title: { fr: 'Il le doit', en: 'It must' },
        why: {
          fr: 'L’obligation vaut pour tout bateau qui le peut, et rien ne la lève.',
          en: 'The duty holds for every ship that can, and nothing lifts it.',
        },
      },
      {
        name: 'may',
        title: { fr: 'Il le peut', en: 'It may' },
        table: {
          fr: 'où un bateau vide peut rester au port en phase finale',
          en: 'where an empty ship may stay in port in the final phase',
        },
        why: {
          fr: 'L’obligation disparaîtrait avec le commerce.',
          en: 'The duty would go with the trade.',
        },
      },
      {
        name: 'stay',
        title: { fr: 'Il reste', en: 'It stays' },
        table: {
          fr: 'où un bateau vide reste au port en phase finale',
          en: 'where an empty ship stays in port in the final phase',
        },
        why: {
          fr: 'Sans carte, pas de départ.',
          en: 'Without a card there is no departure.',
        },
      },
    ],
    touches: ['turn.must-depart', 'end.no-new-trade'],
  },
  {
    name: 'fish-reach',
    question: { fr: 'Quels poissons sont à un port ?', en: 'Which fish belong to a port?' },
    readings: [
      {
        name: 'bank',
        title: {
          fr: 'Ceux du pourtour, puis ceux qui les prolongent devant la côte droite',
          en: 'Those around it, then those that continue them before the straight coast',
        },
        why: {
          fr: 'C’est le banc qui s’étend, depuis la ville et jusqu’au bout de la côte. Le dessin manque : le choix se discute.',
          en: 'It is the ground that stretches, from the town to the end of the coast. The picture is missing: the choice is debatable.',
        },
      },
      {
        name: 'coast-8',
        title: {
          fr: 'Ceux qui touchent une tuile de la côte droite',
          en: 'Those that touch a tile of the straight coast',
        },
        table: {
          fr: 'où comptent les poissons qui touchent la côte droite',
          en: 'where fish that touch the straight coast count',
        },
        why: {
          fr: 'Toute la côte vaudrait comme la ville, avec ses huit cases voisines.',
          en: 'The whole coast would count like the town, with its eight squares around.',
        },
      },
      {
        name: 'coast-4',
        title: {
          fr: 'Ceux qui touchent la côte droite par un côté',
          en: 'Those that touch the straight coast by a side',
        },
        table: {
          fr: 'où comptent les poissons qui touchent la côte droite par un côté',
          en: 'where fish that touch the straight coast by a side count',
        },
        why: {
          fr: 'Devant la côte, c’est en face d’elle, pas de biais.',
          en: 'Before the coast means facing it, not diagonally.',
        },
      },
      {
        name: 'town-8',
        title: { fr: 'Ceux du pourtour du port, sans plus', en: 'Those around the port, no more' },
        table: { fr: 'où ne comptent que les poissons autour du port', en: 'where only fish around the port count' },
        why: {
          fr: 'La première phrase suffit : une case de la ville.',
          en: 'The first sentence suffices: one square from the town.',
        },
      },
    ],
    touches: ['scoring.fish', 'scoring.straight-coast'],
  },
  {
    name: 'fish-two-ports',
    question: {
      fr: 'Un poisson près de deux ports du même joueur compte-t-il deux fois ?',
      en: 'Does a fish near two ports of one player count twice?',
    },
    readings: [
      {
        name: 'once',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Un banc est à soi ou ne l’est pas.',
          en: 'One owns a ground or does not.',
        },
      },
      {
        name: 'per-port',
        title: { fr: 'Oui', en: 'Yes' },
        table: {
          fr: 'où un poisson compte pour chacun des deux ports',
          en: 'where a fish counts for each of two ports',
        },
        why: {
          fr: 'Chaque port pêcherait pour son compte, comme deux joueurs le font.',
          en: 'Each port would fish for itself, as two players do.',
        },
      },
    ],
    touches: ['scoring.shared'],
  },
  {
    name: 'final-stall',
    question: { fr: 'Comment finit une phase finale bloquée ?', en: 'How does a final phase end that is stuck?' },
    readings: [
      {
        name: 'bounded',
        title: {
          fr: 'Quand tous n’ont fait que finir leur tour, ou après dix tours de table sans progrès',
          en: 'When all have only ended their turns, or after ten rounds without progress',
        },
        why: {
          fr: 'Un trésor peut devenir imprenable, et le livret ne prévoit pas d’autre fin.',
          en: 'A treasure may become out of reach, and the rulebook provides no other end.',
        },
      },
      {
        name: 'idle-round',
        title: { fr: 'Quand tous n’ont fait que finir leur tour', en: 'When all have only ended their turns' },
        table: {
          fr: 'où la phase finale s’arrête quand tous ont passé',
          en: 'where the final phase ends once all have only ended their turns',
        },
        why: {
          fr: 'Tant que quelqu’un joue, la partie vit.',
          en: 'As long as somebody plays, the game lives.',
        },
      },
      {
        name: 'play-on',
        title: { fr: 'Elle ne finit pas d’elle-même', en: 'It does not end by itself' },
        table: {
          fr: 'où la phase finale ne s’arrête pas d’elle-même',
          en: 'where the final phase does not end by itself',
        },
        why: {
          fr: 'C’est la lettre du livret ; une table peut toujours s’arrêter d’un commun accord.',
          en: 'That is the letter of the rulebook; a table may always stop by agreement.',
        },
      },
    ],
    touches: ['end.stall'],
  },
];
