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
    fr: 'Une pioche vide se refait avec la défausse mélangée. Précision de notre part : même entre deux cartes.',
    en: 'An empty pile is made anew from the shuffled discard. Our addition: even between two cards.',
    terms: ['pile', 'discard'],
  },
});
