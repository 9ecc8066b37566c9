import type { Term } from '@portolan/core';

/** Where things lie and who plays. */
export const tableTerms: readonly Term[] = [
  {
    id: 'port',
    term: { fr: 'port', en: 'port' },
    meaning: {
      fr: 'Le plateau : quatre quais, et la place de la pile des navires.',
      en: 'The board: four quays, and the place of the ship pile.',
    },
  },
  {
    id: 'quay',
    term: { fr: 'quai', en: 'quay' },
    meaning: {
      fr: 'L’une des quatre places où un navire est chargé, de 1 à 4.',
      en: 'One of the four places where a ship is loaded, 1 to 4.',
    },
  },
  {
    id: 'adjacent',
    term: { fr: 'voisin', en: 'adjacent' },
    meaning: {
      fr: 'Se dit de deux quais dont les numéros se suivent, et de leurs navires.',
      en: 'Said of two quays with consecutive numbers, and of their ships.',
    },
  },
  {
    id: 'place',
    term: { fr: 'place', en: 'place' },
    meaning: {
      fr: 'De quoi loger un porteur de plus : la valeur du navire, moins les porteurs à bord.',
      en: 'Room for one more porter: the value of the ship, less the porters aboard.',
    },
  },
  {
    id: 'reserve',
    term: { fr: 'réserve', en: 'reserve' },
    meaning: {
      fr: 'Les porteurs d’un joueur qui ne sont à bord d’aucun navire.',
      en: 'The porters of a player that are aboard no ship.',
    },
  },
  {
    id: 'ship-pile',
    term: { fr: 'pile des navires', en: 'ship pile' },
    meaning: {
      fr: 'Les navires à venir, face visible : on voit le premier.',
      en: 'The ships to come, face up: the first one can be seen.',
    },
  },
  {
    id: 'goods-pile',
    term: { fr: 'pile des marchandises', en: 'goods pile' },
    meaning: {
      fr: 'Les marchandises à venir, face cachée. Celles qu’on y remet passent dessous.',
      en: 'The goods tiles to come, face down. Those put back go under it.',
    },
  },
  {
    id: 'trading-post',
    term: { fr: 'comptoir', en: 'trading post' },
    meaning: {
      fr: 'La place de la pile des marchandises et des compteurs.',
      en: 'The place of the goods pile and of the counters.',
    },
  },
  {
    id: 'counter',
    term: { fr: 'compteur', en: 'counter' },
    meaning: {
      fr: 'Le total d’un joueur sur le comptoir : ses primes, moins ce qu’il a payé.',
      en: 'A player’s total on the trading post: premiums, less what was paid.',
    },
  },
  {
    id: 'hand',
    term: { fr: 'main', en: 'hand' },
    meaning: {
      fr: 'Les relations qu’un joueur peut encore jouer, et la marchandise qu’il cache.',
      en: 'The contacts a player can still play, and the goods tile they hide.',
    },
  },
  {
    id: 'discard',
    term: { fr: 'défausse', en: 'discard' },
    meaning: {
      fr: 'Les relations qu’un joueur a jouées. Chacun a la sienne.',
      en: 'The contacts a player has played. Everybody has their own.',
    },
  },
  {
    id: 'active-player',
    term: { fr: 'joueur actif', en: 'active player' },
    meaning: {
      fr: 'Le joueur dont c’est le tour.',
      en: 'The player whose turn it is.',
    },
  },
  {
    id: 'turn',
    term: { fr: 'tour', en: 'turn' },
    meaning: {
      fr: 'Ce que fait un joueur jusqu’à ce que son voisin de gauche joue.',
      en: 'What one player does until their left neighbor plays.',
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
];
