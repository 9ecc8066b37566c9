import type { Lang, Seat } from '@portolan/core';
import { SeatToken } from '../../../kit/marks.tsx';
import { say } from '../../../kit/text.ts';

/** One placement round: who places, in order, and which way it goes. */
export interface PlacementRound {
  readonly order: readonly Seat[];
  readonly clockwise: boolean;
}

const Arrow = ({ clockwise }: { clockwise: boolean }) => (
  <svg class="turn-i" viewBox="0 0 28 28" aria-hidden="true">
    <path
      class="ic"
      d={
        !clockwise
          ? 'M6 14A8 8 0 1 1 9 20.2M9 14.6L5.9 13.8L4.4 16.8'
          : 'M22 14A8 8 0 1 0 19 20.2M19 14.6L22.1 13.8L23.6 16.8'
      }
    />
  </svg>
);

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
            <Arrow clockwise={round.clockwise} />
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
