import { SeatToken, seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { type Noun, number, percent } from '@portolan/core/words';
import { fill } from '../kit/text.ts';
import { Axis, ShareStrip } from './marks.tsx';
import { Plot } from './Plot.tsx';
import { acrossOf, NARROW } from './scale.ts';
import { amount, atTable, intervalTold, type Measured, madeOf, mostTold, shareTold, unitTold } from './told.ts';
import { numbersWords as words } from './words.ts';

const HEIGHT = 22;

/** Who wins, by seat and by how many play. */
export const Seats = ({
  lang,
  game,
  told,
  unit,
}: {
  readonly lang: Lang;
  readonly game: string;
  readonly told: readonly Measured[];
  readonly unit: Noun;
}) => {
  const shares = told.flatMap(({ result }) => result.bySeat.map(({ share }) => share));
  const x = acrossOf(
    shares.flatMap(({ low, high }) => [low, high]),
    NARROW,
  );
  const ticks = x.ticks(4);
  const runs = told.map(({ run }) => run);
  return (
    <Plot
      lang={lang}
      game={game}
      id="seats"
      title={titleOf(told, lang)}
      say={fill(words.seatsSay[lang], { a: 'A' })}
      made={madeOf(runs, lang)}
      runs={runs}
      figures={{
        head: [words.seat[lang], words.share[lang], words.interval[lang], unitTold(unit, lang), words.most[lang]],
        rows: told.flatMap(({ run, result }) =>
          result.bySeat.map(({ share, points }, seat) => [
            `${seatLetter(seat)} (${atTable(run.seats, lang)})`,
            shareTold(share, lang),
            intervalTold(share, lang),
            amount(points.mean, lang),
            mostTold(points, lang),
          ]),
        ),
      }}
    >
      {told.map(({ run, result }) => (
        <section>
          <h3>{atTable(run.seats, lang)}</h3>
          <ul class="plot-seats">
            {result.bySeat.map(({ share }, seat) => (
              <li>
                <SeatToken seat={seat} lang={lang} size={22} />
                <span class="v">{shareTold(share, lang)}</span>
                <ShareStrip x={x} ticks={ticks} share={share} even={1 / run.seats} height={HEIGHT} width={NARROW} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div class="plot-seats plot-axis">
        <Axis width={NARROW} x={x} ticks={ticks} label={(tick) => percent(tick, lang, 0)} />
      </div>
    </Plot>
  );
};

/** Whether a seat stands out: what the heading says. */
const titleOf = (told: readonly Measured[], lang: Lang): string => {
  const apart = told
    .flatMap(({ run, result }) =>
      result.bySeat.map(({ share }, seat) => ({ n: run.seats, seat, share, beyond: share.low - 1 / run.seats })),
    )
    .filter(({ beyond }) => beyond > 0.02)
    .sort((a, b) => b.beyond - a.beyond)[0];
  if (!apart) return words.seatsEven[lang];
  const { n, seat, share } = apart;
  return fill(words.seatsUneven[lang], {
    n: number(n, lang),
    seat: seatLetter(seat),
    share: percent(share.value, lang, 0),
  });
};
