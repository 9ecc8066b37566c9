import { type Facts, items, type Sentence, seat } from '@portolan/core/words';
import * as en from './english.ts';
import { named } from './facts.ts';
import * as fr from './french.ts';

const natureActs = (facts: Facts) => items(facts.expected).includes('nature');

/** Whose turn it is instead; `todo` completes "C’est à C …" and "It is C’s turn …". */
const due = (todo: { readonly fr: string; readonly en: string }): Sentence => ({
  fr: (facts) =>
    natureActs(facts)
      ? `Personne ne joue maintenant : le hasard doit d’abord parler. ${seat(facts.seat)} attend.`
      : `C’est à ${fr.seats(facts.expected, 'or')} ${todo.fr}, pas à ${seat(facts.seat)}.`,
  en: (facts) =>
    natureActs(facts)
      ? `Nobody acts now: chance comes first. ${seat(facts.seat)} waits.`
      : `It is for ${en.seats(facts.expected, 'or')} ${todo.en}, not for ${seat(facts.seat)}.`,
});

const must = (french: string, english: string): Sentence => ({ fr: () => french, en: () => english });

/** Moves refused because of who, when or how often. */
export const gate: Readonly<Record<string, Sentence>> = {
  'game-over': must('La partie est finie : plus rien ne se joue.', 'The game is over: nothing more is played.'),
  'not-your-turn': due({ fr: 'de jouer', en: 'to play' }),
  'setup.placement-order/not-your-turn': due({ fr: 'de placer un marchand', en: 'to place a merchant' }),
  'three.placement/not-your-turn': due({
    fr: 'de placer son quatrième marchand',
    en: 'to place their fourth merchant',
  }),
  'fight.defense/not-your-turn': due({ fr: 'de se défendre', en: 'to defend' }),
  'fight.beaten/not-your-turn': due({
    fr: 'de dire où va le marchand vaincu',
    en: 'to say where the beaten merchant goes',
  }),
  'fight.reward/not-your-turn': due({ fr: 'de choisir la récompense', en: 'to choose the reward' }),
  'monopoly.rank-order/not-your-turn': due({ fr: 'de prendre une épice', en: 'to take a spice' }),
  'shared.first-merchants/not-your-turn': due({ fr: 'de prendre une épice', en: 'to take a spice' }),
  'final.order/not-your-turn': due({ fr: 'de parler', en: 'to speak' }),
  'setup.placement/obligatory': must(
    'Passer n’est pas permis : chacun place un marchand à chaque tour de placement.',
    'Passing is not allowed: everybody places a merchant in each placement round.',
  ),
  'port.must-play/obligatory': must(
    'Passer n’est pas permis : il faut jouer une Cargaison.',
    'Passing is not allowed: a Shipment card must be played.',
  ),
  'distribution.must-take/obligatory': must(
    'Passer n’est pas permis : une épice ne se refuse pas.',
    'Passing is not allowed: a spice cannot be refused.',
  ),
  'draw.two/obligatory': must(
    'Passer n’est pas permis : il faut piocher.',
    'Passing is not allowed: cards must be drawn.',
  ),
  'draw.hand-limit/obligatory': must(
    'Passer n’est pas permis : il faut défausser l’excédent.',
    'Passing is not allowed: the excess must be discarded.',
  ),
  'wrong-phase': {
    fr: (facts) => `Pas maintenant : c’est ${fr.phase(facts.phase)}. On ne peut pas y ${fr.deed(facts.kind)}.`,
    en: (facts) => `Not now: this is ${en.phase(facts.phase)}. It does not allow ${en.deed(facts.kind)}.`,
  },
  'mission.one/already-done': {
    fr: (facts) => `La Mission ${facts.mission} a déjà été réalisée ce tour-ci : une seule par tour.`,
    en: (facts) => `Mission ${facts.mission} has already been completed this turn: only one in a turn.`,
  },
  'company.one-action/already-done': {
    fr: (facts) =>
      facts.action === 'attack'
        ? 'Le joueur actif a déjà attaqué ce tour-ci : c’est sa seule action de compagnie.'
        : 'Un marchand a déjà changé de compagnie ce tour-ci : c’est la seule action de compagnie.',
    en: (facts) =>
      facts.action === 'attack'
        ? 'The active player has already attacked this turn: that is the only company action.'
        : 'A merchant has already transferred this turn: that is the only company action.',
  },
  'port.one-card/already-done': {
    fr: (facts) => `Une Cargaison a déjà été jouée ce tour-ci, au port ${facts.port}.`,
    en: (facts) => `A Shipment card has already been played this turn, at port ${facts.port}.`,
  },
};

/** Moves refused in the placing and moving of merchants. */
export const merchantMoves: Readonly<Record<string, Sentence>> = {
  'company-full': {
    fr: (facts) =>
      `Il n’y a plus de place dans ${fr.company(facts.company)} : ${fr.count(facts.spaces, 'emplacement')}, tous pris.`,
    en: (facts) => `${upper(en.company(facts.company))} is full: ${en.count(facts.spaces, 'space')}, all taken.`,
  },
  'not-own': {
    fr: (facts) =>
      facts.owner === null || facts.owner === undefined
        ? `Il n’y a personne au rang ${facts.rank} de ${fr.company(facts.company)}.`
        : `Au rang ${facts.rank} de ${fr.company(facts.company)}, le marchand est à ${seat(facts.owner)}.`,
    en: (facts) =>
      facts.owner === null || facts.owner === undefined
        ? `Nobody stands at rank ${facts.rank} of ${en.company(facts.company)}.`
        : `The merchant at rank ${facts.rank} of ${en.company(facts.company)} belongs to ${seat(facts.owner)}.`,
  },
  'same-company': {
    fr: (facts) => `Le marchand est déjà dans ${fr.company(facts.company)} : il lui en faut une autre.`,
    en: (facts) => `The merchant already stands in ${en.company(facts.company)}: it needs another one.`,
  },
  'no-merchant': {
    fr: (facts) => `Il n’y a personne à attaquer au rang ${facts.rank} de ${fr.company(facts.company)}.`,
    en: (facts) => `There is nobody to attack at rank ${facts.rank} of ${en.company(facts.company)}.`,
  },
  'own-merchant': {
    fr: (facts) =>
      `Au rang ${facts.rank} de ${fr.company(facts.company)}, c’est un marchand à soi : on ne l’attaque pas.`,
    en: (facts) =>
      `The merchant at rank ${facts.rank} of ${en.company(facts.company)} is one’s own: it cannot be attacked.`,
  },
  'not-above': {
    fr: (facts) =>
      `On n’attaque que plus haut : le rang ${facts.defender} n’est pas au-dessus du rang ${facts.attacker}.`,
    en: (facts) => `An attack goes upward: rank ${facts.defender} is not above rank ${facts.attacker}.`,
  },
};

const upper = (text: string) => named(text);
