import type { Lang } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import type { Next } from './plan.ts';

interface Props {
  readonly lang: Lang;
  /** What is to be touched next; undefined where an answer says more. */
  readonly ask: string | undefined;
  readonly choices: Next['choices'];
  readonly choose: (id: string) => void;
  /** What came of the last touches. */
  readonly children: ComponentChildren;
}

/** What lies at hand, on the dock of a phone: what is asked, the choices that no place of the board shows, and the answer to what was touched. */
export const Hand = ({ lang, ask, choices, choose, children }: Props) =>
  ask === undefined && choices.length === 0 && !children ? null : (
    <div class={choices.length === 0 && !children ? 'play-hand is-bare' : 'play-hand'}>
      {(ask !== undefined || choices.length > 0) && (
        <div class="play-offer">
          {ask !== undefined && <p>{ask}</p>}
          {choices.length > 0 && (
            <div class="play-choices" data-choices>
              {choices.map(({ id, name }) => (
                <button key={id} type="button" class="btn" onClick={() => choose(id)}>
                  {name[lang]}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
      {children}
    </div>
  );
