import { both } from '../../../kit/text.ts';
import type { NumbersOfGame } from '../../../numbers/game.ts';
import { extent } from './extent.ts';
import played from './played.json' with { type: 'json' };

/** What its page of numbers shows. */
export const numbers: NumbersOfGame = {
  played,
  extent,
  acts: {
    'sailing.when-full': both('Navires partis pleins', 'Ships gone full'),
    'turn.auction': both('Enchères', 'Auctions'),
    'slate.handed-over': both('Ardoises passées', 'Slates handed over'),
    'tile.claim': both('Paiements d’une Créance', 'Payments of a Claim'),
    'sailing.commission': both('Commissions payées', 'Commissions paid'),
    'contact.impossible-effect': both('Effets impossibles', 'Impossible effects'),
    'tile.shortage': both('Pénuries', 'Shortages'),
    'tile.damage': both('Suites d’une Avarie', 'Effects of a Damage'),
    'tile.pirates': both('Pirates', 'Pirates'),
    'tile.fire': both('Effets d’« Au feu ! »', 'Effects of a Fire'),
    'tile.storm': both('Suites d’une Tempête', 'Effects of a Storm'),
    'tile.mutiny': both('Porteurs repris par une Mutinerie', 'Porters lost to a Mutiny'),
    'slate.short': both('Commissions payées en partie', 'Commissions paid in part'),
    'tile.top-quality': both('Top Qualité', 'Top Quality'),
  },
};
