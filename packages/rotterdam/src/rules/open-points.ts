import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const { launchCases, sail, sailCases, navigation, trade, mission, winning } = headings;

/** How Portolan plays the points that the rulebook leaves open; the readings are in `rulings`. */
export const openPoints = rulebook({
  'ruling.empty-launch': {
    kind: 'ruling',
    source: launchCases,
    fr: 'Un navire ne part à vide que si une matière première au moins est épuisée.',
    en: 'A ship is launched empty only while at least one raw material is out.',
    see: ['launch.empty-ship', 'launch.cargo-choice'],
  },
  'ruling.blocked-ship': {
    kind: 'ruling',
    source: sailCases,
    fr: 'Chacun déplace ses navires dans l’ordre qu’il veut, tant que l’un d’eux le peut. Ceux qui sont encore bloqués à la fin de son passage le restent pour cette annonce.',
    en: 'Everybody moves their ships in any order, as long as one of them can. Those still blocked when the next player’s ships move stay so for this call.',
    see: ['sail.blocked', 'sail.all-ships-move', 'sail.mover-order'],
  },
  'ruling.harbor-occupancy': {
    kind: 'ruling',
    source: sailCases,
    fr: 'Un quai ne reçoit qu’un navire, comme toute autre position.',
    en: 'A quay takes one ship only, like any other position.',
    see: ['board.one-ship', 'sail.blocked', 'board.harbor'],
  },
  'ruling.fourth-card': {
    kind: 'ruling',
    source: navigation,
    fr: 'Avec trois cartes Navigation en main, on n’en pioche pas d’autre.',
    en: 'With three Navigation cards in hand, no other is drawn.',
    see: ['navigation.hand-limit', 'anchor.one-card-per-ship'],
  },
  'ruling.lay-points': {
    kind: 'ruling',
    source: navigation,
    fr: 'Une carte à points se pose à tout moment de son propre tour.',
    en: 'A point card is laid at any moment of one’s own turn.',
    see: ['navigation.lay-points'],
  },
  'ruling.reshuffle-timing': {
    kind: 'ruling',
    source: navigation,
    fr: 'Les cartes utilisées deviennent la nouvelle pioche dès que l’ancienne est vide.',
    en: 'The used cards become the new pile as soon as the old one is empty.',
    see: ['navigation.reshuffle'],
  },
  'ruling.cards-around-call': {
    kind: 'ruling',
    source: sail,
    fr: 'En phase 2, un joueur peut jouer des cartes Navigation avant d’annoncer sa couleur, et encore après les déplacements.',
    en: 'In phase 2, a player may play Navigation cards before calling a color, and again after the moves.',
    see: ['navigation.own-turn', 'sail.call-order'],
  },
  'ruling.cards-in-trading': {
    kind: 'ruling',
    source: trade,
    fr: 'En phase 5, tous ceux qui échangent encore peuvent jouer des cartes Navigation.',
    en: 'In phase 5, all who still trade may play Navigation cards.',
    see: ['navigation.own-turn', 'trade.no-order'],
  },
  'ruling.spent-products': {
    kind: 'ruling',
    source: mission,
    fr: 'Les Produits donnés se remettent sur leur pioche. Chacun sait ce qui y vient.',
    en: 'Products given up go on top of their pile. Everybody knows what comes next.',
    see: ['mission.products-return'],
  },
  'ruling.trade-balance': {
    kind: 'ruling',
    source: trade,
    fr: 'Dans un échange, chacun donne au moins une carte. Les nombres peuvent différer.',
    en: 'In a trade, each side gives one card at least. The numbers may differ.',
    see: ['trade.products'],
  },
  'ruling.navigation-points': {
    kind: 'ruling',
    source: winning,
    fr: 'Les cartes à points comptent, posées ou encore en main.',
    en: 'Point cards count, laid or still in hand.',
    see: ['score.navigation'],
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
  'ruling.bury-timing': {
    kind: 'ruling',
    source: headings.openProducts,
    fr: 'La carte ouverte passe sous la pioche au déchargement, d’après ce que le navire a alors à bord.',
    en: 'The open card goes under the pile at the unloading, by what the ship then has aboard.',
    see: ['variant.open-bury'],
  },
  'ruling.product-tie': {
    kind: 'ruling',
    source: winning,
    fr: 'La seconde égalité se départage au nombre de cartes Produit, non à leur valeur.',
    en: 'The second tie is settled by the number of Product cards, not by their value.',
    see: ['score.tie-products'],
  },
  'ruling.full-tie': {
    kind: 'ruling',
    source: winning,
    fr: 'Toujours à égalité après cela, les joueurs se partagent la victoire.',
    en: 'Players who are still tied after that share the victory.',
    see: ['score.winner', 'score.tie-products'],
  },
});
