import { rulebook } from '@portolan/core';
import { headings } from './headings.ts';
import type { RotterdamSection } from './section.ts';

/** Phase 4: cargoes become Products. */
export const clauses = rulebook({
  'unload.every-ship': {
    kind: 'obligation',
    source: headings.unload,
    fr: 'Tout navire à quai est déchargé, ceux du Capitaine du Port en premier.',
    en: 'Every ship at a quay is unloaded, those of the Harbor Master first.',
    see: ['unload.own-order'],
    terms: ['unload', 'quay', 'harbor-master'],
  },
  'unload.own-order': {
    kind: 'definition',
    source: headings.unload,
    origin: 'ours',
    fr: 'Chacun décharge ses navires dans l’ordre qu’il veut.',
    en: 'Everybody unloads their own ships in any order they like.',
    see: ['unload.every-ship'],
    terms: ['unload'],
  },
  'unload.product-card': {
    kind: 'effect',
    source: headings.unload,
    fr: 'Une matière première livrée au port qui la traite rapporte une carte Produit : la prochaine de la pioche de ce port.',
    en: 'A raw material delivered to the harbor that processes it earns a Product card: the next one of that harbor’s pile.',
    see: ['unload.wrong-cargo', 'variant.open-products'],
    terms: ['product', 'product-pile', 'raw-material'],
  },
  'unload.wrong-cargo': {
    kind: 'effect',
    source: headings.unload,
    fr: 'Vide, ou chargé d’autre chose que ce que le port traite, un navire ne gagne rien : ni carte ni point. Du grain à Botlek, par exemple, retourne simplement en réserve, et le navire à son joueur.',
    en: 'Empty, or loaded with anything the harbor does not process, a ship earns nothing: no card, no point. Grain in Botlek, for instance, simply returns to the stock, and the ship to its player.',
    except: 'unload.product-card',
    see: ['variant.open-bury'],
    terms: ['cargo', 'harbor', 'grain'],
  },
  'unload.return': {
    kind: 'effect',
    source: headings.unload,
    fr: 'L’unité rejoint la réserve générale, et le navire son propriétaire.',
    en: 'The unit goes back to the stock, and the ship to its owner.',
    terms: ['stock', 'reserve', 'owner'],
  },
  'unload.reuse': {
    kind: 'permission',
    source: headings.unload,
    fr: 'Rendus, navire et unité peuvent resservir.',
    en: 'Once returned, ship and unit may serve again.',
    see: ['unload.same-phase', 'card.extra-cargo', 'card.thief-launch'],
    terms: ['ship', 'stock'],
  },
  'unload.same-phase': {
    kind: 'definition',
    source: headings.unload,
    origin: 'ours',
    fr: 'Un navire ou une unité qui vient d’être rendu peut repartir dans la même phase, si une carte le permet.',
    en: 'A ship or a unit that has just been returned may set out again in the same phase, if a card allows it.',
    see: ['unload.reuse', 'card.extra-cargo', 'card.thief-launch'],
    terms: ['ship', 'stock'],
  },
});

/** Its place in the rulebook. */
export const section: RotterdamSection = {
  id: 'unload',
  title: { fr: 'Phase 4 : décharger', en: 'Phase 4: unloading' },
  lead: {
    fr: 'Le bon port transforme la cargaison en Produit. Le mauvais la rend à la réserve.',
    en: 'The right harbor turns the cargo into a Product. The wrong one gives it back to the stock.',
  },
  parts: [
    {
      title: { fr: 'La livraison', en: 'The delivery' },
      clauses: ['unload.every-ship', 'unload.own-order', 'unload.product-card', 'unload.wrong-cargo'],
    },
    {
      title: { fr: 'Le retour', en: 'The way back' },
      clauses: ['unload.return', 'unload.reuse', 'unload.same-phase'],
    },
  ],
};
