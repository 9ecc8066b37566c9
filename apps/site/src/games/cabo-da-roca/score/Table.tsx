import { type CountAnswer, lineNames } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { ClauseNumber } from '../../../kit/ClauseNumber.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { capital, say } from '../../../kit/text.ts';

/** The parts of the count in the order of the rulebook. */
const lines = [
  'goal.most-coins',
  'scoring.fish',
  'scoring.fish-under-ship',
  'scoring.fleet',
  'scoring.ports',
  'scoring.treasure',
] as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
  readonly answer: CountAnswer;
  readonly nameOf: (seat: number) => string;
}

const pointsOf = (row: CountAnswer['rows'][number], clause: string): number =>
  row.parts.filter((part) => part.clause === clause).reduce((sum, { points }) => sum + points, 0);

const Head = ({ clause, name, lang, base }: { clause: string; name: string; lang: Lang; base: string }) => (
  <th scope="row">
    {name} <ClauseNumber id={clause} lang={lang} base={base} />
  </th>
);

/** The final count of every player, part by part, each line with its clause. */
export const CountTable = ({ lang, base, answer, nameOf }: Props) => {
  const told = new Set(answer.rows.flatMap(({ parts }) => parts.map(({ clause }) => clause as string)));
  const clauses = lines.filter((clause) => told.has(clause));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrolled by keyboard too
    <section class="scroll" tabIndex={0} aria-label={say(lang, 'Décompte', 'Count')}>
      <table class="sheet">
        <thead>
          <tr>
            <td />
            {answer.rows.map((row) => (
              <th key={row.seat} scope="col" class={row.winner ? 'is-winner' : undefined}>
                <SeatToken seat={row.seat} size={28} /> <span>{nameOf(row.seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clauses.map((clause) => (
            <tr key={clause}>
              <Head clause={clause} name={capital(lineNames[clause]?.[lang] ?? clause)} lang={lang} base={base} />
              {answer.rows.map((row) => (
                <td key={row.seat}>{pointsOf(row, clause)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <Head clause="scoring.winner" name={say(lang, 'Total', 'Total')} lang={lang} base={base} />
            {answer.rows.map((row) => (
              <td key={row.seat} class={row.winner ? 'is-winner' : undefined}>
                {row.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};
