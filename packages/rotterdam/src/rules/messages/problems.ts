import type { Lang } from '@portolan/core';
import { type Facts, plain, problemTeller, readerProblems, type Sentence, word } from '@portolan/core/words';
import type { Phase } from '../../types.ts';
import { setter } from '../typeset.ts';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** What is wrong with the river of an owner's box. */
const riverProblems: Readonly<Record<string, Sentence>> = {
  'double-channel': {
    fr: (facts) => `deux canaux joignent ${word(facts.from)} et ${word(facts.to)} ; l’autre est ${word(facts.first)}`,
    en: (facts) => `two channels join ${word(facts.from)} and ${word(facts.to)}; the other is ${word(facts.first)}`,
  },
  'leads-in-a-circle': {
    fr: (facts) => `ce canal de ${word(facts.from)} à ${word(facts.to)} ramène là d’où il vient`,
    en: (facts) => `this channel from ${word(facts.from)} to ${word(facts.to)} leads back to where it comes from`,
  },
  'two-roles': {
    fr: (facts) => `${word(facts.id)} est une seule chose : départ, ancre ou quai`,
    en: (facts) => `${word(facts.id)} is one thing only: start, anchor or quay`,
  },
  'quay-leads-on': {
    fr: (facts) => `${word(facts.id)} est un quai : aucun canal n’en repart`,
    en: (facts) => `${word(facts.id)} is a quay: no channel leads on from it`,
  },
  'wrong-channels-ahead': {
    fr: (facts) => `${word(facts.id)} doit avoir devant elle un ou deux canaux`,
    en: (facts) => `${word(facts.id)} must have one or two channels ahead`,
  },
  'start-led-to': {
    fr: (facts) => `${word(facts.id)} est un départ : aucun canal n’y mène`,
    en: (facts) => `${word(facts.id)} is a start: no channel leads to it`,
  },
  'no-channel-behind': {
    fr: (facts) => `aucun canal ne mène à ${word(facts.id)}, qui n’est pas un départ`,
    en: (facts) => `no channel leads to ${word(facts.id)}, which is no start`,
  },
  'not-reached': {
    fr: (facts) => `aucun départ ne mène à ${word(facts.id)}`,
    en: (facts) => `no start leads to ${word(facts.id)}`,
  },
  'leads-nowhere': {
    fr: (facts) => `de ${word(facts.id)}, on n’atteint aucun quai`,
    en: (facts) => `no quay is reached from ${word(facts.id)}`,
  },
  'wrong-name': plain(
    'il faut un nom de 1 à 40 caractères, sans espace au début ni à la fin',
    'a name of 1 to 40 characters is needed, without a space at its beginning or end',
  ),
  'unused-color': plain('aucun canal n’a cette couleur', 'no channel has this color'),
  'no-quay': {
    fr: (facts) => `il manque un quai à ce port : ${fr.harbor(word(facts.id))}`,
    en: (facts) => `${en.harbor(word(facts.id))} has no quay`,
  },
  'no-harbor': {
    fr: (facts) => `aucun port ne traite cette matière première : ${fr.material(word(facts.id))}`,
    en: (facts) => `no harbor processes this raw material: ${en.material(word(facts.id))}`,
  },
  'wrong-products': {
    fr: (facts) => `il faut deux Produits pour ce port : ${fr.harbor(word(facts.id))}`,
    en: (facts) => `${en.harbor(word(facts.id))} must have two Products`,
  },
};

/** What is wrong with an input, by code; the place and what was found are added around it. */
export const problemSentences: Readonly<Record<string, Sentence>> = {
  ...readerProblems,
  ...riverProblems,
  'unknown-phase': plain('cette phase n’existe pas', 'there is no such phase'),
  'unknown-step': plain('cette étape du tour n’existe pas', 'there is no such step of the turn'),
  'wrong-phase': {
    fr: (facts) => `ceci ne va qu’avec ${fr.phase(facts.expected as Phase)}`,
    en: (facts) => `this goes with ${en.phase(facts.expected as Phase)} only`,
  },
  'wrong-step': {
    fr: (facts) => `cette étape du tour ne va pas ici : c’est ${fr.phase(facts.phase as Phase)}`,
    en: (facts) => `this step of the turn does not fit: this is ${en.phase(facts.phase as Phase)}`,
  },
  'no-turn': {
    fr: (facts) => `ce n’est le tour de personne : c’est ${fr.phase(facts.phase as Phase)}`,
    en: (facts) => `it is nobody’s turn: this is ${en.phase(facts.phase as Phase)}`,
  },
  'wrong-ship': plain(
    'un navire s’écrit avec sa position et sa cargaison : 0a@C2:grain, ou 0a@C2 s’il est vide',
    'a ship is written with its position and its cargo: 0a@C2:grain, or 0a@C2 if it is empty',
  ),
  'unknown-ship': plain('ce navire n’existe pas', 'there is no such ship'),
  'unknown-position': plain('cette position n’existe pas', 'there is no such position'),
  'unknown-material': plain('cette boîte n’a pas cette matière première', 'this box has no such raw material'),
  'unknown-harbor': plain('cette boîte n’a pas ce port', 'this box has no such harbor'),
  'unknown-product': plain('cette boîte n’a pas ce Produit', 'this box has no such Product'),
  'face-needed': plain(
    'cette carte est face visible : nommez le Produit, pas seulement son dos',
    'this card lies face up: name the Product, not only its back',
  ),
  'harbor-needed': plain(
    'le dos d’une carte Produit montre son port : nommez-le après le point d’interrogation',
    'the back of a Product card shows its harbor: name it after the question mark',
  ),
  'navigation-in-trade': plain(
    'on n’échange ici que des cartes Produit ; le livret ne dit pas si un Joker ou une autre carte Navigation peut changer de main',
    'only Product cards are traded here; the rulebook does not say whether a Joker or another Navigation card may change hands',
  ),
  'goods-in-trade': plain(
    'on n’échange ici que des cartes Produit ; le livret ne dit rien des Missions, des navires ni des unités',
    'only Product cards are traded here; the rulebook says nothing of Missions, ships or units',
  ),
  'unknown-mission': plain('cette boîte n’a pas cette Mission', 'this box has no such Mission'),
  'unknown-color': plain('cette boîte n’a pas cette couleur', 'this box has no such color'),
  'unknown-card': plain('cette carte Navigation n’existe pas', 'there is no such Navigation card'),
  'unknown-draw': plain('cette sorte de pioche n’existe pas', 'there is no such kind of draw'),
  'unknown-kind': plain('ce genre de coup n’existe pas', 'there is no such kind of action'),
  'unknown-variant': plain('cette variante n’existe pas', 'there is no such variant'),
  'unknown-edition': plain('cette boîte n’existe pas', 'there is no such box'),
  'unknown-provenance': plain('cette provenance n’existe pas', 'there is no such provenance'),
  'not-before-color': plain(
    'ce navire n’a pas de canal de la couleur annoncée devant lui',
    'this ship has no channel of the called color ahead',
  ),
  'same-seat': plain('on n’échange pas avec soi-même', 'nobody trades with themselves'),
  'nothing-exchanged': plain('rien ne change de main', 'nothing changes hands'),
  'nothing-listed': plain(
    'ce joueur n’a rien à faire qui soit listé : il a renoncé à échanger, ou les navires d’un autre avancent',
    'this player has nothing to do that is listed: they are done with trading, or another player’s ships are moving',
  ),
  'not-to-act': plain('ce n’est pas à ce joueur d’agir', 'this player is not to act'),
  'not-afloat': plain('ce navire n’est pas sur l’eau', 'this ship is not on the water'),
  'not-callable': plain(
    'dans cette manche, plus personne n’annonce de couleur',
    'nobody calls a color any more in this round',
  ),
  'not-true': plain('on n’écrit ici que true', 'only true is written here'),
  'wrong-id': plain('ce n’est pas le bon identifiant', 'this is not the right id'),
  'wrong-total': {
    fr: (facts) =>
      `le total n’est pas le bon${facts.material === undefined ? '' : ` (${fr.material(word(facts.material))})`}`,
    en: (facts) => `the total is wrong${facts.material === undefined ? '' : ` (${en.material(word(facts.material))})`}`,
  },
  'wrong-version': plain('cette version n’est pas connue', 'this version is not known'),
  'wrong-game': plain('c’est un autre jeu', 'this is another game'),
  duplicate: plain('c’est en double', 'this stands twice'),
};

/** Sorts of values. */
const sorts: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  fr: { number: 'un nombre', string: 'un texte', array: 'une liste', boolean: 'true ou false' },
  en: { number: 'a number', string: 'a text', array: 'a list', boolean: 'true or false' },
};

/** Facts with the sort of value in words. */
const withSort = (facts: Facts, lang: Lang): Facts => {
  const sort = sorts[lang][String(facts.expected)];
  return sort === undefined ? facts : { ...facts, expected: sort };
};

const tell = problemTeller(problemSentences, setter);

/** What is wrong with an input: the place, the mistake, what was found and what is possible. */
export const problem: typeof tell = (found, lang) =>
  tell(found.facts ? { ...found, facts: withSort(found.facts, lang) } : found, lang);
