import { A, B, C, type RotterdamExample, table } from '../position.ts';

/** Open points of holding and playing Navigation cards. */
export const navigationRulings: readonly RotterdamExample[] = [
  {
    id: 'fourth-card-drawn',
    shows: ['ruling.fourth-card'],
    title: { fr: 'La quatrième carte', en: 'The fourth card' },
    caption: {
      fr: 'À d’autres tables, A pioche malgré ses trois cartes, et en écarte une avant de finir.',
      en: 'At other tables A draws in spite of three cards, and puts one away before ending the turn.',
    },
    rulings: { 'fourth-card': 'draw-then-choose' },
    position: table({
      phase: 'anchor',
      ships: ['0a@C1:grain'],
      hands: { A: { navigation: ['joker', 'setback', 'port-police'] } },
    }),
    actions: [
      { kind: 'takeNavigation', seat: A },
      { kind: 'drawNavigation', card: 'heavy-storm' },
      { kind: 'discardNavigation', seat: A, card: 'setback' },
    ],
    legal: true,
  },
  {
    id: 'laid-with-two',
    shows: ['ruling.lay-points', 'navigation.lay-points'],
    title: { fr: 'Poser avec deux cartes', en: 'Laying with two cards' },
    caption: {
      fr: 'A n’a que deux cartes et pose son Avantage : rien ne presse, rien ne l’interdit.',
      en: 'A has only two cards and lays the Advantage: there is no hurry, and nothing against it.',
    },
    position: table({ hands: { A: { navigation: ['advantage', 'setback'] } } }),
    actions: [{ kind: 'layPoints', seat: A, card: 'advantage' }],
    legal: true,
  },
  {
    id: 'pile-is-empty',
    shows: ['ruling.reshuffle-timing', 'navigation.reshuffle'],
    title: { fr: 'La pioche est vide', en: 'The pile is empty' },
    caption: {
      fr: 'La dernière carte de cette petite pioche est tirée. Tout de suite, la carte utilisée la remplace.',
      en: 'The last card of this small pile is drawn. The used card takes its place at once.',
    },
    position: table({
      phase: 'anchor',
      edition: {
        navigation: [
          { id: 'setback', copies: 1 },
          { id: 'joker', copies: 1 },
          { id: 'port-police', copies: 1 },
        ],
      },
      ships: ['0a@C1:grain', '0b@D3:fruit'],
      hands: { B: { navigation: ['port-police'] } },
      used: ['joker'],
    }),
    actions: [
      { kind: 'takeNavigation', seat: A },
      { kind: 'drawNavigation', card: 'setback' },
    ],
    legal: true,
  },
  {
    id: 'after-the-moves',
    shows: ['ruling.cards-around-call', 'navigation.any-phase'],
    title: { fr: 'Après les déplacements', en: 'After the moves' },
    caption: {
      fr: 'Son navire rentré à Vulcaanhaven, A fait encore reculer celui de B. Son tour n’était pas fini.',
      en: 'With a ship home in Vulcaanhaven, A still sends B’s back. The turn was not over.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@E1:grain', '1a@C1:fruit'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'sail', seat: A, ship: '0a', to: 'VU2' },
      { kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['B1'] },
    ],
    legal: true,
  },
  {
    id: 'between-the-moves',
    shows: ['ruling.cards-around-call', 'navigation.any-phase'],
    title: { fr: 'Entre deux déplacements', en: 'Between two moves' },
    caption: {
      fr: 'À d’autres tables encore, A fait reculer le navire de B avant qu’il ne suive le rouge : l’annonce ne le concerne plus.',
      en: 'At still other tables A sends B’s ship back before it follows the red: the call no longer concerns it.',
    },
    rulings: { 'cards-around-call': 'also-during' },
    position: table({
      phase: 'sail',
      ships: ['0a@A1:grain', '1a@C4:fruit'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
      { kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['B3'] },
    ],
    legal: true,
  },
  {
    id: 'card-among-trades',
    shows: ['ruling.cards-in-trading', 'navigation.any-phase'],
    title: { fr: 'Une carte pendant les échanges', en: 'A card among trades' },
    caption: {
      fr: 'C n’a rien à échanger, mais joue une Cargaison supplémentaire en phase 5.',
      en: 'C has nothing to trade, but plays an Extra cargo in phase 5.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['bread'] }, B: { products: ['jam'] }, C: { navigation: ['extra-cargo'] } },
    }),
    actions: [{ kind: 'playCard', seat: C, card: 'extra-cargo', start: 'A1', cargo: 'grain' }],
    legal: true,
  },
  {
    id: 'an-offer-first',
    shows: ['ruling.trading-order'],
    title: { fr: 'Une réponse d’abord', en: 'An answer first' },
    caption: {
      fr: 'B attend la réponse de C. L’offre de A devra patienter, elle aussi.',
      en: 'B waits for C’s answer. A’s offer has to wait as well.',
    },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam'] }, C: { products: ['paint'] } },
    }),
    actions: [
      { kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] },
      { kind: 'offerTrade', seat: A, to: B, give: ['petrol'], get: ['jam'] },
    ],
    legal: false,
  },
  {
    id: 'a-better-offer',
    shows: ['ruling.trading-order', 'trade.no-order'],
    title: {
      fr: 'Une meilleure offre, si la table échange librement',
      en: 'A better offer, if the table trades freely',
    },
    caption: {
      fr: 'À d’autres tables, A n’attend pas : son offre prend la place de celle de B.',
      en: 'At other tables A does not wait: this offer takes the place of B’s.',
    },
    rulings: { 'trading-order': 'free' },
    position: table({
      phase: 'trade',
      hands: { A: { products: ['petrol'] }, B: { products: ['jam'] }, C: { products: ['paint'] } },
    }),
    actions: [
      { kind: 'offerTrade', seat: B, to: C, give: ['jam'], get: ['paint'] },
      { kind: 'offerTrade', seat: A, to: B, give: ['petrol'], get: ['jam'] },
    ],
    legal: true,
  },
  {
    id: 'not-while-ships-move',
    shows: ['ruling.cards-around-call'],
    title: { fr: 'Pas au milieu des déplacements', en: 'Not amid the moves' },
    caption: {
      fr: 'Un seul des deux navires de A a avancé. La carte attend que l’autre l’ait fait.',
      en: 'Only one of A’s two ships has moved. The card waits until the other has.',
    },
    position: table({
      phase: 'sail',
      ships: ['0a@A1:grain', '0b@B4:fruit'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [
      { kind: 'callColor', seat: A, color: 'red' },
      { kind: 'sail', seat: A, ship: '0a', to: 'B1' },
      { kind: 'playCard', seat: A, card: 'setback', ship: '0a', path: ['A2'] },
    ],
    legal: false,
  },
];
