import type { Sources, TurnPhase } from '@portolan/core';
import { typeset } from './typeset.ts';

/** What stands on the head of the game's page. */
export const facts = {
  designer: 'Paolo Mori',
  publisher: 'Da Vinci',
  year: 2008,
  players: { min: 3, max: 5 },
  age: 10,
  minutes: 45,
} as const;

/** Where the rules and the cards come from. */
export const provenance: Sources = typeset({
  summary: {
    fr: 'Règles d’après le livret français. Les faces des cartes sont reconstituées : saisissez les vôtres.',
    en: 'Rules after the French rulebook. The card faces are reconstructed: enter your own.',
  },
  printed: {
    fr: 'Le livret donne les règles, les 60 Cargaisons, les 14 cartes Port, les 16 Missions et le nombre de cartes marquées.',
    en: 'The rulebook gives the rules, the 60 Shipment cards, the 14 Harbor cards, the 16 Missions and how many of them are marked.',
  },
  public: {
    fr: 'Des comptes rendus publics donnent les quatre épices, les cinq emplacements par compagnie, les trois drapeaux en haut et un en bas, les cinq degrés de Missions.',
    en: 'Public reports give the four spices, five spaces for each company, three flags above and one below, and five grades of Missions.',
  },
  reconstructed: {
    fr: 'Nulle part on ne trouve les faces elles-mêmes : drapeaux, épices, nombres des ports, demandes des Missions. Les nôtres sont inventées, équilibrées et jouables.',
    en: 'The faces themselves are nowhere to be found: flags, spices, numbers of the ports, demands of the Missions. Ours are made up, balanced and playable.',
  },
});

/** The four phases in order. */
export const turnAtAGlance: readonly TurnPhase<'mission' | 'company' | 'shipment' | 'draw'>[] = typeset([
  {
    phase: 'mission',
    duty: 'may',
    title: { fr: 'Mission', en: 'Mission' },
    text: { fr: 'Réaliser une Mission avec son entrepôt.', en: 'Complete a Mission from your warehouse.' },
    sections: ['mission'],
  },
  {
    phase: 'company',
    duty: 'may',
    title: { fr: 'Compagnie', en: 'Company' },
    text: { fr: 'Changer de compagnie, ou attaquer plus haut.', en: 'Change company, or attack higher up.' },
    sections: ['company', 'fight'],
  },
  {
    phase: 'shipment',
    duty: 'must',
    title: { fr: 'Cargaison', en: 'Shipment card' },
    text: { fr: 'Jouer une Cargaison dans un port.', en: 'Play a Shipment card at a port.' },
    sections: ['port', 'distribution'],
  },
  {
    phase: 'draw',
    duty: 'must',
    title: { fr: 'Pioche', en: 'Draw' },
    text: { fr: 'Tirer deux cartes, en garder six au plus.', en: 'Draw two cards, keep six at most.' },
    sections: ['draw'],
  },
]);
