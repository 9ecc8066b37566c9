import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Two variants. */
export const clauses = rulebook({
  'variant.safe-haven': {
    kind: 'prohibition',
    source: headings.safeHaven,
    fr: 'Dans un port, un navire est à l’abri : aucune carte Navigation ne le touche, lui ni sa cargaison.',
    en: 'In a harbor a ship is safe: no Navigation card touches it or its cargo.',
    except: 'navigation.any-phase',
    terms: ['safe-haven', 'harbor'],
  },
  'variant.safe-haven-length': {
    kind: 'advice',
    source: headings.safeHaven,
    fr: 'Avec le port sûr, la partie devient plus vive, et plus courte.',
    en: 'With the safe haven, the game is livelier, and shorter.',
    terms: ['safe-haven'],
  },
  'variant.open-products': {
    kind: 'effect',
    source: headings.openProducts,
    fr: 'La première carte de chaque pioche de Produits est face visible. Quand elle est prise, on retourne la suivante.',
    en: 'The first card of each Product pile lies face up. When that card is taken, the next one is turned up.',
    except: 'setup.product-piles',
    terms: ['open-products', 'product-pile'],
  },
  'variant.open-bury': {
    kind: 'effect',
    source: headings.openProducts,
    fr: 'Un navire vide ou mal chargé n’emporte pas la carte ouverte : cette carte va sous sa pioche, et l’on retourne la suivante.',
    en: 'A ship that is empty or wrongly loaded does not take the open card: that card goes under its pile, and the next one is turned up.',
    see: ['ruling.bury-timing', 'unload.wrong-cargo'],
    terms: ['open-products', 'product-pile'],
  },
  'variant.open-plan': {
    kind: 'advice',
    source: headings.openProducts,
    fr: 'On sait vers quel Produit on navigue : les plans sont plus sûrs.',
    en: 'One knows which Product one is sailing for: plans are surer.',
    terms: ['open-products'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'variants',
  title: { fr: 'Deux variantes', en: 'Two variants' },
  lead: {
    fr: 'Elles se jouent séparément ou ensemble, si tous sont d’accord.',
    en: 'They are played apart or together, if all agree.',
  },
  parts: [
    {
      title: { fr: 'Havre de paix', en: 'Safe haven' },
      clauses: ['variant.safe-haven', 'variant.safe-haven-length'],
    },
    {
      title: { fr: 'Cartes Produit ouvertes', en: 'Open Product cards' },
      clauses: ['variant.open-products', 'variant.open-bury', 'variant.open-plan'],
    },
  ],
};
