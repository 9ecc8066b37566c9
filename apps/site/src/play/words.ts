import { seatLetter } from '@portolan/boards';
import type { Lang, Seat, Text } from '@portolan/core';
import { both, fill } from '../kit/text.ts';

/** What is said of a player by name, and of one who has none. */
export interface BySeat {
  readonly named: Text;
  readonly unnamed: Text;
}

/** Both ways to say it. */
export const bySeat = (named: Text, unnamed: Text): BySeat => ({ named, unnamed });

/** Says something of a player. */
export const inCall = ({ named, unnamed }: BySeat, name: string | undefined, seat: Seat, lang: Lang): string =>
  name === undefined ? fill(unnamed[lang], { seat: seatLetter(seat) }) : fill(named[lang], { who: name });

/** What the table says before the first move, whatever is played on it. */
export const playWords = {
  title: both('Jouer', 'Play'),
  newGame: both('Nouvelle partie', 'New game'),
  goOn: both('Reprendre la partie en cours', 'Go on with the game under way'),
  goBefore: both('Reprendre la partie d’avant', 'Go back to the game before'),
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  who: both('Qui joue ?', 'Who plays?'),
  person: both('une personne', 'a person'),
  sensible: both('machine sensée', 'sensible machine'),
  strong: both('machine forte', 'strong machine'),
  thinks: both('La machine réfléchit', 'The machine is thinking'),
  hurry: both('Jouer sans attendre', 'Play at once'),
  uniform: both('machine au hasard', 'random machine'),
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
  seed: both('Numéro du tirage', 'Draw number'),
  seedHelp: both('Le même numéro redonne les mêmes tirages.', 'The same number gives the same draws again.'),
  ownBox: both(', avec votre boîte', ', with your box'),
  begin: both('Commencer', 'Begin'),
  fromSent: both('La partie part de la table reçue.', 'The game starts from the table received.'),
  open: both('Ouvrir un fichier', 'Open a file'),
  openHelp: both(
    'Un fichier : une partie gardée, des coups notés à la main, ou une table.',
    'A file: a game that was kept, moves noted by hand, or a table.',
  ),
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
  again: both('Réessayer', 'Try again'),
  chanceDraws: both('Ici, le hasard tire', 'Here chance draws'),
  drawIt: both('Qu’a-t-on tiré ?', 'What was drawn?'),
  acts: both('Qui agit ?', 'Who acts?'),
  alsoTouch: both('À toucher aussi', 'Also to tap'),
  follows: both('Ce qui suivra', 'What will follow'),
  play: both('Jouer ce coup', 'Play this move'),
  whole: both('Le coup est complet.', 'The move is whole.'),
  around: both('Coups permis et journal', 'Legal moves and log'),
  clear: both('Reprendre le coup', 'Take it back'),
  refused: both('Pas permis', 'Not allowed'),
  nowhere: both('Rien à faire là maintenant', 'Nothing to do there now'),
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
  ifOver: both('Les totaux si la partie finissait maintenant.', 'The totals if the game ended now.'),
  over: both('La partie est finie', 'The game is over'),
  phases: both('Où en est le tour', 'How far the turn has come'),
} as const;
