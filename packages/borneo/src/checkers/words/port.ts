import type { Lang } from '@portolan/core';
import { type AnswerInWords, headlines, quotedFirst } from '@portolan/core/answers';
import { both, capital, listed, say } from '@portolan/core/words';
import { companyIds } from '../../ids.ts';
import { companyName, flagName, theCompany } from '../../rules/names.ts';
import type { FlagPlace, TriggerAnswer } from '../types/port.ts';
import { cardCount, flagCount, violationText } from './kit.ts';

/** What players call the fields of a port and of the card played there. */
export const portLabels = {
  monopoly: both('Nombre de gauche : drapeaux', 'Left number: flags'),
  capacity: both('Nombre de droite : cartes', 'Right number: cards'),
  tower: both('Cartes déjà là, depuis la carte Port', 'Cards there already, from the Harbor card down'),
  card: both('La carte jouée', 'The card played'),
  lowerFlagColumn: both('Drapeau du bas, sous la colonne', 'Lower flag, under column'),
  port: both('Le numéro du port', 'The number of the port'),
} as const;

/** Where a flag stands: "carte 3, en haut, 2e colonne". */
export const placeText = ({ card, row, column }: FlagPlace, lang: Lang): string => {
  const ordinal = lang === 'fr' ? (column === 1 ? '1re' : `${column}e`) : ['1st', '2nd', '3rd'][column - 1];
  return row === 'upper'
    ? say(
        lang,
        `carte ${card + 1}, ligne du haut, ${ordinal} colonne`,
        `card ${card + 1}, upper row, ${ordinal} column`,
      )
    : say(lang, `carte ${card + 1}, drapeau du bas`, `card ${card + 1}, lower flag`);
};

/** What the card does, in a few words: "Monopole de la compagnie rouge". */
export const outcomeText = (answer: TriggerAnswer, lang: Lang): string => {
  if (answer.monopoly)
    return say(
      lang,
      `Monopole de ${theCompany(answer.monopoly.company, lang)}`,
      `Monopoly of ${theCompany(answer.monopoly.company, lang)}`,
    );
  return answer.distribution === 'shared'
    ? say(lang, 'Distribution partagée', 'Shared distribution')
    : say(lang, 'Pas de distribution', 'No distribution');
};

const tieText = ({ tie }: TriggerAnswer, lang: Lang): string => {
  if (!tie) return '';
  const names = listed(
    tie.companies.map((company) => companyName(company, lang)),
    lang,
  );
  const why = tie.flag
    ? say(
        lang,
        `le drapeau ${flagName(tie.winner, lang)} vient le premier (${placeText(tie.flag, lang)})`,
        `the ${companyName(tie.winner, lang)} flag comes first (${placeText(tie.flag, lang)})`,
      )
    : say(lang, 'elle a le plus de drapeaux', 'it has the most flags');
  // They may have different numbers of flags: what they share is that they reach the value.
  return say(
    lang,
    ` La valeur est atteinte à la fois par ${names} : ${why}.`,
    ` The value is reached at once by ${names}: ${why}.`,
  );
};

/** Why it does so, in one sentence. */
export const reasonText = (answer: TriggerAnswer, lang: Lang, value: number, capacity: number): string => {
  if (answer.monopoly)
    return say(
      lang,
      `${capital(theCompany(answer.monopoly.company, lang))} a ${flagCount(answer.monopoly.flags, lang)}, il en fallait ${value}.${tieText(answer, lang)}`,
      `${capital(theCompany(answer.monopoly.company, lang))} has ${flagCount(answer.monopoly.flags, lang)}; ${value} were needed.${tieText(answer, lang)}`,
    );
  const most = companyIds.reduce((a, b) => (answer.flags[b] > answer.flags[a] ? b : a));
  if (answer.distribution === 'shared')
    return say(
      lang,
      `Le port est plein, ${cardCount(answer.cards, lang)}, et personne n’a ${flagCount(value, lang)} (${companyName(most, lang)} : ${answer.flags[most]}).`,
      `The port is full with ${cardCount(answer.cards, lang)}, and nobody has ${flagCount(value, lang)} (${companyName(most, lang)}: ${answer.flags[most]}).`,
    );
  const room = capacity - answer.cards;
  return say(
    lang,
    `Il manque ${flagCount(answer.lacks[most], lang)} à ${theCompany(most, lang)}, et le port peut encore recevoir ${cardCount(room, lang)}.`,
    `${capital(theCompany(most, lang))} lacks ${flagCount(answer.lacks[most], lang)}, and there is room for ${cardCount(room, lang)}.`,
  );
};

/** The panel for a port that cannot stand so before the card; undefined if it can. */
export const impossiblePort = (answer: TriggerAnswer, lang: Lang): AnswerInWords | undefined => {
  if (answer.verdict.legal) return undefined;
  const sentences = answer.verdict.violations.map((violation) => violationText(violation, lang));
  return {
    state: 'illegal',
    headline: say(lang, 'Position impossible', 'Impossible position'),
    why: say(
      lang,
      `Avant cette carte déjà : ${sentences.join(' ')}`,
      `Before this card already: ${sentences.join(' ')}`,
    ),
    short: sentences[0] ?? headlines.illegal[lang],
    ...quotedFirst({ verdict: answer.verdict, clauses: [] }),
  };
};

/** The clauses that tell what the card does, before those that merely define. */
export const portClauses = (answer: TriggerAnswer): readonly string[] => [
  ...(answer.monopoly
    ? ['monopoly.reached']
    : answer.distribution === 'shared'
      ? ['shared.condition']
      : ['port.trigger']),
  ...(answer.tie ? ['monopoly.tie'] : []),
  ...(answer.distribution ? [] : ['port.cover']),
  ...answer.clauses,
];
