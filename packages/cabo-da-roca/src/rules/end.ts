import { headings } from './headings.ts';
import { section } from './section.ts';

/** How the game ends. */
export const end = section({
  id: 'end',
  title: { fr: 'Fin de la partie', en: 'End of the game' },
  lead: {
    fr: 'La fin peut venir d’un coup. Sinon, la mer achevée, on court aux trésors.',
    en: 'The end may come suddenly. Otherwise, once the sea is complete, it is a race for the treasures.',
  },
  parts: [
    {
      title: { fr: 'D’un coup', en: 'Suddenly' },
      clauses: {
        'end.thousand': {
          kind: 'end',
          source: headings.end,
          fr: 'Qui a 1000 pièces, une fois versé tout ce qui est dû, la part du port comprise, met fin à la partie sur-le-champ et gagne.',
          en: 'A player who has 1000 coins once all that is due is paid, the port fee included, ends the game on the spot and wins.',
          see: ['ruling.thousand'],
          terms: ['coins'],
        },
        'end.last-fleet': {
          kind: 'end',
          source: headings.end,
          fr: 'La partie s’arrête aussi quand un seul joueur a encore des bateaux et que personne d’autre n’a de quoi en acheter. Le décompte final suit.',
          en: 'The game also stops when one player alone still has ships and nobody else has the means to buy one. The final count follows.',
          terms: ['stock', 'coins', 'final-count'],
        },
      },
    },
    {
      title: { fr: 'La phase finale', en: 'The final phase' },
      clauses: {
        'end.final-phase': {
          kind: 'effect',
          source: headings.end,
          fr: 'La dernière tuile ouvre la phase finale. On n’y pose plus de tuile ; marins et bateaux peuvent encore l’être.',
          en: 'The last tile opens the final phase. No tile is laid in it; sailors and ships still may be.',
          see: ['laying.dead-stack', 'end.may-buy'],
          terms: ['final-phase', 'stack'],
        },
        'end.race': {
          kind: 'definition',
          source: headings.end,
          fr: 'La phase finale est une course aux épaves et aux îles que personne ne tient.',
          en: 'The final phase is a race for the wrecks and islands that nobody holds.',
          terms: ['wreck', 'island'],
        },
        'end.taking': {
          kind: 'definition',
          source: headings.end,
          fr: 'Un marin prend une île, un bateau prend une épave.',
          en: 'A sailor takes an island, a ship takes a wreck.',
          see: ['island.hold', 'wreck.hold'],
          terms: ['wreck', 'island'],
        },
        'end.may-buy': {
          kind: 'permission',
          source: headings.end,
          fr: 'Marins et bateaux restent à vendre.',
          en: 'Sailors and ships are still for sale.',
          terms: ['sailor', 'final-phase'],
        },
        'end.no-new-trade': {
          kind: 'prohibition',
          source: headings.end,
          fr: 'En phase finale, aucun nouveau commerce : les bateaux ne tirent plus de carte.',
          en: 'In the final phase there is no new trade: ships draw no more cards.',
          see: ['scoring.unseen-treasure', 'ruling.final-departure'],
          terms: ['final-phase', 'trade-card'],
        },
        'end.finish-trade': {
          kind: 'permission',
          source: headings.end,
          fr: 'Une marchandise en route peut encore se vendre.',
          en: 'Cargo under way may still be sold.',
          except: 'end.no-new-trade',
          terms: ['cargo'],
        },
      },
    },
    {
      title: { fr: 'La dernière heure', en: 'The last hour' },
      clauses: {
        'end.all-taken': {
          kind: 'end',
          source: headings.end,
          fr: 'Quand le dernier trésor est tenu, la partie s’arrête et l’on compte.',
          en: 'When the last treasure is held, the game stops and the count follows.',
          terms: ['final-count'],
        },
        'end.already-taken': {
          kind: 'end',
          source: headings.end,
          fr: 'Si tous les trésors sont déjà tenus quand vient la dernière tuile, on la pose et la partie est finie.',
          en: 'If all treasures are held already when the last tile comes, it is laid and the game is over.',
          terms: ['final-count'],
        },
        'end.stall': {
          kind: 'ruling',
          source: headings.end,
          origin: 'ours',
          fr: 'La phase finale s’arrête aussi quand tous, l’un après l’autre, n’ont fait que finir leur tour, ou quand dix tours de table n’ont apporté aucun progrès. On compte alors.',
          en: 'The final phase also stops when all players in turn have only ended their turns, or when ten rounds have brought no progress. The count follows.',
          see: ['ruling.final-stall'],
          terms: ['final-phase', 'round', 'progress'],
        },
        'end.over': {
          kind: 'end',
          source: headings.end,
          fr: 'La partie finie, plus rien ne se joue.',
          en: 'Once the game is over, nothing more is played.',
        },
      },
    },
  ],
});
