import { headings } from './headings.ts';
import { section } from './section.ts';

/** Laying a tile. */
export const laying = section({
  id: 'laying',
  title: { fr: 'Poser une tuile', en: 'Laying a tile' },
  lead: {
    fr: 'La terre touche la terre, la mer touche la mer, jusque dans les coins.',
    en: 'Land touches land and sea touches sea, down to the corners.',
  },
  parts: [
    {
      title: { fr: 'La pioche', en: 'The draw' },
      clauses: {
        'laying.one-tile': {
          kind: 'obligation',
          source: headings.laying,
          fr: 'Une tuile par tour : on la pioche et on la pose.',
          en: 'One tile a turn: it is drawn and laid.',
          see: ['opening.tile-or-port'],
          terms: ['tile', 'stack'],
        },
        'laying.redraw': {
          kind: 'permission',
          source: headings.laying,
          fr: 'Une tuile qui n’entre nulle part retourne dans la pioche. On en tire une autre.',
          en: 'A tile that fits nowhere goes back into the stack. Another one is drawn.',
          see: ['laying.dead-stack'],
          terms: ['stack'],
        },
        'laying.dead-stack': {
          kind: 'ruling',
          source: headings.laying,
          origin: 'ours',
          fr: 'Si aucune des tuiles restantes n’a de place, on n’en pose plus : la phase finale commence.',
          en: 'If none of the tiles left has a place, no more are laid: the final phase begins.',
          see: ['end.final-phase'],
          terms: ['stack', 'final-phase'],
        },
      },
    },
    {
      title: { fr: 'La place', en: 'The place' },
      clauses: {
        'laying.adjacent': {
          kind: 'obligation',
          source: headings.opening,
          fr: 'On pose la tuile sur une case vide qui touche, par un côté au moins, une tuile déjà posée.',
          en: 'The tile is laid on an empty square that touches a laid tile by at least one side.',
          terms: ['tile', 'square'],
        },
        'laying.sides': {
          kind: 'obligation',
          source: headings.laying,
          fr: 'Contre chaque voisine, la terre rencontre la terre et la mer rencontre la mer.',
          en: 'Along every neighbor, land meets land and sea meets sea.',
          see: ['tiles.corners'],
          terms: ['tile'],
        },
        'laying.corners': {
          kind: 'obligation',
          source: headings.corners,
          fr: 'Deux tuiles qui ne se touchent que par un coin s’accordent aussi : terre contre terre, mer contre mer.',
          en: 'Two tiles that touch by a corner only agree as well: land to land, sea to sea.',
          see: ['tiles.corners'],
          terms: ['corner'],
        },
        'laying.ports-apart': {
          kind: 'prohibition',
          source: headings.corners,
          fr: 'Deux ports ne se touchent jamais, pas même par un coin.',
          en: 'Two ports never touch, not even by a corner.',
          terms: ['port'],
        },
      },
    },
  ],
});
