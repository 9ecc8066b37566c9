import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';

const source = headings.port;

/** The port: its quays, their order at the set-up, which of them are adjacent. */
export const port = rulebook({
  'port.quays': {
    kind: 'definition',
    source,
    fr: 'Le port a quatre quais, de 1 à 4, avec un navire au plus à chacun.',
    en: 'The port has four quays, 1 to 4, with one ship at most at each.',
    terms: ['port', 'quay'],
  },
  'port.ship-order': {
    kind: 'setup',
    source,
    fr: 'Le premier navire va au quai 1, les autres aux quais 2, 3 et 4, dans l’ordre de la pile.',
    en: 'The first ship goes to quay 1, the others to quays 2, 3 and 4, as they come off the pile.',
    terms: ['quay', 'ship-pile'],
  },
  'port.goods-order': {
    kind: 'setup',
    source,
    fr: 'Les marchandises suivent le même ordre : la première au quai 1, la dernière au quai 4.',
    en: 'The goods tiles follow the same order: the first to quay 1, the last to quay 4.',
    terms: ['quay', 'goods'],
  },
  'port.adjacent': {
    kind: 'definition',
    source,
    fr: 'Certaines relations déplacent ou échangent des porteurs entre navires voisins. Sont voisins les quais 1 et 2, 2 et 3, 3 et 4, dans les deux sens. Les quais 4 et 1 ne le sont pas.',
    en: 'Some contacts move or exchange porters between adjacent ships. Quays 1 and 2, 2 and 3, 3 and 4 are adjacent, both ways. Quays 4 and 1 are not.',
    terms: ['quay', 'adjacent'],
  },
});
