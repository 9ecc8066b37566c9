import type { Lang, Problem, Text } from '@portolan/core';
import type { Facts } from '@portolan/core/words';
import { both, counted, fill } from '../../../kit/text.ts';

const number = (facts: Facts, name: string): number => (typeof facts[name] === 'number' ? facts[name] : 0);

const placeId = both(
  'Lettres sans accent et chiffres, douze au plus.',
  'Unaccented letters and digits, twelve at most.',
);
const anyId = both('Donnez-lui un nom.', 'Give it a name.');

/** What mends a problem, by its code. */
const cures: Readonly<Record<string, Text>> = {
  'double-channel': both('Retirez l’un des deux.', 'Remove one of the two.'),
  'leads-in-a-circle': both(
    'Retournez un canal du cercle, ou retirez-en un.',
    'Turn one channel of the circle round, or remove one.',
  ),
  'two-roles': both('Choisissez-en une seule.', 'Choose one of them.'),
  'quay-leads-on': both(
    'Retirez les canaux qui en partent, ou faites-en une simple position.',
    'Remove the channels that leave it, or make it a plain position.',
  ),
  'start-led-to': both(
    'Retirez les canaux qui y mènent, ou faites-en une simple position.',
    'Remove the channels that lead to it, or make it a plain position.',
  ),
  'no-channel-behind': both(
    'Faites-y mener un canal, ou faites-en un départ.',
    'Lead a channel to it, or make it a start.',
  ),
  'not-reached': both(
    'Faites-y mener un canal depuis une position que l’on atteint.',
    'Lead a channel to it from a position that is reached.',
  ),
  'leads-nowhere': both('Menez-la par des canaux jusqu’à un quai.', 'Lead it on by channels to a quay.'),
  'unused-color': both('Donnez-la à un canal, ou retirez-la.', 'Give it to a channel, or remove it.'),
  'no-quay': both('Faites d’une position un quai de ce port.', 'Make a position a quay of this harbor.'),
  'no-harbor': both('Choisissez-la pour un port, ou retirez-la.', 'Choose it for a harbor, or remove it.'),
  'unknown-position': both(
    'Choisissez une position de la carte, ou retirez le canal.',
    'Choose a position of the map, or remove the channel.',
  ),
  'unknown-color': both('Choisissez une autre couleur, ou ajoutez celle-ci.', 'Choose another color, or add this one.'),
  'unknown-harbor': both('Choisissez un port de la boîte.', 'Choose a harbor of the box.'),
  'unknown-material': both('Choisissez une matière première de la boîte.', 'Choose a raw material of the box.'),
  'unknown-product': both('Choisissez un Produit de la boîte.', 'Choose a Product of the box.'),
  duplicate: both('Changez l’un des deux, ou retirez-le.', 'Change one of the two, or remove it.'),
};

const tooMany = both('Retirez {n}.', 'Remove {n}.');
const tooFew = both('Ajoutez {n}.', 'Add {n}.');
const noWayOn = both(
  'Faites-en partir un canal, ou faites-en un quai.',
  'Lead a channel away from it, or make it a quay.',
);

const products = (n: number, lang: Lang): string =>
  lang === 'fr' ? counted(n, 'Produit', 'Produits', 'fr') : counted(n, 'Product', 'Products', 'en');

const channels = (n: number, lang: Lang): string =>
  lang === 'fr' ? counted(n, 'canal', 'canaux', 'fr') : counted(n, 'channel', 'channels', 'en');

/** Cures that depend on what was found. */
const counting: Readonly<Record<string, (facts: Facts, lang: Lang) => string>> = {
  'wrong-channels-ahead': (facts, lang) => {
    const over = number(facts, 'found') - number(facts, 'max');
    return over > 0 ? fill(tooMany[lang], { n: channels(over, lang) }) : noWayOn[lang];
  },
  'wrong-products': (facts, lang) => {
    const over = number(facts, 'found') - number(facts, 'expected');
    return fill((over > 0 ? tooMany : tooFew)[lang], { n: products(Math.abs(over), lang) });
  },
};

/** What mends a problem of a box, as a sentence; empty if its own sentence says it. */
export const cureOf = ({ path, code, facts = {} }: Problem, lang: Lang): string => {
  if (code === 'wrong-id') return (/^(positions|channels)/.test(path) ? placeId : anyId)[lang];
  return counting[code]?.(facts, lang) ?? cures[code]?.[lang] ?? '';
};
