import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** What the map shows. */
export const clauses = rulebook({
  'board.start': {
    kind: 'definition',
    source: headings.launch,
    fr: 'Un navire entre sur le fleuve par une position de départ. Tant qu’il y reste, elle est prise.',
    en: 'A ship enters the river at a start. As long as it stays there, that start is taken.',
    see: ['launch.start-free'],
    terms: ['start', 'ship'],
  },
  'board.channel': {
    kind: 'definition',
    source: headings.sail,
    fr: 'Des canaux de couleur relient les positions et mènent vers les ports. Devant une position qui n’est pas dans un port, il y en a un ou deux, et ces deux-là sont parfois de la même couleur.',
    en: 'Colored channels join the positions and lead to the harbors. Ahead of a position that is not in a harbor there are one or two, and those two are sometimes of the same color.',
    see: ['sail.by-color', 'sail.one-channel'],
    terms: ['channel', 'position'],
  },
  'board.one-ship': {
    kind: 'prohibition',
    source: headings.sailCases,
    fr: 'Une position ne reçoit qu’un navire. Cela vaut aussi pour celui qui recule.',
    en: 'A position takes only one ship. This goes for a ship moved back as well.',
    see: ['sail.blocked', 'ruling.harbor-occupancy', 'ruling.impossible-retreat'],
    terms: ['position', 'ship'],
  },
  'board.anchor': {
    kind: 'definition',
    source: headings.anchor,
    fr: 'Une ancre marque certaines positions. S’y trouver au bon moment rapporte une carte Navigation.',
    en: 'Some positions are marked with an anchor. To be there at the right time earns a Navigation card.',
    see: ['anchor.one-card-per-ship'],
    terms: ['anchor', 'navigation-card'],
  },
  'board.harbor': {
    kind: 'definition',
    source: headings.safeHaven,
    fr: 'Aucun canal ne repart d’un port : le voyage s’y termine. Chaque port traite une seule matière première, quel que soit le nombre de ses quais.',
    en: 'No channel leads on from a harbor: the voyage ends there. Each harbor processes one raw material only, however many quays it has.',
    see: ['unload.every-ship', 'ruling.harbor-occupancy'],
    terms: ['harbor', 'quay', 'raw-material'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'board',
  title: { fr: 'Le fleuve', en: 'The river' },
  lead: {
    fr: 'De la mer aux ports, de position en position, par des canaux de couleur.',
    en: 'From the sea to the harbors, from position to position, along colored channels.',
  },
  parts: [
    {
      title: { fr: 'Positions et canaux', en: 'Positions and channels' },
      clauses: ['board.start', 'board.channel', 'board.one-ship'],
    },
    { title: { fr: 'Ancres et ports', en: 'Anchors and harbors' }, clauses: ['board.anchor', 'board.harbor'] },
  ],
};
