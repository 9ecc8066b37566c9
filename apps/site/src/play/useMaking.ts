import { type Kind, stepFrom, type Text } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import type { Spot } from '../board/entry.ts';
import { isRecord } from '../stores/persisted.ts';
import type { Json } from '../stores/table.ts';
import type { Engine, PlayedGame } from './game.ts';
import { draggedBy, type Next, noPlan, type Plan, type Step, type Touched, takenBack, touchedBy } from './plan.ts';
import type { Replied } from './Reply.tsx';

/** A move as far as it is put together, at one moment of the game. */
interface Made {
  readonly moment: string;
  readonly plan: Plan;
  readonly reply: Replied | undefined;
}

/** What is put together, and what came of the last touch. */
export interface Making {
  /** What can be touched; undefined while nobody here may act. */
  readonly next: Next | undefined;
  readonly reply: Replied | undefined;
  readonly touch: (step: Step) => void;
  /** Something was dragged from a place to another. */
  readonly drag: (from: Spot, to: Spot) => void;
  readonly propose: (action: Json) => void;
  /** Takes everything back that was touched. */
  readonly clear: () => void;
  /** Takes the last touch back; undefined where nothing was touched. */
  readonly back: (() => void) | undefined;
}

interface Around {
  readonly game: PlayedGame;
  readonly engine: Engine;
  /** Names the moment of the game among all games: what was put together at another is forgotten. */
  readonly moment: string;
  readonly state: unknown;
  /** The table as it is seen: what is not seen is not told. */
  readonly seen: unknown;
  /** Who puts a move together; undefined: nobody may. */
  readonly seat: number | undefined;
}

const KEY = 'portolan:making';

/** What this tab had put together before a reload; the storage may be forbidden, or hold anything. */
const madeBefore = (moment: string): Plan | undefined => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(found) || found.moment !== moment || !Array.isArray(found.steps)) return undefined;
    const steps = found.steps.filter((step) => isRecord(step) && ('spot' in step || 'choice' in step));
    return { steps: steps as unknown as readonly Step[] };
  } catch {
    return undefined;
  }
};

const remember = (moment: string, { steps }: Plan): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ moment, steps }));
  } catch {
    // Then a reload begins the move anew.
  }
};

const nothing: Omit<Made, 'moment'> = { plan: noPlan, reply: undefined };

/** What is put together on the board, until it is played or another moment is looked at. */
export const useMaking = ({ game, engine, moment, state, seen, seat }: Around): Making => {
  const answerTo = (json: Json): Replied | undefined => {
    const read = engine.parseAction(json, state);
    if (!read.ok) return undefined;
    const verdict = engine.check(state, read.value);
    if (!verdict.legal) return { kind: 'refused', action: json, violation: verdict.violations[0] };
    const { events } = stepFrom(engine, seen, read.value as Kind);
    return { kind: 'plan', action: read.value as Kind, events };
  };
  const [made, set] = useState<Made>({ moment: '', ...nothing });
  const before = useMemo(() => {
    const kept = seat === undefined ? undefined : madeBefore(moment);
    if (!kept || seat === undefined) return nothing;
    const { action, steps } = game.plan.next(seen, seat, kept);
    return { plan: { steps }, reply: action && answerTo(action) };
  }, [moment, seat]);
  const make = (next: Made): void => {
    remember(next.moment, next.plan);
    set(next);
  };
  const { plan, reply } = made.moment === moment ? made : before;
  const next = useMemo(
    () => (seat === undefined ? undefined : game.plan.next(seen, seat, plan)),
    [game, seen, seat, plan],
  );
  /** What is to be done instead, and by which rule: that of a move of this moment. */
  const instead = (by: number, ask: Text): Replied => {
    const [some] = engine.actions(state, by);
    const clause = some && stepFrom(engine, seen, some).events[0]?.clause;
    return { kind: 'nowhere', ask, clause };
  };
  const come = ({ plan: after, meant, nowhere }: Touched): void => {
    if (seat === undefined) return;
    const { action, ask } = game.plan.next(seen, seat, after);
    const answer = (meant && answerTo(meant)) ?? (action && answerTo(action));
    make({ moment, plan: after, reply: answer ?? (nowhere ? instead(seat, ask) : undefined) });
  };
  return {
    next,
    reply,
    touch: (step) => seat !== undefined && come(touchedBy(game.plan, seen, seat, plan, step)),
    drag: (from, to) => seat !== undefined && come(draggedBy(game.plan, seen, seat, plan, from, to)),
    propose: (json) => make({ moment, plan, reply: answerTo(json) }),
    clear: () => make({ moment, ...nothing }),
    back: plan.steps.length > 0 ? () => make({ moment, plan: takenBack(plan), reply: undefined }) : undefined,
  };
};
