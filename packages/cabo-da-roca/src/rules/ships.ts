import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.ships;

/** Ships: moving, mooring, passing, and the penalty. */
export const ships = rulebook({
  'ships.sea-only': {
    kind: 'prohibition',
    source,
    fr: 'Un bateau reste sur mer. Il ne franchit ni un côté de terre ni un coin de terre ; phares et îles lui sont fermés.',
    en: 'A ship keeps to the sea. It crosses neither a land side nor a land corner; lighthouses and islands are closed to it.',
    see: ['ruling.shore-squares', 'tiles.corners'],
    terms: ['corner', 'lighthouse', 'island'],
  },
  'ships.cap': {
    kind: 'definition',
    source,
    fr: 'Un bateau peut prendre toutes les actions du tour, deux ou trois, et ses bonus de phare en plus.',
    en: 'A ship may take all the actions of the turn, two or three, and its lighthouse bonuses besides.',
    see: ['turn.limit', 'lighthouse.bonus-ship'],
    terms: ['action', 'bonus'],
  },
  'ships.advance': {
    kind: 'effect',
    source,
    fr: 'Avancer : une case dans la direction du cap, pour une action.',
    en: 'Advance: one square in the direction of the heading, for one action.',
    terms: ['advance', 'heading'],
  },
  'ships.rotate': {
    kind: 'effect',
    source,
    fr: 'Tourner : un huitième de tour, à gauche ou à droite, pour une action.',
    en: 'Rotate: an eighth of a circle, left or right, for one action.',
    terms: ['rotate', 'heading'],
  },
  'ships.mix': {
    kind: 'permission',
    source,
    fr: 'Bateaux de pêche et de commerce avancent et tournent à volonté dans un même tour.',
    en: 'Fishing and trade ships advance and rotate in one turn as they like.',
    see: ['pirate.rotate-or-advance'],
    terms: ['advance', 'rotate'],
  },
  'pirate.rotate-or-advance': {
    kind: 'prohibition',
    source,
    fr: 'Un pirate qui a tourné n’avance plus de ce tour. Il avance, ou il tourne : pas les deux.',
    en: 'A pirate that has rotated advances no more in that turn. It advances, or it rotates: not both.',
    except: 'ships.mix',
    see: ['ruling.pirate-moves'],
    terms: ['pirate', 'advance', 'rotate'],
  },
  'mooring.quay': {
    kind: 'effect',
    source,
    fr: 'Dans un port, un bateau est ancré le long du quai. Il s’y range de lui-même, d’où qu’il vienne et sans action.',
    en: 'In a port, a ship is moored along the quay. It comes alongside by itself, from wherever it sails and for no action.',
    terms: ['moored', 'quay', 'heading'],
  },
  'mooring.one-action': {
    kind: 'effect',
    source,
    fr: 'Entrer dans un port prend une action, pas davantage.',
    en: 'Entering a port takes one action, no more.',
    terms: ['port', 'action'],
  },
  'mooring.no-more-move': {
    kind: 'prohibition',
    source,
    fr: 'Un bateau entré au port a fini son tour.',
    en: 'A ship that has entered port has finished its turn.',
    terms: ['moored', 'turn'],
  },
  'mooring.next-turn': {
    kind: 'obligation',
    source,
    fr: 'Un bateau ancré repart au tour suivant. D’abord, il tire une carte de commerce.',
    en: 'A moored ship leaves in the next turn. First, it draws a trade card.',
    see: ['trade.draw', 'turn.must-depart'],
    terms: ['trade-card', 'depart'],
  },
  'mooring.five-ways': {
    kind: 'permission',
    source,
    fr: 'Cinq chemins sortent d’un port : deux le long du quai, deux en diagonale vers le large, un tout droit. Le chemin pris donne le cap.',
    en: 'Five ways lead out of a port: two along the quay, two diagonals out to sea, one straight out. The way taken gives the heading.',
    see: ['ships.sea-only'],
    terms: ['depart', 'quay', 'heading'],
  },
  'crossing.parallel': {
    kind: 'permission',
    source,
    fr: 'Une case prise par un bateau se traverse si ce bateau est dans l’axe du passage, dans un sens ou dans l’autre.',
    en: 'A square with a ship on it may be passed if that ship lies along the passage, facing either way.',
    terms: ['crossing', 'heading'],
  },
  'crossing.move-on': {
    kind: 'prohibition',
    source,
    fr: 'Pas d’arrêt sur la case d’un bateau croisé : on continue aussitôt, pour une action ou un bonus de plus. Sans suite possible, le passage est refusé.',
    en: 'No stopping on the square of a ship passed over: one goes on at once, for one more action or bonus. If that cannot be, the passage is refused.',
    see: ['crossing.parallel'],
    terms: ['crossing', 'action'],
  },
  'ships.illegal-move': {
    kind: 'effect',
    source,
    fr: 'Un bateau joué contre les règles coule aussitôt, si un adversaire le remarque.',
    en: 'A ship moved against the rules sinks at once, if an opponent notices.',
    see: ['ruling.hazard-entry'],
  },
});
