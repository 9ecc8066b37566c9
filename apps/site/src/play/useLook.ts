import { useMemo, useState } from 'preact/hooks';
import type { Engine } from './game.ts';
import type { Way } from './kept.ts';
import { hidesHands } from './moment.ts';

interface Around {
  readonly engine: Engine;
  readonly state: unknown;
  readonly way: Way;
  /** Hands are no longer covered. */
  readonly open: boolean;
  readonly over: boolean;
  /** The seats of persons. */
  readonly persons: readonly number[];
  /** The persons who may act. */
  readonly awaiting: readonly number[];
  /** The machine has a hand that persons must not see, at a real table too. */
  readonly machine: boolean;
}

/** Who looks at the table, and what is seen of it. */
export interface Look {
  /** Who acts: of several the one that was chosen. */
  readonly acting: number | undefined;
  readonly choose: (seat: number) => void;
  /** The device is to be passed on first. */
  readonly covered: boolean;
  readonly uncover: (seat: number) => void;
  /** Whose eyes the table is seen with; null: nobody’s in particular, undefined: everything may be seen. */
  readonly viewer: number | null | undefined;
  /** Whose hand lies in front; undefined where nobody looks in particular. */
  readonly front: number | undefined;
  /** The table as it is seen. */
  readonly seen: unknown;
}

/** Nothing is covered where one person plays alone, where all is watched, and beside the real table. */
export const useLook = ({ engine, state, way, open, over, persons, awaiting, machine }: Around): Look => {
  const [shownTo, showTo] = useState<number | undefined>(persons.length === 1 ? persons[0] : undefined);
  const [picked, choose] = useState<number>();
  const acting = awaiting.find((seat) => seat === picked) ?? awaiting.find((seat) => seat === shownTo) ?? awaiting[0];
  const covers = way === 'here' && !open && !over;
  const hidden = useMemo(
    () => covers && persons.length > 1 && hidesHands(engine, state, persons),
    [covers, engine, state, persons],
  );
  const covered = hidden && acting !== undefined && acting !== shownTo;
  const beside = way === 'real' && machine && !over ? (acting ?? persons[0] ?? null) : undefined;
  const viewer = covers ? (shownTo ?? null) : beside;
  const looking = viewer === undefined && open ? acting : viewer;
  const seen = useMemo(() => (looking === undefined ? state : engine.view(state, looking)), [engine, state, looking]);
  return { acting, choose, covered, uncover: showTo, viewer, front: looking ?? undefined, seen };
};
