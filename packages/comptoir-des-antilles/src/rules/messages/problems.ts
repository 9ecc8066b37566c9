import type { Lang, Text } from '@portolan/core';
import { type Facts, readerProblems, type Sentence, plain as same, seat, tell } from '@portolan/core/words';
import { english, french } from '../typeset.ts';

/** Whose they are, where that is told. */
const of = (facts: Facts, word: string): string => (facts.seat === undefined ? '' : `${word}${seat(facts.seat)}`);

/** What is wrong with an input, by code; the place and what was found are added around it. */
export const problemSentences: Readonly<Record<string, Sentence>> = {
  ...readerProblems,
  'not-json': same('ce n’est pas du JSON', 'this is not JSON'),
  'not-an-object': same('il faut un objet, entre accolades', 'an object in braces is needed'),
  'not-an-array': same('il faut une liste, entre crochets', 'a list in brackets is needed'),
  'not-an-integer': same('il faut un nombre entier', 'a whole number is needed'),
  'unknown-field': same('ce champ n’existe pas', 'there is no such field'),
  'missing-field': same('ce champ manque', 'this field is missing'),
  'wrong-type': same('ce n’est pas la bonne sorte de valeur', 'this is the wrong kind of value'),
  'out-of-range': same('ce nombre est hors limites', 'this number is out of range'),
  'unknown-phase': same('cette phase n’existe pas', 'there is no such phase'),
  'wrong-phase': same('ceci ne va pas avec cette phase', 'this does not go with the phase'),
  'unknown-seat': same('ce joueur n’est pas à la table', 'no such player is at the table'),
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
  'unknown-ruling': same('ce point ouvert n’existe pas', 'there is no such open point'),
  'unknown-reading': same('ce point ouvert n’a pas cette lecture', 'this open point has no such reading'),
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
  'wrong-length': same('le nombre d’éléments n’est pas le bon', 'the number of entries is wrong'),
  'too-long': same('c’est trop long', 'this is too long'),
  'too-few': same('il n’y en a pas assez', 'there are too few'),
  'wrong-version': same('cette version n’est pas connue', 'this version is not known'),
  'wrong-game': same('c’est un autre jeu', 'this is another game'),
  duplicate: same('c’est en double', 'this stands twice'),
};

/** Sorts of values. */
const sorts: Readonly<Record<string, Text>> = {
  number: { fr: 'un nombre', en: 'a number' },
  string: { fr: 'un texte', en: 'a text' },
  array: { fr: 'une liste', en: 'a list' },
  boolean: { fr: 'true ou false', en: 'true or false' },
};

/** Names of the facts a problem may carry. */
const factNames: readonly (readonly [fact: string, fr: string, en: string])[] = [
  ['contact', 'relation', 'contact'],
  ['effect', 'effet', 'effect'],
  ['found', 'trouvé', 'found'],
  ['phase', 'phase', 'phase'],
  ['expected', 'attendu', 'expected'],
  ['min', 'au moins', 'at least'],
  ['max', 'au plus', 'at most'],
];

const shown = (value: unknown): string =>
  Array.isArray(value) ? value.map(shown).join(', ') : typeof value === 'string' ? value : JSON.stringify(value);

/** Facts in brackets: a card goes by its name, if it has one; a sort of value by its name in the language. */
const named = ({ called, expected, ...facts }: Facts, lang: Lang): Facts => ({
  ...facts,
  ...(called === undefined ? {} : { contact: (called as Text)[lang] }),
  ...(expected === undefined ? {} : { expected: sorts[String(expected)]?.[lang] ?? expected }),
});

/** Facts that the sentence itself tells. */
const toldAlready = ({ code, facts = {} }: { readonly code: string; readonly facts?: Facts }): Facts => {
  if (code !== 'wrong-holder') return facts;
  const { found: _, ...others } = facts;
  return others;
};

const details = (facts: Facts, lang: Lang): string => {
  const colon = lang === 'fr' ? ' : ' : ': ';
  const parts = factNames.flatMap(([fact, fr, en]) =>
    facts[fact] === undefined ? [] : [`${lang === 'fr' ? fr : en}${colon}${shown(facts[fact])}`],
  );
  return parts.length ? ` (${parts.join(' ; ').replaceAll(' ;', lang === 'fr' ? ' ;' : ';')})` : '';
};

const fallback: Sentence = {
  fr: (facts) => `problème ${facts.code}`,
  en: (facts) => `problem ${facts.code}`,
};

/** What is wrong with an input: the place, the mistake, what was found and what is possible. */
export const problem = (
  found: { readonly path: string; readonly code: string; readonly facts?: Facts },
  lang: Lang,
): string => {
  const place = found.path || (lang === 'fr' ? 'l’ensemble' : 'the whole input');
  const mistake = tell(problemSentences, [found.code], fallback, { ...found.facts, code: found.code }, lang);
  const text = `${mistake}${details(named(toldAlready(found), lang), lang)}.`;
  return lang === 'fr' ? french(`${placed(place)} : ${text}`) : english(`${placed(place)}: ${text}`);
};

/** A path stays as it is written; our own words for the whole begin with a capital. */
const placed = (place: string) =>
  place.includes(' ') || place.includes('’') ? place[0]!.toUpperCase() + place.slice(1) : place;
