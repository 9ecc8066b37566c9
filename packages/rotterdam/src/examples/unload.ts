import { A, type RotterdamExample, table } from './position.ts';

/** Examples of phase 4. */
export const unload: readonly RotterdamExample[] = [
  {
    id: 'well-delivered',
    shows: ['unload.every-ship', 'unload.return'],
    title: { fr: 'Bien livré', en: 'Well delivered' },
    caption: {
      fr: 'Du grain à Vulcaanhaven : l’unité rejoint la réserve, le navire revient à A, et une carte Produit est due.',
      en: 'Grain in Vulcaanhaven: the unit goes back to the stock, the ship to A, and a Product card is due.',
    },
    position: table({ phase: 'unload', ships: ['0a@VU1:grain'] }),
    actions: [{ kind: 'unload', seat: A, ship: '0a' }],
    legal: true,
  },
  {
    id: 'grain-becomes-pasta',
    shows: ['unload.product-card'],
    title: { fr: 'Du grain, des pâtes', en: 'Grain becomes pasta' },
    caption: {
      fr: 'A pioche la carte Produit de Vulcaanhaven : des pâtes.',
      en: 'A draws the Product card of Vulcaanhaven: pasta.',
    },
    position: table({ phase: 'unload', ships: ['0a@VU1:grain'] }),
    actions: [
      { kind: 'unload', seat: A, ship: '0a' },
      { kind: 'drawProduct', product: 'pasta' },
    ],
    legal: true,
  },
  {
    id: 'the-next-card',
    shows: ['unload.product-card'],
    title: { fr: 'La carte que tous connaissent', en: 'The card that all know' },
    caption: {
      fr: 'Des pâtes viennent d’être remises sur la pioche. A ne peut pas en tirer un pain.',
      en: 'Pasta has just been put back on top of the pile. A cannot draw a bread from it.',
    },
    position: table({ phase: 'unload', ships: ['0a@VU1:grain'], piles: { vulcaanhaven: { top: ['pasta'] } } }),
    actions: [
      { kind: 'unload', seat: A, ship: '0a' },
      { kind: 'drawProduct', product: 'bread' },
    ],
    legal: false,
  },
  {
    id: 'grain-in-botlek',
    shows: ['unload.wrong-cargo', 'unload.return'],
    title: { fr: 'Du grain à Botlek', en: 'Grain in Botlek' },
    caption: {
      fr: 'Botlek ne traite que le pétrole. L’unité et le navire reviennent, et A n’a rien gagné.',
      en: 'Botlek processes nothing but oil. Unit and ship go back, and A has earned nothing.',
    },
    position: table({ phase: 'unload', ships: ['0a@BO1:grain'], hands: { A: { navigation: ['joker'] } } }),
    actions: [{ kind: 'unload', seat: A, ship: '0a' }],
    legal: true,
  },
  {
    id: 'empty-in-harbor',
    shows: ['unload.wrong-cargo'],
    title: { fr: 'Un navire vide au port', en: 'An empty ship in harbor' },
    caption: {
      fr: 'Volé en route, le navire de A arrive sans rien. Il revient, c’est tout.',
      en: 'Robbed on the way, A’s ship arrives with nothing. It comes back, and that is all.',
    },
    position: table({ phase: 'unload', ships: ['0a@ME2'], hands: { A: { navigation: ['joker'] } } }),
    actions: [{ kind: 'unload', seat: A, ship: '0a' }],
    legal: true,
  },
  {
    id: 'unload-them-all',
    shows: ['unload.every-ship'],
    title: { fr: 'On ne garde rien à quai', en: 'Nothing stays at the quay' },
    caption: {
      fr: 'A préférerait rester à Europoort avec son grain. Tout navire au port est déchargé.',
      en: 'A would rather stay in Europoort with the grain. Every ship in a harbor is unloaded.',
    },
    position: table({ phase: 'unload', ships: ['0a@EU2:grain'] }),
    actions: [{ kind: 'endTurn', seat: A }],
    legal: false,
  },
  {
    id: 'out-again',
    shows: ['unload.reuse', 'card.extra-cargo'],
    title: { fr: 'Aussitôt reparti', en: 'Out again at once' },
    caption: {
      fr: 'Les trois autres navires de A naviguent. Celui qu’il vient de décharger repart avec une Cargaison supplémentaire.',
      en: 'A’s three other ships are sailing. The one just unloaded sets out again with an Extra cargo.',
    },
    position: table({
      phase: 'unload',
      ships: ['0a@VU1:grain', '0b@B2:grain', '0c@C2:fruit', '0d@E3:crude-oil'],
      hands: { A: { navigation: ['extra-cargo'] } },
    }),
    actions: [
      { kind: 'unload', seat: A, ship: '0a' },
      { kind: 'drawProduct', product: 'pasta' },
      { kind: 'playCard', seat: A, card: 'extra-cargo', start: 'A2', cargo: 'grain' },
    ],
    legal: true,
  },
];
