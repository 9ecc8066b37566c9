import { A, type RotterdamExample, table } from './position.ts';

/** Examples of the two variants. */
export const variants: readonly RotterdamExample[] = [
  {
    id: 'safe-in-harbor',
    shows: ['variant.safe-haven'],
    title: { fr: 'À l’abri', en: 'Safe' },
    caption: {
      fr: 'Avec le Havre de paix, le navire de B ne ressort pas de Vulcaanhaven.',
      en: 'With Safe haven, B’s ship is not sent out of Vulcaanhaven.',
    },
    position: table({
      phase: 'unload',
      variants: { safeHaven: true },
      ships: ['1a@VU1:grain'],
      hands: { A: { navigation: ['setback'] } },
    }),
    actions: [{ kind: 'playCard', seat: A, card: 'setback', ship: '1a', path: ['D1'] }],
    legal: false,
  },
  {
    id: 'the-open-card',
    shows: ['variant.open-products'],
    title: { fr: 'La carte ouverte', en: 'The open card' },
    caption: {
      fr: 'A livre du grain et reçoit le pain que tous voyaient. On retourne la carte suivante.',
      en: 'A delivers grain and receives the bread that all could see. The next card is turned up.',
    },
    position: table({
      phase: 'unload',
      variants: { openProducts: true },
      ships: ['0a@VU1:grain'],
      piles: {
        vulcaanhaven: { top: ['bread'] },
        merwehaven: { top: ['jam'] },
        botlek: { top: ['petrol'] },
        europoort: { top: ['paint'] },
      },
    }),
    actions: [
      { kind: 'unload', seat: A, ship: '0a' },
      { kind: 'drawProduct', product: 'bread' },
      { kind: 'revealProduct', product: 'pasta' },
    ],
    legal: true,
  },
  {
    id: 'the-card-is-buried',
    shows: ['variant.open-bury', 'unload.wrong-cargo'],
    title: { fr: 'Sous la pioche', en: 'Under the pile' },
    caption: {
      fr: 'Du grain à Europoort ne rapporte rien à A. La peinture qui attendait là passe sous la pioche.',
      en: 'Grain in Europoort earns A nothing. The paint that lay waiting there goes under the pile.',
    },
    position: table({
      phase: 'unload',
      variants: { openProducts: true },
      ships: ['0a@EU1:grain'],
      hands: { A: { navigation: ['joker'] } },
      piles: {
        vulcaanhaven: { top: ['bread'] },
        merwehaven: { top: ['jam'] },
        botlek: { top: ['petrol'] },
        europoort: { top: ['paint'] },
      },
    }),
    actions: [{ kind: 'unload', seat: A, ship: '0a' }],
    legal: true,
  },
];
