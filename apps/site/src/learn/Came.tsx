import type { Lang } from '@portolan/core';
import { type AnyLessonStep, clausesOf } from '@portolan/core/lessons';
import { ClauseLink } from '../example/ClauseLink.tsx';
import type { AnyKit } from '../example/game-kit.ts';
import { Sign } from '../kit/marks.tsx';
import type { Tried } from './course.ts';
import { learnWords as words } from './words.ts';

interface Props {
  readonly kit: AnyKit;
  readonly lang: Lang;
  readonly step: AnyLessonStep;
  /** The clauses that the lesson teaches: they are named first. */
  readonly teaches: readonly string[];
  readonly tried: Tried;
  readonly again: () => void;
  readonly show: () => void;
}

/** How many sentences tell what happened, and how many clauses are named: the rest stands below the board. */
const MOST = 3;

const NotYet = () => (
  <svg class="sign" viewBox="0 0 32 32" aria-hidden="true">
    <circle class="sg sg-asks" cx="16" cy="16" r="14.2" />
    <path class="sg-ask" d="M20.5 20.5H17.5A4 4 0 0 0 17.5 12.5H11M13.6 9.6L10.6 12.5L13.6 15.4" />
  </svg>
);

const taughtFirst = (clauses: readonly string[], teaches: readonly string[]): readonly string[] => {
  const taught = clauses.filter((clause) => teaches.includes(clause));
  return [...taught, ...clauses.filter((clause) => !teaches.includes(clause))].slice(0, MOST + 1);
};

const Clauses = ({ kit, lang, ids }: { kit: AnyKit; lang: Lang; ids: readonly string[] }) => (
  <p class="came-rules">
    {ids.map((id) => (
      <ClauseLink key={id} id={id} book={kit.book} lang={lang} short />
    ))}
  </p>
);

const Sentences = ({ kit, lang, tried, teaches }: Pick<Props, 'kit' | 'lang' | 'tried' | 'teaches'>) => {
  if (tried.kind === 'refused') return null;
  const taught = tried.events.filter(({ clause }) => teaches.includes(clause));
  const told = (taught.length > 0 ? taught : tried.events).slice(0, MOST);
  return told.length > 0 ? <p>{told.map((event) => kit.rules.event(event, lang)).join(' ')}</p> : null;
};

const Refused = ({ kit, lang, tried }: Pick<Props, 'kit' | 'lang' | 'tried'>) => {
  if (tried.kind !== 'refused') return null;
  return (
    <>
      {tried.verdict.violations.map((violation) => (
        <p key={`${violation.clause} ${violation.reason}`}>
          {kit.rules.violation(violation, lang)} <ClauseLink id={violation.clause} book={kit.book} lang={lang} short />
        </p>
      ))}
    </>
  );
};

const heads = {
  refused: words.notAllowed,
  missed: words.notYet,
  onward: words.onward,
} as const;

/** What came of a move: it stands where sentence and task stood. */
export const Came = ({ kit, lang, step, teaches, tried, again, show }: Props) => {
  const { kind } = tried;
  const over = kind === 'reached' || kind === 'onward';
  return (
    <div class={`came came-${kind}`}>
      {kind === 'missed' || kind === 'onward' ? <NotYet /> : <Sign state={kind === 'reached' ? 'legal' : 'illegal'} />}
      <div role="status">
        <h3>{(kind === 'reached' ? step.done : heads[kind])[lang]}</h3>
        {kind === 'refused' && <Refused kit={kit} lang={lang} tried={tried} />}
        {kind === 'missed' && <p>{(step.missed ?? words.notAsked)[lang]}</p>}
        {kind === 'onward' && <p>{step.task[lang]}</p>}
        {over && <Sentences kit={kit} lang={lang} tried={tried} teaches={teaches} />}
        {kind !== 'refused' && <Clauses kit={kit} lang={lang} ids={taughtFirst(clausesOf(tried), teaches)} />}
      </div>
      {!over && (
        <p class="came-go">
          <button type="button" class="btn btn-q" onClick={again}>
            {words.again[lang]}
          </button>{' '}
          <button type="button" class="btn btn-q" onClick={show}>
            {words.show[lang]}
          </button>
        </p>
      )}
    </div>
  );
};
