import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Phase 3: anchors pay; how Navigation cards are held and laid. */
export const clauses = rulebook({
  'anchor.one-card-per-ship': {
    kind: 'effect',
    source: headings.anchor,
    fr: 'On regarde les ancres au début de la phase. Pour chacun de ses navires qui s’y trouve, un joueur pioche, quand vient son tour, une carte Navigation : celle qui a une ancre au dos. Ce qui bouge ensuite n’y change rien.',
    en: 'Anchors are looked at as the phase begins. For each of their ships on one, a player draws a Navigation card, the kind with an anchor on its back, when their turn comes. Moves made later change nothing.',
    see: ['navigation.hand-limit', 'ruling.fourth-card'],
    terms: ['anchor', 'navigation-card'],
  },
  'navigation.hand-limit': {
    kind: 'prohibition',
    source: headings.navigation,
    fr: 'Trois cartes Navigation en main, pas une de plus. Une carte de trop n’est pas gardée.',
    en: 'Three Navigation cards in hand, not one more. A card too many is not kept.',
    see: ['navigation.lay-points', 'ruling.fourth-card'],
    terms: ['hand', 'anchor'],
  },
  'navigation.reshuffle': {
    kind: 'effect',
    source: headings.navigation,
    fr: 'La pioche vide, les cartes déjà utilisées sont mélangées et la remplacent. Celles qui sont posées restent où elles sont.',
    en: 'Once the pile is empty, the cards already used are shuffled and take its place. Those that are laid stay where they are.',
    see: ['ruling.reshuffle-timing'],
    terms: ['used', 'laid'],
  },
  'navigation.lay-points': {
    kind: 'permission',
    source: headings.navigation,
    fr: 'Une carte qui vaut des points peut être posée à découvert devant soi.',
    en: 'A card worth points may be laid open on the table.',
    see: ['card.advantage', 'card.extra-advantage', 'ruling.lay-points'],
    terms: ['laid', 'point'],
  },
  'navigation.laid-not-in-hand': {
    kind: 'definition',
    source: headings.navigation,
    fr: 'Une carte posée n’est plus en main : elle laisse une place pour une nouvelle.',
    en: 'A card laid is no longer in hand: it makes room for a new one.',
    see: ['navigation.hand-limit'],
    terms: ['laid', 'hand'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'anchor',
  title: { fr: 'Phase 3 : les ancres', en: 'Phase 3: anchors' },
  lead: {
    fr: 'S’arrêter sur une ancre retarde peut-être le voyage, mais rapporte une carte.',
    en: 'A stop at an anchor may delay the voyage, but it pays a card.',
  },
  parts: [
    {
      title: { fr: 'Piocher', en: 'Drawing' },
      clauses: ['anchor.one-card-per-ship', 'navigation.hand-limit', 'navigation.reshuffle'],
    },
    {
      title: { fr: 'Poser des points', en: 'Laying points' },
      clauses: ['navigation.lay-points', 'navigation.laid-not-in-hand'],
    },
  ],
};
