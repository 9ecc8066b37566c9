import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

/** What the game is about. */
export const game = rulebook({
  'game.players': {
    kind: 'definition',
    source: headings.opening,
    fr: 'On joue à trois ou à quatre. Une partie prend de quarante minutes à une heure.',
    en: 'The game is for three or four players. It takes forty minutes to an hour.',
  },
  'game.theme': {
    kind: 'advice',
    source: headings.opening,
    fr: 'Un port des Antilles : les dockers chargent des navires marchands en partance pour l’Europe.',
    en: 'A port in the West Indies: dockers load merchant ships bound for Europe.',
  },
  'game.aim': {
    kind: 'advice',
    source: headings.aim,
    fr: 'Chacun mène une équipe de porteurs. Ses relations la font monter à bord. Mieux la cargaison est payée, plus il gagne de primes.',
    en: 'Each player leads a team of porters. Contacts bring them aboard. The dearer the cargo, the larger the premiums.',
    see: ['end.winner'],
    terms: ['porter', 'contact', 'premium'],
  },
});

/** Where it stands in the rulebook. */
export const gameSection: ComptoirSection = {
  id: 'game',
  title: { fr: 'Le jeu', en: 'The game' },
  parts: [{ clauses: ['game.theme', 'game.aim', 'game.players'] }],
};
