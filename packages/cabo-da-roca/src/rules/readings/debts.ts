import type { CaboRuling } from './ruling.ts';

/** Open points of resale and of the pirate's fee. */
export const debtRulings: readonly CaboRuling[] = [
  {
    name: 'sale-for',
    question: { fr: 'Pour quoi peut-on revendre ?', en: 'What may one sell for?' },
    readings: [
      {
        name: 'debt-due',
        title: { fr: 'Pour un péage échu qu’on ne peut pas payer', en: 'For a toll due that one cannot pay' },
        why: {
          fr: 'La vente suit une dette. Un achat ou une rançon se décide : personne ne les doit avant d’avoir dit oui.',
          en: 'The sale follows a debt. A purchase or a ransom is agreed to: nobody owes it before saying yes.',
        },
      },
      {
        name: 'any-expense',
        title: { fr: 'Aussi pour un achat, un droit, une rançon', en: 'Also for a purchase, a fee, a ransom' },
        table: {
          fr: 'où l’on revend aussi pour un achat, un droit, une rançon',
          en: 'where one sells for a purchase, a fee or a ransom too',
        },
        why: {
          fr: 'Le livret parle aussi d’autres dépenses, au chapitre des achats.',
          en: 'The rulebook speaks of other expenses too, in the chapter on purchases.',
        },
      },
    ],
    touches: ['debts.sell', 'debts.at-once', 'buying.prices', 'combat.bargain'],
  },
  {
    name: 'pirate-guest-fee',
    question: {
      fr: 'Un pirate mis dans le port d’un adversaire coûte-t-il les 20 pièces ?',
      en: 'Does a pirate put into an opponent’s port cost the 20 coins?',
    },
    readings: [
      {
        name: 'none',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Les pirates sont dispensés de droits, et le livret appelle ainsi cette somme.',
          en: 'Pirates are exempt from dues, and that is what the rulebook calls this sum.',
        },
      },
      {
        name: 'paid',
        title: { fr: 'Oui', en: 'Yes' },
        table: { fr: 'où un pirate paie aussi les 20 pièces', en: 'where a pirate pays the 20 coins too' },
        why: {
          fr: 'C’est l’acheteur qui paie un service, pas le bateau ; et la dispense cite les phares.',
          en: 'It is the buyer who pays for a service, not the ship; and the exemption names the lighthouses.',
        },
      },
    ],
    touches: ['buying.guest-fee', 'pirate.no-dues'],
  },
];
