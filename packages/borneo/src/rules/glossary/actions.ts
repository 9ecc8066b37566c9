import type { Term } from '@portolan/core';

/** What players do. */
export const actionTerms: readonly Term[] = [
  {
    id: 'place',
    term: { fr: 'placer un marchand', en: 'place a merchant' },
    meaning: {
      fr: 'Poser un marchand dans une compagnie avant le premier tour.',
      en: 'Put a merchant into a company before the first turn.',
    },
  },
  {
    id: 'complete-mission',
    term: { fr: 'réaliser une Mission', en: 'complete a Mission' },
    meaning: {
      fr: 'Payer une tuile avec son entrepôt et la prendre.',
      en: 'Pay for a tile from one’s warehouse and take it.',
    },
  },
  {
    id: 'transfer',
    term: { fr: 'changer de compagnie', en: 'transfer' },
    meaning: {
      fr: 'Faire passer un de ses marchands dans une autre compagnie.',
      en: 'Move one of one’s merchants to another company.',
    },
  },
  {
    id: 'fight',
    term: { fr: 'combat', en: 'fight' },
    meaning: {
      fr: 'Une attaque pour un meilleur rang, jouée avec des drapeaux.',
      en: 'An attack for a better rank, played with flags.',
    },
  },
  {
    id: 'swap',
    term: { fr: 'échanger les places', en: 'exchange places' },
    meaning: {
      fr: 'Le marchand vaincu prend le rang que quitte l’attaquant.',
      en: 'The beaten merchant takes the rank that the attacker leaves.',
    },
  },
  {
    id: 'displaced',
    term: { fr: 'être déplacé', en: 'be displaced' },
    meaning: {
      fr: 'Le marchand vaincu part dans une autre compagnie.',
      en: 'The beaten merchant leaves for another company.',
    },
  },
  {
    id: 'reward',
    term: { fr: 'récompense', en: 'reward' },
    meaning: {
      fr: 'La carte que garde le défenseur victorieux.',
      en: 'The card that a victorious defender keeps.',
    },
  },
  {
    id: 'play-shipment',
    term: { fr: 'jouer une Cargaison', en: 'play a Shipment card' },
    meaning: {
      fr: 'La poser dans un port, en phase 3.',
      en: 'Lay it at a port, in phase 3.',
    },
  },
  {
    id: 'cover',
    term: { fr: 'recouvrir', en: 'cover' },
    meaning: {
      fr: 'Cacher le drapeau du bas de la carte précédente.',
      en: 'Hide the lower flag of the card before.',
    },
  },
  {
    id: 'take',
    term: { fr: 'prendre une épice', en: 'take a spice' },
    meaning: {
      fr: 'Choisir une Cargaison du port qui se vide et la mettre dans son entrepôt.',
      en: 'Choose a Shipment card of the port being emptied and put it into one’s warehouse.',
    },
  },
  {
    id: 'draw',
    term: { fr: 'piocher', en: 'draw' },
    meaning: {
      fr: 'Prendre une carte de la pioche.',
      en: 'Take a card from the Shipment pile.',
    },
  },
  {
    id: 'trade',
    term: { fr: 'commercer avec les pirates', en: 'trade with the pirates' },
    meaning: {
      fr: 'Variante Barbe Noire : payer avec une carte qui compte comme une autre épice.',
      en: 'Blackbeard variant: pay with a card that counts as another spice.',
    },
  },
];
