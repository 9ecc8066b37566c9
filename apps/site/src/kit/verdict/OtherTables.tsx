import type { Lang } from '@portolan/core';
import type { Cell, OtherReading } from '@portolan/core/answers';
import { useGame } from '../game.ts';
import { both, words } from '../text.ts';

const texts = {
  otherReadings: both('Et à d’autres tables ?', 'And at other tables?'),
  chosenReading: both('Ici', 'Here'),
  changed: both('changé', 'changed'),
} as const;

/** The same answer under another reading. */
type ReadingCells = Pick<OtherReading, 'question' | 'title' | 'cells'>;

export interface ReadingsProps {
  readonly lang: Lang;
  readonly chosen: readonly Cell[];
  readonly others: readonly ReadingCells[];
}

const Changed = ({ lang }: { lang: Lang }) => (
  <span class="sr">
    {texts.changed[lang]}
    {words.colon[lang]}
  </span>
);

const CellText = ({ cell, diff, lang }: { cell: Cell | undefined; diff: boolean; lang: Lang }) =>
  cell ? (
    <>
      <b>
        {diff && <Changed lang={lang} />}
        {cell.main}
      </b>
      {cell.sub && <span>{cell.sub}</span>}
    </>
  ) : null;

const changedFrom = (cell: Cell | undefined, chosen: Cell | undefined): boolean => cell?.main !== chosen?.main;

const Across = ({ chosen, others, lang }: ReadingsProps) => (
  <table class="read">
    <thead>
      <tr>
        <td />
        <th scope="col">{texts.chosenReading[lang]}</th>
        {others.map((other) => (
          <th key={`${other.question} ${other.title}`} scope="col">
            {other.question && <span class="read-q">{other.question} </span>}
            {other.title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {chosen.map((cell) => (
        <tr key={cell.head}>
          <th scope="row">{cell.head}</th>
          <td>
            <CellText cell={cell} diff={false} lang={lang} />
          </td>
          {others.map((other) => {
            const same = other.cells.find((one) => one.head === cell.head);
            const diff = changedFrom(same, cell);
            return (
              <td key={`${other.question} ${other.title}`} class={diff ? 'diff' : undefined}>
                <CellText cell={same} diff={diff} lang={lang} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

interface DownProps {
  readonly cells: readonly Cell[];
  readonly chosen: readonly Cell[];
  readonly diff: boolean;
  readonly lang: Lang;
}

/** What a reading answers: one thing, or of several those that another reading changes. */
const DownCells = ({ cells, chosen, diff, lang }: DownProps) => {
  if (chosen.length < 2) return <CellText cell={cells[0]} diff={diff} lang={lang} />;
  const changed = cells.filter((cell) =>
    changedFrom(
      chosen.find(({ head }) => head === cell.head),
      cell,
    ),
  );
  const told = diff && changed.length > 0 ? changed : cells;
  return (
    <>
      {told.map((cell) => (
        <div key={cell.head}>
          <span>{cell.head}</span>
          <CellText cell={cell} diff={diff && changed.length > 0} lang={lang} />
        </div>
      ))}
    </>
  );
};

/** One answer per reading reads better downwards, on a phone above all. */
const Down = ({ chosen, others, lang }: ReadingsProps) => (
  <table class="read read-down">
    <tbody>
      {[{ question: '', title: texts.chosenReading[lang], cells: chosen }, ...others].map((reading, i) => {
        const diff = i > 0 && reading.cells.some((cell, c) => changedFrom(chosen[c], cell));
        return (
          <tr key={`${reading.question} ${reading.title}`}>
            <th scope="row">
              {reading.question && <span class="read-q">{reading.question} </span>}
              {reading.title}
            </th>
            <td class={diff ? 'diff' : undefined}>
              <DownCells cells={reading.cells} chosen={chosen} diff={diff} lang={lang} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** The answer under the readings that change it: side by side where there is room, otherwise one below the other. */
const OtherTables = (props: ReadingsProps) =>
  // They are named by the rulebook.
  useGame().book.whole ? (
    <section>
      <h3>{texts.otherReadings[props.lang]}</h3>
      {props.chosen.length > 1 && props.others.length < 3 ? <Across {...props} /> : <Down {...props} />}
    </section>
  ) : null;

export default OtherTables;
