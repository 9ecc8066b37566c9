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
    fr: 'La main est limitée à six cartes. Au-delà, il défausse l’excédent, de son choix.',
    en: 'A hand holds six cards at most. Beyond that, they discard the excess, of their choice.',
    terms: ['hand', 'excess', 'discard'],
  },
  'draw.rebuild': {
    kind: 'effect',
    source,
    fr: 'Une pioche vide se refait avec la défausse mélangée, même entre deux cartes.',
    en: 'An empty pile is made anew from the shuffled discard, even between two cards.',
    terms: ['pile', 'discard'],
  },
});
