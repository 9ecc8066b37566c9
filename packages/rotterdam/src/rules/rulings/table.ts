import type { RotterdamRuling } from './ruling.ts';

/** Open points of Products, trading and the final count. */
export const tableRulings: readonly RotterdamRuling[] = [
  {
    name: 'spent-products',
    question: { fr: 'Où vont les Produits donnés pour une Mission ?', en: 'Where do Products spent on a Mission go?' },
    readings: [
      {
        name: 'on-top',
        title: { fr: 'Sur leur pioche', en: 'On top of their pile' },
        why: {
          fr: 'C’est le mot du livret, qui sait écrire « sous la pile » quand il le veut.',
          en: 'That is the rulebook’s word, and it knows how to say “under the pile” when it wants to.',
        },
      },
      {
        name: 'under',
        title: { fr: 'Dessous', en: 'Under it' },
        table: { fr: 'où les Produits donnés vont sous leur pioche', en: 'where spent Products go under their pile' },
        why: {
          fr: 'Remettre une carte à sa pioche, c’est d’ordinaire la glisser dessous, pour que nul ne sache ce qui vient.',
          en: 'To put a card back is usually to slip it underneath, so that nobody knows what comes.',
        },
      },
      {
        name: 'shuffled',
        title: { fr: 'Mêlés à la pioche', en: 'Shuffled into it' },
        table: {
          fr: 'où les Produits donnés sont mêlés à la pioche',
          en: 'where spent Products are shuffled into the pile',
        },
        why: {
          fr: 'Une pioche cachée doit le rester : on la mélange.',
          en: 'A hidden pile should stay hidden: it is shuffled.',
        },
      },
    ],
    touches: ['mission.products-return'],
  },
  {
    name: 'trade-balance',
    question: { fr: 'Un échange peut-il être à sens unique ?', en: 'May a trade be one-sided?' },
    readings: [
      {
        name: 'both-sides',
        title: { fr: 'Non, chacun donne une carte au moins', en: 'No, each gives one card at least' },
        why: {
          fr: 'Un échange a deux côtés. Rien n’exige en revanche le même nombre de cartes.',
          en: 'An exchange has two sides. Nothing asks for equal numbers, though.',
        },
      },
      {
        name: 'gifts',
        title: { fr: 'Oui, un cadeau est permis', en: 'Yes, a gift is fine' },
        table: { fr: 'où un cadeau est permis', en: 'where a gift is fine' },
        why: {
          fr: 'Le livret ne dit pas ce que chacun doit donner.',
          en: 'The rulebook does not say what each has to give.',
        },
      },
    ],
    touches: ['trade.products'],
  },
  {
    name: 'navigation-points',
    question: {
      fr: 'Les cartes à points encore en main comptent-elles à la fin ?',
      en: 'Do point cards still in hand count at the end?',
    },
    readings: [
      {
        name: 'owned',
        title: { fr: 'Oui', en: 'Yes' },
        why: {
          fr: 'Seules les Missions doivent être visibles. La carte, elle, rapporte ses points à qui l’a.',
          en: 'Only Missions have to be visible. The card brings its points to whoever has it.',
        },
      },
      {
        name: 'laid-only',
        title: { fr: 'Non, seulement celles qui sont posées', en: 'No, only those that are laid' },
        table: {
          fr: 'où seules comptent les cartes à points posées',
          en: 'where only point cards that are laid count',
        },
        why: {
          fr: 'On pose ces cartes pour montrer leurs points, comme on montre une Mission remplie.',
          en: 'These cards are laid to show their points, as a fulfilled Mission is shown.',
        },
      },
    ],
    touches: ['score.navigation'],
  },
  {
    name: 'product-tie',
    question: {
      fr: 'La seconde égalité : nombre ou valeur des cartes Produit ?',
      en: 'The second tie-break: number or value of Product cards?',
    },
    readings: [
      {
        name: 'number',
        title: { fr: 'Leur nombre', en: 'Their number' },
        why: {
          fr: 'Le livret compare les cartes, là où il compare les points pour les Missions.',
          en: 'The rulebook compares cards, where for Missions it compares points.',
        },
      },
      {
        name: 'points',
        title: { fr: 'Leur valeur', en: 'Their value' },
        table: {
          fr: 'où la seconde égalité se tranche à la valeur des Produits',
          en: 'where the value of the Products breaks the second tie',
        },
        why: {
          fr: 'La première égalité se règle sur des points ; la seconde en ferait autant.',
          en: 'The first tie is settled by points; the second would be too.',
        },
      },
    ],
    touches: ['score.tie-products'],
  },
  {
    name: 'bury-timing',
    question: {
      fr: 'Avec les Produits ouverts, quand la carte passe-t-elle sous la pioche ?',
      en: 'With open Products, when does the card go under the pile?',
    },
    readings: [
      {
        name: 'unloading',
        title: { fr: 'Au déchargement, en phase 4', en: 'At the unloading, in phase 4' },
        why: {
          fr: 'La variante reprend les mots de la phase 4 sur la cargaison fausse ou absente.',
          en: 'The variant takes up the words of phase 4 on a cargo that is wrong or missing.',
        },
      },
      {
        name: 'arrival',
        title: { fr: 'À l’entrée au port, en phase 2', en: 'As the ship comes in, in phase 2' },
        table: {
          fr: 'où la carte passe sous la pioche dès l’entrée au port',
          en: 'where the card goes under the pile as the ship comes in',
        },
        why: {
          fr: 'L’autre variante, juste avant, parle d’une arrivée au sens propre, et celle-ci commence comme elle.',
          en: 'The other variant, just before, means the arrival itself, and this one begins alike.',
        },
      },
    ],
    touches: ['variant.open-bury'],
    at: { variants: ['openProducts'] },
  },
];
