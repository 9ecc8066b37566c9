import { type Actor, below, type Kind, pickWeighted, type Rng, type Seat } from '@portolan/core';
import type { Searchable } from './game.ts';
import type { Luck } from './luck.ts';

/** How a game that was played on stands. */
export interface Playout {
  /** Points by seat. */
  readonly totals: readonly number[];
  /** By seat, its share of the win, or of the lead where the game goes on. */
  readonly shares: readonly number[];
  /** Whether the game came to its end. */
  readonly over: boolean;
  /** How much of the horizon it took, from 0 to 1. */
  readonly reach: number;
}

/** Whether an action is to be done without looking at what it promises: one that is listed alone. */
const only = <Action>(actions: readonly Action[]): Action | undefined =>
  actions.length === 1 ? actions[0] : undefined;

/** Actions between two looks at the clock. */
const GLANCE = 16;

/** What a player chooses of several actions in a game that is played on: as the policy does, or now and then the second of its order. */
const chosen = <State, Action extends Kind>(
  { policy, promises, strays }: Searchable<State, Action>,
  state: State,
  actions: readonly Action[],
  seat: Seat,
  dice: Rng,
): Action => {
  if (promises && strays !== undefined && below(dice, strays) === 0) return promises(state, actions, seat, dice)[1]![0];
  return policy(state, actions, seat, dice);
};

/** The next action of a game that is played on, and whose it is; undefined once nobody can act. */
export const nextMove = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  state: State,
  luck: Luck,
): { readonly actor: Actor; readonly action: Action } | undefined => {
  const { game, glanced, pile } = searched;
  const { actors } = game.turn(state);
  const first = actors.length > 1 ? below(luck.order, actors.length) : 0;
  for (let i = 0; i < actors.length; i++) {
    const actor = actors[(first + i) % actors.length]!;
    if (actor === 'nature') {
      const chances = game.chances(state);
      if (chances.length === 0) continue;
      const drawn = chances[0]![0];
      const action =
        chances.length === 1 ? drawn : pickWeighted(luck.pile(pile?.(state, drawn) ?? drawn.kind), chances);
      return { actor, action };
    }
    const actions = (glanced ?? game.actions)(state, actor);
    if (actions.length === 0) continue;
    return { actor, action: only(actions) ?? chosen(searched, state, actions, actor, luck.dice(actor)) };
  }
  return undefined;
};

/** By seat, its share of the win; without winners, of the lead. */
export const sharesOf = (totals: readonly number[], winners: readonly Seat[] | undefined): number[] => {
  const shares: number[] = [];
  const most = winners ? 0 : Math.max(...totals);
  let first = 0;
  for (let seat = 0; seat < totals.length; seat++) {
    const isFirst = winners ? winners.includes(seat) : totals[seat] === most;
    shares.push(isFirst ? 1 : 0);
    if (isFirst) first++;
  }
  if (first > 1) for (let seat = 0; seat < shares.length; seat++) shares[seat]! /= first;
  return shares;
};

/** Plays a state on to its end or to the horizon, in place. Undefined if it got late meanwhile. */
export const playOn = <State, Action extends Kind>(
  searched: Searchable<State, Action>,
  state: State,
  luck: Luck,
  late: () => boolean,
): Playout | undefined => {
  const { game, horizon, standing } = searched;
  const { clock, actions: most } = horizon;
  const from = clock?.at(state) ?? 0;
  let steps = 0;
  let over = false;
  while (steps < most && !(clock && clock.at(state) >= from + clock.ahead)) {
    const next = nextMove(searched, state, luck);
    over = next === undefined;
    if (next === undefined) break;
    game.apply(state, next.action);
    steps++;
    if (steps % GLANCE === 0 && late()) return undefined;
  }
  const winners = game.outcome(state)?.winners;
  over ||= winners !== undefined;
  const totals = standing(state);
  const reach = !over ? 1 : clock ? Math.min(1, (clock.at(state) - from) / clock.ahead) : steps / most;
  return { totals, shares: sharesOf(totals, winners), over, reach };
};
