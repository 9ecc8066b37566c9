import { plain, problemTeller, readerProblems, type Sentence } from '@portolan/core/words';
import { type Direction, directions, type Square } from '../../types.ts';
import { coordinate } from '../names.ts';
import { setter } from '../typeset.ts';
import * as en from './english.ts';
import * as fr from './french.ts';
import { square } from './square.ts';

/** A direction among the facts of a problem, which no type holds to its code. */
const way = (fact: unknown, tell: (direction: Direction) => string): string => {
  const direction = directions.find((one) => one === fact);
  return direction ? tell(direction) : '?';
};

/** What is wrong with an input, by code; the place and what was found are added around it. */
export const problemSentences: Readonly<Record<string, Sentence>> = {
  ...readerProblems,
  'not-an-array': plain('il faut une liste, entre crochets', 'a list in brackets is needed'),
  'unknown-phase': plain('cette phase n’existe pas', 'there is no such phase'),
  'unknown-stage': plain('ce moment du tour n’existe pas', 'there is no such stage of the turn'),
  'unknown-tile': plain('cette tuile n’existe pas', 'there is no such tile'),
  'unknown-token': plain(
    'ce signe n’est pas une tuile : on écrit ~, qNW, cN, vSW, A.N, L, f2, ou .. sans tuile',
    'this token is no tile: write ~, qNW, cN, vSW, A.N, L, f2, or .. for no tile',
  ),
  'unknown-face': plain('cette tuile n’existe pas', 'there is no such tile'),
  'unknown-port': plain('ce port n’existe pas : de A à J', 'there is no such port: A to J'),
  'unknown-square': plain('cette case n’existe pas', 'there is no such square'),
  'unknown-direction': plain(
    'cette direction n’existe pas : N, NE, E, SE, S, SW, W, NW',
    'there is no such direction: N, NE, E, SE, S, SW, W, NW',
  ),
  'unknown-ship': plain(
    'ce bateau n’existe pas : on l’écrit comme 0t1, place, sorte, numéro',
    'there is no such ship: it is written like 0t1, seat, kind, number',
  ),
  'unknown-piece': plain('ce marin ou ce bateau n’existe pas', 'there is no such sailor or ship'),
  'unknown-sailor': plain('aucun marin n’est là', 'no sailor is there'),
  'unknown-card': plain('cette carte n’est pas dans la boîte', 'this card is not in the box'),
  'unknown-good': plain('cette marchandise n’existe pas', 'there are no such goods'),
  'unknown-treasure': plain('il faut island ou wreck', 'island or wreck is needed'),
  'unknown-value': plain('aucune carte de trésor n’a cette valeur', 'no treasure card has this value'),
  'unknown-heading': plain(
    'ce cap n’existe pas : N, NE, E, SE, S, SW, W, NW, ou rien au port',
    'there is no such heading: N, NE, E, SE, S, SW, W, NW, or nothing in port',
  ),
  'unknown-side': plain('il faut left ou right', 'left or right is needed'),
  'unknown-ending': plain('la partie ne finit pas ainsi', 'the game does not end that way'),
  'square-taken': plain('cette case a déjà une tuile', 'this square has a tile already'),
  'out-of-reach': plain('cette case est trop loin de l’origine', 'this square is too far from the origin'),
  'no-tile': plain('il n’y a pas de tuile sur cette case', 'there is no tile on this square'),
  'sailor-there': plain('un autre marin se tient là', 'another sailor stands there'),
  'ship-there': plain('un autre bateau se trouve là', 'another ship lies there'),
  'wrong-phase': plain('cela ne va pas avec cette phase', 'this does not go with this phase'),
  'wrong-seat': plain('ce n’est pas le bon joueur', 'this is not the right player'),
  'wrong-ship': plain('ce n’est pas le bon bateau', 'this is not the right ship'),
  'wrong-order': plain('les ports vont de A à J, dans l’ordre', 'ports go from A to J, in order'),
  'nothing-to-draw': plain('il n’y a rien à tirer', 'there is nothing to draw'),
  'nothing-to-sell': plain('le débiteur n’a rien à vendre', 'the debtor has nothing to sell'),
  'no-such-piece': plain('ce joueur n’a pas ce marin ou ce bateau', 'this player has no such sailor or ship'),
  'no-free-port': plain('il faut un port libre de l’autre joueur', 'a free port of the other player is needed'),
  'no-ship': plain('il n’y a pas de bateau sur cette case', 'there is no ship on this square'),
  'sea-in-two': plain(
    'la terre à deux coins opposés couperait la mer de la tuile en deux : ajoutez un coin de terre ou ôtez-en un',
    'land at two opposite corners would cut the sea of the tile in two: add a corner of land or take one away',
  ),
  'prices-fall': plain('les prix ne baissent pas d’une zone à l’autre', 'prices do not fall from zone to zone'),
  'no-such-seat': plain('ce joueur n’est pas à la table', 'no such player is at the table'),
  'unknown-word': plain('ce mot n’a pas sa place ici', 'this word has no place here'),
  'unknown-kind': plain('ce genre de coup n’existe pas', 'there is no such kind of action'),
  'unknown-action': plain('ce coup n’existe pas', 'there is no such action'),
  'unknown-variant': plain('cette variante n’existe pas', 'there is no such variant'),
  'unknown-edition': plain('cette boîte n’existe pas', 'there is no such box'),
  'unknown-provenance': plain('cette provenance n’existe pas', 'there is no such provenance'),
  'not-playable': plain('ce coup n’est pas permis ici', 'this move is not allowed here'),
  'not-to-act': plain('ce n’est pas à ce joueur d’agir', 'this player is not to act'),
  'not-changeable': plain('ceci ne se change pas dans une boîte', 'this cannot be changed in a box'),
  'wrong-name': plain('il faut un nom de 1 à 40 caractères', 'a name of 1 to 40 characters is needed'),
  'wrong-id': plain('ce n’est pas le bon identifiant', 'this is not the right id'),
  'wrong-seats': plain('il faut de deux à quatre joueurs', 'two to four players are needed'),
  'wrong-total': plain('le total n’est pas le bon', 'the total is wrong'),
  'too-short': plain('c’est trop court', 'this is too short'),
  duplicate: plain('c’est en double', 'this stands twice'),
  'no-match': plain(
    'cette tuile ne va pas à côté de celle où se tient le marin',
    'this tile does not match the one that the sailor stands on',
  ),
  'not-a-post': plain(
    'un marin se tient sur une côte, une anse, un port, un phare ou une île',
    'a sailor stands on a coast, a cove, a port, a lighthouse or an island',
  ),
  'tiles-clash': {
    fr: ({ found, expected }) =>
      `la tuile ${way(found, fr.toward)} et celle ${way(expected, fr.toward)} ne vont pas ensemble`,
    en: ({ found, expected }) =>
      `the tile to the ${way(found, en.direction)} and the one to the ${way(expected, en.direction)} do not match`,
  },
  'more-than-box': plain(
    'à eux tous, les joueurs en tiennent plus que la boîte n’en a',
    'between them the players hold more than the box has',
  ),
  'ports-touch': plain(
    'deux ports ne se touchent pas, même par un coin',
    'two ports do not touch, not even at a corner',
  ),
  'not-beside': plain('cette case ne touche pas la précédente', 'this square does not touch the one before'),
  'not-in-port': plain('ce bateau n’est pas dans un port', 'this ship is not in a port'),
  'not-a-port': plain('cette case n’est pas un port', 'this square is no port'),
  'no-land-there': plain('aucun marin ne tient là', 'no sailor can stand there'),
  'no-cargo-for-pirates': plain('un pirate n’a pas de marchandise', 'a pirate has no cargo'),
  'no-piece-left': plain('ce joueur n’a plus de telle pièce', 'this player has no such piece left'),
  'port-not-laid': plain('ce port n’est pas encore posé', 'this port has not been laid yet'),
  'no-trade-cards': plain('il ne reste aucune carte de commerce à tirer', 'no trade card is left to draw'),
  'unknown-policy': plain('cette façon de jouer n’existe pas', 'there is no such way to play'),
  'nobody-left': plain('personne n’est plus en jeu', 'nobody is left in the game'),
};

/** Two whole numbers are a square. */
const isSquare = (value: readonly unknown[]): value is Square => value.length === 2 && value.every(Number.isInteger);

const shown = (value: unknown): unknown => {
  if (Array.isArray(value)) return isSquare(value) ? square(value) : value.map(shown);
  return typeof value === 'number' ? coordinate(value) : value;
};

/** What is wrong with an input: the place, the mistake, what was found and what is possible. */
export const problem = problemTeller(problemSentences, setter, {
  shown: ({ code, facts }) =>
    // The two tiles are told in the sentence.
    code === 'tiles-clash' ? {} : Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, shown(fact)])),
});
