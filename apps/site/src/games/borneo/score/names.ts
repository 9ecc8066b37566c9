import { both } from '../../../kit/text.ts';

/** The parts of a score by their clauses, in the order of the rulebook. */
export const scoreNames = {
  'score.shipments': both('Cargaisons', 'Shipment cards'),
  'score.harbors': both('Cartes Port', 'Harbor cards'),
  'score.missions': both('Missions', 'Missions'),
  'pirates.penalty': both('Bateau pirate', 'Pirate ship'),
} as const;
