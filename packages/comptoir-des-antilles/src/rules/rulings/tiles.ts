import type { ComptoirRuling } from '../section.ts';

/** Open points of what single event tiles do. */
export const tileRulings: readonly ComptoirRuling[] = [
  {
    name: 'burnt-goods',
    question: {
      fr: 'Que devient la marchandise d’un navire brûlé ?',
      en: 'What becomes of the goods of a burned ship?',
    },
    readings: [
      {
        name: 'discarded',
        title: { fr: 'Elle sort de la partie', en: 'They leave the game' },
        why: {
          fr: 'Elle est défaussée avec le navire, et un navire défaussé ne revient jamais.',
          en: 'They are discarded with the ship, and a discarded ship never comes back.',
        },
      },
      {
        name: 'under-pile',
        title: { fr: 'Elle passe sous la pile', en: 'They go under the pile' },
        table: { fr: 'où la marchandise brûlée passe sous la pile', en: 'where burnt goods go under the pile' },
        clause: {
          fr: 'Une marchandise brûlée passe sous la pile, comme après un départ.',
          en: 'Burnt goods go under the pile, as after a departure.',
        },
        why: {
          fr: 'Seule l’Avarie dit en toutes lettres qu’elle retire la marchandise du jeu.',
          en: 'Only Damage says in so many words that it takes the goods out of the game.',
        },
      },
    ],
    touches: ['tile.fire', 'sailing.goods-under-pile'],
  },
  {
    name: 'storm',
    question: { fr: 'Quand la Tempête agit-elle ?', en: 'When does a Storm act?' },
    readings: [
      {
        name: 'at-once',
        title: { fr: 'Dès qu’elle est posée', en: 'As soon as it is laid' },
        why: {
          fr: 'Le livret écrit au présent que le navire s’en va.',
          en: 'The rulebook says in the present tense that the ship goes.',
        },
      },
      {
        name: 'on-sailing',
        title: { fr: 'Quand le navire part, une fois plein', en: 'When the ship sails, once full' },
        table: { fr: 'où la Tempête n’agit qu’au départ du navire', en: 'where a Storm acts only when the ship sails' },
        clause: {
          fr: 'La Tempête attend que le navire soit plein. Personne n’est payé, mais la commission est due.',
          en: 'A Storm waits until the ship is full. Nobody is paid, but the commission is due.',
        },
        why: {
          fr: 'Une tempête frappe en mer. Personne n’est payé, mais la commission est due.',
          en: 'A storm strikes at sea. Nobody is paid, but the commission is due.',
        },
      },
    ],
    touches: ['tile.storm'],
  },
  {
    name: 'quality-scope',
    question: {
      fr: 'De quels navires les tuiles de qualité changent-elles la prime ?',
      en: 'Which ships’ premium do the quality tiles change?',
    },
    readings: [
      {
        name: 'ship',
        title: { fr: 'De leur navire seulement', en: 'Only that of their own ship' },
        why: {
          fr: 'Une tuile est posée devant un navire : « cette marchandise » est la sienne.',
          en: 'A tile is laid before one ship: “these goods” are the ones it carries.',
        },
      },
      {
        name: 'kind',
        title: {
          fr: 'De tous ceux qui portent la même marchandise',
          en: 'That of all ships with the same goods',
        },
        table: {
          fr: 'où les tuiles de qualité valent pour toute la marchandise',
          en: 'where quality tiles count for all ships with the same goods',
        },
        clause: {
          fr: 'Top Qualité et Mauvaise Qualité changent la prime de tous les navires qui portent la même marchandise. Plusieurs s’ajoutent, sans descendre sous 0.',
          en: 'Top Quality and Poor Quality change the premium of all ships with the same goods. Several add up, but never below 0.',
        },
        why: {
          fr: 'Le livret nomme la marchandise et non le navire. Plusieurs tuiles s’ajoutent, sans descendre sous 0.',
          en: 'The rulebook names the goods, not the ship. Several tiles add up, but never below 0.',
        },
      },
    ],
    touches: ['tile.top-quality', 'tile.poor-quality', 'premium.rates'],
  },
  {
    name: 'exclusive-scope',
    question: {
      fr: 'Qu’est-ce que l’Exclusivité interdit aux autres ?',
      en: 'What does Exclusive forbid the others?',
    },
    readings: [
      {
        name: 'any-arrival',
        title: {
          fr: 'Toute arrivée à bord, par quelque moyen que ce soit',
          en: 'Every arrival aboard, by whatever means',
        },
        why: {
          fr: 'Un seul joueur peut affecter des porteurs au navire : déplacer, c’est aussi affecter.',
          en: 'Only one player may assign porters to the ship: to move one there is to assign it too.',
        },
      },
      {
        name: 'placing-only',
        title: {
          fr: 'Les arrivées de la réserve : placer, remplacer',
          en: 'Arrivals from the reserve: placing, replacing',
        },
        table: {
          fr: 'où l’Exclusivité n’interdit que les arrivées de la réserve',
          en: 'where Exclusive forbids only arrivals from the reserve',
        },
        clause: {
          fr: 'L’Exclusivité ne barre aux autres que les arrivées de la réserve : placer et remplacer. Déplacer et échanger restent permis.',
          en: 'Exclusive bars the others only from arrivals from the reserve: placing and replacing. Moving and exchanging stay allowed.',
        },
        why: {
          fr: 'Déplacer ou échanger ne fait que changer de navire un porteur déjà affecté.',
          en: 'Moving or exchanging only changes the ship of a porter assigned before.',
        },
      },
    ],
    touches: ['tile.exclusive'],
  },
];
