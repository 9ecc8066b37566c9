import type { Actor, Engine, Kind, Seat } from '../game.ts';
import { pickWeighted } from '../pick-weighted.ts';
import { rng } from '../random.ts';
import { depthOf, moveAt, PERSON, type Sitting, seatOf } from './sitting.ts';

/** The stream of random numbers of one move: nature's and the players' have nothing to do with each other. */
const streamOf = (sitting: Sitting, actor: Actor): number => 2 * depthOf(sitting) + (actor === 'nature' ? 0 : 1);

/**
 * What nature draws at the cursor: the same by the same seed after as many moves, so that going back never draws anew.
 * Undefined where nothing is to be drawn, or it is drawn at a real table.
 */
export const drawn = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  sitting: Sitting<Action>,
  state: State,
): Action | undefined => {
  if (sitting.seed === null) return undefined;
  const chances = game.chances(state);
  return chances.length === 0
    ? undefined
    : pickWeighted(rng(sitting.seed, streamOf(sitting, 'nature')), chances as readonly (readonly [Action, number])[]);
};

/**
 * What a seat has done at this table since the phase began, the last first: what it need not do again. What another answers in
 * a phase of its own, a purchase that needs its consent, comes between and ends nothing. `at` gives the state after each move.
 */
export const doneInPhase = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  sitting: Sitting<Action>,
  at: (number: number) => State,
  seat: Seat,
): Action[] => {
  const { phase } = game.turn(at(sitting.cursor));
  const done: Action[] = [];
  for (let number = sitting.cursor; number > 0; ) {
    const { after, action } = moveAt(sitting, number)!;
    const by = seatOf(action);
    const isHere = game.turn(at(after)).phase === phase;
    if (!isHere && (by === undefined || by === seat)) break;
    if (isHere && by === seat) done.push(action);
    number = after;
  }
  return done;
};

/** Who is awaited at the cursor: nature to be drawn or asked, a seat of the machine with its policy, or persons. */
export type Awaited =
  | { readonly kind: 'draw'; readonly asked: boolean }
  | {
      readonly kind: 'machine';
      readonly seat: Seat;
      readonly policy: string;
      readonly random: { seed: number; stream: number };
    }
  | { readonly kind: 'persons'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over' };

/** Who is awaited at the cursor. Where several may act, nature comes first, then the machine, so that persons see all of it. */
export const awaited = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Engine<State, Action, Event, Clause>,
  sitting: Sitting<Action>,
  state: State,
): Awaited => {
  const { actors } = game.turn(state);
  if (actors.length === 0) return { kind: 'over' };
  if (actors.includes('nature')) return { kind: 'draw', asked: sitting.seed === null };
  const seats = actors.filter((actor) => actor !== 'nature');
  const persons = seats.filter((seat) => (sitting.sitters[seat]?.by ?? PERSON) === PERSON);
  const machine = seats.find((seat) => !persons.includes(seat));
  if (machine === undefined) return { kind: 'persons', seats: persons };
  const random = { seed: sitting.seed ?? 0, stream: streamOf(sitting, machine) };
  return { kind: 'machine', seat: machine, policy: sitting.sitters[machine]!.by, random };
};
