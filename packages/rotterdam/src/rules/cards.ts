import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** When Navigation cards are played, and what each of the nine does. */
export const clauses = rulebook({
  'navigation.any-phase': {
    kind: 'permission',
    source: headings.navigation,
    fr: 'Une carte Navigation se joue dans toutes les phases. Plusieurs à la suite, c’est permis.',
    en: 'A Navigation card is played in any phase. Several in a row are fine.',
    see: ['ruling.cards-around-call', 'ruling.cards-in-trading'],
    terms: ['navigation-card', 'phase'],
  },
  'navigation.own-turn': {
    kind: 'prohibition',
    source: headings.navigation,
    fr: 'Une carte Navigation ne se joue que dans son propre tour, jamais dans celui d’un autre. Le livret ne limite pas autrement le moment.',
    en: 'A Navigation card is played in one’s own turn only, never in another player’s. The rulebook sets no other limit on the moment.',
    see: ['ruling.cards-around-call', 'ruling.cards-in-trading', 'ruling.trading-order'],
    terms: ['turn'],
  },
  'navigation.from-hand': {
    kind: 'definition',
    source: headings.anchor,
    fr: 'On joue une carte Navigation que l’on a en main.',
    en: 'One plays a Navigation card that one holds.',
    terms: ['hand', 'navigation-card'],
  },
  'card.turn-of-luck': {
    kind: 'effect',
    source: headings.luck,
    fr: 'La chance tourne : deux navires s’échangent leurs matières premières. N’importe lesquels, à n’importe qui.',
    en: 'Turn of luck: two ships exchange their raw materials. Any two, whoever they belong to.',
    see: ['ruling.swap-empty'],
    terms: ['turn-of-luck', 'cargo'],
  },
  'card.extra-cargo': {
    kind: 'effect',
    source: headings.extraCargo,
    fr: 'Cargaison supplémentaire : son joueur met à l’eau un navire de plus, chargé, dans n’importe quelle phase.',
    en: 'Extra cargo: its player launches one more ship, loaded, in any phase.',
    see: ['launch.one-ship', 'card.extra-cargo-start'],
    terms: ['extra-cargo', 'launch'],
  },
  'card.extra-cargo-start': {
    kind: 'prohibition',
    source: headings.extraCargo,
    fr: 'Cargaison supplémentaire demande un départ libre. Sans lui, la carte ne se joue pas.',
    en: 'Extra cargo takes a free start. Without one, the card is not played.',
    see: ['launch.start-free'],
    terms: ['start', 'extra-cargo'],
  },
  'card.cargo-thief': {
    kind: 'effect',
    source: headings.thief,
    fr: 'Voleur de cargaison : l’unité d’un navire au choix passe sur un navire du voleur. Le navire volé reste où il est, vide.',
    en: 'Cargo thief: the unit of a ship of one’s choice goes onto a ship of the thief. The robbed ship stays where it is, empty.',
    see: ['card.thief-launch', 'ruling.thief-full-hold'],
    terms: ['cargo-thief', 'cargo'],
  },
  'card.thief-launch': {
    kind: 'permission',
    source: headings.thief,
    fr: 'Un voleur qui n’a rien à l’eau peut mettre un navire à un départ libre pour y prendre le butin.',
    en: 'A thief with nothing afloat may put a ship at a free start to take the loot.',
    terms: ['cargo-thief', 'start', 'afloat'],
  },
  'card.port-police': {
    kind: 'effect',
    source: headings.police,
    fr: 'Inspection de la police portuaire : la cargaison d’un navire au choix est saisie et rejoint la réserve générale. Le navire, vide, garde sa position.',
    en: 'Port police: the cargo of a ship of one’s choice is seized and goes to the stock. The ship, empty, keeps its position.',
    terms: ['port-police', 'stock'],
  },
  'card.setback': {
    kind: 'effect',
    source: headings.setback,
    fr: 'Revers : un navire au choix redescend un canal, de n’importe quelle couleur.',
    en: 'Setback: a ship of one’s choice goes back down one channel, of any color.',
    see: ['card.way-back', 'board.one-ship', 'ruling.impossible-retreat'],
    terms: ['setback', 'channel'],
  },
  'card.heavy-storm': {
    kind: 'effect',
    source: headings.storm,
    fr: 'Forte tempête : un navire au choix redescend deux canaux, de n’importe quelles couleurs.',
    en: 'Heavy storm: a ship of one’s choice goes back down two channels, of any colors.',
    see: ['card.way-back', 'board.one-ship', 'ruling.impossible-retreat'],
    terms: ['heavy-storm', 'channel'],
  },
  'card.way-back': {
    kind: 'definition',
    source: headings.storm,
    origin: 'ours',
    fr: 'Revers et Forte tempête : qui joue la carte choisit aussi par où le navire recule, et il faut une position libre au bout de chaque canal.',
    en: 'Setback and Heavy storm: whoever plays the card also chooses the way back, and it takes a free position at the end of each channel.',
    see: ['card.setback', 'card.heavy-storm', 'board.one-ship'],
    terms: ['setback', 'heavy-storm', 'channel'],
  },
  'card.joker': {
    kind: 'permission',
    source: headings.joker,
    fr: 'Le Joker tient lieu d’une carte Produit au moment de remplir une Mission. Son joueur dit laquelle.',
    en: 'The Joker stands for a Product card when a Mission is fulfilled. Its player says which one.',
    see: ['mission.exact-products', 'ruling.jokers-per-mission'],
    terms: ['joker', 'product'],
  },
  'card.advantage': {
    kind: 'scoring',
    source: headings.advantage,
    fr: 'Avantage : 1 point. La poser libère une place en main.',
    en: 'Advantage: 1 point. To lay it frees a place in hand.',
    see: ['navigation.lay-points', 'score.navigation'],
    terms: ['advantage', 'laid'],
  },
  'card.extra-advantage': {
    kind: 'scoring',
    source: headings.extraAdvantage,
    fr: 'Avantage supplémentaire : 2 points. La poser libère une place en main.',
    en: 'Extra advantage: 2 points. To lay it frees a place in hand.',
    see: ['navigation.lay-points', 'score.navigation'],
    terms: ['extra-advantage', 'laid'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'cards',
  title: { fr: 'Les cartes Navigation', en: 'Navigation cards' },
  lead: {
    fr: 'Neuf sortes de cartes. Les unes aident leur joueur, les autres s’en prennent à un navire.',
    en: 'Nine kinds of cards. Some help their player, others lay hands on a ship.',
  },
  parts: [
    {
      title: { fr: 'Quand les jouer', en: 'When to play them' },
      clauses: ['navigation.any-phase', 'navigation.own-turn', 'navigation.from-hand'],
    },
    {
      title: { fr: 'Cargaisons', en: 'Cargoes' },
      clauses: [
        'card.turn-of-luck',
        'card.extra-cargo',
        'card.extra-cargo-start',
        'card.cargo-thief',
        'card.thief-launch',
        'card.port-police',
      ],
    },
    { title: { fr: 'Reculs', en: 'Ways back' }, clauses: ['card.setback', 'card.heavy-storm', 'card.way-back'] },
    {
      title: { fr: 'Missions et points', en: 'Missions and points' },
      clauses: ['card.joker', 'card.advantage', 'card.extra-advantage'],
    },
  ],
};
