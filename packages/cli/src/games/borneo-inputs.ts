import type { InputWords } from '../input-words.ts';

/** What the fields of the questions about Borneo ask for, by type. */
export const inputs: Readonly<Record<string, InputWords>> = {
  mission: { fr: 'une Mission de la table', en: 'a Mission on the table', example: '1b' },
  company: {
    fr: 'une compagnie\u00a0: red, blue, green ou yellow',
    en: 'a company: red, blue, green or yellow',
    example: 'red',
  },
  attacker: { fr: 'le rang du marchand qui attaque', en: 'the rank of the merchant that attacks', example: 3 },
  defender: { fr: 'le rang du marchand attaqué', en: 'the rank of the merchant attacked', example: 1 },
  port: { fr: 'un port, de 1 à 3', en: 'a port, from 1 to 3', example: 1 },
  faces: { fr: 'une liste de cartes Cargaison', en: 'a list of Shipment cards', example: ['RRB/B:p'] },
  numbers: {
    fr: 'le nombre de cartes inconnues qui portent 0, 1, 2, 3 et 4 drapeaux de la compagnie',
    en: 'how many unknown cards bear 0, 1, 2, 3 and 4 flags of the company',
    example: [10, 20, 10, 5, 0],
  },
  scales: {
    fr: 'pour chaque joueur, ce que valent pour lui une carte simple, une carte doublée, une caisse et une carte Port',
    en: 'for each seat what a single card, a doubled card, a crate and a Harbor card are worth to it',
    example: [{ single: 1, doubled: 2, crate: 1, harbor: 3 }],
  },
};
