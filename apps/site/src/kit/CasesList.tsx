import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import type { Case } from '../stores/cases.ts';
import { Folded } from './Folded.tsx';
import { both, capital } from './text.ts';

const words = {
  last: both('Mes derniers cas', 'My last cases'),
  back: both('Revenir à l’exemple', 'Back to the example'),
} as const;

const timeOf = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at);

/** The last cases of a question, and what to do with them. */
export interface CasesProps {
  readonly lang: Lang;
  readonly cases: readonly Case[];
  /**
   * What was answered, by which a case is known again; undefined for one that can no longer be read. It takes as long as
   * the question itself: each case is asked once, as long as this stays the same.
   */
  readonly named: (input: Case['input']) => string | undefined;
  readonly take: (one: Case) => void;
  /** Brings the example back; undefined while it stands there. */
  readonly example: (() => void) | undefined;
}

/** The last cases of a question by what was answered, and the way back to the example; each can be taken back. */
const CasesList = ({ lang, cases, named, take, example }: CasesProps) => {
  const names = useMemo(() => new WeakMap<Case, string | undefined>(), [named]);
  const known = cases.flatMap((one) => {
    if (!names.has(one)) names.set(one, named(one.input));
    const name = names.get(one);
    return name === undefined ? [] : [{ one, name }];
  });
  return (
    <>
      {example && (
        <button type="button" class="btn btn-q to-example" onClick={example}>
          {words.back[lang]}
        </button>
      )}
      {known.length > 0 && (
        <Folded title={words.last[lang]} value={String(known.length)} class="last-cases">
          {() => (
            <ul>
              {known.map(({ one, name }) => (
                <li key={one.at}>
                  <button type="button" class="btn btn-q" onClick={() => take(one)}>
                    <span>{capital(name)}</span> <span class="r">{timeOf(one.at, lang)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Folded>
      )}
    </>
  );
};

export default CasesList;
