import type { Lang, Rulings } from '@portolan/core';
import { beyondHeadline, type OpenMark as Mark } from '@portolan/core/answers';
import type { ComponentChildren } from 'preact';
import { Sign } from '../marks.tsx';
import { both, words } from '../text.ts';
import { type Confirm, Untold } from '../Untold.tsx';
import { type Answered, wayOf } from './answered.ts';
import type { ReadingsProps } from './OtherTables.tsx';
import { Quotes } from './Quotes.tsx';
import { Readings } from './Readings.tsx';

const texts = {
  why: both('Pourquoi ?', 'Why?'),
  verdict: both('Réponse', 'Answer'),
  grounds: both('Pourquoi', 'Why'),
} as const;

/** How many clauses are quoted in full where an answer does not say it. */
const QUOTES = 2;

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
  readonly readings?: Omit<ReadingsProps, 'lang'> | undefined;
  /** Says of a fact that nobody has told that it is so. */
  readonly confirm?: Confirm | undefined;
  /** Says of such a fact that it is otherwise. */
  readonly tell?: ((path: string, value: unknown) => void) | undefined;
  /** The ways to send it. */
  readonly send?: ComponentChildren;
}

/** Where the clauses of an answer stand. */
const MORE = 'why';

/** Whether a phone, which shows two lines of the sentence and two of the mark, may cut either short: both are told whole with the clauses. */
const isCut = ({ clauses, asks, open, ...answered }: Answered): boolean =>
  clauses.length > 0 &&
  !asks &&
  (beyondHeadline(answered).length > 72 || (open ? open.by.length + open.others.length : 0) > 90);

/** The answer: its sign, the answer as a sentence, one line of why, and what other tables say. */
const AnswerHead = ({ lang, answered, confirm }: Pick<VerdictProps, 'lang' | 'answered' | 'confirm'>) => {
  const why = beyondHeadline(answered);
  const asked = answered.asks ? answered.unsaid?.[0] : undefined;
  const toField = wayOf(answered);
  return (
    <header class={isCut(answered) ? 'leads is-cut' : 'leads'}>
      <Sign state={answered.state} asks={answered.asks} />
      <div role="status">
        <p class="word">{answered.headline}</p>
        {why !== '' && <p class="why">{why}</p>}
        {answered.open && <OpenMark open={answered.open} />}
      </div>
      {confirm && asked && (
        <button
          type="button"
          class="btn btn-q go"
          onClick={() => {
            confirm(asked.at);
            // It goes as it is pressed: who is led by the focus stays at the answer.
            document.getElementById('verdict')?.focus({ preventScroll: true });
          }}
        >
          {answered.so}
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
          {texts.why[lang]}
        </button>
      )}
    </header>
  );
};

/** What an answer rests on: the clauses, what would be legal or follows, the other readings. */
const Grounds = ({ lang, base, answered, inUse = {}, readings, confirm, tell }: Omit<VerdictProps, 'send'>) => (
  <>
    {isCut(answered) && (
      <div class="why-whole">
        <p>{beyondHeadline(answered)}</p>
        {answered.open && <OpenMark open={answered.open} />}
      </div>
    )}
    {answered.unsaid && <Untold lang={lang} unsaid={answered.unsaid} confirm={confirm} tell={tell} />}
    <Quotes ids={answered.clauses} full={answered.quoted ?? QUOTES} readings={inUse} lang={lang} base={base} />
    {answered.details}
    {answered.choices && answered.choices.items.length > 0 && <Choices lang={lang} {...answered.choices} />}
    {readings && <Readings lang={lang} {...readings} />}
  </>
);

/** An answer by itself, above the board; what it rests on stands in `ClauseCard`. */
export const AnswerBox = ({ lang, answered, confirm }: Pick<VerdictProps, 'lang' | 'answered' | 'confirm'>) => (
  <section
    class={`verdict answer-box v-${answered.state}${answered.asks ? ' v-asks' : ''}`}
    id="verdict"
    tabIndex={-1}
    aria-label={texts.verdict[lang]}
  >
    <AnswerHead lang={lang} answered={answered} confirm={confirm} />
  </section>
);

/** What an answer rests on, in a card of its own. */
export const ClauseCard = ({ send, ...props }: VerdictProps) => (
  <article class="verdict clause-card" id={MORE} tabIndex={-1} aria-label={texts.grounds[props.lang]}>
    <Grounds {...props} />
    {send}
  </article>
);
