import type { ClauseKind, ClauseText, Rulebook, Section, Term, Text } from '@portolan/core';
import { both, unlistedTeller } from '@portolan/core/words';
import type { Clause } from './clauses.ts';
import { sentences } from './messages.ts';
import { title } from './title.ts';

/** A clause; the game has no printed rulebook, so all stand under what is the custom. */
const clause = (kind: ClauseKind, fr: string, en: string, more: Partial<ClauseText> = {}): ClauseText => ({
  kind,
  source: 'Custom',
  ...both(fr, en),
  ...more,
});

const clauses: Readonly<Record<Clause, ClauseText>> = {
  'setup.board': clause(
    'definition',
    'Le plateau a 24 points sur trois carrés l’un dans l’autre ; quatre lignes joignent le milieu de leurs côtés.',
    'The board has 24 points on three squares inside each other; four lines join the middles of their sides.',
    { terms: ['point'] },
  ),
  'setup.men': clause(
    'setup',
    'Chaque joueur a neuf pions de sa couleur, tous hors du plateau au début.',
    'Each player has nine men of one color, all off the board at the start.',
    { terms: ['man'] },
  ),
  'turn.order': clause(
    'obligation',
    'On joue à tour de rôle, A le premier ; on ne passe pas.',
    'Players take turns, A first; nobody passes.',
  ),
  'turn.one-man-a-point': clause(
    'prohibition',
    'On ne pose pas de pion sur un point occupé, et on n’y va pas.',
    'No man is placed on, or moved to, a point that is taken.',
  ),
  'placing.turns': clause(
    'obligation',
    'Tant qu’on a des pions en main, on en pose un par tour sur un point libre, et l’on n’en déplace aucun.',
    'Players with men in hand place one a turn on a free point, and move none.',
  ),
  'moving.step': clause(
    'obligation',
    'Qui a posé tous ses pions en déplace un par tour, le long d’une ligne, vers un point voisin et libre.',
    'Players who have placed all of their men move one a turn along a line to a neighboring free point.',
    { see: ['ruling.flying'] },
  ),
  'mills.three': clause(
    'definition',
    'Trois pions d’un joueur sur une même ligne forment un moulin ; rouvert puis refermé, il compte de nouveau.',
    'Three men of one player on one line are a mill; opened and closed again, it counts anew.',
    { terms: ['mill'] },
  ),
  'taking.mill': clause(
    'effect',
    'Qui ferme un moulin, ou deux d’un coup, prend aussitôt un pion adverse ; sans moulin, on ne prend rien.',
    'Whoever closes a mill, or two at once, takes one man of the opponent right away; without a mill nothing is taken.',
    { terms: ['mill'] },
  ),
  'taking.theirs': clause(
    'effect',
    'Le pion pris est à l’adversaire et sur le plateau ; il ne revient plus en jeu.',
    'The man that is taken is one of the opponent’s on the board; it never comes back into play.',
  ),
  'taking.safe': clause(
    'prohibition',
    'On ne prend pas un pion d’un moulin tant qu’un autre pion adverse n’est dans aucun.',
    'No man in a mill is taken while the opponent has another that is in none.',
  ),
  'taking.all-in-mills': clause(
    'permission',
    'Si tous les pions adverses du plateau sont dans des moulins, on prend n’importe lequel.',
    'If all of the opponent’s men on the board are in mills, any of them may be taken.',
    { except: 'taking.safe' },
  ),
  'end.two-men': clause(
    'end',
    'Qui n’a plus que deux pions, posés ou en main, a perdu.',
    'A player left with two men, placed or in hand, has lost.',
  ),
  'end.blocked': clause(
    'end',
    'Qui doit déplacer un pion et ne le peut pas a perdu.',
    'A player who has to move and cannot has lost.',
  ),
  'ruling.flying': clause(
    'ruling',
    'Qui n’a plus que trois pions, tous posés, en déplace un par tour vers n’importe quel point libre.',
    'A player left with three men, all placed, moves one a turn to any free point.',
    { terms: ['fly'] },
  ),
  'silent.endless': clause(
    'silent',
    'Rien n’est dit d’une partie qui ne finit pas.',
    'Nothing is said of a game that does not end.',
  ),
};

const section = (id: string, fr: string, en: string): Section => ({
  id,
  title: both(fr, en),
  parts: [{ clauses: Object.keys(clauses).filter((one) => one.startsWith(`${id}.`)) }],
});

const term = (id: string, word: Text, meaning: Text): Term => ({ id, term: word, meaning });

const usual = both('C’est l’usage le plus répandu.', 'This is the most common way to play.');
const old = both('Des règles anciennes ne donnent pas ce secours.', 'Some old rules give no such relief.');

/** Merels in words. */
export const rules: Rulebook<Clause> = {
  game: 'merels',
  title,
  sections: [
    section('setup', 'Le plateau', 'The board'),
    section('turn', 'Le tour', 'The turn'),
    section('placing', 'Poser', 'Placing'),
    section('moving', 'Déplacer', 'Moving'),
    section('mills', 'Les moulins', 'Mills'),
    section('taking', 'Prendre', 'Taking'),
    section('end', 'La fin', 'The end'),
    section('ruling', 'Un point ouvert', 'An open point'),
    section('silent', 'Ce qui n’est pas dit', 'What is not said'),
  ],
  clauses,
  rulings: [
    {
      name: 'flying',
      question: both('Avec trois pions, peut-on aller partout ?', 'With three men, may one go anywhere?'),
      readings: [
        { name: 'three-men', title: both('Oui, partout où c’est libre', 'Yes, to any free point'), why: usual },
        {
          name: 'never',
          title: both('Non, toujours vers un point voisin', 'No, always to a neighboring point'),
          why: old,
          table: both('où l’on ne vole jamais', 'where nobody flies'),
        },
      ],
      touches: ['moving.step', 'end.blocked'],
    },
  ],
  glossary: [
    term('point', both('point', 'point'), both('Un endroit pour un pion.', 'A place for a man.')),
    term('man', both('pion', 'man'), both('Une des neuf pièces d’un joueur.', 'One of a player’s nine pieces.')),
    term('mill', both('moulin', 'mill'), both('Trois pions d’un joueur alignés.', 'Three men in a line.')),
    term('fly', both('voler', 'fly'), both('Aller vers n’importe quel point libre.', 'To move to any free point.')),
  ],
  ...sentences,
  unlisted: unlistedTeller(),
};

/** What stands on the head of the game’s page. */
export const facts = { players: { min: 2, max: 2 }, minutes: { min: 15, max: 30 } } as const;

/** Where the rules come from. */
export const provenance = {
  summary: both('La marelle à neuf pions, ou jeu du moulin, pour deux.', 'Nine men’s morris, for two.'),
  printed: both('Il n’y a pas de livret : l’usage fait règle.', 'There is no rulebook: custom is the rule.'),
  public: both('Plateau, pions et moulins sont connus.', 'Board, men and mills are known.'),
  reconstructed: both('Rien n’est de nous.', 'Nothing is ours.'),
};

/** The turn in order. */
export const turnAtAGlance = [
  { duty: 'must', title: both('Poser', 'Place'), sections: ['placing'] },
  { duty: 'must', title: both('Déplacer', 'Move'), sections: ['moving'] },
  { duty: 'must', title: both('Prendre', 'Take'), sections: ['taking', 'mills'] },
] as const;
