import type { Lang } from '@portolan/core';
import type { AnswerInWords, CheckerWords } from '@portolan/core/answers';
import { listed, say, seat, winning } from '@portolan/core/words';
import { coinsInWords } from '../../rules/names.ts';
import type { CountAnswer, CountInput } from '../types.ts';
import { countLabels } from './count-labels.ts';
import { disputes } from './disputes.ts';

/** Who had won before there was anything to count. */
const endedInWords = ({ rows, winners, shared }: CountAnswer, names: string, lang: Lang): string => {
  const points = rows[winners[0] ?? 0]?.parts.find(({ clause }) => clause === 'goal.most-coins')?.points ?? 0;
  const held = coinsInWords(points, lang);
  return shared
    ? say(
        lang,
        `Avec ${held} chacun, ${names} ont gagné sur-le-champ, avant tout décompte.`,
        `With ${held} each, ${names} have won on the spot, before any count.`,
      )
    : say(
        lang,
        `Avec ${held}, ${names} a gagné sur-le-champ, avant tout décompte.`,
        `With ${held}, ${names} has won on the spot, before any count.`,
      );
};

/** Who wins, in words; players by the names of their table. */
export const countInWords = (answer: CountAnswer, nameOf: (seat: number) => string, lang: Lang): AnswerInWords => {
  const winners = answer.winners.map(nameOf);
  const names = listed(winners, lang);
  const best = coinsInWords(answer.rows.find(({ winner }) => winner)?.total ?? 0, lang);
  const why = answer.ended
    ? endedInWords(answer, names, lang)
    : answer.shared
      ? say(lang, `Égalité à ${best} : ${names} partagent la victoire.`, `A tie at ${best}: ${names} share the win.`)
      : say(lang, `${names} a le plus : ${best}.`, `${names} has the most: ${best}.`);
  const award = (fr: string, en: string, points: readonly number[], seats: readonly number[]) => ({
    state: 'legal' as const,
    text: `${say(lang, fr, en)} (${points.map((n, i) => `${nameOf(i)} ${n}`).join(', ')})`,
    result: seats.map(nameOf).join(', ') || '–',
  });
  return {
    state: 'legal',
    headline: winning(winners, lang),
    why,
    short: why,
    clauses: answer.clauses,
    choices: {
      title: say(lang, 'Les primes', 'The awards'),
      items: [
        award('Flotte', 'Fleet', answer.fleet, answer.fleetAward),
        award('Ports', 'Ports', answer.ports, answer.portsAward),
      ],
    },
  };
};

/** The final count, in words. */
export const count: CheckerWords<CountInput, CountAnswer> = {
  ...disputes.count,
  ...countLabels,
  explain: (answer, _, lang) =>
    countInWords(answer, (one) => say(lang, `Joueur ${seat(one)}`, `Player ${seat(one)}`), lang),
  cells: ({ winners, rows }, _, lang) => [
    { head: say(lang, 'vainqueur', 'winner'), main: winners.map(seat).join(', ') },
    { head: say(lang, 'totaux', 'totals'), main: rows.map(({ total }) => total).join(' / ') },
  ],
};
