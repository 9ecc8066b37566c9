import type { Text } from '@portolan/core';
import { type Facts, problemTeller, readerProblems, type Sentence, plain as same, seat } from '@portolan/core/words';
import { setter } from '../typeset.ts';

/** Whose they are, where that is told. */
const of = (facts: Facts, word: string): string => (facts.seat === undefined ? '' : `${word}${seat(facts.seat)}`);

/** What is wrong with an input, by code; the place and what was found are added around it. */
export const problemSentences: Readonly<Record<string, Sentence>> = {
  ...readerProblems,
  'not-an-array': same('il faut une liste, entre crochets', 'a list in brackets is needed'),
  'unknown-phase': same('cette phase n’existe pas', 'there is no such phase'),
  'wrong-phase': same('ceci ne va pas avec cette phase', 'this does not go with the phase'),
  'unknown-quay': same('ce quai n’existe pas', 'there is no such quay'),
  'wrong-quay': same(
    'un quai s’écrit : valeur, marchandise, porteurs, tuile / joueur ; ou - s’il est vide',
    'a quay is written: value, goods, porters, tile / player; or - if it is empty',
  ),
  'two-ships': same('un quai n’a qu’un navire', 'a quay has only one ship'),
  'no-ship': same('il n’y a pas de navire à ce quai', 'there is no ship at this quay'),
  overloaded: same(
    'il y a plus de porteurs à bord que le navire n’en prend',
    'more porters are aboard than the ship takes',
  ),
  'full-at-quay': same('un navire plein serait déjà parti', 'a full ship would have sailed already'),
  'wrong-holder': {
    fr: (facts) => `${facts.found === undefined ? 'ce joueur' : seat(facts.found)} ne peut pas tenir l’ardoise`,
    en: (facts) => `${facts.found === undefined ? 'this player' : seat(facts.found)} cannot hold the slate`,
  },
  'slate-left': same(
    'l’ardoise laissée au dernier tour l’a été dans le tour de table',
    'a slate left in the last turn was left in the round',
  ),
  'unknown-ship': same('cette boîte n’a pas de tel navire', 'this box has no such ship'),
  'unknown-goods': same('cette boîte n’a pas cette marchandise', 'this box has no such goods'),
  'unknown-contact': same('cette boîte n’a pas cette relation', 'this box has no such contact'),
  'unknown-tile': same('cette boîte n’a pas cette tuile événement', 'this box has no such event tile'),
  'unknown-effect': same('cet effet n’existe pas', 'there is no such effect'),
  'unknown-reach': same('cette portée n’existe pas', 'there is no such reach'),
  'unknown-owner': same('il faut own, other ou any', 'own, other or any is needed'),
  'unknown-cause': same('un navire ne part pas pour cette raison', 'no ship sails for this cause'),
  'unknown-clause': same('la partie ne finit pas par cette règle', 'the game does not end by this rule'),
  'unknown-kind': same('ce genre de coup n’existe pas', 'there is no such kind of action'),
  'unknown-variant': same('ce jeu n’a pas de variante', 'this game has no variant'),
  'unknown-edition': same('cette boîte n’existe pas', 'there is no such box'),
  'unknown-provenance': same('cette provenance n’existe pas', 'there is no such provenance'),
  'not-to-act': same('ce n’est pas à ce joueur d’agir', 'this player is not to act'),
  'not-playable': same('aucun tour ne peut se jouer ici', 'no turn can be played here'),
  'no-goods': same('un navire n’a pas de marchandise', 'a ship has no goods'),
  'not-bidding': same('ce joueur ne peut pas miser', 'this player cannot bid'),
  'not-changeable': same('ceci ne se change pas dans une boîte', 'this cannot be changed in a box'),
  'no-single-place': same(
    'aucune relation ne place un seul porteur : un navire à une place de partir pourrait rester à quai',
    'no contact places one porter alone: a ship one place short might stay at quay',
  ),
  'wrong-name': same('il faut un nom de 1 à 40 caractères', 'a name of 1 to 40 characters is needed'),
  'wrong-id': same('ce n’est pas le bon identifiant', 'this is not the right id'),
  'wrong-total': {
    fr: (facts) => `les porteurs${of(facts, ' de ')} à bord et en réserve ne font pas le compte`,
    en: (facts) => `the porters${of(facts, ' of ')} aboard and at home do not add up`,
  },
  'too-few': same('il n’y en a pas assez', 'there are too few'),
  duplicate: same('c’est en double', 'this stands twice'),
};

/** Sorts of values. */
const sorts: Readonly<Record<string, Text>> = {
  number: { fr: 'un nombre', en: 'a number' },
  string: { fr: 'un texte', en: 'a text' },
  array: { fr: 'une liste', en: 'a list' },
  boolean: { fr: 'true ou false', en: 'true or false' },
};

/** What is wrong with an input: the place, the mistake, what was found and what is possible; a card goes by its name, if it has one. */
export const problem = problemTeller(problemSentences, setter, {
  names: [
    ['contact', 'relation', 'contact'],
    ['effect', 'effet', 'effect'],
    ['phase', 'phase', 'phase'],
  ],
  shown: ({ code, facts: { called, expected, found, ...facts } }, lang) => ({
    ...facts,
    ...(called === undefined ? {} : { contact: (called as Text)[lang] }),
    ...(expected === undefined ? {} : { expected: sorts[String(expected)]?.[lang] ?? expected }),
    // The holder is told in the sentence.
    ...(found === undefined || code === 'wrong-holder' ? {} : { found }),
  }),
});
