import { both } from '../../../kit/text.ts';
import type { NumbersOfGame } from '../../../numbers/game.ts';
import { extent } from './extent.ts';
import played from './played.json' with { type: 'json' };

/** What its page of numbers shows. */
export const numbers: NumbersOfGame = {
  played,
  extent,
  acts: {
    'laying.one-tile': both('Tuiles tirées et posées', 'Tiles drawn and laid'),
    'trade.pay': both('Ventes', 'Sales'),
    'lighthouse.bonus': both('Bonus de phare', 'Lighthouse bonuses'),
    'buying.guest-port': both('Offres pour le port d’un autre', 'Offers for another’s port'),
    'buying.prices': both('Bateaux et marins achetés', 'Ships and sailors bought'),
    'lighthouse.toll': both('Péages', 'Tolls'),
    'hazard.shark': both('Requins', 'Sharks'),
    'trade.listed': both('Refus d’un port rayé', 'Refusals of a port struck out'),
    'combat.sinks': both('Bateaux coulés au combat', 'Ships sunk in combat'),
    'laying.redraw': both('Tuiles qui n’entrent nulle part', 'Tiles that fit nowhere'),
    'sailors.step': both('Pas de marins', 'Steps of sailors'),
    'buying.resale': both('Reventes', 'Resales'),
    'end.stall': both('Fins par blocage', 'Ends by stalling'),
    'crossing.parallel': both('Croisements de bateaux', 'Ships crossing'),
  },
};
