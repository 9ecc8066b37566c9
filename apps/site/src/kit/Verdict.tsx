import type { Lang, Rulings } from '@portolan/core';
import {
  type AnswerInWords,
  beyondHeadline,
  type Cell,
  type Choice,
  type OpenMark as Mark,
  type OtherReading,
  readingOtherwise,
} from '@portolan/core/answers';
import { marks } from '@portolan/core/words';
import type { ComponentChildren } from 'preact';
import { Opening } from '../questions/Fetched.tsx';
import type { Quoted } from './book.ts';
import { useGame } from './game.ts';
import { Sign } from './marks.tsx';
import { capital, words } from './text.ts';
import { type Confirm, Untold } from './Untold.tsx';

/** A choice that can lead to the field it is about. */
export interface ShownChoice extends Choice {
  readonly go?: () => void;
}

/** An answer as a panel sets it: its words, and what is drawn beside them. */
export interface Answered extends AnswerInWords {
  readonly choices?: { readonly title: string; readonly items: readonly ShownChoice[] };
  /** What the answer shows besides. */
  readonly details?: ComponentChildren;
  /** Nothing is answered: something is asked that was not entered. */
  readonly asks?: true;
  /** As it stands, there is nothing of what is asked. */
  readonly none?: boolean;
}

/** How many clauses are quoted in full where an answer does not say it. */
const QUOTES = 2;

const Quote = ({ clause, lang, base, small }: { clause: Quoted; lang: Lang; base: string; small: boolean }) => (
  <div class={small ? 'quote quote-2' : 'quote'}>
    <a class="no" href={useGame().book.clauseHref(clause.id, lang, base)}>
      {clause.number}
    </a>
    <div>
      <blockquote>{clause.text}</blockquote>
      {clause.mark && <p class="mark">{capital(marks[clause.mark][lang])}</p>}
    </div>
  </div>
);

interface QuotesProps {
  readonly ids: readonly string[];
  readonly full: number;
  readonly readings: Rulings;
  readonly lang: Lang;
  readonly base: string;
}

const Quotes = ({ ids, full, readings, lang, base }: QuotesProps) => {
  const { book, again } = useGame();
  if (!book.whole) return ids.length > 0 ? <Opening lang={lang} again={again} /> : null;
  const clauses = [...new Set(ids)].flatMap((id) => book.quoted(id, lang, readings) ?? []);
  if (clauses.length === 0) return null;
  const more = clauses.slice(full);
  return (
    <section class="quotes">
      {clauses.slice(0, full).map((clause, i) => (
        <Quote key={clause.id} clause={clause} lang={lang} base={base} small={i > 0} />
      ))}
      {more.length > 0 && (
        <details class="quotes-more">
          <summary>
            {words.seeAlso[lang]} <span class="num">{more.map((clause) => clause.number).join(', ')}</span>
          </summary>
          {more.map((clause) => (
            <Quote key={clause.id} clause={clause} lang={lang} base={base} small />
          ))}
        </details>
      )}
    </section>
  );
};

const Choices = ({ lang, title, items }: NonNullable<Answered['choices']> & { lang: Lang }) => (
  <section>
    <h3>{title}</h3>
    <ul class="opts">
      {items.map((item) => (
        <li key={item.text}>
          <Sign state={item.state} />
          <span>{item.text}</span>
          {item.result && <span class="res">{item.result}</span>}
          {item.go && (
            <button type="button" class="btn btn-q" onClick={item.go}>
              {words.showWhere[lang]}
            </button>
          )}
        </li>
      ))}
    </ul>
  </section>
);

const Changed = ({ lang }: { lang: Lang }) => (
  <span class="sr">
    {words.changed[lang]}
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

/** The same answer under another reading. */
type ReadingCells = Pick<OtherReading, 'question' | 'title' | 'cells'>;

const Across = ({ chosen, others, lang }: ReadingsProps) => (
  <table class="read">
    <thead>
      <tr>
        <td />
        <th scope="col">{words.chosenReading[lang]}</th>
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

interface DownProps {
  readonly cells: readonly Cell[];
  readonly chosen: readonly Cell[];
  readonly diff: boolean;
  readonly lang: Lang;
}

/** One answer per reading reads better downwards, on a phone above all. */
const Down = ({ chosen, others, lang }: ReadingsProps) => (
  <table class="read read-down">
    <tbody>
      {[{ question: '', title: words.chosenReading[lang], cells: chosen }, ...others].map((reading, i) => {
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

interface ReadingsProps {
  readonly lang: Lang;
  readonly chosen: readonly Cell[];
  readonly others: readonly ReadingCells[];
}

const Readings = (props: ReadingsProps) => (
  <section>
    <h3>{words.otherReadings[props.lang]}</h3>
    {props.chosen.length > 1 && props.others.length < 3 ? <Across {...props} /> : <Down {...props} />}
  </section>
);

/** The mark of an open point: by whose reading it is told, and what other tables say. */
export const OpenMark = ({ open }: { open: Mark }) => (
  <p class="open-mark">
    <Sign state="depends" />
    <span>
      <b>{open.by}</b> {open.others}
    </span>
  </p>
);

interface VerdictProps {
  readonly lang: Lang;
  readonly base: string;
  readonly answered: Answered;
  /** The readings in use at the table, which clauses are quoted by; those not named stand at their default. */
  readonly inUse?: Rulings;
  /** Readings that change the answer, if any; `chosen` is the answer as the table reads the rules. */
  readonly readings?: { readonly chosen: readonly Cell[]; readonly others: readonly ReadingCells[] } | undefined;
  /** Says of a fact that nobody has told that it is so. */
  readonly confirm?: Confirm | undefined;
  /** Says of such a fact that it is otherwise. */
  readonly tell?: ((path: string, value: unknown) => void) | undefined;
  /** The ways to send it. */
  readonly send?: ComponentChildren;
}

/** Where the clauses of an answer stand. */
const MORE = 'why';

/** The answer: its sign, the answer as a sentence, one line of why, and what other tables say. */
const AnswerHead = ({ lang, answered, confirm }: Pick<VerdictProps, 'lang' | 'answered' | 'confirm'>) => {
  const why = beyondHeadline(answered);
  const asked = answered.asks ? answered.unsaid?.[0] : undefined;
  const toField = answered.state === 'open' ? answered.choices?.items.find((item) => item.go)?.go : undefined;
  return (
    <header class="leads">
      <Sign state={answered.state} asks={answered.asks} />
      <div role="status">
        <p class="word">{answered.headline}</p>
        {why !== '' && <p class="why">{why}</p>}
        {answered.open && <OpenMark open={answered.open} />}
      </div>
      {confirm && asked && (
        <button type="button" class="btn btn-q go" onClick={() => confirm(asked.at)}>
          {(answered.none ? words.thereIsNone : words.isSo)[lang]}
        </button>
      )}
      {toField && (
        <button type="button" class="btn btn-q go" onClick={toField}>
          {words.showWhere[lang]}
        </button>
      )}
      {answered.clauses.length > 0 && (
        <button
          type="button"
          class="btn btn-q go"
          onClick={() => {
            const more = document.getElementById(MORE);
            more?.scrollIntoView({ block: 'start' });
            more?.focus({ preventScroll: true });
          }}
        >
          {words.why[lang]}
        </button>
      )}
    </header>
  );
};

/** What an answer rests on: the clauses, what would be legal or follows, the other readings. */
const Grounds = ({ lang, base, answered, inUse = {}, readings, confirm, tell }: Omit<VerdictProps, 'send'>) => {
  const { book } = useGame();
  // Other readings are named by the rulebook.
  const others = readings && book.whole ? readingOtherwise(readings.chosen, readings.others) : [];
  return (
    <>
      {answered.unsaid && <Untold lang={lang} unsaid={answered.unsaid} confirm={confirm} tell={tell} />}
      <Quotes ids={answered.clauses} full={answered.quoted ?? QUOTES} readings={inUse} lang={lang} base={base} />
      {answered.details}
      {answered.choices && answered.choices.items.length > 0 && <Choices lang={lang} {...answered.choices} />}
      {readings && others.length > 0 && <Readings lang={lang} chosen={readings.chosen} others={others} />}
    </>
  );
};

/** An answer by itself, above the board; what it rests on stands in `ClauseCard`. */
export const AnswerBox = ({ lang, answered, confirm }: Pick<VerdictProps, 'lang' | 'answered' | 'confirm'>) => (
  <section
    class={`verdict answer-box v-${answered.state}${answered.asks ? ' v-asks' : ''}`}
    id="verdict"
    tabIndex={-1}
    aria-label={words.verdict[lang]}
  >
    <AnswerHead lang={lang} answered={answered} confirm={confirm} />
  </section>
);

/** What an answer rests on, in a card of its own. */
export const ClauseCard = ({ send, ...props }: VerdictProps) => (
  <article class="verdict clause-card" id={MORE} tabIndex={-1} aria-label={words.grounds[props.lang]}>
    <Grounds {...props} />
    {send}
  </article>
);
