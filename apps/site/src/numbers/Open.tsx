import { seatLetter } from '@portolan/boards';
import type { Lang, Rulebook } from '@portolan/core';
import { number } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, Grid, Interval, Mean, Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { type Change, changeOf, type Difference, weights } from './readings.ts';
import { acrossOf, at } from './scale.ts';
import { amount, atTable, differenceTold, shareTold, type Told } from './told.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 20;

interface Row {
  readonly told: Told;
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
  endless,
  numbers,
  href,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly ours: Told;
  readonly told: readonly Told[];
  readonly rulings: Rulebook['rulings'];
  /** Ways to play that were not played, as `ruling=reading`. */
  readonly endless: readonly string[];
  readonly numbers: ReadonlyMap<string, string>;
  readonly href: (clause: string) => string;
}) => {
  const rows = namedOnce(told.map((one) => rowOf(one, ours, rulings, lang)).sort(byWeight));
  // Several ways to play one open point stand beside each other: the first bears its name.
  const unplayed = endless.map((id, i) =>
    namedBy(id, endless.slice(0, i).some((one) => isSame(one, id)) ? 1 : 0, rulings, lang),
  );
  const shown = rows.filter(({ change }) => change.weight !== 'same');
  const ends = shown.flatMap(({ change: { best } }) => [best.value - best.margin, best.value + best.margin]);
  const x = acrossOf([0, ...ends]);
  const ticks = x.ticks(5);
  const much = rows.filter(({ change }) => change.weight === 'much').length + unplayed.length;
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
      runs={[ours.run, ...told.slice(0, 1).map(({ run }) => run)]}
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
          ...rows.map(({ told: { result }, change, question, title }) => [
            `${question} ${title}`,
            withMargin(change.best, lang),
            withMargin(change.rounds, lang),
            result.bySeat.map(({ share }, seat) => `${seatLetter(seat)} ${shareTold(share, lang)}`).join(', '),
            effectOf(change, result.games, lang),
          ]),
          ...unplayed.map(({ question, title }) => [`${question} ${title}`, '', '', '', words.notPlayed[lang]]),
        ],
      }}
    >
      <ul class="plot-bars plot-open">
        {shown.map(({ told: { result }, change, question, title, clause, id }) => (
          <li id={id} class={change.weight === 'unseen' ? undefined : 'is-seen'}>
            <span class="l">
              {question} <b>{title}</b>
            </span>
            <a class="no" href={href(clause)}>
              {numbers.get(clause)}
            </a>
            <span class="v">
              {differenceTold(change.best.value, lang)} <small>{effectOf(change, result.games, lang)}</small>
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
        {unplayed.map(({ question, title, clause, id }) => (
          <li id={id} class="is-seen">
            <span class="l">
              {question} <b>{title}</b>
            </span>
            <a class="no" href={href(clause)}>
              {numbers.get(clause)}
            </a>
            <span class="v">
              <small>{words.notPlayed[lang]}</small>
            </span>
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

const rowOf = (told: Told, ours: Told, rulings: Rulebook['rulings'], lang: Lang): Row => {
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

const effectOf = ({ weight, endless }: Change, games: number, lang: Lang): string =>
  endless > 0
    ? fill(words.endless[lang], { n: number(endless, lang), all: number(games, lang) })
    : words.weights[weight][lang];

/** The question and the way to play that an id names, `ruling=reading`, and whether the rulebook leads there. */
const namedBy = (id: string, i: number, rulings: Rulebook['rulings'], lang: Lang) => {
  const [name = '', reading] = id.split('=');
  const ruling = rulings.find((one) => one.name === name)!;
  const title = ruling.readings.find((one) => one.name === reading)!.title[lang];
  return { question: ruling.question[lang], title, clause: `ruling.${name}`, id: i === 0 ? name : undefined };
};

const isSame = (one: string, other: string): boolean => one.split('=')[0] === other.split('=')[0];
