import {
  below,
  type Example,
  type Game,
  type Kind,
  must,
  nextAction,
  type Policies,
  pick,
  type Rng,
  rng,
} from '@portolan/core';
import type { Json } from '../stores/table.ts';
import { keyOf, type Next, noPlan, type Plan, type PlayGame, type Step, takenBack, touching } from './plan.ts';

/** How far the laws are asked. */
export interface HowFar<State, Action> {
  readonly seed: number;
  /** Actions of a game. */
  readonly moves: number;
  /** Actions of a list that are put together, chosen at random; a list no longer is put together whole. */
  readonly most: number;
  /** Plans made at random at every moment. */
  readonly plans: number;
  /** Fields of actions whose lists stand in any order. */
  readonly loose?: readonly string[];
  readonly policy?: Policies<State, Action>;
}

/** What the laws found wrong, and the kinds of action that were put together. */
export interface Found {
  readonly faults: readonly string[];
  readonly kinds: ReadonlySet<string>;
}

/** A value with its fields in one order, and with lists in one order where theirs says nothing. */
const told = (value: unknown, loose: readonly string[], within = ''): unknown => {
  if (Array.isArray(value)) return loose.includes(within) ? [...value].sort() : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, told(one, loose, key)] as const),
  );
};

const isSame = (one: unknown, other: unknown, loose: readonly string[]): boolean =>
  JSON.stringify(told(one, loose)) === JSON.stringify(told(other, loose));

/** Whether the touches that a plan names for an action lead to it; else what they lead to. */
const misled = <State, Action extends Kind>(
  plan: PlayGame<State>,
  state: State,
  seat: number,
  action: Action,
  loose: readonly string[],
): readonly unknown[] | undefined => {
  const steps = plan.stepsOf(state, action as unknown as Json);
  const next = plan.next(state, seat, { steps });
  const arrived = next.steps.length === steps.length && isSame(next.action, action, loose);
  return arrived ? undefined : [action, steps, next.action];
};

const waysOf = ({ touchable, choices, taken }: Next): readonly Step[] => [
  ...touchable.map(({ spot }) => ({ spot })),
  ...choices.map(({ id }) => ({ choice: id })),
  ...taken.map((spot) => ({ spot })),
];

const some = <Item>(random: Rng, items: readonly Item[], most: number): readonly Item[] =>
  items.length <= most ? items : Array.from({ length: most }, () => pick(random, items));

/** Whether a plan holds what it must: every touch once, something asked in both languages, nothing that leads nowhere. */
const wrongIn = (next: Next): string | undefined => {
  const ways = waysOf(next);
  if (new Set(ways.map(keyOf)).size !== ways.length) return 'says a touch twice';
  if (!next.ask.fr || !next.ask.en) return 'asks nothing';
  if (ways.length === 0 && next.action === undefined) return 'leads nowhere';
  return undefined;
};

/**
 * Every listed action of the states of a game played at random from `start` can be put together, by touches that lead to it alone, and no plan
 * ends in an illegal one.
 */
export const planLaws = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  start: State,
  plan: PlayGame<State>,
  { seed, moves, most, plans, policy, loose = [] }: HowFar<State, Action>,
): Found => {
  let state = start;
  const random = rng(seed);
  const faults: string[] = [];
  const kinds = new Set<string>();
  const fault = (what: string, ...about: readonly unknown[]): void => {
    if (faults.length < 5) faults.push([what, ...about.map((one) => JSON.stringify(one))].join(' '));
  };

  const putTogether = (seat: number): void => {
    for (const action of some(random, game.actions(state, seat), most)) {
      kinds.add(action.kind);
      const wrong = misled(plan, state, seat, action, loose);
      if (wrong) fault('not put together', ...wrong);
    }
  };

  const planned = (seat: number): void => {
    let made: Plan = noPlan;
    for (let touches = 0; touches < 12; touches++) {
      const next = plan.next(state, seat, made);
      const wrong = wrongIn(next);
      if (wrong) fault(wrong, game.turn(state), made, next);
      if (next.action !== undefined) {
        const read = game.parseAction(next.action, state);
        if (!read.ok || !game.check(state, read.value).legal) fault('illegal', made, next.action);
      }
      const ways = waysOf(next);
      if (ways.length === 0 || (next.action !== undefined && below(random, 2) === 0)) return;
      made = touching(made, pick(random, ways));
      const back = plan.next(state, seat, takenBack(made));
      if (touches === 0 && JSON.stringify(back) !== JSON.stringify(next)) fault('is not taken back', made);
    }
  };

  for (let move = 0; move < moves; move++) {
    const { actors } = game.turn(state);
    for (const actor of actors) {
      if (actor === 'nature') continue;
      putTogether(actor);
      for (let i = 0; i < plans; i++) planned(actor);
    }
    const action = nextAction(game, state, random, policy);
    if (action === undefined) break;
    // A plan may remember what it found at a table: the next one is another.
    state = game.clone(state);
    game.apply(state, action);
  }
  return { faults, kinds };
};

/**
 * Every legal move of a player in the examples of a rulebook can be put together, those too that no list holds: a list
 * may say of itself that it is not whole, and games played at random seldom come to what is rare.
 */
export const exampleLaws = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  examples: readonly Example<unknown, Action>[],
  plan: PlayGame<State>,
  loose: readonly string[] = [],
): Found => {
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (const { id, position, rulings, actions } of examples) {
    const read = game.parsePosition(rulings ? { ...(position as object), rulings } : position);
    if (!read.ok) continue;
    let state = read.value;
    for (const written of actions) {
      const action = must(game.parseAction(written, state));
      if (!game.check(state, action).legal) break;
      const { seat } = action as { seat?: number };
      // What somebody does in the turn of another is put together where that turn is played.
      const [first] = game.turn(state).actors.filter((actor) => actor !== 'nature');
      const at = seat === undefined || game.turn(state).actors.includes(seat) ? seat : first;
      const wrong = at === undefined ? undefined : misled(plan, state, at, action, loose);
      if (seat !== undefined) kinds.add(action.kind);
      if (wrong) faults.push([id, ...wrong.map((one) => JSON.stringify(one))].join(' '));
      state = game.clone(state);
      game.apply(state, action);
    }
  }
  return { faults, kinds };
};
