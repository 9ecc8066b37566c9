import { both } from '../kit/text.ts';
import { bySeat } from './words.ts';

/** What is told in words around the board, once somebody plays. */
export const toldWords = {
  unsaved: both(
    'La mémoire de ce navigateur est pleine ou fermée : la partie continue, mais seul cet onglet la connaît. Gardez-la dans un fichier.',
    'The storage of this browser is full or closed: the game goes on, but only this tab knows it. Keep it in a file.',
  ),
  elsewhere: both(
    'Cette partie se joue dans un autre onglet ; ici, on regarde.',
    'This game is being played in another tab; here you watch.',
  ),
  takeOver: both('Jouer ici', 'Play here'),
  since: both('Ce que les autres viennent de faire', 'What the others have just done'),
  rematch: both('Revanche', 'Rematch'),
  badFile: both(
    'Cette partie ne se lit pas ici : elle est d’un autre jeu, abîmée, ou faite avec ce que cette page ne connaît pas. Rien n’a été changé.',
    'This game cannot be read here: it is of another game, damaged, or made with something that this page does not know. Nothing was changed.',
  ),
  keepOriginal: both('Garder l’originale en fichier', 'Keep the original as a file'),
  rejudged: both(
    'Les façons de jouer et la boîte sont celles de la partie ; chaque coup a été jugé de nouveau, et les points sont comptés par les règles d’aujourd’hui.',
    'The ways to play and the box are those of the game; every move was judged again, and points are counted by the rules of today.',
  ),
  refusedHere: both(
    'Ce que les règles de cette page refusent n’a pas été rejoué, ni ce qui venait après : {n} en moins.',
    'What the rules of this page refuse was not played again, nor what came after it: {n} fewer.',
  ),
  otherwiseNow: both(
    'Coup {n}, « {move} » : il mène aujourd’hui à une autre table que le jour où il a été joué ; la suite est jouée par les règles d’aujourd’hui, aucun coup ne manque.',
    'Move {n}, “{move}”: it leads to another table today than when it was played; what follows is played by the rules of today, no move is missing.',
  ),
  otherwiseSetup: both(
    'La partie commence aujourd’hui par une autre table que le jour où elle a été jouée ; la suite est jouée par les règles d’aujourd’hui, aucun coup ne manque.',
    'The game begins with another table today than when it was played; what follows is played by the rules of today, no move is missing.',
  ),
  refusedMove: both('Coup {n}, « {move} » : {why}', 'Move {n}, “{move}”: {why}'),
  forMachine: bySeat(
    both('Une carte pour {who}', 'A card for {who}'),
    both('Une carte pour le joueur {seat}', 'A card for player {seat}'),
  ),
  forMachineWhy: both(
    'C’est la machine : elle ne joue que de ce qu’elle connaît. Qu’un seul de vous regarde ce qu’elle tire, et le touche ici ; cela ne sera plus montré.',
    'That is the machine: it plays only by what it knows. Let one of you alone look at what it draws, and tap it in here; it is not shown again.',
  ),
  lookFor: both('Je regarde pour elle', 'I look for it'),
  drawHelp: both('Touchez ce qui est sorti sur la vraie table.', 'Tap what came up on the real table.'),
  drawFilter: both('Chercher ce qui est sorti', 'Look for what came up'),
  drawNone: both('Rien de ce qui peut sortir ne dit cela.', 'Nothing that can come up says that.'),
  unseen: both('Pas vu : face cachée', 'Not seen: face down'),
  alreadyOut: both('Déjà sorti', 'Already out'),
  outSince: both('Déjà sorti, au coup {n}.', 'Already out, since move {n}.'),
  outHidden: both(
    'Cela ne peut pas être sorti : c’est déjà dans une main que vous ne voyez pas, ou hors du jeu. Un tirage d’avant a été noté faux.',
    'That cannot have come up: it lies in a hand that you do not see, or is out of the game. An earlier draw was noted wrongly.',
  ),
  goThere: both('Aller au coup {n}', 'Go to move {n}'),
  moves: both('Coups permis', 'Legal moves'),
  journal: both('Journal', 'Log'),
  moveOf: both('coup {n} sur {all}', 'move {n} of {all}'),
  first: both('Au début', 'To the beginning'),
  back: both('Un coup en arrière', 'One move back'),
  forward: both('Un coup en avant', 'One move forward'),
  last: both('À la fin', 'To the end'),
  turnNumber: both('Tour {n}, {who}', 'Turn {n}, {who}'),
  earlier: both('Coups d’avant', 'Earlier moves'),
  game: both('La partie', 'The game'),
  branch: both('Et si… {n}', 'What if… {n}'),
  branchName: both('Nom de cette suite', 'Name of this branch'),
  branches: both('Suites', 'Branches'),
  otherwise: both(
    'Jouez autrement d’ici : la suite d’avant est gardée.',
    'Play otherwise from here: what came next is kept.',
  ),
  comment: both('Note', 'Note'),
  byHand: both('Écrire les coups à la main', 'Write the moves by hand'),
  hidden: both('face cachée', 'face down'),
  wins: both('{who} gagne', '{who} wins'),
  share: both('{who} partagent la victoire', '{who} share the win'),
  count: both('Le compte', 'The count'),
  total: both('Total', 'Total'),
  course: both('Les points au fil de la partie', 'The points over the game'),
  turned: both('Coup {n} : {who} passe devant', 'Move {n}: {who} takes the lead'),
  stuck: both('Personne ne peut jouer : des cartes cachées manquent.', 'Nobody can play: hidden cards are missing.'),
} as const;
