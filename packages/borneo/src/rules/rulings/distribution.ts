import type { BorneoRuling } from './ruling.ts';

/** Open points of the ports and of the distributions. */
export const distributionRulings: readonly BorneoRuling[] = [
  {
    name: 'port-flags',
    question: { fr: 'Les drapeaux cachés comptent-ils ?', en: 'Do covered flags count?' },
    readings: [
      {
        name: 'visible',
        title: { fr: 'Non, seulement ceux qu’on voit', en: 'No, only those in view' },
        why: {
          fr: 'Le livret prend soin de dire ce qui reste visible.',
          en: 'The rulebook takes care to say what stays in view.',
        },
      },
      {
        name: 'all',
        title: { fr: 'Oui, tous ceux des cartes du port', en: 'Yes, all flags of the cards at the port' },
        table: { fr: 'où les drapeaux cachés comptent aussi', en: 'where covered flags count too' },
        why: {
          fr: 'Il parle ensuite des drapeaux sans répéter qu’ils doivent se voir.',
          en: 'It then speaks of flags without saying again that they must be seen.',
        },
      },
    ],
    touches: ['port.cover', 'port.trigger', 'monopoly.reached', 'shared.ranking', 'shared.no-flag'],
  },
  {
    name: 'flag-scan',
    question: {
      fr: 'Pour départager, dans quel ordre lit-on les drapeaux ?',
      en: 'In which order are flags read to break a tie?',
    },
    readings: [
      {
        name: 'rows',
        title: { fr: 'Ligne par ligne', en: 'Row by row' },
        why: {
          fr: 'Cet ordre ne dépend pas de la place du drapeau du bas, que nous ne connaissons pas. Le choix se discute.',
          en: 'This order does not depend on the place of the lower flag, which we do not know. The choice is debatable.',
        },
      },
      {
        name: 'columns',
        title: { fr: 'Colonne par colonne', en: 'Column by column' },
        table: { fr: 'où les drapeaux se lisent colonne par colonne', en: 'where flags are read column by column' },
        why: {
          fr: 'Plus près des mots du livret : il nomme la gauche avant le haut.',
          en: 'Closer to the words of the rulebook: it names the left before the top.',
        },
      },
    ],
    touches: ['monopoly.tie', 'shared.tie'],
  },
  {
    name: 'monopoly-tie',
    question: {
      fr: 'Deux compagnies atteignent la valeur ensemble et l’une a plus de drapeaux. Qui l’emporte ?',
      en: 'Two companies reach the value together and one has more flags. Which one wins?',
    },
    readings: [
      {
        name: 'position',
        title: { fr: 'La première sur la carte', en: 'The first on the card' },
        why: {
          fr: 'Le livret départage par la place, sans comparer les totaux.',
          en: 'The rulebook breaks the tie by place, without comparing totals.',
        },
      },
      {
        name: 'most-flags',
        title: { fr: 'Celle qui a le plus de drapeaux', en: 'The one with more flags' },
        table: {
          fr: 'où l’emporte la compagnie qui a le plus de drapeaux',
          en: 'where the company with more flags wins the tie',
        },
        why: {
          fr: 'Il n’y a égalité qu’entre compagnies au même nombre de drapeaux.',
          en: 'Only companies with the same number of flags are tied.',
        },
      },
    ],
    touches: ['monopoly.tie'],
  },
  {
    name: 'monopoly-empty',
    question: {
      fr: 'La compagnie du monopole n’a aucun marchand. Où vont les épices ?',
      en: 'The company with the monopoly has no merchant. Where do the spices go?',
    },
    readings: [
      {
        name: 'discard',
        title: { fr: 'À la défausse', en: 'To the discard' },
        why: {
          fr: 'Un monopole ne sert que ses marchands, et le partage suppose qu’il n’y a pas de monopole. Personne n’y a droit.',
          en: 'A monopoly serves its own merchants only, and sharing needs that there is no monopoly. Nobody is entitled to them.',
        },
      },
      {
        name: 'shared',
        title: { fr: 'Aux autres compagnies', en: 'To the other companies' },
        table: {
          fr: 'où les épices d’un monopole sans marchand vont aux autres',
          en: 'where the spices of a monopoly without merchants go to the others',
        },
        why: {
          fr: 'La valeur une fois atteinte, les épices reviennent aux joueurs : on partage comme sans monopole.',
          en: 'Once the value is reached the spices go to the players, so they are shared as without a monopoly.',
        },
      },
    ],
    touches: ['monopoly.rank-order'],
  },
  {
    name: 'shared-tie',
    question: {
      fr: 'Distribution partagée : par quelle carte commence-t-on à lire ?',
      en: 'Shared distribution: at which card does one begin to read?',
    },
    readings: [
      {
        name: 'from-harbor',
        title: { fr: 'À la plus proche de la carte Port', en: 'At the one nearest to the Harbor card' },
        why: {
          fr: 'C’est la première jouée et la plus haute.',
          en: 'It is the first played and the topmost.',
        },
      },
      {
        name: 'from-last',
        title: { fr: 'À la dernière jouée', en: 'At the last one played' },
        table: {
          fr: 'où l’on commence par la dernière carte jouée',
          en: 'where one begins at the last card played',
        },
        why: {
          fr: 'Comme pour un monopole ; puis on remonte carte par carte.',
          en: 'As in a monopoly; then back card by card.',
        },
      },
    ],
    touches: ['shared.tie'],
  },
  {
    name: 'shared-leftover',
    question: {
      fr: 'Distribution partagée : chacun a été servi et il reste des épices. Qu’en fait-on ?',
      en: 'Shared distribution: everybody has been served and spices remain. What becomes of them?',
    },
    readings: [
      {
        name: 'again',
        title: { fr: 'On recommence au premier', en: 'It starts over with the first' },
        why: {
          fr: 'Comme dans un monopole : rien ne limite ces marchands à une épice.',
          en: 'As in a monopoly: nothing limits these merchants to one spice.',
        },
      },
      {
        name: 'discard',
        title: { fr: 'Elles sont défaussées', en: 'They are discarded' },
        table: { fr: 'où les épices de reste sont défaussées', en: 'where leftover spices are discarded' },
        why: {
          fr: 'Chaque rang a eu son tour.',
          en: 'Every rank has had its turn.',
        },
      },
    ],
    touches: ['shared.next-merchants'],
  },
];
