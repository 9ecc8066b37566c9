import type { Lang } from '@portolan/core';
import type { Unsaid } from '@portolan/core/answers';
import { Sign } from './marks.tsx';
import { both, fill } from './text.ts';

/** What is said of facts that nobody has told. */
export const untoldWords = {
  untold: both('Si… : ce qui n’a pas été dit', 'If…: what has not been told'),
  else: both('sinon\u00a0: {otherwise}', 'else: {otherwise}'),
  isSo: both('C’est bien ça', 'That is so'),
  thereIsNone: both('Il n’y en a pas', 'There is none'),
  nothingMore: both('Rien d’autre', 'Nothing more'),
  allSo: both('Tout cela est exact', 'All of that is so'),
  ratherSo: both('Plutôt {name}', 'Rather {name}'),
} as const;

/** Says of facts that nobody has told that they are as they stand there. */
export type Confirm = (...paths: readonly string[]) => void;

interface Props {
  readonly lang: Lang;
  readonly unsaid: readonly Unsaid[];
  /** Says of facts that nobody has told that they are so. */
  readonly confirm?: Confirm | undefined;
  /** Says of such a fact that it is otherwise. */
  readonly tell?: ((path: string, value: unknown) => void) | undefined;
}

/** The facts that nobody has told and on which the answer hangs, each to be said with a touch, so or otherwise. */
export const Untold = ({ lang, unsaid, confirm, tell }: Props) => (
  <section>
    <h3>{untoldWords.untold[lang]}</h3>
    {confirm && unsaid.length > 1 && (
      <button type="button" class="btn btn-q all-so" onClick={() => confirm(...unsaid.map(({ at }) => at))}>
        {untoldWords.allSo[lang]}
      </button>
    )}
    <ul class="opts">
      {unsaid.map(({ at, text, otherwise, others }) => (
        <li key={at}>
          <Sign state="depends" />
          <span>{text}</span>
          <span class="res">{fill(untoldWords.else[lang], { otherwise })}</span>
          <div class="untold-says">
            {confirm && (
              <button type="button" class="btn" onClick={() => confirm(at)}>
                {untoldWords.isSo[lang]}
              </button>
            )}
            {tell &&
              others.map(({ value, name }) => (
                <button key={name} type="button" class="btn" onClick={() => tell(at, value)}>
                  {fill(untoldWords.ratherSo[lang], { name })}
                </button>
              ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
