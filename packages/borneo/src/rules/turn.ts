import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.turn;

/** The turn: whose it is, and its four phases. */
export const turn = rulebook({
  'turn.clockwise': {
    kind: 'obligation',
    source,
    fr: 'Les tours se suivent dans le sens horaire. Quand quelqu’un a fini ses quatre phases, son voisin de gauche devient le joueur actif.',
    en: 'Turns go clockwise. When a player has finished the four phases, their left neighbor becomes the active player.',
    terms: ['active-player', 'turn'],
  },
  'turn.active': {
    kind: 'obligation',
    source,
    fr: 'Pendant un tour, c’est le joueur actif qui agit. Les autres n’agissent que là où une règle les appelle : pour se défendre, dire où va leur marchand vaincu, choisir leur récompense ou prendre une épice. Aux dernières Missions, tous sont appelés.',
    en: 'In a turn the active player acts. Others act only where a rule calls on them: to defend, to say where their beaten merchant goes, to choose their reward, or to take a spice. For the final Missions everybody is called on.',
    see: [
      'fight.defense',
      'fight.beaten',
      'fight.reward',
      'monopoly.rank-order',
      'shared.first-merchants',
      'final.order',
    ],
    terms: ['active-player', 'turn'],
  },
  'turn.phase-order': {
    kind: 'obligation',
    source,
    fr: 'Le tour a quatre phases : Mission, compagnie, Cargaison, pioche. L’ordre est fixe et l’on ne revient pas en arrière.',
    en: 'The turn has four phases: Mission, company, Shipment card, draw. Their order is fixed and there is no going back.',
    see: ['mission.optional', 'company.optional', 'port.must-play', 'draw.two'],
    terms: ['phase'],
  },
});
