import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** How Portolan plays the points that the rulebook leaves open; their readings are in the folder of this name. */
export const clauses = rulebook({
  'ruling.empty-launch': {
    kind: 'ruling',
    source: headings.launchCases,
    fr: 'Un navire ne part à vide que si une matière première au moins est épuisée.',
    en: 'A ship is launched empty only while at least one raw material is out.',
    see: ['launch.empty-ship', 'launch.cargo-choice'],
  },
  'ruling.blocked-ship': {
    kind: 'ruling',
    source: headings.sailCases,
    fr: 'Chacun déplace ses navires dans l’ordre qu’il veut, tant que l’un d’eux le peut. Ceux qui sont encore bloqués à la fin de son passage le restent pour cette annonce.',
    en: 'Everybody moves their ships in any order, as long as one of them can. Those still blocked when the next player’s ships move stay so for this call.',
    see: ['sail.blocked', 'sail.all-ships-move', 'sail.mover-order'],
  },
  'ruling.harbor-occupancy': {
    kind: 'ruling',
    source: headings.sailCases,
    fr: 'Un quai ne reçoit qu’un navire, comme toute autre position.',
    en: 'A quay takes one ship only, like any other position.',
    see: ['board.one-ship', 'sail.blocked', 'board.harbor'],
  },
  'ruling.fourth-card': {
    kind: 'ruling',
    source: headings.navigation,
    fr: 'Avec trois cartes Navigation en main, on n’en pioche pas d’autre.',
    en: 'With three Navigation cards in hand, no other is drawn.',
    see: ['navigation.hand-limit', 'anchor.one-card-per-ship'],
  },
  'ruling.lay-points': {
    kind: 'ruling',
    source: headings.navigation,
    fr: 'Une carte à points peut être posée chaque fois que son joueur pourrait jouer une carte Navigation.',
    en: 'A point card may be laid whenever its player may play a Navigation card.',
    see: ['navigation.lay-points', 'navigation.own-turn'],
  },
  'ruling.reshuffle-timing': {
    kind: 'ruling',
    source: headings.navigation,
    fr: 'Les cartes utilisées deviennent la nouvelle pioche dès que l’ancienne est vide.',
    en: 'The used cards become the new pile as soon as the old one is empty.',
    see: ['navigation.reshuffle'],
  },
  'ruling.cards-around-call': {
    kind: 'ruling',
    source: headings.sail,
    fr: 'En phase 2, celui qui annonce peut jouer des cartes Navigation avant son annonce, et encore après les déplacements, mais pas entre eux.',
    en: 'In phase 2, the player who calls may play Navigation cards before the call, and again after the moves, but not between them.',
    see: ['navigation.own-turn', 'sail.call-order'],
  },
  'ruling.cards-in-trading': {
    kind: 'ruling',
    source: headings.trade,
    fr: 'En phase 5, tous ceux qui échangent encore peuvent jouer des cartes Navigation.',
    en: 'In phase 5, all who still trade may play Navigation cards.',
    see: ['navigation.own-turn', 'trade.no-order'],
  },
  'ruling.trading-order': {
    kind: 'ruling',
    source: headings.trade,
    fr: 'En phase 5, une offre reçoit sa réponse avant toute autre offre, carte ou fin. Qui a renoncé à échanger ne revient qu’après un échange conclu.',
    en: 'In phase 5, an offer is answered before any other offer, card or end. Whoever is done with trading comes back only after a trade is made.',
    see: ['trade.products', 'trade.no-order', 'trade.ends', 'navigation.own-turn'],
  },
  'ruling.swap-empty': {
    kind: 'ruling',
    source: headings.luck,
    fr: 'La chance ne tourne qu’entre deux navires chargés.',
    en: 'Turn of luck takes two loaded ships.',
    see: ['card.turn-of-luck'],
  },
  'ruling.impossible-retreat': {
    kind: 'ruling',
    source: headings.storm,
    fr: 'Un navire qui ne peut pas reculer de tout le nombre n’est pas choisi.',
    en: 'A ship that cannot go back the full number is not chosen.',
    see: ['card.setback', 'card.heavy-storm', 'board.one-ship'],
  },
  'ruling.jokers-per-mission': {
    kind: 'ruling',
    source: headings.joker,
    fr: 'Plusieurs Jokers peuvent servir à une même Mission.',
    en: 'Several Jokers may serve one Mission.',
    see: ['card.joker'],
  },
  'ruling.thief-full-hold': {
    kind: 'ruling',
    source: headings.thief,
    fr: 'Le voleur a besoin d’un navire vide pour son butin.',
    en: 'The thief needs an empty ship for the loot.',
    see: ['card.cargo-thief'],
  },
  'ruling.spent-products': {
    kind: 'ruling',
    source: headings.mission,
    fr: 'Les Produits donnés se remettent sur leur pioche. Chacun sait ce qui y vient.',
    en: 'Products given up go on top of their pile. Everybody knows what comes next.',
    see: ['mission.products-return'],
  },
  'ruling.trade-balance': {
    kind: 'ruling',
    source: headings.trade,
    fr: 'Dans un échange, chacun donne au moins une carte. Les nombres peuvent différer.',
    en: 'In a trade, each side gives one card at least. The numbers may differ.',
    see: ['trade.products'],
  },
  'ruling.bury-timing': {
    kind: 'ruling',
    source: headings.openProducts,
    fr: 'La carte ouverte passe sous la pioche au déchargement, d’après ce que le navire a alors à bord.',
    en: 'The open card goes under the pile at the unloading, by what the ship then has aboard.',
    see: ['variant.open-bury'],
  },
  'ruling.navigation-points': {
    kind: 'ruling',
    source: headings.winning,
    fr: 'Les cartes à points comptent, posées ou encore en main.',
    en: 'Point cards count, laid or still in hand.',
    see: ['score.navigation'],
  },
  'ruling.product-tie': {
    kind: 'ruling',
    source: headings.winning,
    fr: 'La seconde égalité se départage au nombre de cartes Produit, non à leur valeur.',
    en: 'The second tie is settled by the number of Product cards, not by their value.',
    see: ['score.tie-products'],
  },
  'ruling.full-tie': {
    kind: 'ruling',
    source: headings.winning,
    fr: 'Toujours à égalité après cela, les joueurs se partagent la victoire.',
    en: 'Players who are still tied after that share the victory.',
    see: ['score.winner', 'score.tie-products'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'rulings',
  title: { fr: 'Ce que le livret laisse ouvert', en: 'Left open by the rulebook' },
  lead: {
    fr: 'Là où le livret laisse un doute, voici ce que nous jouons. Une table peut jouer autrement.',
    en: 'Where the rulebook leaves a doubt, this is how we play. A table may play otherwise.',
  },
  parts: [
    {
      title: { fr: 'Mise à l’eau et navigation', en: 'Launching and sailing' },
      clauses: ['ruling.empty-launch', 'ruling.blocked-ship', 'ruling.harbor-occupancy'],
    },
    {
      title: { fr: 'Main et moment des cartes Navigation', en: 'Navigation cards: the hand and the moment' },
      clauses: [
        'ruling.fourth-card',
        'ruling.lay-points',
        'ruling.reshuffle-timing',
        'ruling.cards-around-call',
        'ruling.cards-in-trading',
        'ruling.trading-order',
      ],
    },
    {
      title: { fr: 'Effets des cartes Navigation', en: 'Effects of Navigation cards' },
      clauses: [
        'ruling.swap-empty',
        'ruling.impossible-retreat',
        'ruling.jokers-per-mission',
        'ruling.thief-full-hold',
      ],
    },
    {
      title: { fr: 'Produits', en: 'Products' },
      clauses: ['ruling.spent-products', 'ruling.trade-balance', 'ruling.bury-timing'],
    },
    {
      title: { fr: 'Le compte final', en: 'The final count' },
      clauses: ['ruling.navigation-points', 'ruling.product-tie', 'ruling.full-tie'],
    },
  ],
};
