import { problemTeller, readerProblems, type Sentence, plain as same } from '@portolan/core/words';
import { setter } from '../typeset.ts';

/** What is wrong with an input, by code; the place and what was found are added around it. */
export const problemSentences: Readonly<Record<string, Sentence>> = {
  ...readerProblems,
  'not-an-array': same('il faut une liste, entre crochets', 'a list in brackets is needed'),
  'unknown-phase': same('cette phase n’existe pas', 'there is no such phase'),
  'unknown-company': same('cette compagnie n’existe pas', 'there is no such company'),
  'unknown-spice': same('cette épice n’existe pas', 'there is no such spice'),
  'unknown-face': same(
    'cette Cargaison n’existe pas : on l’écrit comme RRB/G:v2, ou ? si elle est cachée',
    'there is no such Shipment card: it is written like RRB/G:v2, or ? if it lies face down',
  ),
  'unknown-harbor': same('cette carte Port n’existe pas', 'there is no such Harbor card'),
  'unknown-mission': same('cette Mission n’existe pas', 'there is no such Mission'),
  'unknown-word': same('ce mot n’a pas sa place ici', 'this word has no place here'),
  'unknown-kind': same('ce genre de coup n’existe pas', 'there is no such kind of action'),
  'unknown-variant': same('cette variante n’existe pas', 'there is no such variant'),
  'unknown-edition': same('cette boîte n’existe pas', 'there is no such box'),
  'no-such-seat': same('ce joueur n’est pas à la table', 'no such player is at the table'),
  'unknown-card': same(
    'il faut une Cargaison ou une carte Port de cette boîte',
    'a Shipment card or a Harbor card of this box is needed',
  ),
  'unknown-action': same('il faut transfer ou attack', 'transfer or attack is needed'),
  'wrong-seats': same(
    'cette variante demande un autre nombre de joueurs',
    'this variant needs another number of players',
  ),
  'deck-unknown': same(
    'cette boîte n’a pas de liste de cartes : il faut donner les nombres',
    'this box has no list of cards: the numbers are needed',
  ),
  'not-playable': same('ce coup n’est pas permis ici', 'this move is not allowed here'),
  'not-to-act': same('ce n’est pas à ce joueur d’agir', 'this player is not to act'),
  'nothing-known': same('aucune carte de cette main n’est connue', 'no card of this hand is known'),
  'unknown-clause': same('cette règle n’existe pas ici', 'there is no such rule here'),
  'wrong-phase': same('ceci ne va pas avec cette phase', 'this does not go with this phase'),
  'too-few-spaces': same(
    'tous les marchands n’y tiennent pas : il faut plus d’emplacements, moins de joueurs, ou des compagnies sans limite',
    'not all merchants fit: it takes more spaces, fewer players, or companies without a limit',
  ),
  'nothing-to-take': same(
    'ces cartes n’atteignent aucun des deux nombres de la carte Port, ou tout est déjà pris',
    'these cards reach neither number of the Harbor card, or all are taken already',
  ),
  'card-not-played': same(
    'une carte de ce port n’est pas parmi celles qui y ont été jouées',
    'a card of this port is not among those played there',
  ),
  'unknown-mark': same('cette marque n’existe pas : 3/4, 5 ou aucune', 'there is no such mark: 3/4, 5 or none'),
  'unknown-provenance': same('cette provenance n’existe pas', 'there is no such provenance'),
  'not-changeable': same('ceci ne se change pas dans une boîte', 'this cannot be changed in a box'),
  'wrong-name': same('il faut un nom de 1 à 40 caractères', 'a name of 1 to 40 characters is needed'),
  'wrong-id': same('ce n’est pas le bon identifiant', 'this is not the right id'),
  'wrong-port': same('ce n’est pas le port qui attend', 'this is not the port that waits'),
  'wrong-total': same('le total n’est pas le bon', 'the total is wrong'),
  'too-short': same('c’est trop court', 'this is too short'),
  duplicate: same('c’est en double', 'this stands twice'),
};

/** What is wrong with an input: the place, the mistake, what was found and what is possible. */
export const problem = problemTeller(problemSentences, setter);
