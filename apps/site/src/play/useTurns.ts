import type { Kind } from '@portolan/core';
import { type awaited, doneInPhase, type Sitting } from '@portolan/core/table';
import { useEffect, useState } from 'preact/hooks';
import type { Engine, PlayedGame } from './game.ts';
import type { StatesOf } from './moment.ts';
import { type Machine, useMachine } from './useMachine.ts';

/** How long a watched move stands before the next, in milliseconds. */
const paces = { slow: 1200, quick: 150 } as const;

/** How quickly watched moves follow each other. */
export type Pace = keyof typeof paces;

interface Around {
  readonly game: PlayedGame;
  readonly engine: Engine;
  readonly sitting: Sitting<Kind>;
  readonly at: StatesOf;
  readonly state: unknown;
  readonly moment: string;
  readonly who: ReturnType<typeof awaited>;
  /** The machine may go on: not where somebody looks back, nor in a tab that only watches. */
  readonly going: boolean;
  readonly watched: boolean;
  readonly play: (action: Kind) => void;
}

/** The turns of the machine, and how they are watched. */
export interface Turns extends Machine {
  readonly running: boolean;
  readonly run: (on: boolean) => void;
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
}

/** Lets the machine play where it is awaited; watched moves stand a while. */
export const useTurns = ({ game, engine, sitting, at, state, moment, who, going, watched, play }: Around): Turns => {
  const [running, run] = useState(true);
  const [pace, setPace] = useState<Pace>('slow');
  const due = who.kind === 'machine' && going && running;
  const [ready, setReady] = useState<string>();
  const wait = watched ? paces[pace] : 0;
  useEffect(() => {
    if (!due || wait === 0) return undefined;
    const timer = setTimeout(() => setReady(moment), wait);
    return () => clearTimeout(timer);
  }, [due, moment, wait]);
  const machine = useMachine(
    game.startWorker,
    due && (wait === 0 || ready === moment) ? moment : undefined,
    () => {
      if (who.kind !== 'machine') throw new Error('the machine is not awaited');
      const { seat, policy, random } = who;
      const already = doneInPhase(engine, sitting, (number) => at(sitting, number).state, seat);
      return { seen: engine.view(state, seat), seat, policy, random, already };
    },
    (json) => {
      const read = engine.parseAction(json, state);
      if (!read.ok || !engine.check(state, read.value).legal) return false;
      play(read.value as Kind);
      return true;
    },
  );
  return { ...machine, running, run, pace, setPace };
};
