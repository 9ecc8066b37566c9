import { both } from '../../../kit/text.ts';
import type { NumbersOfGame } from '../../../numbers/game.ts';
import { extent } from './extent.ts';
import played from './played.json' with { type: 'json' };

/** What its page of numbers shows. */
export const numbers: NumbersOfGame = {
  played,
  extent,
  acts: {
    'fight.attack-cards': both('Combats', 'Fights'),
    'fight.success': both('Combats gagnés par l’attaque', 'Fights won by the attacker'),
    'mission.take-tile': both('Missions payées', 'Missions paid'),
    'shared.condition': both('Distributions partagées', 'Shared distributions'),
    'monopoly.reached': both('Monopoles', 'Monopolies'),
    'shared.tie': both('Égalités de drapeaux à un port', 'Ties of flags at a port'),
    'draw.rebuild': both('Pioches refaites', 'Draw piles rebuilt'),
    'draw.hand-limit': both('Mains trop pleines', 'Hands too full'),
    'mission.no-change': both('Missions payées trop cher', 'Missions overpaid'),
    'transfer.first-free': both('Marchands transférés', 'Merchants transferred'),
    'shared.no-flag': both('Compagnies sans drapeau', 'Companies without a flag'),
    'score.tie': both('Égalités au total', 'Ties in the total'),
    'monopoly.tie': both('Monopoles disputés', 'Monopolies in dispute'),
  },
};
