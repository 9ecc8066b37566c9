import type { WinnerAnswer } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { ClauseNumber } from '../../../kit/ClauseNumber.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { say } from '../../../kit/text.ts';

const heads = (lang: Lang): Readonly<Record<string, string>> => ({
  'score.shipments': say(lang, 'Cargaisons', 'Shipment cards'),
  'score.harbors': say(lang, 'Cartes Port', 'Harbor cards'),
  'score.missions': 'Missions',
  'score.total': say(lang, 'Total', 'Total'),
  'pirates.penalty': say(lang, 'Bateau pirate', 'Pirate ship'),
});

/** The clauses of the parts of a score, in order; the pirates only where somebody has the ship. */
const linesOf = (answer: WinnerAnswer): readonly string[] =>
  ['score.shipments', 'score.harbors', 'score.missions', 'pirates.penalty'].filter(
    (clause) => clause !== 'pirates.penalty' || answer.rows.some((row) => pointsOf(row, clause) !== 0),
  );

const pointsOf = (row: WinnerAnswer['rows'][number], clause: string): number =>
  row.parts.find((part) => part.clause === clause)?.points ?? 0;

const Head = ({ clause, lang, base }: { clause: string; lang: Lang; base: string }) => (
  <th scope="row">
    {heads(lang)[clause]} <ClauseNumber id={clause} lang={lang} base={base} />
  </th>
);

/** The count of every player, point by point, each line with its clause. */
export const ScoreTable = ({
  lang,
  base,
  answer,
  nameOf,
}: {
  lang: Lang;
  base: string;
  answer: WinnerAnswer;
  nameOf: (seat: number) => string;
}) => (
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
        {linesOf(answer).map((clause) => (
          <tr key={clause}>
            <Head clause={clause} lang={lang} base={base} />
            {answer.rows.map((row) => (
              <td key={row.seat}>{String(pointsOf(row, clause)).replace('-', '−')}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Head clause="score.total" lang={lang} base={base} />
          {answer.rows.map((row) => (
            <td key={row.seat} class={row.winner ? 'is-winner' : undefined}>
              {row.total}
            </td>
          ))}
        </tr>
        {answer.tied.length > 1 && (
          <tr>
            <th scope="row">
              {say(lang, 'départage : Missions', 'tie-break: Missions')}{' '}
              <ClauseNumber id="score.tie" lang={lang} base={base} />
            </th>
            {answer.rows.map((row) => (
              <td key={row.seat}>{answer.tied.includes(row.seat) ? row.tiles : ''}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  </section>
);
