import { directionName } from '@portolan/boards/cabo-da-roca';
import type { DepartureAnswer, DepartureInput } from '@portolan/cabo-da-roca/checkers';
import type { Lang, Violation } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import { capital, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { caboBook } from '../page.ts';

import { lowered } from '../parts/words.ts';

type Way = DepartureAnswer['ways'][number];

/** What speaks against a way: that a card comes first says nothing about the way itself. */
const against = ({ verdict }: Way): Violation | undefined =>
  verdict.legal ? undefined : (verdict.violations.find(({ reason }) => reason !== 'no-cargo') ?? verdict.violations[0]);

/** Whether the ship would sink on every way that is open. */
const sinksAnywhere = ({ ways: all }: DepartureAnswer): boolean => {
  const open = all.filter((way) => way.verdict.legal || against(way)?.reason === 'no-cargo');
  return open.length > 0 && open.every(({ sinks }) => sinks);
};

const words = (answer: DepartureAnswer, lang: Lang): readonly [word: string, why: string] => {
  if (answer.impossible)
    return [
      say(lang, 'Il reste', 'It stays'),
      say(
        lang,
        'Aucun port de la carte n’est possible : elle est défaussée et le bateau reste à quai ce tour.',
        'No port on the card is possible: it is discarded and the ship stays at the quay this turn.',
      ),
    ];
  const draws = answer.drawsFirst ? say(lang, ' Il tire d’abord une carte.', ' It draws a card first.') : '';
  const ruin = sinksAnywhere(answer);
  return {
    must: [
      say(lang, 'Il doit partir', 'It must leave'),
      `${say(lang, 'Une sortie est ouverte : le tour ne peut finir avant son départ.', 'A way out is open: the turn cannot end before it has left.')}${draws}`,
    ] as const,
    may: [
      say(lang, 'Il peut partir', 'It may leave'),
      `${
        ruin
          ? say(
              lang,
              'Il coulerait sur chaque sortie ouverte : rien ne l’oblige à partir.',
              'It would sink on every way that is open: nothing obliges it to leave.',
            )
          : say(lang, 'Rien ne l’y oblige ce tour.', 'Nothing obliges it this turn.')
      }${draws}`,
    ] as const,
    'must-not': [
      say(lang, 'Il ne part pas', 'It does not leave'),
      ruin
        ? say(
            lang,
            'Il coulerait sur chaque sortie ouverte : il ne tire pas de carte et reste au port.',
            'It would sink on every way that is open: it draws no card and stays in port.',
          )
        : say(lang, 'Il ne peut pas quitter le port ce tour.', 'It cannot leave port this turn.'),
    ] as const,
  }[answer.decision];
};

const wayInWords = (way: Way, lang: Lang): Choice => {
  const { direction, verdict, sinks } = way;
  const problem = against(way);
  const why = problem && !(sinks && problem.reason === 'no-cargo') ? caboBook.violationText(problem, lang) : '';
  return {
    state: verdict.legal && !sinks ? 'legal' : 'illegal',
    text: `${capital(directionName(direction, lang))}${
      why === '' ? '' : `${lang === 'fr' ? '\u00a0: ' : ': '}${lowered(why)}`
    }`,
    ...(sinks ? { result: say(lang, 'il y coulerait', 'it would sink') } : {}),
  };
};

/** Whether the ship leaves, and which ways are open, in words. */
export const explain = (answer: DepartureAnswer, _: DepartureInput, lang: Lang): Answered => {
  const [word, why] = words(answer, lang);
  const destinations = answer.destinations.join(', ') || say(lang, 'aucun', 'none');
  return {
    state: answer.decision === 'must-not' || answer.impossible ? 'illegal' : 'legal',
    headline: word,
    why,
    short: why,
    clauses: answer.clauses,
    ...(answer.decision === 'must-not' ? { quoted: 1 } : {}),
    choices: {
      title: say(lang, 'Les sorties et les destinations', 'Ways out and destinations'),
      items: [
        ...answer.ways.map((way) => wayInWords(way, lang)),
        {
          state: answer.destinations.length > 0 ? ('legal' as const) : ('illegal' as const),
          text: say(lang, 'Ports où vendre', 'Ports to sell in'),
          result: destinations,
        },
      ],
    },
  };
};

/** What one reading says about it. */
export const cells = (answer: DepartureAnswer, _: DepartureInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'départ', 'departure'), main: words(answer, lang)[0] },
];
