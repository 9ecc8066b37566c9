import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { anchor, navigation: source } = headings;

/** Phase 3: anchors pay; and how Navigation cards are held and played. */
export const navigation = rulebook({
  'anchor.one-card-per-ship': {
    kind: 'effect',
    source: anchor,
    fr: 'On regarde les ancres au début de la phase. Pour chacun de ses navires qui s’y trouve, un joueur pioche, quand vient son tour, une carte Navigation : celle qui a une ancre au dos. Ce qui bouge ensuite n’y change rien.',
    en: 'Anchors are looked at as the phase begins. For each of their ships on one, a player draws a Navigation card, the kind with an anchor on its back, when their turn comes. Moves made later change nothing.',
    see: ['navigation.hand-limit', 'ruling.fourth-card'],
    terms: ['anchor', 'navigation-card'],
  },
  'navigation.any-phase': {
    kind: 'permission',
    source,
    fr: 'Une carte Navigation se joue dans toutes les phases. Plusieurs à la suite, c’est permis.',
    en: 'A Navigation card is played in any phase. Several in a row are fine.',
    see: ['ruling.cards-around-call', 'ruling.cards-in-trading'],
    terms: ['navigation-card', 'phase'],
  },
  'navigation.own-turn': {
    kind: 'prohibition',
    source,
    fr: 'Une carte Navigation ne se joue que dans son propre tour, jamais dans celui d’un autre. Le livret ne limite pas autrement le moment.',
    en: 'A Navigation card is played in one’s own turn only, never in another player’s. The rulebook sets no other limit on the moment.',
    see: ['ruling.cards-around-call', 'ruling.cards-in-trading', 'ruling.trading-order'],
    terms: ['turn'],
  },
  'navigation.from-hand': {
    kind: 'definition',
    source: anchor,
    fr: 'On joue une carte Navigation que l’on a en main.',
    en: 'One plays a Navigation card that one holds.',
    terms: ['hand', 'navigation-card'],
  },
  'navigation.hand-limit': {
    kind: 'prohibition',
    source,
    fr: 'Trois cartes Navigation en main, pas une de plus. Une carte de trop n’est pas gardée.',
    en: 'Three Navigation cards in hand, not one more. A card too many is not kept.',
    see: ['navigation.lay-points', 'ruling.fourth-card'],
    terms: ['hand', 'anchor'],
  },
  'navigation.lay-points': {
    kind: 'permission',
    source,
    fr: 'Une carte qui vaut des points peut être posée à découvert devant soi.',
    en: 'A card worth points may be laid open on the table.',
    see: ['card.advantage', 'card.extra-advantage', 'ruling.lay-points'],
    terms: ['laid', 'point'],
  },
  'navigation.laid-not-in-hand': {
    kind: 'definition',
    source,
    fr: 'Une carte posée n’est plus en main : elle laisse une place pour une nouvelle.',
    en: 'A card laid is no longer in hand: it makes room for a new one.',
    see: ['navigation.hand-limit'],
    terms: ['laid', 'hand'],
  },
  'navigation.reshuffle': {
    kind: 'effect',
    source,
    fr: 'La pioche vide, les cartes déjà utilisées sont mélangées et la remplacent. Celles qui sont posées restent où elles sont.',
    en: 'Once the pile is empty, the cards already used are shuffled and take its place. Those that are laid stay where they are.',
    see: ['ruling.reshuffle-timing'],
    terms: ['used', 'laid'],
  },
});
