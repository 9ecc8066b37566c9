import { both } from '../kit/text.ts';

/** Words of the position editors of all games. */
export const shared = {
  title: both('Entrer toute la position', 'Enter the whole position'),
  table: both('La table', 'The table'),
  players: both('Joueurs', 'Players'),
  phase: both('Phase', 'Phase'),
  active: both('Joueur actif', 'Active player'),
  nobody: both('personne', 'nobody'),
  none: both('aucune', 'none'),
  player: both('Joueur {seat}', 'Player {seat}'),
  now: both('Le moment', 'The moment'),
  readings: both('Ce qu’on joue à votre table', 'How your table plays'),
  json: both('La table en texte', 'The table as text'),
  jsonHelp: both(
    'À copier pour garder la position, à coller pour la reprendre.',
    'Copy it to keep the position, paste one to take it up.',
  ),
  jsonBad: both(
    'Ce texte n’est pas bien formé : {why}. Le texte reste tel quel.',
    'This text is not well formed: {why}. The text stays as it is.',
  ),
  jsonAt: both('ligne {line}, colonne {column}', 'line {line}, column {column}'),
  jsonObject: both(
    'Il faut un objet entre accolades. Le texte reste tel quel.',
    'An object in braces is needed. The text stays as it is.',
  ),
  open: both('Ouvrir un fichier', 'Open a file'),
  save: both('Enregistrer le fichier', 'Save as a file'),
  board: both('La table telle que saisie', 'The table as entered'),
  stale: both(
    'Le dessin montre la dernière position lisible.',
    'The picture shows the last position that could be read.',
  ),
  partly: both('Le dessin montre ce qui se lit de la position.', 'The picture shows what can be read of the position.'),
  impossible: both(
    'Cette position ne peut pas exister. Remettez la table en ordre : le coup se juge ensuite.',
    'This position cannot occur. Put the table right first; then the move is judged.',
  ),
  move: both('Le coup', 'The move'),
  moveKind: both('Quel coup ?', 'Which move?'),
  who: both('Qui', 'Who'),
  legalMoves: both('Proposer un autre coup', 'Propose another move'),
  orShow: both('ou le montrer sur le plateau', 'or show it on the board'),
  fields: both('Tous les champs', 'All fields'),
  guessed: both(
    'La main est cachée : voici chaque carte qui peut s’y trouver.',
    'The hand is hidden: here is every card that may be in it.',
  ),
  noMove: both('Personne ne peut rien faire : la partie est finie.', 'Nobody can do anything: the game is over.'),
  follows: both('Ce qui suit, dans l’ordre', 'What follows, in order'),
  untold: both(
    'Cette table ne dit que ce qui suit d’une façon de jouer, pas de quoi : on ne peut pas dire ce que donnerait une autre façon, là où le livret laisse le choix.',
    'This table holds what follows from one way to play, not what from: it cannot be told what another way would give, where the rulebook is open.',
  ),
  turnOf: both('Au tour de {who}', '{who} to act'),
  chance: both('Au hasard de parler', 'Chance to act'),
  over: both('Partie finie', 'Game over'),
  playOn: both('Jouer d’ici', 'Play on from here'),
  playIt: both('Jouer ce coup', 'Play this move'),
  refused: both('refusé', 'refused'),
  dropField: both('Retirer « {field} »', 'Take out “{field}”'),
} as const;
