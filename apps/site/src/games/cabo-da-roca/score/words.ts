import type { CountAnswer, CountPlayer } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { listed, say, winning } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';
import { coins } from '../parts/words.ts';

/** A player at the start of a sheet. */
export const EMPTY: CountPlayer = { coins: 0 };

/** What a line of the count is called, by its clause. */
export const lineName = (clause: string, lang: Lang): string =>
  ({
    'goal.most-coins': say(lang, 'pièces d’or', 'coins'),
    'scoring.fish': say(lang, 'poissons des ports', 'fish of the ports'),
    'scoring.fish-under-ship': say(lang, 'poissons sous les bateaux', 'fish under ships'),
    'scoring.fleet': say(lang, 'plus grande flotte', 'greatest fleet'),
    'scoring.ports': say(lang, 'plus de ports', 'most ports'),
    'scoring.treasure': say(lang, 'trésors', 'treasures'),
  })[clause] ?? clause;

/** Who had won before there was anything to count. */
const endedInWords = ({ rows, winners, shared }: CountAnswer, names: string, lang: Lang): string => {
  const held = rows[winners[0] ?? 0]?.parts.find(({ clause }) => clause === 'goal.most-coins')?.points ?? 0;
  return shared
    ? say(
        lang,
        `Avec ${coins(held, 'fr')} chacun, ${names} ont gagné sur-le-champ, avant tout décompte.`,
        `With ${coins(held, 'en')} each, ${names} have won on the spot, before any count.`,
      )
    : say(
        lang,
        `Avec ${coins(held, 'fr')}, ${names} a gagné sur-le-champ, avant tout décompte.`,
        `With ${coins(held, 'en')}, ${names} has won on the spot, before any count.`,
      );
};

/** Who wins, in words. */
export const explainCount = (answer: CountAnswer, nameOf: (seat: number) => string, lang: Lang): Answered => {
  const names = listed(answer.winners.map(nameOf), lang);
  const best = answer.rows.find(({ winner }) => winner)?.total ?? 0;
  const why = answer.ended
    ? endedInWords(answer, names, lang)
    : answer.shared
      ? say(
          lang,
          `Égalité à ${coins(best, 'fr')} : ${names} partagent la victoire.`,
          `A tie at ${coins(best, 'en')}: ${names} share the win.`,
        )
      : say(lang, `${names} a le plus : ${coins(best, 'fr')}.`, `${names} has the most: ${coins(best, 'en')}.`);
  const awards = (seats: readonly number[]): string => seats.map(nameOf).join(', ') || '–';
  return {
    state: 'legal',
    headline: winning(answer.winners.map(nameOf), lang),
    why,
    short: why,
    clauses: answer.clauses,
    choices: {
      title: say(lang, 'Les primes', 'The awards'),
      items: [
        {
          state: 'legal',
          text: say(
            lang,
            `Flotte (${answer.fleet.map((n, seat) => `${nameOf(seat)} ${n}`).join(', ')})`,
            `Fleet (${answer.fleet.map((n, seat) => `${nameOf(seat)} ${n}`).join(', ')})`,
          ),
          result: awards(answer.fleetAward),
        },
        {
          state: 'legal',
          text: `Ports (${answer.ports.map((n, seat) => `${nameOf(seat)} ${n}`).join(', ')})`,
          result: awards(answer.portsAward),
        },
      ],
    },
  };
};
