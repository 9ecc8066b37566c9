import type { Lang, Seat } from '@portolan/core';
import { Icon } from '../../../kit/Icon.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { say } from '../../../kit/text.ts';

/** One placement round: who places, in order, and which way it goes. */
export interface PlacementRound {
  readonly order: readonly Seat[];
  readonly clockwise: boolean;
}

const stateOf = (place: number, placed: number | undefined): string | undefined => {
  if (placed === undefined || place > placed) return undefined;
  return place === placed ? 'is-now' : 'is-done';
};

/** The placement rounds as rows of tokens; with `placed`, whose turn it is gets a ring and the past is faint. */
export const Rounds = ({
  lang,
  rounds,
  placed,
}: {
  lang: Lang;
  rounds: readonly PlacementRound[];
  placed?: number;
}) => {
  let place = 0;
  return (
    <ol class="rounds">
      {rounds.map((round, i) => (
        <li key={i}>
          <span class="rounds-n">{say(lang, `Tour ${i + 1}`, `Round ${i + 1}`)}</span>
          <span class="rounds-d">
            <Icon name={round.clockwise ? 'clockwise' : 'counter'} size={24} />
            <span>
              {round.clockwise ? say(lang, 'sens horaire', 'clockwise') : say(lang, 'sens inverse', 'counterclockwise')}
            </span>
          </span>
          <ol class="rounds-o">
            {round.order.map((seat) => {
              const state = stateOf(place++, placed);
              return (
                <li key={seat} class={state} aria-current={state === 'is-now' ? 'step' : undefined}>
                  <SeatToken seat={seat} size={34} lang={lang} />
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
};
