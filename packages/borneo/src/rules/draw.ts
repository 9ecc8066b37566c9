import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.draw;

/** Drawing: phase 4. */
export const draw = rulebook({
  'draw.two': {
    kind: 'obligation',
    source,
    fr: 'En phase 4, le joueur actif tire deux Cargaisons de la pioche.',
    en: 'In phase 4, the active player draws two Shipment cards.',
    see: ['end.shipment-cards', 'ruling.end-one-card'],
    terms: ['draw', 'pile'],
  },
  'draw.hand-limit': {
    kind: 'obligation',
    source,
    fr: 'Si, à ce moment, après la pioche, le joueur actif a plus de six cartes en main, il défausse l’excédent, de son choix.',
    en: 'If the active player holds more than six cards at that moment, after drawing, they discard the excess, of their choice.',
    terms: ['hand', 'excess', 'discard'],
  },
  'draw.rebuild': {
    kind: 'effect',
    source,
    fr: 'Une pioche vide se refait avec la défausse mélangée.',
    en: 'An empty pile is made anew from the shuffled discard.',
    see: ['draw.between-cards'],
    terms: ['pile', 'discard'],
  },
  'draw.between-cards': {
    kind: 'definition',
    source,
    origin: 'ours',
    fr: 'La pioche vide se refait même entre les deux cartes d’un tour.',
    en: 'An empty pile is made anew even between the two cards of a turn.',
    terms: ['pile', 'discard'],
  },
});
