import type { Json } from '../stores/table.ts';

/** A move that no place stands for, by its name. */
export type Offer = readonly [name: string, action: Json];

/** Buttons for what is done without touching the board. */
export const Unplaced = ({
  all,
  propose,
}: {
  readonly all: readonly Offer[];
  readonly propose: (action: Json) => void;
}) =>
  all.length === 0 ? null : (
    <p class="lesson-unplaced">
      {all.map(([name, action]) => (
        <button key={name} type="button" class="btn" onClick={() => propose(action)}>
          {name}
        </button>
      ))}
    </p>
  );
