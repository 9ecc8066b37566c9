import type { Lang } from '@portolan/core';
import { type Noun, number, percent } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, ShareStrip, Strip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import type { Run } from './runs.ts';
import { acrossOf, at, WIDTH } from './scale.ts';
import { amount, intervalTold, type Measured, mostTold, roundsTold, shareTold, unitTold } from './told.ts';
import type { Result } from './trimmed.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 24;

/** Shares that the scale names. */
const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** What it makes of a game who plays it. */
export const Players = ({
  lang,
  game,
  sensible,
  random,
  mixed,
  strong,
  unit,
  round,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly sensible: Measured;
  readonly random: Measured;
  readonly mixed: Measured;
  /** One that searches among sensible ones, where it was played. */
  readonly strong?: Measured | undefined;
  readonly unit: Noun;
  readonly round: Noun;
}) => {
  const { seats } = mixed.run;
  const winners = fill(words.winnersPoints[lang], { unit: unitTold(unit, lang) });
  const x = acrossOf([0, 1]);
  const share = mixed.result.byPlayer.sensible!.share;
  const tables: readonly (readonly [name: string, told: Measured])[] = [
    ...(strong ? [[words.oneStrong[lang], strong] as const] : []),
    [words.allSensible[lang], sensible],
    [words.oneSensible[lang], mixed],
    [words.allRandom[lang], random],
  ];
  const most = Math.max(...tables.map(([, { result }]) => result.best.mean));
  const runs = tables.map(([, { run }]) => run);
  const games = runs.reduce((sum, run) => sum + run.games, 0);
  return (
    <Plot
      lang={lang}
      game={game}
      id="players"
      title={fill((strong ? words.playersBoth : words.playersTitle)[lang], {
        share: percent(share.value, lang),
        strong: strong ? percent(strongest(strong).value, lang) : '',
      })}
      say={[
        fill(words.playersSay[lang], { n: number(seats - 1, lang) }),
        ...(strong ? [strongSaid(strong, lang)] : []),
        words.playersThen[lang],
      ].join(' ')}
      made={[fill(words.played[lang], { n: number(games, lang) }), words.whiskers[lang]].join(' · ')}
      runs={runs}
      figures={{
        head: [
          words.who[lang],
          winners,
          words.most[lang],
          roundsTold(round, lang),
          words.share[lang],
          words.interval[lang],
        ],
        rows: tables.map(([name, { run, result }]) => [
          name,
          amount(result.best.mean, lang),
          mostTold(result.best, lang),
          amount(result.rounds.mean, lang),
          ...firstShare(run, result, lang),
        ]),
      }}
    >
      {strong && <Head lang={lang} name={words.oneSensible[lang]} run={mixed.run} />}
      <Contest lang={lang} told={mixed} names={mixedNames} x={x} />
      {strong && (
        <>
          <Head lang={lang} name={words.oneStrong[lang]} run={strong.run} />
          <Contest lang={lang} told={strong} names={strongNames(strong)} x={x} />
        </>
      )}
      <div class="plot-axis">
        <Axis x={x} ticks={shares} label={(tick) => percent(tick, lang, 0)} />
      </div>
      <h3>{winners}</h3>
      <ul class="plot-bars">
        {tables.map(([name, { result }], i) => (
          <li>
            <span class="l">{name}</span>
            <span class="v">{amount(result.best.mean, lang)}</span>
            <Strip height={14}>
              <rect
                class={`b${Math.max(1, 3 - i)}`}
                x="0.5"
                y="0.5"
                width={at(Math.max(2, ((WIDTH - 1) * result.best.mean) / most))}
                height="13"
              />
            </Strip>
          </li>
        ))}
      </ul>
    </Plot>
  );
};

type Names = readonly (readonly [player: string, name: 'sensible' | 'random' | 'strong'])[];

const mixedNames: Names = [
  ['sensible', 'sensible'],
  ['random', 'random'],
];

/** The player of the first seat searches, by whatever budget its name says. */
const strongNames = ({ run }: Measured): Names => [
  [firstOf(run), 'strong'],
  ['sensible', 'sensible'],
];

/** Who plays, and in how many games: a search is played in fewer. */
const Head = ({ lang, name, run }: { readonly lang: Lang; readonly name: string; readonly run: Run }) => (
  <h3>
    {name}
    <span class="v">{fill(words.played[lang], { n: number(run.games, lang) })}</span>
  </h3>
);

/** What the one that searches wins. */
const strongest = ({ run, result }: Measured) => result.byPlayer[firstOf(run)]!.share;

/** How far the one that searches looks, as the name of its way to play says: `search:64`. */
const strongSaid = ({ run }: Measured, lang: Lang): string =>
  fill(words.strongSay[lang], { games: number(Number(firstOf(run).split(':')[1]), lang) });

const firstOf = ({ policy }: Run): string => policy.split(',')[0]!;

/** What the one who plays otherwise than the others wins; nothing where all play alike. */
const firstShare = (run: Run, { byPlayer }: Result, lang: Lang): readonly string[] => {
  if (!run.policy.includes(',')) return ['', ''];
  const { share } = byPlayer[firstOf(run)]!;
  return [shareTold(share, lang), intervalTold(share, lang)];
};

/** One against the others, each in every seat: what share of games each kind wins. */
const Contest = ({
  lang,
  told: { run, result },
  names,
  x,
}: {
  readonly lang: Lang;
  readonly told: Measured;
  readonly names: Names;
  readonly x: (share: number) => number;
}) => (
  <ul class="plot-lines">
    {names.map(([player, name]) => {
      const { share } = result.byPlayer[player]!;
      return (
        <li>
          <span class="l">{words[name][lang]}</span>
          <span class="v">{shareTold(share, lang)}</span>
          <ShareStrip x={x} ticks={shares} share={share} even={1 / run.seats} height={HEIGHT} />
        </li>
      );
    })}
  </ul>
);
