import type { ComptoirRuling } from '../section.ts';

/** Open points of departures and of new ships. */
export const portRulings: readonly ComptoirRuling[] = [
  {
    name: 'sailing-time',
    question: {
      fr: 'Un effet remplit un navire, d’autres suivent. Quand part-il ?',
      en: 'An effect fills a ship and others follow. When does it sail?',
    },
    readings: [
      {
        name: 'at-once',
        title: { fr: 'Avant l’effet suivant', en: 'Before the next effect' },
        why: {
          fr: 'Le livret lie le départ au moment où le nombre est atteint.',
          en: 'The rulebook ties the departure to the moment the number is reached.',
        },
      },
      {
        name: 'after-card',
        title: {
          fr: 'Après le dernier effet, s’il est encore plein',
          en: 'After the last effect, if it is still full',
        },
        table: {
          fr: 'où un navire plein part après le dernier effet',
          en: 'where a full ship sails after the last effect',
        },
        clause: {
          fr: 'Un navire rempli au milieu d’une carte part après le dernier effet, s’il est encore plein.',
          en: 'A ship filled in the middle of a card sails after the last effect, if it is still full.',
        },
        why: {
          fr: 'Les suites d’un départ sont imprimées après l’application des effets. Un effet peut encore ôter un porteur.',
          en: 'What follows a departure is printed after the carrying out of the effects. An effect can still take a porter off.',
        },
      },
      {
        name: 'locked',
        title: {
          fr: 'Après le dernier effet ; d’ici là, plus rien n’y bouge',
          en: 'After the last effect; until then nothing moves on it',
        },
        table: {
          fr: 'où un navire plein attend, fermé, le dernier effet',
          en: 'where a full ship waits, closed, for the last effect',
        },
        clause: {
          fr: 'Un navire rempli au milieu d’une carte est fermé : plus rien n’y bouge. Il part après le dernier effet.',
          en: 'A ship filled in the middle of a card is locked: nothing moves on it any more. It sails after the last effect.',
        },
        why: {
          fr: 'Les deux phrases prises au mot : plein, il est déjà parti ; ses primes et ses frais viennent après la carte.',
          en: 'Both sentences at their word: once full it has as good as left; premiums and costs come after the card.',
        },
      },
    ],
    touches: ['sailing.when-full', 'sailing.one-by-one', 'contact.effects', 'turn.departures'],
  },
  {
    name: 'refill-time',
    question: { fr: 'Quand un quai vide reçoit-il un navire ?', en: 'When does an empty quay receive a ship?' },
    readings: [
      {
        name: 'after-card',
        title: {
          fr: 'Une fois la relation finie et tout payé',
          en: 'Once the contact is done and everything is paid',
        },
        why: {
          fr: 'C’est l’ordre imprimé des actions obligatoires : les quais y sont regarnis une fois, pas entre deux départs.',
          en: 'This is the printed order of the compulsory actions: the quays are filled once in it, not between two departures.',
        },
      },
      {
        name: 'at-once',
        title: { fr: 'Aussitôt, après chaque départ ou retrait', en: 'At once, after every departure or removal' },
        table: { fr: 'où un quai vide est regarni aussitôt', en: 'where an empty quay is filled at once' },
        clause: {
          fr: 'Un quai vide est regarni aussitôt, après chaque départ ou retrait.',
          en: 'An empty quay is filled at once, after every departure or removal.',
        },
        why: {
          fr: 'Les départs se règlent un par un, chacun jusqu’au bout.',
          en: 'Departures are settled one by one, each to its end.',
        },
      },
    ],
    touches: ['ships.replaced', 'turn.departures'],
  },
  {
    name: 'removed-ship',
    question: {
      fr: 'Une Avarie ou un feu vide un quai sans que rien ne parte. Y vient-il un nouveau navire ?',
      en: 'Damage or Fire! empties a quay though nothing has sailed. Does a new ship come?',
    },
    readings: [
      {
        name: 'refill',
        title: { fr: 'Oui, comme après un départ', en: 'Yes, as after a departure' },
        why: {
          fr: 'La lettre est contre : on n’y remplace qu’un navire parti. Mais quatre quais sont faits pour servir, et un port vidé ne finirait jamais la partie.',
          en: 'The wording is against it: there only a ship that has sailed is replaced. But four quays are meant to be used, and an emptied port would never end the game.',
        },
      },
      {
        name: 'wait',
        title: {
          fr: 'Non, seulement avec le prochain départ',
          en: 'No, only with the next departure',
        },
        table: {
          fr: 'où un quai vidé par une tuile attend le prochain départ',
          en: 'where a quay emptied by a tile waits for the next departure',
        },
        clause: {
          fr: 'Un quai vidé par Avarie ou Au feu ! reste vide jusqu’au prochain départ, qui fait regarnir tous les quais vides.',
          en: 'A quay emptied by Damage or Fire! stays empty until the next departure, which has all empty quays filled.',
        },
        why: {
          fr: 'C’est la lettre : la pioche revient à qui a fait partir un navire.',
          en: 'This is the wording: the draw belongs to whoever made a ship sail.',
        },
      },
    ],
    touches: ['ships.replaced', 'tile.damage', 'tile.fire'],
  },
];
