import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

/** Contacts: their effects, their way to the discard and back, their price. */
export const contact = rulebook({
  'contact.effects': {
    kind: 'obligation',
    source: headings.turn,
    fr: 'Les effets de la relation s’appliquent un par un, dans l’ordre et dans la mesure imprimés. On n’y renonce que si la carte l’offre.',
    en: 'The effects of the contact are carried out one by one, in the printed order and number. One may decline only what the card offers as a choice.',
    see: ['ruling.declined-effect', 'ruling.partial-effect'],
    terms: ['contact', 'effect'],
  },
  'contact.impossible-effect': {
    kind: 'effect',
    source: headings.contacts,
    except: 'contact.effects',
    fr: 'Exception : un effet impossible est sauté. La relation est défaussée quand même.',
    en: 'Exception: an effect that is impossible is skipped. The contact is discarded all the same.',
    see: ['ruling.impossible-effect'],
    terms: ['effect', 'discard'],
  },
  'contact.discard': {
    kind: 'effect',
    source: headings.contacts,
    fr: 'La relation jouée va à la défausse de son joueur. Elle ne sert plus jusqu’à ce qu’il reprenne ses cartes.',
    en: 'A contact that has been played goes to its player’s discard. It is out of use until they take their cards back.',
    see: ['contact.take-back', 'ruling.open-discards'],
    terms: ['contact', 'discard'],
  },
  'contact.take-back': {
    kind: 'effect',
    source: headings.contacts,
    fr: 'Qui a joué sa dernière relation reprend aussitôt toutes les siennes.',
    en: 'A player whose last contact has been played takes all of them back at once.',
    terms: ['contact', 'hand', 'discard'],
  },
  'contact.commission': {
    kind: 'definition',
    source: headings.contacts,
    fr: 'Le chiffre dans le coin gauche de la carte, en haut, est la commission.',
    en: 'The figure in the upper left corner of the card is the commission.',
    see: ['sailing.commission'],
    terms: ['commission'],
  },
  'contact.cost': {
    kind: 'advice',
    source: headings.contacts,
    fr: 'Une cargaison décrochée par une relation se paie : sa commission pèse sur les primes.',
    en: 'A cargo won through a contact has its price: the commission weighs on the premiums.',
    see: ['sailing.commission'],
    terms: ['contact', 'commission'],
  },
});

/** Where they stand in the rulebook. */
export const contactSection: ComptoirSection = {
  id: 'contact',
  title: { fr: 'Les relations', en: 'Contacts (Relations)' },
  lead: {
    fr: 'Une carte par tour, et la main ne revient qu’une fois vide : tout est de savoir laquelle garder.',
    en: 'One card a turn, and the hand comes back only once it is empty: it all depends on which card one keeps.',
  },
  parts: [
    {
      title: { fr: 'Les effets', en: 'The effects' },
      clauses: ['contact.effects', 'contact.impossible-effect', 'sailing.capacity', 'port.adjacent'],
    },
    { title: { fr: 'La main', en: 'The hand' }, clauses: ['contact.discard', 'contact.take-back'] },
    { title: { fr: 'Le prix', en: 'The price' }, clauses: ['contact.commission', 'contact.cost'] },
  ],
};
