import { headings } from './headings.ts';
import { section } from './section.ts';

/** Ships: moving, mooring, passing, and the penalty. */
export const ships = section({
  id: 'ships',
  title: { fr: 'Naviguer', en: 'Sailing' },
  lead: {
    fr: 'Un bateau a un cap. Il avance droit devant, ou tourne d’un huitième.',
    en: 'A ship has a heading. It advances straight on, or turns by an eighth.',
  },
  parts: [
    {
      title: { fr: 'Avancer et tourner', en: 'Advancing and rotating' },
      clauses: {
        'ships.sea-only': {
          kind: 'prohibition',
          source: headings.ships,
          fr: 'Un bateau reste sur mer. Il ne franchit ni un côté de terre ni un coin de terre ; phares et îles lui sont fermés.',
          en: 'A ship keeps to the sea. It crosses neither a land side nor a land corner; lighthouses and islands are closed to it.',
          see: ['ruling.shore-squares', 'tiles.corners'],
          terms: ['corner', 'lighthouse', 'island'],
        },
        'ships.advance': {
          kind: 'effect',
          source: headings.ships,
          fr: 'Avancer : une case dans la direction du cap, pour une action.',
          en: 'Advance: one square in the direction of the heading, for one action.',
          terms: ['advance', 'heading'],
        },
        'ships.rotate': {
          kind: 'effect',
          source: headings.ships,
          fr: 'Tourner : un huitième de tour, à gauche ou à droite, pour une action.',
          en: 'Rotate: an eighth of a circle, left or right, for one action.',
          terms: ['rotate', 'heading'],
        },
        'ships.mix': {
          kind: 'permission',
          source: headings.ships,
          fr: 'Bateaux de pêche et de commerce avancent et tournent à volonté dans un même tour.',
          en: 'Fishing and trade ships advance and rotate in one turn as they like.',
          see: ['pirate.rotate-or-advance'],
          terms: ['advance', 'rotate'],
        },
        'pirate.rotate-or-advance': {
          kind: 'prohibition',
          source: headings.ships,
          fr: 'Un pirate qui a tourné n’avance plus de ce tour. Il avance, ou il tourne : pas les deux.',
          en: 'A pirate that has rotated advances no more in that turn. It advances, or it rotates: not both.',
          except: 'ships.mix',
          see: ['ruling.pirate-moves'],
          terms: ['pirate', 'advance', 'rotate'],
        },
        'ships.cap': {
          kind: 'definition',
          source: headings.ships,
          fr: 'Un bateau peut prendre toutes les actions du tour, deux ou trois, et ses bonus de phare en plus.',
          en: 'A ship may take all the actions of the turn, two or three, and its lighthouse bonuses besides.',
          see: ['turn.limit', 'lighthouse.bonus-ship'],
          terms: ['action', 'bonus'],
        },
      },
    },
    {
      title: { fr: 'Entrer au port et en sortir', en: 'Into port and out again' },
      clauses: {
        'mooring.quay': {
          kind: 'effect',
          source: headings.ships,
          fr: 'Dans un port, un bateau est ancré le long du quai. Il s’y range de lui-même, d’où qu’il vienne et sans action.',
          en: 'In a port, a ship is moored along the quay. It comes alongside by itself, from wherever it sails and for no action.',
          terms: ['moored', 'quay', 'heading'],
        },
        'mooring.one-action': {
          kind: 'effect',
          source: headings.ships,
          fr: 'Entrer dans un port prend une action, quel que soit le cap. Depuis le requin il en faut deux, la seconde pour en sortir.',
          en: 'Entering a port takes one action, whatever the heading. From the shark it takes two, the second one for leaving it.',
          see: ['hazard.shark-twice'],
          terms: ['port', 'action'],
        },
        'mooring.no-more-move': {
          kind: 'prohibition',
          source: headings.ships,
          fr: 'Un bateau entré au port a fini son tour.',
          en: 'A ship that has entered port has finished its turn.',
          terms: ['moored', 'turn'],
        },
        'mooring.next-turn': {
          kind: 'obligation',
          source: headings.ships,
          fr: 'Un bateau ancré repart au tour suivant. D’abord, il tire une carte de commerce, sauf si c’est un pirate, s’il a déjà une marchandise ou si la phase finale a commencé.',
          en: 'A moored ship leaves in the next turn. First, it draws a trade card, unless it is a pirate, has a cargo already, or the final phase has begun.',
          see: ['trade.draw', 'turn.must-depart'],
          terms: ['trade-card', 'depart'],
        },
        'mooring.five-ways': {
          kind: 'permission',
          source: headings.ships,
          fr: 'Cinq chemins sortent d’un port : deux le long du quai, deux en diagonale vers le large, un tout droit. Le chemin pris donne le cap.',
          en: 'Five ways lead out of a port: two along the quay, two diagonals out to sea, one straight out. The way taken gives the heading.',
          see: ['ships.sea-only'],
          terms: ['depart', 'quay', 'heading'],
        },
      },
    },
    {
      title: { fr: 'Croiser un autre bateau', en: 'Passing another ship' },
      clauses: {
        'crossing.parallel': {
          kind: 'permission',
          source: headings.ships,
          fr: 'Une case prise par un bateau se traverse si ce bateau est dans l’axe du passage, dans un sens ou dans l’autre.',
          en: 'A square with a ship on it may be passed if that ship lies along the passage, facing either way.',
          terms: ['crossing', 'heading'],
        },
        'crossing.move-on': {
          kind: 'prohibition',
          source: headings.ships,
          fr: 'Pas d’arrêt sur la case d’un bateau croisé : on continue aussitôt, pour une action ou un bonus de plus. Sans suite possible, le passage est refusé.',
          en: 'No stopping on the square of a ship passed over: one goes on at once, for one more action or bonus. If that cannot be, the passage is refused.',
          see: ['crossing.parallel'],
          terms: ['crossing', 'action'],
        },
      },
    },
    {
      title: { fr: 'Coups interdits', en: 'Illegal moves' },
      clauses: {
        'ships.illegal-move': {
          kind: 'effect',
          source: headings.ships,
          fr: 'Un bateau joué contre les règles coule aussitôt, si un adversaire le remarque. Personne n’est tenu de le remarquer.',
          en: 'A ship moved against the rules sinks at once, if an opponent notices. Nobody has to notice.',
          see: ['ruling.hazard-entry', 'silent.late-notice'],
        },
      },
    },
  ],
});
