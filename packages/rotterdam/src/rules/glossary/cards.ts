import type { Term } from '@portolan/core';

/** The three decks, card by card. */
export const cardTerms: readonly Term[] = [
  {
    id: 'product',
    term: { fr: 'carte Produit', en: 'Product card' },
    meaning: {
      fr: 'Ce que rapporte une livraison. Elle sert aux Missions, ou compte sa valeur à la fin.',
      en: 'What a delivery earns. It serves Missions, or counts its value at the end.',
    },
  },
  {
    id: 'product-pile',
    term: { fr: 'pioche d’un port', en: 'Product pile' },
    meaning: {
      fr: 'Les cartes Produit d’un port, d’ordinaire face cachée. Leur dos dit le port.',
      en: 'The Product cards of a harbor, usually face down. Their back tells the harbor.',
    },
  },
  {
    id: 'bread',
    term: { fr: 'pain', en: 'bread' },
    meaning: {
      fr: 'Un Produit de Vulcaanhaven.',
      en: 'A Product of Vulcaanhaven.',
    },
  },
  {
    id: 'pasta',
    term: { fr: 'pâtes', en: 'pasta' },
    meaning: {
      fr: 'Un Produit de Vulcaanhaven.',
      en: 'A Product of Vulcaanhaven.',
    },
  },
  {
    id: 'orange-juice',
    term: { fr: 'jus d’orange', en: 'orange juice' },
    meaning: {
      fr: 'Un Produit de Merwehaven.',
      en: 'A Product of Merwehaven.',
    },
  },
  {
    id: 'jam',
    term: { fr: 'confiture', en: 'jam' },
    meaning: {
      fr: 'Un Produit de Merwehaven.',
      en: 'A Product of Merwehaven.',
    },
  },
  {
    id: 'petrol',
    term: { fr: 'essence', en: 'petrol' },
    meaning: {
      fr: 'Un Produit de Botlek.',
      en: 'A Product of Botlek.',
    },
  },
  {
    id: 'plastic',
    term: { fr: 'plastique', en: 'plastic' },
    meaning: {
      fr: 'Un Produit de Botlek.',
      en: 'A Product of Botlek.',
    },
  },
  {
    id: 'paint',
    term: { fr: 'peinture', en: 'paint' },
    meaning: {
      fr: 'Un Produit d’Europoort.',
      en: 'A Product of Europoort.',
    },
  },
  {
    id: 'medicine',
    term: { fr: 'médicaments', en: 'medicine' },
    meaning: {
      fr: 'Un Produit d’Europoort.',
      en: 'A Product of Europoort.',
    },
  },
  {
    id: 'mission',
    term: { fr: 'carte Mission', en: 'Mission card' },
    meaning: {
      fr: 'Une combinaison de Produits à réunir, contre des points.',
      en: 'A combination of Products to bring together, for points.',
    },
  },
  {
    id: 'navigation-card',
    term: { fr: 'carte Navigation', en: 'Navigation card' },
    meaning: {
      fr: 'Une carte reçue à une ancre, qui aide, gêne ou rapporte des points.',
      en: 'A card received at an anchor that helps, hinders or brings points.',
    },
  },
  {
    id: 'turn-of-luck',
    term: { fr: 'La chance tourne', en: 'Turn of luck' },
    meaning: {
      fr: 'Deux navires s’échangent leurs cargaisons.',
      en: 'Two ships exchange their cargoes.',
    },
  },
  {
    id: 'extra-cargo',
    term: { fr: 'Cargaison supplémentaire', en: 'Extra cargo' },
    meaning: {
      fr: 'Un navire chargé de plus à un départ libre.',
      en: 'One more loaded ship at a free start.',
    },
  },
  {
    id: 'setback',
    term: { fr: 'Revers', en: 'Setback' },
    meaning: {
      fr: 'Un navire recule d’un canal.',
      en: 'A ship goes back one channel.',
    },
  },
  {
    id: 'heavy-storm',
    term: { fr: 'Forte tempête', en: 'Heavy storm' },
    meaning: {
      fr: 'Un navire recule de deux canaux.',
      en: 'A ship goes back two channels.',
    },
  },
  {
    id: 'joker',
    term: { fr: 'Joker', en: 'Joker' },
    meaning: {
      fr: 'Il remplace un Produit dans une Mission.',
      en: 'It replaces a Product in a Mission.',
    },
  },
  {
    id: 'advantage',
    term: { fr: 'Avantage', en: 'Advantage' },
    meaning: {
      fr: 'Une carte à points, qui en vaut un.',
      en: 'A point card, worth one.',
    },
  },
  {
    id: 'extra-advantage',
    term: { fr: 'Avantage supplémentaire', en: 'Extra advantage' },
    meaning: {
      fr: 'Une carte à points, qui en vaut deux.',
      en: 'A point card, worth two.',
    },
  },
  {
    id: 'cargo-thief',
    term: { fr: 'Voleur de cargaison', en: 'Cargo thief' },
    meaning: {
      fr: 'La cargaison d’un navire passe sur un navire du voleur.',
      en: 'The cargo of a ship goes onto a ship of the thief.',
    },
  },
  {
    id: 'port-police',
    term: { fr: 'Inspection de la police portuaire', en: 'Port police' },
    meaning: {
      fr: 'La cargaison d’un navire retourne à la réserve générale.',
      en: 'The cargo of a ship goes back to the stock.',
    },
  },
];
