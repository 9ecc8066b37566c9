/** Headings of the printed French rulebook, for the `source` of every clause. */
export const headings = {
  opening: 'Introduction',
  aim: 'But du jeu',
  setup: 'Mise en place',
  round: 'Le tour de table',
  turn: 'Votre tour de jeu',
  contacts: 'Les cartes Relations',
  port: 'Le port',
  sailing: 'Appareillage d’un navire',
  post: 'Le comptoir des marchandises',
  premiums: 'Calcul des primes',
  ships: 'Les navires',
  porters: 'Les porteurs',
  slate: 'L’ardoise',
  tiles: 'Tuiles événement',
  end: 'Fin de partie',
  winner: 'Gagner',
} as const;
