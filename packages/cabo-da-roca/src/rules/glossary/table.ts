import type { Term } from '@portolan/core';

/** Money, turns and the ends of the game. */
export const tableTerms: readonly Term[] = [
  {
    id: 'coins',
    term: { fr: 'pièces', en: 'coins' },
    meaning: {
      fr: 'L’argent, qui sert aussi de points.',
      en: 'The money, which also serves as points.',
    },
  },
  {
    id: 'toll',
    term: { fr: 'péage', en: 'toll' },
    meaning: {
      fr: 'Les 20 pièces dues au gardien d’un phare en sortant de ses eaux.',
      en: 'The 20 coins due to a lighthouse’s keeper on leaving its waters.',
    },
  },
  {
    id: 'port-fee',
    term: { fr: 'part du port', en: 'port fee' },
    meaning: {
      fr: 'Les 20 pièces d’une vente qui vont au joueur dont le marin tient le port.',
      en: 'The 20 coins of a sale that go to the player whose sailor holds the port.',
    },
  },
  {
    id: 'guest-fee',
    term: { fr: 'droit de port', en: 'guest fee' },
    meaning: {
      fr: 'Les 20 pièces pour mettre un bateau neuf dans le port d’un adversaire.',
      en: 'The 20 coins for putting a new ship into an opponent’s port.',
    },
  },
  {
    id: 'route-length',
    term: { fr: 'longueur de la route', en: 'route length' },
    meaning: {
      fr: 'Le plus grand des deux écarts entre deux ports, en largeur ou en hauteur.',
      en: 'The greater of the two differences between two ports, across or down.',
    },
  },
  {
    id: 'zone',
    term: { fr: 'zone', en: 'zone' },
    meaning: {
      fr: 'I, II ou III selon la longueur : elle choisit le prix.',
      en: 'I, II or III by the length: it picks the price.',
    },
  },
  {
    id: 'stock',
    term: { fr: 'réserve', en: 'stock' },
    meaning: {
      fr: 'Les marins et bateaux qu’un joueur peut encore acheter.',
      en: 'The sailors and ships that a player can still buy.',
    },
  },
  {
    id: 'turn',
    term: { fr: 'tour', en: 'turn' },
    meaning: {
      fr: 'Ce que fait un joueur avant que le suivant ne joue.',
      en: 'What one player does before the next one plays.',
    },
  },
  {
    id: 'round',
    term: { fr: 'tour de table', en: 'round' },
    meaning: {
      fr: 'Un tour de chaque joueur.',
      en: 'One turn of every player.',
    },
  },
  {
    id: 'action',
    term: { fr: 'action', en: 'action' },
    meaning: {
      fr: 'L’unité dont un tour donne deux ou trois.',
      en: 'The unit of which a turn gives two or three.',
    },
  },
  {
    id: 'bonus',
    term: { fr: 'bonus', en: 'bonus' },
    meaning: {
      fr: 'Un mouvement offert par un phare.',
      en: 'A move given by a lighthouse.',
    },
  },
  {
    id: 'run',
    term: { fr: 'course', en: 'run' },
    meaning: {
      fr: 'Les mouvements d’un bateau dans un tour. Elle finit avec la dernière action ou avec le tour.',
      en: 'The moves of a ship in a turn. It ends with the last action or with the turn.',
    },
  },
  {
    id: 'way-out',
    term: { fr: 'issue', en: 'way out' },
    meaning: {
      fr: 'Une sortie du port ouverte, payable et sans naufrage.',
      en: 'A way from port that is open, can be paid and sinks nobody.',
    },
  },
  {
    id: 'eliminated',
    term: { fr: 'éliminé', en: 'eliminated' },
    meaning: {
      fr: 'Hors de la partie.',
      en: 'Out of the game.',
    },
  },
  {
    id: 'final-phase',
    term: { fr: 'phase finale', en: 'final phase' },
    meaning: {
      fr: 'Les tours après la dernière tuile.',
      en: 'The turns after the last tile.',
    },
  },
  {
    id: 'progress',
    term: { fr: 'progrès', en: 'progress' },
    meaning: {
      fr: 'En phase finale : une marchandise vendue, un marin ou un bateau acheté ou revendu, un bateau coulé, un marin chassé, un joueur éliminé, ou plus de trésors tenus que jamais dans cette phase.',
      en: 'In the final phase: a cargo sold, a sailor or ship bought or sold, a ship sunk, a sailor driven off, a player eliminated, or more treasures held than ever in that phase.',
    },
  },
  {
    id: 'final-count',
    term: { fr: 'décompte final', en: 'final count' },
    meaning: {
      fr: 'Le calcul qui désigne le plus riche.',
      en: 'The sum that tells who is richest.',
    },
  },
];
