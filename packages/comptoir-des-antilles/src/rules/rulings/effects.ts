import type { ComptoirRuling } from '../section.ts';

/** Open points of the effects of contacts. */
export const effectRulings: readonly ComptoirRuling[] = [
  {
    name: 'impossible-effect',
    question: {
      fr: 'Un effet est impossible. Perd-on aussi les suivants ?',
      en: 'An effect is impossible. Are those after it lost too?',
    },
    readings: [
      {
        name: 'skip-effect',
        title: { fr: 'Non, seulement celui-là', en: 'No, only that one' },
        why: {
          fr: 'Le livret fait sauter un effet, et non toute la carte.',
          en: 'The rulebook leaves out an effect, not the whole card.',
        },
      },
      {
        name: 'stop-card',
        title: { fr: 'Oui, la carte est défaussée aussitôt', en: 'Yes, the card is discarded there and then' },
        table: { fr: 'où un effet impossible arrête la carte', en: 'where an impossible effect stops the card' },
        clause: {
          fr: 'Un effet impossible arrête la carte : les suivants sont perdus. Un effet facultatif ne l’arrête jamais.',
          en: 'An impossible effect stops the card: those after it are lost. An optional effect never stops it.',
        },
        why: {
          fr: 'La phrase parle d’abord de défausser la carte. Un effet facultatif n’arrête jamais la carte.',
          en: 'The sentence first speaks of discarding the card. An optional effect never stops the card.',
        },
      },
    ],
    touches: ['contact.impossible-effect'],
  },
  {
    name: 'declined-effect',
    question: { fr: 'Peut-on renoncer à un effet possible ?', en: 'May a possible effect be declined?' },
    readings: [
      {
        name: 'forbidden',
        title: { fr: 'Non', en: 'No' },
        why: {
          fr: 'Appliquer les effets figure parmi les actions obligatoires.',
          en: 'Carrying out the effects is listed among the compulsory actions.',
        },
      },
      {
        name: 'allowed',
        title: { fr: 'Oui', en: 'Yes' },
        table: { fr: 'où l’on peut renoncer à un effet', en: 'where an effect may be declined' },
        clause: {
          fr: 'Un effet possible peut se refuser, comme si la carte l’offrait.',
          en: 'A possible effect may be declined, as if the card offered it.',
        },
        why: {
          fr: 'Aucune phrase ne dit qui vérifie qu’un effet était possible. On joue alors chaque effet comme offert.',
          en: 'No sentence says who checks that an effect was possible. Then every effect is played as an offer.',
        },
      },
    ],
    touches: ['contact.effects'],
  },
  {
    name: 'partial-effect',
    question: {
      fr: 'Il manque des places, ou des porteurs, pour tout l’effet. Le joue-t-on en partie ?',
      en: 'There are too few places, or porters, for the whole effect. Is part of it played?',
    },
    readings: [
      {
        name: 'exact',
        title: { fr: 'Non : en entier, ou pas du tout', en: 'No: whole, or not at all' },
        why: {
          fr: 'Le livret connaît des effets joués et des effets non joués, mais pas d’effet joué à moitié.',
          en: 'The rulebook knows effects played and effects not played, but none half played.',
        },
      },
      {
        name: 'fit',
        title: {
          fr: 'Oui : autant que les navires choisis le permettent, au moins un porteur',
          en: 'Yes: as much as the ships chosen allow, at least one porter',
        },
        table: {
          fr: 'où un effet se joue autant qu’il est possible',
          en: 'where an effect is played as far as it can be',
        },
        clause: {
          fr: 'Un effet s’applique autant que les navires choisis, leurs places et la réserve le permettent, avec un porteur au moins.',
          en: 'An effect is carried out as far as the ships chosen, their places and the reserve allow, with one porter at least.',
        },
        why: {
          fr: 'On fait ce qu’on peut, les groupes dans l’ordre qui convient ; un groupe sans navire ou sans porteur est perdu. Ainsi, un navire à une place de partir se remplit avec n’importe quelle carte.',
          en: 'One does what one can, with the groups in whatever order fits; a group without a ship or a porter is lost. So a ship one place short can be filled with any card.',
        },
      },
    ],
    touches: ['contact.effects', 'contact.impossible-effect', 'sailing.capacity', 'setup.porters'],
  },
];
