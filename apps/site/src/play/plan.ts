import type { Seat, Text } from '@portolan/core';
import type { Spot } from '../board/entry.ts';
import type { Json } from '../stores/table.ts';

/** A touch: of a place of the board, or of a choice that stands beside it. */
export type Step = { readonly spot: Spot } | { readonly choice: string };

/** A move as far as it has been put together. */
export interface Plan {
  readonly steps: readonly Step[];
}

/** A touch with what it is called; `real`: it belongs to a real table, where more can happen than is allowed. */
export type Touch = Step & { readonly name: Text; readonly real?: true };

/** A way on from a moment of a plan; `back`: it takes something out again that was taken up. */
export type Way = Touch & { readonly back?: true; readonly go: () => Moment };

/** A moment of a plan: what is asked, what can be touched, the action that could be confirmed now. */
export interface Moment {
  readonly ask: Text;
  readonly ways: readonly Way[];
  readonly action?: Json | undefined;
  /** What somebody means who touches a place that leads nowhere: it is judged, and refused. */
  readonly meant?: ((spot: Spot) => Json | undefined) | undefined;
}

/** What the room draws of a moment. */
export interface Next {
  readonly ask: Text;
  readonly touchable: readonly { readonly spot: Spot; readonly name: Text }[];
  /** `real`: one that belongs to a real table. */
  readonly choices: readonly { readonly id: string; readonly name: Text; readonly real?: true }[];
  /** Places taken up that a touch gives back. */
  readonly taken: readonly Spot[];
  readonly action?: Json | undefined;
  readonly meant: (spot: Spot) => Json | undefined;
  /** The places from which a move goes on to another: what stands there can be dragged. */
  readonly carried: () => readonly Spot[];
  /** The touches that led here: fewer than were given where the table has changed meanwhile. */
  readonly steps: readonly Step[];
}

/** How the moves of a game are put together. */
export interface PlayGame<State> {
  /** What can be touched by a seat after the touches of a plan; a table is looked at once, and is not changed in place. */
  readonly next: (state: State, seat: Seat, plan: Plan) => Next;
  /** The touches that put an action together. */
  readonly stepsOf: (state: State, action: Json) => readonly Step[];
}

/** The plan in which nothing has been touched. */
export const noPlan: Plan = { steps: [] };

/** The same plan one touch longer. */
export const touching = ({ steps }: Plan, step: Step): Plan => ({ steps: [...steps, step] });

/** The same plan without its last touch. */
export const takenBack = ({ steps }: Plan): Plan => ({ steps: steps.slice(0, -1) });

/** What tells a touch from others. */
export const keyOf = (step: Step): string => ('spot' in step ? `spot ${step.spot}` : `choice ${step.choice}`);

const bare = (touch: Step): Step => ('spot' in touch ? { spot: touch.spot } : { choice: touch.choice });

const nothing = (): undefined => undefined;

/** What is said where nothing is left to touch. */
const ready: Text = { fr: 'Le coup est prêt.', en: 'The move is ready.' };

/** What is said where one thing alone can be done: what could be asked for at another time is not. */
const only: Text = { fr: 'Un seul coup est permis ici.', en: 'Only one move is allowed here.' };

const isAlone = (ways: readonly Way[]): boolean => {
  const [way, ...others] = ways.filter(({ real }) => !real);
  return way !== undefined && 'choice' in way && others.length === 0;
};

/** Whether a place can be touched at a moment, at once or once a choice is made. */
const leadsToPlace = ({ ways }: Moment): boolean =>
  ways.some((way) => ('spot' in way ? !way.back : way.go().ways.some((one) => 'spot' in one && !one.back)));

/** Where a move goes on to another place: things that are taken up one by one are not dragged. */
const isCarried = (way: Way & { readonly spot: Spot }): boolean => {
  const after = way.go();
  return !after.ways.some((one) => 'spot' in one && one.spot === way.spot) && leadsToPlace(after);
};

/** Follows a plan from where it begins, as far as it leads. */
export const nextFrom = (begun: Moment, { steps }: Plan): Next => {
  let moment = begun;
  const done: Step[] = [];
  for (const step of steps) {
    const way = moment.ways.find((one) => keyOf(one) === keyOf(step));
    if (!way) break;
    moment = way.go();
    done.push(bare(step));
  }
  const { ask, ways, action, meant = nothing } = moment;
  const whole = action !== undefined && ways.every(({ back }) => back);
  return {
    ask: whole ? ready : done.length === 0 && action === undefined && isAlone(ways) ? only : ask,
    touchable: ways.flatMap((way) => ('spot' in way && !way.back ? [{ spot: way.spot, name: way.name }] : [])),
    choices: ways.flatMap((way) =>
      'choice' in way ? [{ id: way.choice, name: way.name, ...(way.real ? { real: way.real } : {}) }] : [],
    ),
    taken: ways.flatMap((way) => ('spot' in way && way.back ? [way.spot] : [])),
    action,
    meant,
    carried: () => {
      const last = done.at(-1);
      const begun = last && 'spot' in last && leadsToPlace(moment) ? [last.spot] : [];
      return [...begun, ...ways.flatMap((way) => ('spot' in way && !way.back && isCarried(way) ? [way.spot] : []))];
    },
    steps: done,
  };
};

/** How a game puts its moves together, by the moment in which nothing has been touched. */
export const playGame = <State>(
  begin: (state: State, seat: Seat) => Moment,
  stepsOf: (state: State, action: Json) => readonly Step[],
): PlayGame<State> => {
  // A touch asks several times about one table.
  let last: { readonly state: State; readonly seat: Seat; readonly moment: Moment } | undefined;
  return {
    next: (state, seat, plan) => {
      if (last?.state !== state || last.seat !== seat) last = { state, seat, moment: begin(state, seat) };
      return nextFrom(last.moment, plan);
    },
    stepsOf: (state, action) => stepsOf(state, action).map(bare),
  };
};

/** What a touch comes to: the plan after it; where it leads nowhere, what is meant by it. */
export interface Touched {
  readonly plan: Plan;
  readonly meant?: Json | undefined;
  /** It leads nowhere, whatever is meant by it. */
  readonly nowhere?: boolean;
}

const waysOf = ({ touchable, choices, taken }: Next): readonly Step[] => [
  ...touchable.map(({ spot }) => ({ spot })),
  ...taken.map((spot) => ({ spot })),
  ...choices.map(({ id }) => ({ choice: id })),
];

const leads = (next: Next, step: Step): boolean => waysOf(next).some((one) => keyOf(one) === keyOf(step));

/** A touch after those of a plan. */
export const touchedBy = <State>(game: PlayGame<State>, state: State, seat: Seat, plan: Plan, step: Step): Touched => {
  const next = game.next(state, seat, plan);
  if (leads(next, step)) return { plan: touching({ steps: next.steps }, step) };
  return 'spot' in step ? { plan, meant: next.meant(step.spot), nowhere: true } : { plan };
};

/** A drag from a place to another: a touch of both, and of the one choice between them that leads there. */
export const draggedBy = <State>(
  game: PlayGame<State>,
  state: State,
  seat: Seat,
  plan: Plan,
  from: Spot,
  to: Spot,
): Touched => {
  const before = game.next(state, seat, plan);
  const last = before.steps.at(-1);
  const at: Step = { spot: from };
  const isTaken = last !== undefined && keyOf(last) === keyOf(at);
  // Whoever drags something else begins anew.
  const begun = isTaken ? before : leads(before, at) ? touching(before, at) : touching(noPlan, at);
  const next = game.next(state, seat, begun);
  if (leads(next, { spot: to })) return { plan: touching(next, { spot: to }) };
  const through = next.choices
    .map(({ id }) => touching(next, { choice: id }))
    .filter((one) => leads(game.next(state, seat, one), { spot: to }));
  const [only] = through;
  if (only && through.length === 1) return { plan: touching(only, { spot: to }) };
  return through.length > 1 ? { plan: { steps: next.steps } } : touchedBy(game, state, seat, begun, { spot: to });
};
