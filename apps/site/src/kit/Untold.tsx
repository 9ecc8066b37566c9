import type { Lang } from '@portolan/core';
import type { Unsaid } from '@portolan/core/answers';
import { Sign } from './marks.tsx';
import { fill, words } from './text.ts';

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
    <h3>{words.untold[lang]}</h3>
    {confirm && unsaid.length > 1 && (
      <button type="button" class="btn btn-q all-so" onClick={() => confirm(...unsaid.map(({ at }) => at))}>
        {words.allSo[lang]}
      </button>
    )}
    <ul class="opts">
      {unsaid.map(({ at, text, otherwise, others }) => (
        <li key={at}>
          <Sign state="depends" />
          <span>{text}</span>
          <span class="res">{fill(words.else[lang], { otherwise })}</span>
          <div class="untold-says">
            {confirm && (
              <button type="button" class="btn" onClick={() => confirm(at)}>
                {words.isSo[lang]}
              </button>
            )}
            {tell &&
              others.map(({ value, name }) => (
                <button key={name} type="button" class="btn" onClick={() => tell(at, value)}>
                  {fill(words.ratherSo[lang], { name })}
                </button>
              ))}
          </div>
        </li>
      ))}
    </ul>
  </section>
);
