import { A, table } from '../examples/position.ts';
import { happened, type RotterdamLesson } from './kit.ts';

/** Unloading. */
export const unloading: RotterdamLesson = {
  id: 'unloading',
  title: { fr: 'Décharger', en: 'Unloading' },
  about: {
    fr: 'Phase 4 : ce qu’un navire au port rapporte, et ce qu’il devient.',
    en: 'Phase 4: what a ship in a harbor brings, and what becomes of it.',
  },
  teaches: ['unload.every-ship', 'unload.product-card'],
  tells: ['unload.reuse'],
  steps: [
    {
      title: { fr: 'la bonne cargaison', en: 'the right cargo' },
      text: {
        fr: 'Tout navire au port est déchargé. La bonne matière au bon port vaut une carte Produit.',
        en: 'Every ship in a harbor is unloaded. The right material in the right harbor earns a Product card.',
      },
      task: {
        fr: 'Votre grain est à Vulcaanhaven. Gagnez une carte Produit.',
        en: 'Your grain is in Vulcaanhaven. Earn a Product card.',
      },
      position: table({ phase: 'unload', ships: ['0a@VU1:grain', '0b@BO1:grain'] }),
      seat: A,
      others: true,
      moves: 2,
      goal: happened('productDrawn', { seat: A }),
      solutions: [[{ kind: 'unload', seat: A, ship: '0a' }]],
      tempting: [[{ kind: 'endTurn', seat: A }]],
      done: { fr: 'Une carte Produit de Vulcaanhaven', en: 'A Product card of Vulcaanhaven' },
    },
    {
      title: { fr: 'resservir', en: 'used again' },
      text: {
        fr: 'Le navire revient à son joueur et l’unité à la réserve : l’un et l’autre peuvent resservir aussitôt.',
        en: 'The ship goes back to its player and the unit to the stock: both may serve again at once.',
      },
      task: {
        fr: 'Vos trois autres navires sont en route. Faites repartir celui-ci avec votre Cargaison supplémentaire.',
        en: 'Your three other ships are under way. Send this one out again with your Extra cargo.',
      },
      position: table({
        phase: 'unload',
        ships: ['0a@VU1:grain', '0b@B2:grain', '0c@C2:fruit', '0d@E3:crude-oil'],
        hands: { A: { navigation: ['extra-cargo'] } },
      }),
      seat: A,
      others: true,
      goal: happened('launched', { seat: A }),
      solutions: [
        [
          { kind: 'unload', seat: A, ship: '0a' },
          { kind: 'playCard', seat: A, card: 'extra-cargo', start: 'A2', cargo: 'grain' },
        ],
      ],
      tempting: [[{ kind: 'playCard', seat: A, card: 'extra-cargo', start: 'A2', cargo: 'grain' }]],
      done: { fr: 'Aussitôt reparti', en: 'Out again at once' },
    },
  ],
};
