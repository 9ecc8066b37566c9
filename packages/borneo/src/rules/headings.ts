/** Headings of the printed French rulebook, for the `source` of every clause. */
export const headings = {
  setup: 'Préparation du jeu',
  turn: 'Déroulement du jeu',
  mission: '1) Réaliser une Mission',
  companies: '2) Compagnies',
  resolution: '2) Compagnies, Résolution',
  shipments: '3) Cargaisons',
  monopoly: '3) Cargaisons, a) Monopole',
  shared: '3) Cargaisons, b) Distribution partagée',
  draw: '4) Piocher 2 cartes',
  end: 'Fin du jeu',
  three: 'Variante pour 3 joueurs',
  pirates: 'Variante\u00a0: les secrets de Barbe Noire',
  // Of no heading: the rulebook does not speak of it.
  nowhere: '',
} as const;
