import type { Lang, Rulebook } from '@portolan/core';
import { number, points } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Acts } from './Acts.tsx';
import type { NumbersOfGame } from './game.ts';
import { Lengths } from './Lengths.tsx';
import { Open } from './Open.tsx';
import { Players } from './Players.tsx';
import { runsOf, tableOf } from './runs.ts';
import { Seats } from './Seats.tsx';
import { Spread } from './Spread.tsx';
import { toldOf } from './told.ts';
import { tableRounds, numbersWords as words } from './words.ts';

/** The pictures of a game, drawn once by the build: nothing of it needs a script. */
export const NumbersPage = ({
  lang,
  game,
  rules,
  seats,
  numbers: { played, extent, acts },
  clauses,
  href,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly rules: Rulebook;
  readonly seats: { readonly min: number; readonly max: number };
  readonly numbers: NumbersOfGame;
  /** The numbers of rules by clause, and the way to them. */
  readonly clauses: ReadonlyMap<string, string>;
  readonly href: (clause: string) => string;
}) => {
  const runs = runsOf({ seats, rulings: rules.rulings, extent });
  const told = (kind: Parameters<typeof toldOf>[2]) => toldOf(runs, played.results, kind);
  const bySeats = told('seats');
  const [ours, random, mixed] = [told('ours')[0], told('random')[0], told('mixed')[0]];
  const main = tableOf(seats);
  const table = bySeats.find(({ run }) => run.seats === main);
  const games = runs.reduce((sum, { id, games }) => sum + (played.results[id] ? games : 0), 0);
  const shared = { lang, game };
  const { unit = points, round = tableRounds } = rules;
  return (
    <div class="numbers">
      <p class="numbers-lead">{fill(words.lead[lang], { n: number(games, lang) })}</p>
      <p class="numbers-caution">{words.caution[lang]}</p>
      <div class="plots">
        <Seats {...shared} told={bySeats} unit={unit} />
        <Lengths {...shared} told={bySeats} main={main} round={round} />
        <Spread {...shared} told={bySeats} main={main} unit={unit} />
        {ours && random && mixed && (
          <Players
            {...shared}
            sensible={ours}
            random={random}
            mixed={mixed}
            strong={told('strong')[0]}
            unit={unit}
            round={round}
          />
        )}
        {table && <Acts {...shared} told={table} acts={acts} numbers={clauses} href={href} />}
        {ours && (
          <Open
            {...shared}
            ours={told('ours')}
            told={told('reading')}
            rulings={rules.rulings}
            numbers={clauses}
            href={href}
            unit={unit}
            round={round}
          />
        )}
      </div>
      <section class="numbers-again">
        <h2>{words.again[lang]}</h2>
        <p>{words.againLead[lang]}</p>
        <code class="plot-line">npm run numbers {game}</code>
      </section>
    </div>
  );
};
