import { seatLetter } from '@portolan/boards';
import type { Lang, Rulebook } from '@portolan/core';
import { number } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, Grid, Interval, Mean, Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { type Change, changeOf, type Difference, weights } from './readings.ts';
import type { Run } from './runs.ts';
import { acrossOf, at } from './scale.ts';
import { amount, atTable, differenceTold, type Measured, shareTold } from './told.ts';
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
  ours,
  told,
  rulings,
  numbers,
  href,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly ours: Measured;
  readonly told: readonly Measured[];
  readonly rulings: Rulebook['rulings'];
  readonly numbers: ReadonlyMap<string, string>;
  readonly href: (clause: string) => string;
}) => {
  const rows = namedOnce(told.map((one) => rowOf(one, ours, rulings, lang)).sort(byWeight));
  const shown = rows.filter(({ change }) => change.weight !== 'same');
  const ends = shown.flatMap(({ change: { best } }) => [best.value - best.margin, best.value + best.margin]);
  const x = acrossOf([0, ...ends]);
  const ticks = x.ticks(5);
  const much = rows.filter(({ change }) => change.weight === 'much').length;
  const rest = rows.filter(({ change }) => change.weight === 'same' || change.weight === 'unseen').length;
  const games = ours.run.games * (told.length + 1);
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
      say={fill(words.openSay[lang], { n: atTable(ours.run.seats, lang), k: number(told.length, lang) })}
      made={[fill(words.played[lang], { n: number(games, lang) }), words.bySensible[lang]].join(' · ')}
      runs={[ours.run, ...examplesOf(told)]}
      lines={words.openLines[lang]}
      figures={{
        head: [
          words.openWay[lang],
          words.winnersPoints[lang],
          words.rounds[lang],
          words.winsBySeat[lang],
          words.effect[lang],
        ],
        rows: [
          ...rows.map(({ told, change, question, title }) => [
            `${question} ${title}`,
            withMargin(change.best, lang),
            // How long a game takes that does not end is not known.
            change.endless > 0 ? '' : withMargin(change.rounds, lang),
            told.result.bySeat.map(({ share }, seat) => `${seatLetter(seat)} ${shareTold(share, lang)}`).join(', '),
            effectOf(change, told, lang),
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
              {differenceTold(change.best.value, lang)} <small>{effectOf(change, told, lang)}</small>
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

const rowOf = (told: Measured, ours: Measured, rulings: Rulebook['rulings'], lang: Lang): Row => {
  const { name, reading } = told.run.ruling!;
  const ruling = rulings.find((one) => one.name === name)!;
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

const effectOf = ({ weight, endless }: Change, { run, result }: Measured, lang: Lang): string => {
  if (endless <= 0) return words.weights[weight][lang];
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
