import { seatLetter } from '@portolan/boards';
import { companyName } from '@portolan/boards/borneo';
import type { CompanyId } from '@portolan/borneo';
import type { MoveAnswer, MoveInput } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import type { Cell } from '@portolan/core/answers';

import { theCompany } from '../../../kit/names.ts';
import { capital, counted, listed, say, words } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { violationText } from '../rulebook.ts';

const place = (company: CompanyId, rank: number, lang: Lang): string =>
  say(lang, `${theCompany(company, lang)}, rang ${rank}`, `${theCompany(company, lang)}, rank ${rank}`);

const targetOf = (to: MoveInput['to'], input: MoveInput): CompanyId => (to === 'swap' ? input.company : to);

/** "B va dans la compagnie jaune, au rang 3." */
const movedText = (answer: MoveAnswer, input: MoveInput, lang: Lang): string => {
  const [first] = answer.moved;
  if (!first) return '';
  const who = seatLetter(first.seat);
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
    moved.slice(input.kind === 'beaten' ? 2 : 1).map((merchant) => seatLetter(merchant.seat)),
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
  chooser === null
    ? ''
    : say(lang, ` Le choix est à ${seatLetter(chooser)}.`, ` The choice is ${seatLetter(chooser)}’s.`);

const choices = (answer: MoveAnswer, input: MoveInput, lang: Lang): Answered['choices'] => ({
  title: answer.verdict.legal
    ? say(lang, 'Tous les choix permis', 'All legal choices')
    : say(lang, 'Ce qui serait permis', 'What would be legal'),
  items: answer.alternatives.map(({ to, rank }) => ({
    state: 'legal',
    text:
      to === 'swap'
        ? say(lang, 'Prendre la place de l’attaquant', 'Take the attacker’s place')
        : capital(theCompany(to, lang)),
    result: place(targetOf(to, input), rank, lang).split(', ')[1]!,
  })),
});

/** The answer in words. */
export const explainMove = (answer: MoveAnswer, input: MoveInput, lang: Lang): Answered => {
  const shown = choices(answer, input, lang);
  if (!answer.verdict.legal) {
    const sentences = answer.verdict.violations.map((violation) => violationText(violation, lang));
    return {
      state: 'illegal',
      headline: words.illegal[lang],
      why: `${sentences.join(' ')}${fullText(answer.full, lang)}`,
      short: sentences[0]!,
      clauses: answer.clauses,
      ...(shown ? { choices: shown } : {}),
    };
  }
  const moved = movedText(answer, input, lang);
  return {
    state: 'legal',
    headline: words.legal[lang],
    why: `${moved}${closedText(answer, input, lang)}${chooserText(answer, lang)}`,
    short: moved,
    clauses: [
      input.kind === 'beaten' ? 'fight.beaten' : 'transfer.first-free',
      ...(answer.closedUp > 0 ? [input.kind === 'beaten' ? 'ruling.fight-vacancy' : 'transfer.close-up'] : []),
      ...answer.clauses,
    ],
    ...(shown ? { choices: shown } : {}),
  };
};

/** The line of the table of readings. */
export const moveCells = (answer: MoveAnswer, input: MoveInput, lang: Lang): readonly Cell[] => {
  const chooser =
    answer.chooser === null
      ? ''
      : say(lang, `au choix de ${seatLetter(answer.chooser)}`, `${seatLetter(answer.chooser)}’s choice`);
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
          : words.illegal[lang],
      sub: answer.verdict.legal ? up : chooser,
    },
  ];
};
