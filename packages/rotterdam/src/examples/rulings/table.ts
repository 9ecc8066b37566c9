import { A, B, C, type RotterdamExample, table } from '../position.ts';

/** Open points of Products, trading and the count. */
export const tableRulings: readonly RotterdamExample[] = [
  {
    id: 'bread-on-top',
    shows: ['ruling.spent-products', 'mission.products-return'],
    title: { fr: 'Le pain revient sur la pioche', en: 'The bread comes back on top' },
    caption: {
      fr: 'A donne un pain et une peinture. Le prochain à livrer du grain recevra ce pain : tous le savent.',
      en: 'A gives a bread and a paint. Whoever delivers grain next will receive that bread: everybody knows.',
    },
    position: table({
      phase: 'mission',
      piles: { vulcaanhaven: { top: ['pasta'] } },
      hands: { A: { products: ['bread', 'paint'], missions: ['m09', '?', '?'] } },
    }),
    actions: [{ kind: 'fulfill', seat: A, mission: 'm09', products: ['bread', 'paint'], jokers: [] }],
    legal: true,
  },
  {
    id: 'no-gifts',
    shows: ['ruling.trade-balance'],
    title: { fr: 'Pas de cadeau', en: 'No gifts' },
    caption: {
      fr: 'B donnerait sa confiture à A pour rien. Il faut une carte en retour.',
      en: 'B would give A the jam for nothing. It takes a card in return.',
    },
    position: table({ phase: 'trade', hands: { A: { products: ['petrol'] }, B: { products: ['jam'] } } }),
    actions: [{ kind: 'offerTrade', seat: B, to: A, give: ['jam'], get: [] }],
    legal: false,
  },
  {
    id: 'a-gift',
    shows: ['trade.products', 'ruling.trade-balance'],
    title: { fr: 'Un cadeau, si la table le veut', en: 'A gift, if the table agrees' },
    caption: {
      fr: 'À d’autres tables, B peut donner sa confiture sans rien demander.',
      en: 'At other tables B may give the jam and ask for nothing.',
    },
    rulings: { 'trade-balance': 'gifts' },
    position: table({ phase: 'trade', hands: { A: { products: ['petrol'] }, B: { products: ['jam'] } } }),
    actions: [{ kind: 'offerTrade', seat: B, to: A, give: ['jam'], get: [] }],
    legal: true,
  },
  {
    id: 'points-in-hand',
    shows: ['ruling.navigation-points', 'score.navigation'],
    title: { fr: 'Des points gardés en main', en: 'Points kept in hand' },
    caption: {
      fr: 'B a gardé son Avantage supplémentaire en main. Ses 2 points comptent : 13 contre 12.',
      en: 'B has kept the Extra advantage in hand. Its 2 points count: 13 to 12.',
    },
    position: table({
      phase: 'mission',
      seat: C,
      hands: {
        A: { shown: ['m29', 'm13'] },
        B: { products: ['jam', 'plastic'], navigation: ['extra-advantage'], shown: ['m30'] },
        C: { navigation: ['joker'] },
      },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'number-of-products',
    shows: ['ruling.product-tie', 'score.tie-products'],
    title: { fr: 'Nombre ou valeur', en: 'Number or value' },
    caption: {
      fr: 'Même total, mêmes points de Mission. Les deux Produits de B valent autant que celui de A, mais ils sont deux.',
      en: 'The same total, the same Mission points. B’s two Products are worth as much as A’s one, but they are two.',
    },
    position: table({
      phase: 'mission',
      seat: C,
      hands: {
        A: { products: ['jam'], shown: ['m29', 'm13'] },
        B: { products: ['bread', 'paint'], shown: ['m31', 'm16'] },
        C: { navigation: ['joker'] },
      },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'shared-victory',
    shows: ['ruling.full-tie'],
    title: { fr: 'Victoire partagée', en: 'A shared victory' },
    caption: {
      fr: 'Tout est égal : le total, les Missions, les Produits. A et B gagnent ensemble.',
      en: 'All is equal: the total, the Missions, the Products. A and B win together.',
    },
    position: table({
      phase: 'mission',
      seat: C,
      hands: {
        A: { products: ['jam'], shown: ['m29', 'm13'] },
        B: { products: ['petrol'], shown: ['m31', 'm16'] },
        C: { navigation: ['joker'] },
      },
    }),
    actions: [{ kind: 'endTurn', seat: C }],
    legal: true,
  },
  {
    id: 'buried-when',
    shows: ['ruling.bury-timing'],
    title: { fr: 'Quand la carte passe-t-elle dessous ?', en: 'When does the card go under?' },
    caption: {
      fr: 'Les fruits de A entrent à Vulcaanhaven. Le pain ouvert ne bouge pas encore : on verra au déchargement.',
      en: 'A’s fruit comes into Vulcaanhaven. The open bread does not move yet: the unloading will tell.',
    },
    position: table({
      phase: 'sail',
      variants: { openProducts: true },
      ships: ['0a@D1:fruit'],
      piles: {
        vulcaanhaven: { top: ['bread'] },
        merwehaven: { top: ['jam'] },
        botlek: { top: ['petrol'] },
        europoort: { top: ['paint'] },
      },
    }),
    actions: [
      { kind: 'callColor', seat: A, color: 'yellow' },
      { kind: 'sail', seat: A, ship: '0a', to: 'VU1' },
    ],
    legal: true,
  },
];
