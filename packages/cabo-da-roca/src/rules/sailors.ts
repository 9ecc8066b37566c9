import { headings } from './headings.ts';
import { section } from './section.ts';

/** Sailors: holding a port, walking. */
export const sailors = section({
  id: 'sailors',
  title: { fr: 'Marins', en: 'Sailors' },
  lead: {
    fr: 'Un marin tient ce qu’il occupe. Il bouge peu, et à pied.',
    en: 'A sailor holds what it stands on. It moves little, and on foot.',
  },
  parts: [
    {
      title: { fr: 'Tenir un port', en: 'Holding a port' },
      clauses: {
        'port.governor': {
          kind: 'permission',
          source: headings.port,
          fr: 'Un marin seul suffit à tenir un port. Il y a 10 ports ; chacun en reçoit un pour commencer.',
          en: 'A single sailor can hold a port. There are 10 ports; each player gets one to start with.',
          see: ['setup.port', 'ruling.port-ownership'],
          terms: ['port', 'sailor', 'governor'],
        },
        'sailors.may-leave': {
          kind: 'permission',
          source: headings.sailors,
          fr: 'Un bateau adverse ancré au port ne retient pas le marin.',
          en: 'An opponent’s ship moored in the port does not hold the sailor back.',
          terms: ['sailor', 'moored'],
        },
      },
    },
    {
      title: { fr: 'Marcher', en: 'Walking' },
      clauses: {
        'sailors.step': {
          kind: 'permission',
          source: headings.sailors,
          fr: 'Pour une action, un marin avance d’une case, en diagonale s’il veut.',
          en: 'For one action a sailor walks one square, diagonally if it likes.',
          terms: ['sailor', 'walk'],
        },
        'sailors.land-only': {
          kind: 'prohibition',
          source: headings.sailors,
          fr: 'Un marin marche à terre seulement, de côte, d’anse ou de port à un autre, sans franchir la mer.',
          en: 'A sailor walks on land only, from coast, cove or port to another, without crossing the sea.',
          terms: ['coast', 'cove', 'walk'],
        },
        'sailors.once': {
          kind: 'prohibition',
          source: headings.sailors,
          fr: 'Un pas par marin et par tour.',
          en: 'One step for each sailor and turn.',
          terms: ['sailor', 'turn'],
        },
      },
    },
  ],
});
