import { seatLetter } from '@portolan/boards';
import { SeatToken } from '../kit/marks.tsx';
import type { BaseForm } from './editor-game.ts';
import { shared as words } from './shared-words.ts';

interface Props {
  readonly form: BaseForm & { readonly seats: number; readonly phase: string };
  /** How many can play. */
  readonly counts: readonly number[];
  readonly phases: readonly { readonly value: string; readonly label: string }[];
  /** Whose turn it is, where the board has no place that tells it. */
  readonly active?: number;
}

/** How many play, whose turn it is, and where in the turn they are: what a board does not show. */
export const Moment = ({ form: { lang, seats, phase, set }, counts, phases, active }: Props) => (
  <div class="board-keys board-moment">
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame in the frame of the board */}
    <div role="group" aria-label={words.players[lang]}>
      {counts.map((count) => (
        <button key={count} type="button" aria-pressed={count === seats} onClick={() => set('seats', count)}>
          {count}
          <span class="sr"> {words.players[lang].toLowerCase()}</span>
        </button>
      ))}
    </div>
    {active !== undefined && (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame in the frame of the board
      <div role="group" aria-label={words.active[lang]}>
        {Array.from({ length: seats }, (_, seat) => (
          <button
            key={seat}
            type="button"
            aria-label={seatLetter(seat)}
            aria-pressed={seat === active}
            onClick={() => set('active', seat)}
          >
            <SeatToken seat={seat} size={28} />
          </button>
        ))}
      </div>
    )}
    <select aria-label={words.phase[lang]} value={phase} onChange={(event) => set('phase', event.currentTarget.value)}>
      {phases.map(({ value, label }) => (
        <option key={value} value={value} selected={value === phase}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
