import { both } from '../../../kit/text.ts';

/** What a score sheet does not name, and how the table that is opened from it has it. */
export const unnamed = both(
  'La feuille compte sans nommer : quelles cartes Port, quelle Mission de tant de points. Sur la table, ce sont les premières de la boîte qui valent autant ; les Cargaisons sont cachées.',
  'The sheet counts and does not name: which Harbor cards, which Mission of so many points. On the table they are the first of the box that are worth as much; the Shipment cards are face down.',
);
