import type { Lang, Text } from '@portolan/core';
import {
  type AnswerInWords,
  type Cell,
  type CheckerWords,
  type Choice,
  headlines,
  quotedFirst,
} from '@portolan/core/answers';
import { both, say } from '@portolan/core/words';
import type { Edition } from '../../edition.ts';
import { violation } from '../../rules/messages/index.ts';
import { colorInWords } from '../../rules/messages/names.ts';
import { editionOf } from '../small-table.ts';
import type { ShipWay, WayAnswer, WayInput } from '../types.ts';
import { disputes } from './disputes.ts';
import { allowed, either, harborsInWords, refused } from './kit.ts';
import { theOther, withShipsCalled } from './ships-called.ts';
import { wayLabels } from './way-labels.ts';

const ends = (ways: readonly ShipWay[]): string[] => ways.filter(({ open }) => open).map(({ to }) => to);

/** What the ship does, whatever is claimed. */
const fate = ({ way, ways }: WayAnswer, { color, position }: WayInput, lang: Lang): string => {
  const to = either(ends(ways), lang);
  switch (way) {
    case 'none':
      return say(
        lang,
        `Le navire n’est pas concerné : aucun canal ${colorInWords(color, 'fr')} ne part de ${position}.`,
        `The ship is not concerned: no ${colorInWords(color, 'en')} channel leads on from ${position}.`,
      );
    case 'blocked':
      return say(
        lang,
        `Le navire est bloqué : il attend en ${position} tant que la voie est prise.`,
        `The ship is blocked: it waits on ${position} while its way is taken.`,
      );
    case 'forced':
      return say(lang, `Le navire doit avancer, en ${to}.`, `The ship must move, to ${to}.`);
    case 'evasion':
      return say(
        lang,
        `Un des deux canaux est pris : le navire doit prendre l’autre, vers ${to}.`,
        `One of the two channels is taken: the ship must take the other, to ${to}.`,
      );
    case 'choice':
      return say(
        lang,
        `Le navire doit avancer ; son propriétaire choisit : ${to}.`,
        `The ship must move; its owner chooses: ${to}.`,
      );
  }
};

const shortFate = ({ way, ways }: WayAnswer, lang: Lang): string => {
  const to = either(ends(ways), lang);
  return {
    none: say(lang, 'le navire n’est pas concerné', 'the ship is not concerned'),
    blocked: say(lang, 'le navire est bloqué', 'the ship is blocked'),
    forced: say(lang, `il va en ${to}`, `it goes to ${to}`),
    evasion: say(lang, `il doit aller en ${to}`, `it must go to ${to}`),
    choice: say(lang, `au choix : ${to}`, `by choice: ${to}`),
  }[way];
};

const lostInWords = (lost: readonly string[], lang: Lang, box: Edition): string =>
  lost.length === 0
    ? say(lang, 'aucun port perdu', 'no harbor lost')
    : say(lang, `perd ${harborsInWords(lost, 'fr', box)}`, `loses ${harborsInWords(lost, 'en', box)}`);

const whyNot = (called: boolean, taken: boolean): Text => {
  if (called) return both('pris', 'taken');
  return taken ? both('autre couleur, et pris', 'another color, and taken') : both('autre couleur', 'another color');
};

const choiceOf = ({ to, color, taken, open, lost }: ShipWay, called: string, lang: Lang, box: Edition): Choice => {
  const name = say(
    lang,
    `Vers ${to}, canal ${colorInWords(color, 'fr')}`,
    `To ${to}, ${colorInWords(color, 'en')} channel`,
  );
  const why = open ? '' : `${say(lang, ' : ', ': ')}${whyNot(called === color, taken)[lang]}`;
  return { state: open ? 'legal' : 'illegal', text: `${name}${why}`, result: lostInWords(lost, lang, box) };
};

/** The clause behind what the ship does. */
const deciding: Readonly<Record<WayAnswer['way'], string>> = {
  none: 'sail.by-color',
  blocked: 'sail.blocked',
  forced: 'sail.all-ships-move',
  evasion: 'sail.evasion',
  choice: 'sail.owner-chooses',
};

/** Of a way that is claimed, the rules that it breaks; else the one that the sentence tells, after those broken by staying. */
const quotes = (answer: WayAnswer, tellsFate: boolean): Pick<AnswerInWords, 'clauses' | 'quoted'> => {
  const first = quotedFirst(answer);
  if (!tellsFate) return first;
  const broken = first.clauses.slice(0, first.quoted ?? 0);
  const told = [...new Set([...broken, deciding[answer.way]])];
  return { clauses: [...new Set([...told, ...first.clauses])], quoted: told.length };
};

const explained = (answer: WayAnswer, input: WayInput, lang: Lang): AnswerInWords => {
  const { verdict, ways } = answer;
  const does = fate(answer, input, lang);
  // Of a ship that must move, only that is said; a way that is claimed is refused for its own reason.
  const why = verdict.legal || input.to === undefined ? does : violation(verdict.violations[0], lang);
  // Where nothing is claimed nothing is refused: it is only asked whether the ship must move.
  const word = input.to === undefined ? (verdict.legal ? 'no' : 'yes') : verdict.legal ? 'legal' : 'illegal';
  return {
    state: word === 'illegal' ? 'illegal' : 'legal',
    headline: headlines[word][lang],
    why: why === does ? does : `${why} ${does}`,
    short: shortFate(answer, lang),
    ...quotes(answer, input.to === undefined || verdict.legal),
    ...(ways.length > 0
      ? {
          choices: {
            title: say(lang, 'Les canaux devant lui', 'The channels ahead'),
            items: ways.map((way) => choiceOf(way, input.color, lang, editionOf(input))),
          },
        }
      : {}),
  };
};

const explain = (answer: WayAnswer, input: WayInput, lang: Lang): AnswerInWords =>
  withShipsCalled(explained(answer, input, lang), theOther(lang));

const cells = (answer: WayAnswer, { to }: WayInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'le navire', 'the ship'),
    main: shortFate(answer, lang),
    ...(to === undefined ? {} : { sub: (answer.verdict.legal ? allowed : refused)[lang] }),
  },
];

/** Whether a ship must move, and which way, in words. */
export const way: CheckerWords<WayInput, WayAnswer> = {
  ...disputes.way,
  ...wayLabels,
  explain,
  cells,
};
