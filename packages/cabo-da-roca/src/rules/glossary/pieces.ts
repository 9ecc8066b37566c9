import type { Term } from '@portolan/core';

/** Sailors, ships and cards. */
export const pieceTerms: readonly Term[] = [
  {
    id: 'sailor',
    term: { fr: 'marin', en: 'sailor' },
    meaning: {
      fr: 'La figurine qui tient un port, un phare ou une île.',
      en: 'The figure that holds a port, a lighthouse or an island.',
    },
  },
  {
    id: 'governor',
    term: { fr: 'gouverneur', en: 'governor' },
    meaning: {
      fr: 'Le marin qui tient un port.',
      en: 'The sailor that holds a port.',
    },
  },
  {
    id: 'keeper',
    term: { fr: 'gardien', en: 'keeper' },
    meaning: {
      fr: 'Le marin qui tient un phare ou une île.',
      en: 'The sailor that holds a lighthouse or an island.',
    },
  },
  {
    id: 'fishing-ship',
    term: { fr: 'bateau de pêche', en: 'fishing ship' },
    meaning: {
      fr: 'Le moins cher. Il cabote et passe les hauts-fonds.',
      en: 'The cheapest. It coasts and sails shoals.',
    },
  },
  {
    id: 'trade-ship',
    term: { fr: 'bateau de commerce', en: 'trade ship' },
    meaning: {
      fr: 'Il va au large avec une marchandise.',
      en: 'It sails far out with a cargo.',
    },
  },
  {
    id: 'pirate',
    term: { fr: 'bateau pirate', en: 'pirate' },
    meaning: {
      fr: 'Le seul bateau armé. Il ne commerce pas.',
      en: 'The only armed ship. It does not trade.',
    },
  },
  {
    id: 'ship-token',
    term: { fr: 'jeton de bateau', en: 'ship token' },
    meaning: {
      fr: 'Il marque le port d’où vient la marchandise d’un bateau.',
      en: 'It marks the port that a ship’s cargo comes from.',
    },
  },
  {
    id: 'cargo',
    term: { fr: 'marchandise', en: 'cargo' },
    meaning: {
      fr: 'Ce qu’un bateau porte : la carte de commerce posée devant son joueur.',
      en: 'What a ship carries: the trade card in front of its player.',
    },
  },
  {
    id: 'trade-card',
    term: { fr: 'carte de commerce', en: 'trade card' },
    meaning: {
      fr: 'Elle dit une marchandise, ses trois prix et les ports rayés.',
      en: 'It tells goods, their three prices and the struck ports.',
    },
  },
  {
    id: 'struck',
    term: { fr: 'port rayé', en: 'struck port' },
    meaning: {
      fr: 'Un port qui n’achète pas la marchandise de la carte.',
      en: 'A port that does not buy the goods of the card.',
    },
  },
  {
    id: 'treasure-card',
    term: { fr: 'carte de trésor', en: 'treasure card' },
    meaning: {
      fr: 'Elle dit ce que vaut une île, ou une épave.',
      en: 'It tells what an island, or a wreck, is worth.',
    },
  },
  {
    id: 'card-pile',
    term: { fr: 'paquet de cartes', en: 'card pile' },
    meaning: {
      fr: 'Les cartes de commerce et de trésor à retourner.',
      en: 'The trade and treasure cards to be turned.',
    },
  },
  {
    id: 'discard',
    term: { fr: 'défausse', en: 'discard' },
    meaning: {
      fr: 'Les cartes de commerce qui ont servi.',
      en: 'The trade cards that have been used.',
    },
  },
];
