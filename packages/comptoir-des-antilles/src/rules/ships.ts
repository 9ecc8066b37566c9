import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { ComptoirSection } from './section.ts';

const source = headings.ships;

/** New ships: where they come from, which goods they get. */
export const ships = rulebook({
  'ships.list': {
    kind: 'definition',
    source,
    fr: 'Les 20 navires : quatre de valeur 3, cinq de 4, cinq de 5, trois de 6, deux de 7 et un de 8.',
    en: 'The 20 ships: four of value 3, five of 4, five of 5, three of 6, two of 7 and one of 8.',
    terms: ['ship', 'value'],
  },
  'ships.replaced': {
    kind: 'obligation',
    source,
    fr: 'Le navire visible de la pile prend la place de celui qui est parti.',
    en: 'The visible ship of the pile takes the place of the one that has left.',
    see: ['ruling.refill-time', 'ruling.removed-ship', 'ruling.quay-order', 'end.last-ship'],
    terms: ['ship', 'ship-pile', 'quay'],
  },
  'ships.draw-goods': {
    kind: 'obligation',
    source,
    fr: 'Le joueur qui a fait partir des navires tire une marchandise pour chaque nouveau navire. Il les ajoute à celle de sa main.',
    en: 'The player who made ships sail draws one goods tile for each new ship. The new tiles join the one in that player’s hand.',
    terms: ['goods', 'goods-pile', 'hand'],
  },
  'ships.assign-goods': {
    kind: 'obligation',
    source,
    fr: 'Qui a tiré les marchandises donne à chaque nouveau navire une tuile de sa main, celle qu’il veut, face visible. La dernière reste sa marchandise cachée.',
    en: 'The player who drew goods tiles gives each new ship a tile from their hand, any they like, face up. The last one stays as their hidden tile.',
    see: ['setup.secret-goods'],
    terms: ['goods', 'hand'],
  },
});

/** Where they stand in the rulebook. */
export const shipsSection: ComptoirSection = {
  id: 'ships',
  title: { fr: 'Nouveaux navires', en: 'New ships' },
  lead: {
    fr: 'Qui a fait partir un navire choisit ce que le suivant rapportera.',
    en: 'Whoever made a ship sail chooses what the next one will earn.',
  },
  parts: [{ clauses: ['ships.replaced', 'ships.draw-goods', 'ships.assign-goods'] }],
};
