import type { Text } from '@portolan/core';
import { plain, problemTeller, readerProblems, type Sentence, type SentenceOf } from '@portolan/core/words';
import type { Phase } from '../../types.ts';
import { setter } from '../typeset.ts';
import * as en from './names-english.ts';
import * as fr from './names-french.ts';

/** The facts of the mistakes whose sentences are made of them. */
interface Carried {
  readonly 'double-channel': { readonly from: string; readonly to: string; readonly first: string };
  readonly 'leads-in-a-circle': { readonly from: string; readonly to: string };
  readonly 'two-roles': { readonly id: string };
  readonly 'quay-leads-on': { readonly id: string };
  readonly 'wrong-channels-ahead': { readonly id: string };
  readonly 'start-led-to': { readonly id: string };
  readonly 'no-channel-behind': { readonly id: string };
  readonly 'not-reached': { readonly id: string };
  readonly 'leads-nowhere': { readonly id: string };
  readonly 'no-quay': { readonly id: string };
  readonly 'no-harbor': { readonly id: string };
  readonly 'wrong-products': { readonly id: string };
  readonly 'wrong-phase': { readonly expected: Phase };
  readonly 'wrong-step': { readonly phase: Phase };
  readonly 'no-turn': { readonly phase: Phase };
  readonly 'wrong-total': { readonly material?: string };
}

const carried: { readonly [Code in keyof Carried]: SentenceOf<Carried[Code]> } = {
  'double-channel': {
    fr: (facts) => `deux canaux joignent ${facts.from} et ${facts.to} ; l’autre est ${facts.first}`,
    en: (facts) => `two channels join ${facts.from} and ${facts.to}; the other is ${facts.first}`,
  },
  'leads-in-a-circle': {
    fr: (facts) => `ce canal de ${facts.from} à ${facts.to} ramène là d’où il vient`,
    en: (facts) => `this channel from ${facts.from} to ${facts.to} leads back to where it comes from`,
  },
  'two-roles': {
    fr: (facts) => `${facts.id} est une seule chose : départ, ancre ou quai`,
    en: (facts) => `${facts.id} is one thing only: start, anchor or quay`,
  },
  'quay-leads-on': {
    fr: (facts) => `${facts.id} est un quai : aucun canal n’en repart`,
    en: (facts) => `${facts.id} is a quay: no channel leads on from it`,
  },
  'wrong-channels-ahead': {
    fr: (facts) => `${facts.id} doit avoir devant elle un ou deux canaux`,
    en: (facts) => `${facts.id} must have one or two channels ahead`,
  },
  'start-led-to': {
    fr: (facts) => `${facts.id} est un départ : aucun canal n’y mène`,
    en: (facts) => `${facts.id} is a start: no channel leads to it`,
  },
  'no-channel-behind': {
    fr: (facts) => `aucun canal ne mène à ${facts.id}, qui n’est pas un départ`,
    en: (facts) => `no channel leads to ${facts.id}, which is no start`,
  },
  'not-reached': {
    fr: (facts) => `aucun départ ne mène à ${facts.id}`,
    en: (facts) => `no start leads to ${facts.id}`,
  },
  'leads-nowhere': {
    fr: (facts) => `de ${facts.id}, on n’atteint aucun quai`,
    en: (facts) => `no quay is reached from ${facts.id}`,
  },
  'no-quay': {
    fr: (facts) => `il manque un quai à ce port : ${fr.harbor(facts.id)}`,
    en: (facts) => `${en.harbor(facts.id)} has no quay`,
  },
  'no-harbor': {
    fr: (facts) => `aucun port ne traite cette matière première : ${fr.material(facts.id)}`,
    en: (facts) => `no harbor processes this raw material: ${en.material(facts.id)}`,
  },
  'wrong-products': {
    fr: (facts) => `il faut deux Produits pour ce port : ${fr.harbor(facts.id)}`,
    en: (facts) => `${en.harbor(facts.id)} must have two Products`,
  },
  'wrong-phase': {
    fr: (facts) => `ceci ne va qu’avec ${fr.phase(facts.expected)}`,
    en: (facts) => `this goes with ${en.phase(facts.expected)} only`,
  },
  'wrong-step': {
    fr: (facts) => `cette étape du tour ne va pas ici : c’est ${fr.phase(facts.phase)}`,
    en: (facts) => `this step of the turn does not fit: this is ${en.phase(facts.phase)}`,
  },
  'no-turn': {
    fr: (facts) => `ce n’est le tour de personne : c’est ${fr.phase(facts.phase)}`,
    en: (facts) => `it is nobody’s turn: this is ${en.phase(facts.phase)}`,
  },
  'wrong-total': {
    fr: (facts) =>
      `le total n’est pas le bon${facts.material === undefined ? '' : ` (${fr.material(facts.material)})`}`,
    en: (facts) => `the total is wrong${facts.material === undefined ? '' : ` (${en.material(facts.material)})`}`,
  },
};

/** What is wrong with an input, by code; the place and what was found are added around it. */
export const problemSentences: Readonly<Record<string, Sentence>> = {
  ...readerProblems,
  // Who finds a mistake gives its facts with it.
  ...(carried as object as Readonly<Record<string, Sentence>>),
  'wrong-name': plain(
    'il faut un nom de 1 à 40 caractères, sans espace au début ni à la fin',
    'a name of 1 to 40 characters is needed, without a space at its beginning or end',
  ),
  'unused-color': plain('aucun canal n’a cette couleur', 'no channel has this color'),
  'unknown-phase': plain('cette phase n’existe pas', 'there is no such phase'),
  'unknown-step': plain('cette étape du tour n’existe pas', 'there is no such step of the turn'),
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
  'wrong-version': plain('cette version n’est pas connue', 'this version is not known'),
  'wrong-game': plain('c’est un autre jeu', 'this is another game'),
  duplicate: plain('c’est en double', 'this stands twice'),
};

/** Sorts of values. */
const sorts: Readonly<Record<string, Text>> = {
  number: { fr: 'un nombre', en: 'a number' },
  string: { fr: 'un texte', en: 'a text' },
  array: { fr: 'une liste', en: 'a list' },
  boolean: { fr: 'true ou false', en: 'true or false' },
};

/** What is wrong with an input: the place, the mistake, what was found and what is possible. */
export const problem = problemTeller(problemSentences, setter, {
  shown: ({ facts }, lang) => {
    const sort = sorts[String(facts.expected)];
    return sort ? { ...facts, expected: sort[lang] } : facts;
  },
});
