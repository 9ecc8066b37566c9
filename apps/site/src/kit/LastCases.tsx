import type { Lang } from '@portolan/core';
import type { Case } from '../stores/cases.ts';
import { Folded } from './Folded.tsx';
import { both, capital } from './text.ts';

const words = {
  last: both('Mes derniers cas', 'My last cases'),
  back: both('Revenir à l’exemple', 'Back to the example'),
} as const;

const timeOf = (at: number, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at);

interface Props {
  readonly lang: Lang;
  readonly cases: readonly Case[];
  /** What was answered, by which a case is known again; undefined for one that can no longer be read. */
  readonly named: (input: Case['input']) => string | undefined;
  readonly take: (one: Case) => void;
  /** Brings the example back; undefined while it stands there. */
  readonly example: (() => void) | undefined;
}

/** The last cases of a question by what was answered, and the way back to the example; each can be taken back. */
export const LastCases = ({ lang, cases, named, take, example }: Props) => {
  const known = cases.flatMap((one) => {
    const name = named(one.input);
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
