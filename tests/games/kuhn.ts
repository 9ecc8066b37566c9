import {
  bad,
  bagOf,
  copies,
  type Game,
  type Impossibility,
  judged,
  type Outcome,
  ok,
  type Result,
  type Seat,
  type Turn,
  UNKNOWN,
  unseen,
  type Verdict,
  type Violation,
} from '@portolan/core';
import { type Fields, readAction, readFields, twoOnly, within } from './read.ts';

/** One card each of the three, 0 jack, 1 queen, 2 king, or face-down; and what was said, in order. */
export interface State {
  hands: number[];
  said: ('pass' | 'bet')[];
}

/** Nature deals, and turns up at the showdown what is still face-down; a seat passes or bets. */
export type Action =
  | { readonly kind: 'deal' | 'show'; readonly to: Seat; readonly card: number }
  | { readonly kind: 'pass' | 'bet'; readonly seat: Seat };

export type Event =
  | { readonly kind: 'dealt' | 'shown'; readonly clause: Clause; readonly to: Seat; readonly card: number }
  | { readonly kind: 'said'; readonly clause: Clause; readonly seat: Seat; readonly what: 'pass' | 'bet' };

export type Clause = 'setup.deal' | 'turn.order' | 'turn.pass-or-bet' | 'end.fold' | 'end.showdown' | 'setup.ante';

const box = [0, 1, 2];

/** The five ways to speak: who is out (or nobody), and what the winner gains. */
const endings: Readonly<Record<string, { readonly folded?: Seat; readonly stake: number }>> = {
  'pass pass': { stake: 1 },
  'pass bet pass': { folded: 0, stake: 1 },
  'pass bet bet': { stake: 2 },
  'bet pass': { folded: 1, stake: 1 },
  'bet bet': { stake: 2 },
};

const endingOf = ({ said }: State) => endings[said.join(' ')];

const phase = (state: State): 'deal' | 'speak' | 'show' | 'over' => {
  if (state.hands.length < 2) return 'deal';
  const ending = endingOf(state);
  if (!ending) return 'speak';
  return ending.folded === undefined && state.hands.includes(UNKNOWN) ? 'show' : 'over';
};

const turn = (state: State): Turn => {
  const now = phase(state);
  if (now === 'over') return { phase: now, actors: [] };
  return { phase: now, actors: [now === 'speak' ? state.said.length % 2 : 'nature'] };
};

const chances = (state: State): (readonly [Action, number])[] => {
  const now = phase(state);
  if (now !== 'deal' && now !== 'show') return [];
  const to = now === 'deal' ? state.hands.length : state.hands.indexOf(UNKNOWN);
  return copies(unseen(box, [state.hands])).map(([card, weight]) => [{ kind: now, to, card }, weight]);
};

const actions = (state: State, seat?: Seat): Action[] => {
  const [actor] = turn(state).actors;
  if (actor === 'nature') return seat === undefined ? chances(state).map(([action]) => action) : [];
  if (actor === undefined || (seat !== undefined && seat !== actor)) return [];
  return [
    { kind: 'pass', seat: actor },
    { kind: 'bet', seat: actor },
  ];
};

const gate = (state: State, action: Action): Violation<Clause>[] => {
  const now = phase(state);
  if (now === 'over') return [{ clause: 'end.showdown', reason: 'game-over', facts: {} }];
  const needs = action.kind === 'pass' || action.kind === 'bet' ? 'speak' : action.kind;
  return now === needs
    ? []
    : [{ clause: 'turn.order', reason: 'wrong-phase', facts: { phase: now, kind: action.kind } }];
};

const violations = (state: State, action: Action): Violation<Clause>[] => {
  const early = gate(state, action);
  if (early.length > 0) return early;
  if ('seat' in action) {
    const expected = state.said.length % 2;
    return action.seat === expected
      ? []
      : [{ clause: 'turn.order', reason: 'not-your-turn', facts: { seat: action.seat, expected } }];
  }
  const expected = action.kind === 'deal' ? state.hands.length : state.hands.indexOf(UNKNOWN);
  const found: Violation<Clause>[] = [];
  if (action.to !== expected)
    found.push({ clause: 'setup.deal', reason: 'wrong-seat', facts: { seat: action.to, expected } });
  if (state.hands.includes(action.card))
    found.push({ clause: 'setup.deal', reason: 'seen', facts: { card: action.card } });
  return found;
};

const check = (state: State, action: Action): Verdict<Clause> =>
  judged(violations(state, action), [
    action.kind === 'deal' ? 'setup.deal' : action.kind === 'show' ? 'end.showdown' : 'turn.pass-or-bet',
  ]);

const apply = (state: State, action: Action, tell?: (event: Event) => void): void => {
  if ('seat' in action) {
    state.said.push(action.kind);
    tell?.({ kind: 'said', clause: 'turn.pass-or-bet', seat: action.seat, what: action.kind });
    return;
  }
  state.hands[action.to] = action.card;
  const { to, card } = action;
  tell?.(
    action.kind === 'deal'
      ? { kind: 'dealt', clause: 'setup.deal', to, card }
      : { kind: 'shown', clause: 'end.showdown', to, card },
  );
};

/** The winner and the stake, once nothing is left to do. */
const ended = (state: State): { winner: Seat; stake: number; clause: Clause } | undefined => {
  const ending = endingOf(state);
  if (!ending || phase(state) !== 'over') return undefined;
  const { folded, stake } = ending;
  if (folded !== undefined) return { winner: 1 - folded, stake, clause: 'end.fold' };
  return { winner: (state.hands[0] as number) > (state.hands[1] as number) ? 0 : 1, stake, clause: 'end.showdown' };
};

const outcome = (state: State): Outcome | undefined => {
  const end = ended(state);
  return end && { winners: [end.winner], clause: end.clause };
};

const names = ['J', 'Q', 'K'];
const sayings = /^(pass|bet)?$|^(pass|bet) (pass|bet)$|^pass bet (pass|bet)$/;

const isHands = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= 2 && value.every((card) => card === '?' || names.includes(card));

const isSaid = (value: unknown): boolean =>
  Array.isArray(value) && value.every((word) => word === 'pass' || word === 'bet') && sayings.test(value.join(' '));

const parsePosition = (json: unknown): Result<State> => {
  const read = readFields<{ hands: string[]; said: State['said'] }>(json, {
    hands: ['wrong-type', isHands],
    said: ['wrong-type', isSaid],
  });
  if (!read.ok) return read;
  const { hands, said } = read.value;
  if (hands.length < 2 && said.length > 0) return bad({ path: 'said', code: 'too-long' });
  return ok({ hands: hands.map((card) => names.indexOf(card)), said: [...said] });
};

const validate = ({ hands }: State): Impossibility<Clause>[] =>
  copies(bagOf(hands))
    .filter(([card, count]) => card !== UNKNOWN && count > 1)
    .map(([card, seen]) => ({
      clause: 'setup.deal',
      reason: 'too-many-copies',
      facts: { card, seen, copies: 1 },
      paths: ['hands'],
    }));

const view = (state: State, seat: Seat | null): State => {
  const open = endingOf(state) !== undefined && endingOf(state)?.folded === undefined;
  return {
    hands: state.hands.map((card, holder) => (open || holder === seat ? card : UNKNOWN)),
    said: [...state.said],
  };
};

const seatField: Fields[string] = ['unknown-seat', within(0, 1)];
const dealFields: Fields = { to: seatField, card: ['unknown-face', within(0, 2)] };

/** Kuhn poker: one card each of three, an ante of one, one bet of one. Its value for the first seat is -1/18. */
export const kuhn: Game<State, Action, Event, Clause> = {
  id: 'kuhn-poker',
  seats: { min: 2, max: 2 },
  rulesVersion: 1,
  setup: (options) => {
    const problems = twoOnly(options);
    return problems.length > 0 ? bad(...problems) : ok({ hands: [], said: [] });
  },
  turn,
  actions,
  chances,
  check,
  apply,
  clone: ({ hands, said }) => ({ hands: [...hands], said: [...said] }),
  view,
  scores: (state) => {
    const end = ended(state);
    return [0, 1].map((seat) => {
      const points = !end ? 0 : end.winner === seat ? end.stake : -end.stake;
      return { seat, total: points, parts: [{ clause: end?.clause ?? 'setup.ante', points }] };
    });
  },
  outcome,
  parseAction: (json) =>
    readAction<Action>(json, {
      deal: dealFields,
      show: dealFields,
      pass: { seat: seatField },
      bet: { seat: seatField },
    }),
  parsePosition,
  makePosition: ({ hands, said }) => ({ hands: hands.map((card) => names[card] ?? '?'), said: [...said] }),
  validate,
};
