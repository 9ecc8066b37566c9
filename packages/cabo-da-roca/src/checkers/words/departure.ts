import { bad, type Lang, type Violation } from '@portolan/core';
import type { CheckerWords, Choice } from '@portolan/core/answers';
import { parseWith } from '@portolan/core/readers';
import { both, capital, labeled, listed, say } from '@portolan/core/words';
import { violation } from '../../rules/messages/index.ts';
import { directionName } from '../../rules/names.ts';
import { readDeparture } from '../types/departure.ts';
import type { DepartureAnswer, DepartureInput, WayOut } from '../types.ts';
import { departureLabels } from './departure-labels.ts';
import { disputes } from './disputes.ts';
import { lowered } from './verdict-words.ts';

/** What speaks against a way: that a card comes first says nothing about the way itself. */
const against = ({ verdict }: WayOut): Violation | undefined =>
  verdict.legal ? undefined : (verdict.violations.find(({ reason }) => reason !== 'no-cargo') ?? verdict.violations[0]);

/** Ways that nothing speaks against, once a card is aboard. */
const openWays = ({ ways }: DepartureAnswer): readonly WayOut[] =>
  ways.filter((way) => way.verdict.legal || against(way)?.reason === 'no-cargo');

/** Whether the ship would sink on every way that is open. */
const sinksAnywhere = (answer: DepartureAnswer): boolean => {
  const open = openWays(answer);
  return open.length > 0 && open.every(({ sinks }) => sinks);
};

const headlines = {
  must: both('Il doit partir', 'It must leave'),
  may: both('Il peut partir', 'It may leave'),
  'must-not': both('Il ne part pas', 'It does not leave'),
  impossible: both('Il reste', 'It stays'),
};

const kindOf = ({ decision, impossible }: DepartureAnswer): keyof typeof headlines =>
  impossible ? 'impossible' : decision;

const whyInWords = (answer: DepartureAnswer, lang: Lang): string => {
  const draws = answer.drawsFirst ? say(lang, ' Il tire d’abord une carte.', ' It draws a card first.') : '';
  const ruin = sinksAnywhere(answer);
  switch (kindOf(answer)) {
    case 'impossible':
      return say(
        lang,
        'Aucun port de la carte n’est possible : elle est défaussée et le bateau reste à quai ce tour.',
        'No port on the card is possible: it is discarded and the ship stays at the quay this turn.',
      );
    case 'must':
      return `${say(lang, 'Une sortie est ouverte : le tour ne peut finir avant son départ.', 'A way out is open: the turn cannot end before it has left.')}${draws}`;
    case 'may':
      return `${
        ruin
          ? say(
              lang,
              'Il coulerait sur chaque sortie ouverte : rien ne l’oblige à partir.',
              'It would sink on every way that is open: nothing obliges it to leave.',
            )
          : say(lang, 'Rien ne l’y oblige ce tour.', 'Nothing obliges it this turn.')
      }${draws}`;
    case 'must-not':
      return ruin
        ? say(
            lang,
            'Il coulerait sur chaque sortie ouverte : il ne tire pas de carte et reste au port.',
            'It would sink on every way that is open: it draws no card and stays in port.',
          )
        : say(lang, 'Il ne peut pas quitter le port ce tour.', 'It cannot leave port this turn.');
  }
};

const wayInWords = (way: WayOut, lang: Lang): Choice => {
  const { direction, verdict, sinks } = way;
  const problem = against(way);
  const name = capital(directionName(direction, lang));
  const tells = problem && !(sinks && problem.reason === 'no-cargo');
  return {
    state: verdict.legal && !sinks ? 'legal' : 'illegal',
    text: tells ? labeled(name, lowered(violation(problem, lang)), lang) : name,
    ...(sinks ? { result: say(lang, 'il y coulerait', 'it would sink') } : {}),
  };
};

/** The ways that are open, and on which the ship would sink. */
const openWaysInWords = (answer: DepartureAnswer, lang: Lang): string => {
  const sinking = say(lang, ' (il coulerait)', ' (it would sink)');
  const names = openWays(answer).map(
    ({ direction, sinks }) => `${directionName(direction, lang)}${sinks ? sinking : ''}`,
  );
  return listed(names, lang) || say(lang, 'aucune', 'none');
};

/** Whether a ship leaves its port, and which ways are open, in words. */
export const departure: CheckerWords<DepartureInput, DepartureAnswer> = {
  ...disputes.departure,
  ...departureLabels,
  explain: (answer, _, lang) => {
    const { decision, impossible, clauses, ways, destinations } = answer;
    const why = whyInWords(answer, lang);
    return {
      state: decision === 'must-not' || impossible ? 'illegal' : 'legal',
      headline: headlines[kindOf(answer)][lang],
      why,
      short: why,
      clauses,
      ...(decision === 'must-not' ? { quoted: 1 } : {}),
      choices: {
        title: say(lang, 'Les sorties et les destinations', 'Ways out and destinations'),
        items: [
          ...ways.map((way) => wayInWords(way, lang)),
          {
            state: destinations.length > 0 ? 'legal' : 'illegal',
            text: say(lang, 'Ports où vendre', 'Ports to sell in'),
            result: destinations.join(', ') || say(lang, 'aucun', 'none'),
          },
        ],
      },
    };
  },
  cells: (answer, _, lang) => [
    { head: say(lang, 'départ', 'departure'), main: headlines[kindOf(answer)][lang] },
    { head: say(lang, 'sorties ouvertes', 'ways that are open'), main: openWaysInWords(answer, lang) },
  ],
  // Along the quay the shore runs on: there is water, or no tile.
  parse: (json) => {
    const read = parseWith(readDeparture, json);
    if (!read.ok) return read;
    const { W = 'sea', E = 'sea' } = read.value.ways ?? {};
    return [W, E].every((kind) => kind === 'sea' || kind === 'none')
      ? read
      : bad({ path: 'ways', code: 'unknown-tile' });
  },
};
