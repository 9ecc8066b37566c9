import type { BorneoRuling } from './ruling.ts';

/** Open points of the end and of the pirates. */
export const otherRulings: readonly BorneoRuling[] = [
  {
    name: 'end-one-card',
    question: {
      fr: 'Il faut tirer deux Cargaisons et il n’en reste qu’une. La partie s’arrête-t-elle ?',
      en: 'Two Shipment cards must be drawn and only one is left. Does the game end?',
    },
    readings: [
      {
        name: 'end',
        title: { fr: 'Oui', en: 'Yes' },
        why: {
          fr: 'Après la seule carte, il n’y en a pas pour la deuxième. Des comptes rendus jouent ainsi.',
          en: 'After the one card there is none for the second. Published sessions were played that way.',
        },
      },
      {
        name: 'draw-one',
        title: { fr: 'Non, on tire la dernière', en: 'No, the last one is drawn' },
        table: { fr: 'où l’on tire encore la dernière Cargaison', en: 'where the last Shipment card is still drawn' },
        why: {
          fr: 'Le livret demande qu’il n’en reste plus du tout.',
          en: 'The rulebook asks that none at all be left.',
        },
      },
    ],
    touches: ['end.shipment-cards', 'draw.two'],
  },
  {
    name: 'pirate-swap',
    question: {
      fr: 'Barbe Noire : que vaut une carte doublée qu’on troque ?',
      en: 'Blackbeard: what is a doubled card worth when traded?',
    },
    readings: [
      {
        name: 'card',
        title: { fr: 'Deux unités de l’autre épice', en: 'Two units of the other spice' },
        why: {
          fr: 'Une carte remplace une carte, avec les unités qu’elle montre.',
          en: 'One card stands for one card, with the units printed on it.',
        },
      },
      {
        name: 'unit',
        title: { fr: 'Une unité de l’autre épice', en: 'One unit of the other spice' },
        table: {
          fr: 'où une carte doublée se troque pour une seule unité',
          en: 'where a doubled card is traded for one unit',
        },
        why: {
          fr: 'Une épice en remplace une ; la seconde unité reste ce qu’elle est.',
          en: 'One spice stands for one; the second unit stays what it is.',
        },
      },
    ],
    touches: ['pirates.trade'],
    at: { variants: ['blackbeard'] },
  },
];
