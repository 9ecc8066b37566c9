import type { Kind } from '@portolan/core';
import { type awaited, depthOf, doneInPhase, type Sitting } from '@portolan/core/table';
import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** Somebody has moved already. */
  readonly begun: boolean;
  /** On to the next move that was played before, where somebody who watches looked back. */
  readonly onward: (() => void) | undefined;
  readonly play: (action: Kind) => void;
}

/** The turns of the machine, and how they are watched. */
export interface Turns extends Machine {
  /** The machine is awaited and does not play: where somebody looks back, or has it stand. */
  readonly stands: boolean;
  readonly running: boolean;
  readonly run: (on: boolean) => void;
  readonly pace: Pace;
  readonly setPace: (pace: Pace) => void;
}

/** Lets the machine play where it is awaited; watched moves stand a while. */
export const useTurns = (around: Around): Turns => {
  const { game, engine, sitting, at, state, moment, who, going, watched, begun, onward, play } = around;
  // A watched game that is opened again stands where it was left, until it is told to go on.
  const [running, run] = useState(!watched || !begun);
  const [pace, setPace] = useState<Pace>('slow');
  // Who looks back has the game stand, until it is told to go on.
  const depth = depthOf(sitting);
  const before = useRef(depth);
  useEffect(() => {
    if (watched && depth < before.current) run(false);
    before.current = depth;
  }, [watched, depth]);
  const isOnward = running && onward !== undefined;
  const onwards = useRef(onward);
  onwards.current = onward;
  useEffect(() => {
    if (!isOnward) return undefined;
    const timer = setTimeout(() => onwards.current?.(), paces[pace]);
    return () => clearTimeout(timer);
  }, [isOnward, moment, pace]);
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
  return { ...machine, stands: who.kind === 'machine' && !due, running, run, pace, setPace };
};
