import { seatLetter } from '@portolan/boards';
import type { Lang, Rulebook } from '@portolan/core';
import { type Noun, number, percent, withNoun } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, Grid, Interval, Mean, Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { type Change, changeOf, type Difference, weights } from './readings.ts';
import { oursOf, type Run } from './runs.ts';
import { acrossOf, at } from './scale.ts';
import { amount, atTable, differenceTold, type Measured, roundsTold, unitTold } from './told.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 20;

interface Row {
  readonly told: Measured;
  readonly change: Change;
  readonly question: string;
  readonly title: string;
  /** The clause of the open point. */
  readonly clause: string;
  /** The name of the open point, where this is the first of its rows: the rulebook leads there. */
  readonly id: string | undefined;
}

/** What each other way to play changes. */
export const Open = ({
  lang,
  game,
  ours: allOurs,
  told,
  rulings,
  numbers,
  href,
  unit,
  round,
}: {
  readonly lang: Lang;
  readonly game: string;
  /** By our readings, at each of the tables; the first is the one that is meant where nothing else is said. */
  readonly ours: readonly Measured[];
  readonly told: readonly Measured[];
  readonly rulings: Rulebook['rulings'];
  readonly numbers: ReadonlyMap<string, string>;
  readonly href: (clause: string) => string;
  readonly unit: Noun;
  readonly round: Noun;
}) => {
  const [ours] = allOurs as readonly [Measured];
  const rows = namedOnce(told.map((one) => rowOf(one, allOurs, rulings, lang)).sort(byWeight));
  const shown = rows.filter(({ change }) => change.weight !== 'same');
  const ends = shown.flatMap(({ change: { best } }) => [best.value - best.margin, best.value + best.margin]);
  const x = acrossOf([0, ...ends]);
  const ticks = x.ticks(5);
  const much = rows.filter(({ change }) => change.weight === 'much').length;
  const rest = rows.filter(({ change }) => change.weight === 'same' || change.weight === 'unseen').length;
  const games = ours.run.games * (told.length + allOurs.length);
  return (
    <Plot
      lang={lang}
      game={game}
      id="open"
      wide
      title={fill(words.openTitle[lang], {
        much: muchOf(much, lang),
        rest: fill(words.openRest[lang], { n: number(rest, lang) }),
      })}
      say={fill(words.openSay[lang], {
        n: atTable(ours.run.seats, lang),
        k: number(told.length, lang),
        unit: unitTold(unit, lang),
      })}
      made={[fill(words.played[lang], { n: number(games, lang) }), words.bySensible[lang]].join(' · ')}
      runs={[...allOurs.map(({ run }) => run), ...examplesOf(told)]}
      lines={words.openLines[lang]}
      figures={{
        head: [
          words.openWay[lang],
          fill(words.winnersPoints[lang], { unit: unitTold(unit, lang) }),
          roundsTold(round, lang),
          words.winsBySeat[lang],
          words.effect[lang],
        ],
        rows: [
          [
            words.openOurs[lang],
            amount(ours.result.best.mean, lang),
            amount(ours.result.rounds.mean, lang),
            sharesTold(ours, lang),
            '',
          ],
          ...rows.map(({ told, change, question, title }) => [
            `${question} ${title}`,
            withMargin(change.best, lang),
            // How long a game takes that does not end is not known.
            change.endless > 0 ? '' : withMargin(change.rounds, lang),
            sharesTold(told, lang),
            effectOf(change, told, round, lang),
          ]),
        ],
      }}
    >
      <ul class="plot-bars plot-open">
        {shown.map(({ told, change, question, title, clause, id }) => (
          <li id={id} class={change.weight === 'unseen' ? undefined : 'is-seen'}>
            <span class="l">
              {question} <b>{title}</b>
            </span>
            <a class="no" href={href(clause)}>
              {numbers.get(clause)}
            </a>
            <span class="v">
              {differenceTold(change.best.value, lang)} <small>{effectOf(change, told, round, lang)}</small>
            </span>
            <Strip height={HEIGHT}>
              <Grid x={x} ticks={ticks} height={HEIGHT} />
              <Mean x={x} value={0} height={HEIGHT} />
              <Interval
                x={x}
                low={change.best.value - change.best.margin}
                high={change.best.value + change.best.margin}
                y={HEIGHT / 2}
              />
              <path class="dotg" d={`M${at(x(change.best.value))} 3l7 7l-7 7l-7 -7z`} />
            </Strip>
          </li>
        ))}
        <li class="plot-axis" aria-hidden="true">
          <Axis x={x} ticks={ticks} label={(tick) => differenceTold(tick, lang).replace(/[.,]0$/, '')} />
        </li>
        {rows
          .filter(({ change }) => change.weight === 'same')
          .map(({ question, title, clause, id }) => (
            <li id={id}>
              <span class="l">
                {question} {title}
              </span>
              <a class="no" href={href(clause)}>
                {numbers.get(clause)}
              </a>
              <span class="v">
                <small>{words.weights.same[lang]}</small>
              </span>
            </li>
          ))}
      </ul>
    </Plot>
  );
};

/** How many ways to play change much. */
const muchOf = (n: number, lang: Lang): string => {
  const sentence = n === 0 ? words.openMuchNone : n === 1 ? words.openMuch : words.openMuchSome;
  return fill(sentence[lang], { n: number(n, lang) });
};

const rowOf = (told: Measured, allOurs: readonly Measured[], rulings: Rulebook['rulings'], lang: Lang): Row => {
  const { name, reading } = told.run.ruling!;
  const ruling = rulings.find((one) => one.name === name)!;
  const ours = allOurs.find(({ run }) => run.id === oursOf(ruling))!;
  return {
    told,
    change: changeOf(ours.result, told.result),
    question: ruling.question[lang],
    title: ruling.readings.find((one) => one.name === reading)!.title[lang],
    clause: `ruling.${name}`,
    id: name,
  };
};

/** Only the first row of an open point bears its name. */
const namedOnce = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row, i) => (rows.findIndex(({ id }) => id === row.id) === i ? row : { ...row, id: undefined }));

const byWeight = (a: Row, b: Row): number =>
  weights.indexOf(a.change.weight) - weights.indexOf(b.change.weight) ||
  Math.abs(b.change.best.value) - Math.abs(a.change.best.value);

const withMargin = ({ value, margin }: Difference, lang: Lang): string =>
  `${differenceTold(value, lang)} ± ${amount(margin, lang)}`;

/** Wins by seat: `A 34,1 %, B 32,8 %, C 33,1 %`. */
const sharesTold = ({ result: { bySeat, games, unfinished } }: Measured, lang: Lang): string =>
  bySeat
    // Nobody has won what has not ended.
    .map(({ share }, seat) => `${seatLetter(seat)} ${percent((share.value * games) / (games - unfinished), lang)}`)
    .join(', ');

/** How much a way to play changes, and what, where it is not the points that stand beside it. */
const effectOf = (
  { weight, endless, rounds, seat, telling }: Change,
  told: Measured,
  round: Noun,
  lang: Lang,
): string =>
  [
    words.weights[weight][lang],
    ...(telling.includes('rounds')
      ? [fill(words.longer[lang], { n: withNoun(differenceTold(rounds.value, lang), rounds.value, round, lang) })]
      : []),
    ...(telling.includes('seat')
      ? [
          fill(words.seatWins[lang], {
            seat: seatLetter(seat.seat),
            n: percent(seat.theirs, lang),
            ours: percent(seat.theirs - seat.value / 100, lang),
          }),
        ]
      : []),
    ...(endless > 0 ? [endlessOf(told, lang)] : []),
  ].join(' · ');

const endlessOf = ({ run, result }: Measured, lang: Lang): string => {
  const [n, all] = [number(result.unfinished, lang), number(result.games, lang)];
  return run.maxActions === undefined
    ? fill(words.endless[lang], { n, all })
    : fill(words.stopped[lang], { n, all, most: number(run.maxActions, lang) });
};

/** A line of the command stands for all of its form: what is stopped has another. */
const examplesOf = (told: readonly Measured[]): readonly Run[] => {
  const runs = told.map(({ run }) => run);
  return [...new Set([runs[0], runs.find(({ maxActions }) => maxActions !== undefined)])].filter(
    (run) => run !== undefined,
  );
};
