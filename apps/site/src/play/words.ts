import { seatLetter } from '@portolan/boards';
import type { Lang, Seat, Text } from '@portolan/core';
import { both, fill } from '../kit/text.ts';

/** What is said of a player by name, and of one who has none. */
export interface BySeat {
  readonly named: Text;
  readonly unnamed: Text;
}

const bySeat = (named: Text, unnamed: Text): BySeat => ({ named, unnamed });

/** Says something of a player. */
export const inCall = ({ named, unnamed }: BySeat, name: string | undefined, seat: Seat, lang: Lang): string =>
  name === undefined ? fill(unnamed[lang], { seat: seatLetter(seat) }) : fill(named[lang], { who: name });

/** What the table says, whatever is played on it. */
export const playWords = {
  title: both('Jouer', 'Play'),
  newGame: both('Nouvelle partie', 'New game'),
  goOn: both('Reprendre la partie en cours', 'Go on with the game under way'),
  goBefore: both('Reprendre la partie d’avant', 'Go back to the game before'),
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  who: both('Qui joue ?', 'Who plays?'),
  person: both('une personne', 'a person'),
  sensible: both('la machine, sensée', 'the machine, sensible'),
  strong: both('la machine, forte', 'the machine, strong'),
  thinks: both('La machine réfléchit', 'The machine is thinking'),
  hurry: both('Jouer sans attendre', 'Play at once'),
  uniform: both('la machine, au hasard', 'the machine, at random'),
  way: both('Comment jouer ?', 'How do you play?'),
  here: both('Ici', 'Here'),
  watch: both('Regarder', 'Watch'),
  real: both('Vraie table', 'Real table'),
  hereHelp: both(
    'Le site tire les cartes ; les mains sont couvertes quand l’appareil passe à un autre.',
    'The site draws; hands are covered when the device is passed on.',
  ),
  watchHelp: both('La machine joue pour tous.', 'The machine plays for everybody.'),
  realHelp: both(
    'Vous jouez avec votre boîte : ce qui est tiré se touche ici, les mains inconnues le restent. La machine peut prendre une place : l’un de vous lui touche alors ses cartes.',
    'You play with your own box: what is drawn there is tapped in here, unknown hands stay unknown. The machine can take a seat: one of you then taps its cards in for it.',
  ),
  variants: both('Variantes', 'Variants'),
  seed: both('Numéro du hasard', 'Number of the draw'),
  seedHelp: both('Le même numéro redonne les mêmes tirages.', 'The same number gives the same draws again.'),
  begin: both('Commencer', 'Begin'),
  fromSent: both('La partie part de la table reçue.', 'The game starts from the table received.'),
  open: both('Ouvrir une partie gardée', 'Open a game kept in a file'),
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
  refusedMove: both('Coup {n}, « {move} » : {why}', 'Move {n}, “{move}”: {why}'),
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
  turnOf: bySeat(both('À {who} de jouer', '{who} to play'), both('Au joueur {seat} de jouer', 'Player {seat} to play')),
  machinePlays: bySeat(
    both('{who} réfléchit…', '{who} is thinking…'),
    both('Le joueur {seat} réfléchit…', 'Player {seat} is thinking…'),
  ),
  machineStuck: bySeat(
    both(
      'La machine ne répond pas : jouez pour {who}, ou réessayez.',
      'The machine does not answer: play for {who}, or try again.',
    ),
    both(
      'La machine ne répond pas : jouez pour le joueur {seat}, ou réessayez.',
      'The machine does not answer: play for player {seat}, or try again.',
    ),
  ),
  machineUnknowing: bySeat(
    both(
      '{who} ne connaît pas assez de ses cartes pour choisir : jouez pour {who}.',
      '{who} knows too few of its cards to choose: play for {who}.',
    ),
    both(
      'Le joueur {seat} ne connaît pas assez de ses cartes pour choisir : jouez pour lui.',
      'Player {seat} knows too few of its cards to choose: play for it.',
    ),
  ),
  forMachine: bySeat(
    both('Une carte pour {who}', 'A card for {who}'),
    both('Une carte pour le joueur {seat}', 'A card for player {seat}'),
  ),
  forMachineWhy: both(
    'C’est la machine : elle ne joue que de ce qu’elle connaît. Qu’un seul de vous regarde ce qu’elle tire, et le touche ici ; cela ne sera plus montré.',
    'That is the machine: it plays only by what it knows. Let one of you alone look at what it draws, and tap it in here; it is not shown again.',
  ),
  lookFor: both('Je regarde pour elle', 'I look for it'),
  again: both('Réessayer', 'Try again'),
  chanceDraws: both('Ici, le hasard tire', 'Here chance draws'),
  drawIt: both('Qu’a-t-on tiré ?', 'What was drawn?'),
  drawHelp: both('Touchez ce qui est sorti sur la vraie table.', 'Tap what came up on the real table.'),
  unseen: both('Pas vu : face cachée', 'Not seen: face down'),
  alreadyOut: both('Déjà sorti', 'Already out'),
  outSince: both('Déjà sorti, au coup {n}.', 'Already out, since move {n}.'),
  outHidden: both(
    'Cela ne peut pas être sorti : c’est déjà dans une main que vous ne voyez pas, ou hors du jeu. Un tirage d’avant a été noté faux.',
    'That cannot have come up: it lies in a hand that you do not see, or is out of the game. An earlier draw was noted wrongly.',
  ),
  goThere: both('Aller au coup {n}', 'Go to move {n}'),
  acts: both('Qui agit ?', 'Who acts?'),
  moves: both('Coups permis', 'Legal moves'),
  alsoTouch: both('À toucher aussi', 'Also to tap'),
  follows: both('Ce qui suivra', 'What will follow'),
  play: both('Jouer ce coup', 'Play this move'),
  clear: both('Reprendre les touches', 'Take it back'),
  refused: both('Pas permis', 'Not allowed'),
  pass: bySeat(
    both('Passez l’appareil à {who}', 'Pass the device to {who}'),
    both('Passez l’appareil au joueur {seat}', 'Pass the device to player {seat}'),
  ),
  passWhy: bySeat(
    both('C’est à {who}. Les autres mains sont couvertes.', 'It is {who}’s move. The other hands are covered.'),
    both(
      'C’est au joueur {seat}. Les autres mains sont couvertes.',
      'It is player {seat}’s move. The other hands are covered.',
    ),
  ),
  iAm: bySeat(both('Je suis {who}', 'I am {who}'), both('Je suis le joueur {seat}', 'I am player {seat}')),
  uncover: both('Ne plus couvrir les mains', 'Stop covering the hands'),
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
  pause: both('Pause', 'Pause'),
  run: both('Continuer', 'Go on'),
  speed: both('Vitesse', 'Speed'),
  slow: both('lente', 'slow'),
  quick: both('vive', 'quick'),
  over: both('La partie est finie', 'The game is over'),
  wins: both('{who} gagne', '{who} wins'),
  share: both('{who} partagent la victoire', '{who} share the win'),
  count: both('Le compte', 'The count'),
  rule: both('Règle', 'Rule'),
  total: both('Total', 'Total'),
  course: both('Les points au fil de la partie', 'The points over the game'),
  turned: both('coup {n} : {who} passe devant', 'move {n}: {who} takes the lead'),
  rematch: both('Revanche', 'Rematch'),
  stuck: both('Personne ne peut jouer : des cartes cachées manquent.', 'Nobody can play: hidden cards are missing.'),
  phases: both('Où en est le tour', 'How far the turn has come'),
} as const;
