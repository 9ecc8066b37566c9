import { bad, type Lang } from '@portolan/core';
import { type AnswerInWords, type Cell, type CheckerWords, headlines, quotedFirst } from '@portolan/core/answers';
import { parseWith } from '@portolan/core/readers';
import { both, capital, counted, fieldWords, listed, say, seat } from '@portolan/core/words';
import type { CompanyId } from '../../ids.ts';
import { companyName, theCompany } from '../../rules/names.ts';
import { type MoveAnswer, type MoveInput, readMove } from '../types/move.ts';
import { disputes } from './disputes.ts';
import { companyNames, stands, violationText } from './kit.ts';

const place = (company: CompanyId, rank: number, lang: Lang): string =>
  say(lang, `${theCompany(company, lang)}, rang ${rank}`, `${theCompany(company, lang)}, rank ${rank}`);

const targetOf = (to: MoveInput['to'], input: MoveInput): CompanyId => (to === 'swap' ? input.company : to);

/** "B va dans la compagnie jaune, au rang 3." */
const movedText = (answer: MoveAnswer, input: MoveInput, lang: Lang): string => {
  const [first] = answer.moved;
  if (!first) return '';
  const who = seat(first.seat);
  if (input.to === 'swap')
    return say(
      lang,
      `${who} prend le rang ${first.to.rank} que l’attaquant laisse.`,
      `${who} takes rank ${first.to.rank}, which the attacker leaves.`,
    );
  return say(
    lang,
    `${who} va dans ${theCompany(first.to.company, lang)}, au rang ${first.to.rank}.`,
    `${who} goes to ${theCompany(first.to.company, lang)}, rank ${first.to.rank}.`,
  );
};

const closedText = ({ closedUp, moved }: MoveAnswer, input: MoveInput, lang: Lang): string => {
  if (closedUp === 0) return '';
  const up = listed(
    moved.slice(input.kind === 'beaten' ? 2 : 1).map((merchant) => seat(merchant.seat)),
    lang,
  );
  return closedUp === 1
    ? say(lang, ` ${up} monte d’un rang.`, ` ${up} moves up one rank.`)
    : say(lang, ` ${up} montent d’un rang.`, ` ${up} move up one rank.`);
};

const fullText = (full: readonly CompanyId[], lang: Lang): string => {
  if (full.length === 0) return '';
  const names = listed(
    full.map((company) => companyName(company, lang)),
    lang,
  );
  return full.length === 1
    ? say(lang, ` La compagnie ${names} est pleine.`, ` The ${names} company is full.`)
    : say(lang, ` Les compagnies ${names} sont pleines.`, ` The ${names} companies are full.`);
};

const chooserText = ({ chooser }: MoveAnswer, lang: Lang): string =>
  chooser === null ? '' : say(lang, ` Le choix est à ${seat(chooser)}.`, ` The choice is ${seat(chooser)}’s.`);

const choices = (answer: MoveAnswer, lang: Lang): NonNullable<AnswerInWords['choices']> => ({
  title: answer.verdict.legal
    ? say(lang, 'Tous les choix permis', 'All legal choices')
    : say(lang, 'Ce qui serait permis', 'What would be legal'),
  items: answer.alternatives.map(({ to, rank }) => ({
    state: 'legal',
    text:
      to === 'swap'
        ? say(lang, 'Prendre la place de l’attaquant', 'Take the attacker’s place')
        : capital(theCompany(to, lang)),
    result: say(lang, `rang ${rank}`, `rank ${rank}`),
  })),
});

/** The answer in words. */
const explain = (answer: MoveAnswer, input: MoveInput, lang: Lang): AnswerInWords => {
  if (!answer.verdict.legal) {
    const sentences = answer.verdict.violations.map((violation) => violationText(violation, lang));
    return {
      state: 'illegal',
      headline: headlines.illegal[lang],
      why: `${sentences.join(' ')}${fullText(answer.full, lang)}`,
      short: sentences[0]!,
      ...quotedFirst(answer),
      choices: choices(answer, lang),
    };
  }
  const moved = movedText(answer, input, lang);
  return {
    state: 'legal',
    headline: moved.replace(/\.$/, ''),
    why: `${moved}${closedText(answer, input, lang)}${chooserText(answer, lang)}`,
    short: moved,
    clauses: [
      input.kind === 'beaten' ? 'fight.beaten' : 'transfer.first-free',
      ...(answer.closedUp > 0 ? [input.kind === 'beaten' ? 'ruling.fight-vacancy' : 'transfer.close-up'] : []),
      ...answer.clauses,
    ],
    choices: choices(answer, lang),
  };
};

/** The line of the table of readings. */
const cells = (answer: MoveAnswer, input: MoveInput, lang: Lang): readonly Cell[] => {
  const chooser =
    answer.chooser === null ? '' : say(lang, `au choix de ${seat(answer.chooser)}`, `${seat(answer.chooser)}’s choice`);
  const up = counted(
    answer.closedUp,
    say(lang, 'marchand monte', 'merchant moves up'),
    say(lang, 'marchands montent', 'merchants move up'),
    lang,
  );
  const to = targetOf(input.to, input);
  return [
    {
      head: say(lang, 'déplacement', 'move'),
      main:
        answer.verdict.legal && answer.toRank
          ? `${place(to, answer.toRank, lang)}${chooser ? `, ${chooser}` : ''}`
          : headlines.illegal[lang],
      sub: answer.verdict.legal ? up : chooser,
    },
  ];
};

/** Where a merchant goes, in words. */
export const move = {
  ...disputes.move,
  ...fieldWords({
    kind: [
      both('Que se passe-t-il ?', 'What happens?'),
      {
        beaten: both('un marchand est battu', 'a merchant is beaten'),
        transfer: both('un marchand change de compagnie', 'a merchant changes company'),
      },
    ],
    columns: both('Les compagnies, avant', 'The companies, before'),
    company: [both('La compagnie', 'The company'), companyNames],
    rank: both('Le rang du marchand', 'The rank of the merchant'),
    defender: both('Marchand battu', 'Beaten merchant'),
    to: [
      both('Il va dans', 'It goes to'),
      { swap: both('la place de l’attaquant, par échange', 'the attacker’s place, by a swap'), ...companyNames },
    ],
    seat: both('Qui fait ce choix ?', 'Who makes this choice?'),
  }),
  explain,
  cells,
  // At a table a merchant stands wherever one moves or is beaten.
  parse: (json) => {
    const read = parseWith(readMove, json);
    if (!read.ok) return read;
    const { columns, company, rank, defender } = read.value;
    const stand = [rank, defender ?? rank].every((one) => stands(columns[company], one));
    return stand && rank !== defender ? read : bad({ path: 'rank', code: 'nobody-there' });
  },
} satisfies CheckerWords<MoveInput, MoveAnswer>;
