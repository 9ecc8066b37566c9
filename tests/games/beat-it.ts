import {
  type Bag,
  bad,
  bagOf,
  copies,
  countOf,
  type Game,
  type Impossibility,
  judged,
  missingFrom,
  type Outcome,
  ok,
  overdrawn,
  type Problem,
  putIn,
  type Result,
  type Seat,
  type SetupOptions,
  type Turn,
  takeNamed,
  UNKNOWN,
  unknownsIn,
  unseen,
  type Verdict,
  type Violation,
} from '@portolan/core';
import { type Fields, readAction, readFields, within } from './read.ts';

/** Cards 0 to 19; every seat gets five, and five tricks are played. */
export interface State {
  hands: Bag[];
  /** The cards of the trick on the table, in playing order. */
  trick: number[];
  leader: Seat;
  /** Tricks won, by seat. */
  won: number[];
  /** Cards of the tricks that are over. */
  gone: Bag;
}

export type Action =
  | { readonly kind: 'deal'; readonly to: Seat; readonly card: number }
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: number };

export type Event =
  | { readonly kind: 'dealt'; readonly clause: Clause; readonly to: Seat; readonly card: number }
  | { readonly kind: 'played'; readonly clause: Clause; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'trickWon'; readonly clause: Clause; readonly seat: Seat };

export type Clause = 'setup.deal' | 'turn.order' | 'turn.own-card' | 'turn.beat' | 'trick.highest' | 'end.most-tricks';

const seats = 4;
const handSize = 5;
const box = Array.from({ length: seats * handSize }, (_, card) => card);

const toAct = ({ leader, trick }: State): Seat => (leader + trick.length) % seats;

const dealtOut = ({ hands, trick, gone }: State): boolean =>
  trick.length + gone.length > 0 || hands[seats - 1]!.length === handSize;

const isOver = ({ gone }: State): boolean => gone.length === box.length;

/** The seat that gets the next card: five each, seat by seat. */
const dealTo = ({ hands }: State): Seat => hands.findIndex((hand) => hand.length < handSize);

const phase = (state: State): 'deal' | 'play' | 'over' => (isOver(state) ? 'over' : dealtOut(state) ? 'play' : 'deal');

const dealing: Turn = { phase: 'deal', actors: ['nature'] };
const playing: readonly Turn[] = Array.from({ length: seats }, (_, seat) => ({ phase: 'play', actors: [seat] }));
const over: Turn = { phase: 'over', actors: [] };

const turn = (state: State): Turn => {
  const now = phase(state);
  return now === 'play' ? playing[toAct(state)]! : now === 'deal' ? dealing : over;
};

const hidden = ({ hands, trick, gone }: State): Bag => unseen(box, [...hands, trick, gone]);

const deals: readonly (readonly (readonly [Action, number])[])[] = Array.from({ length: seats }, (_, to) =>
  box.map((card) => [{ kind: 'deal', to, card }, 1]),
);

const chances = (state: State): (readonly [Action, number])[] => {
  if (phase(state) !== 'deal') return [];
  const own = deals[dealTo(state)]!;
  let dealt = 0;
  for (const hand of state.hands) for (const card of hand) dealt |= 1 << card;
  const left: (readonly [Action, number])[] = [];
  for (let card = 0; card < box.length; card++) if ((dealt & (1 << card)) === 0) left.push(own[card]!);
  return left;
};

/** The highest card of the trick, -1 before the first. */
const highest = ({ trick }: State): number => {
  let high = -1;
  for (const card of trick) if (card > high) high = card;
  return high;
};

const plays: readonly (readonly Action[])[] = Array.from({ length: seats }, (_, seat) =>
  box.map((card) => ({ kind: 'play', seat, card })),
);

const actions = (state: State, seat?: Seat): Action[] => {
  const now = phase(state);
  if (now === 'deal') return seat === undefined ? chances(state).map(([action]) => action) : [];
  const actor = toAct(state);
  if (now === 'over' || (seat !== undefined && seat !== actor)) return [];
  const hand = state.hands[actor]!;
  const high = highest(state);
  const least = hand.at(-1)! > high ? high : -1;
  const own = plays[actor]!;
  const playable: Action[] = [];
  for (const card of hand) if (card > least) playable.push(own[card]!);
  return playable;
};

const gate = (state: State, action: Action): Violation<Clause>[] => {
  const now = phase(state);
  if (now === 'over') return [{ clause: 'end.most-tricks', reason: 'game-over', facts: {} }];
  if (now !== action.kind)
    return [{ clause: 'turn.order', reason: 'wrong-phase', facts: { phase: now, kind: action.kind } }];
  const expected = action.kind === 'deal' ? dealTo(state) : toAct(state);
  const seat = action.kind === 'deal' ? action.to : action.seat;
  return seat === expected ? [] : [{ clause: 'turn.order', reason: 'not-your-turn', facts: { seat, expected } }];
};

const violations = (state: State, action: Action): Violation<Clause>[] => {
  const early = gate(state, action);
  if (early.length > 0) return early;
  const { card } = action;
  if (action.kind === 'deal') {
    return countOf(hidden(state), card) > 0 ? [] : [{ clause: 'setup.deal', reason: 'seen', facts: { card } }];
  }
  const hand = state.hands[action.seat]!;
  const high = highest(state);
  const best = hand.at(-1)!;
  const found: Violation<Clause>[] = [];
  if (missingFrom(hand, [card], hidden(state)).length > 0)
    found.push({ clause: 'turn.own-card', reason: 'not-in-hand', facts: { card } });
  if (card < high && best > high)
    found.push({ clause: 'turn.beat', reason: 'can-beat', facts: { card, highest: high, best } });
  return found;
};

const check = (state: State, action: Action): Verdict<Clause> =>
  judged(violations(state, action), action.kind === 'deal' ? ['setup.deal'] : ['turn.own-card', 'turn.beat']);

const endTrick = (state: State, tell?: (event: Event) => void): void => {
  const seat = (state.leader + state.trick.indexOf(highest(state))) % seats;
  state.won[seat]!++;
  state.leader = seat;
  for (const card of state.trick) putIn(state.gone, card);
  state.trick = [];
  tell?.({ kind: 'trickWon', clause: 'trick.highest', seat });
};

const apply = (state: State, action: Action, tell?: (event: Event) => void): void => {
  const { card } = action;
  if (action.kind === 'deal') {
    putIn(state.hands[action.to]!, card);
    tell?.({ kind: 'dealt', clause: 'setup.deal', to: action.to, card });
    return;
  }
  takeNamed(state.hands[action.seat]!, card);
  state.trick.push(card);
  tell?.({ kind: 'played', clause: 'turn.own-card', seat: action.seat, card });
  if (state.trick.length === seats) endTrick(state, tell);
};

const clone = ({ hands, trick, leader, won, gone }: State): State => ({
  hands: hands.map((hand) => hand.slice()),
  trick: trick.slice(),
  leader,
  won: won.slice(),
  gone: gone.slice(),
});

const outcome = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined;
  const most = Math.max(...state.won);
  return { winners: state.won.flatMap((won, seat) => (won === most ? [seat] : [])), clause: 'end.most-tricks' };
};

const isCard = within(0, box.length - 1);
const isCards =
  (max: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= max && value.every((card) => isCard(card) || card === '?');
const isKnown =
  (max: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= max && value.every(isCard);
const isFour =
  (test: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length === seats && value.every(test);

const positionFields: Fields = {
  hands: ['wrong-type', isFour(isCards(handSize))],
  trick: ['wrong-type', isKnown(seats - 1)],
  leader: ['unknown-seat', within(0, seats - 1)],
  won: ['wrong-type', isFour(within(0, handSize))],
  gone: ['wrong-type', isKnown(box.length)],
};

type Written = Omit<State, 'hands'> & { readonly hands: readonly (readonly (number | '?')[])[] };

const parsePosition = (json: unknown): Result<State> => {
  const read = readFields<Written>(json, positionFields);
  if (!read.ok) return read;
  const { hands, trick, leader, won, gone } = read.value;
  const bags = hands.map((hand) => bagOf(hand.map((card) => (card === '?' ? UNKNOWN : card))));
  return ok({ hands: bags, trick: [...trick], leader, won: [...won], gone: bagOf(gone) });
};

const validate = (state: State): Impossibility<Clause>[] => {
  const { hands, trick, leader, gone } = state;
  const found: Impossibility<Clause>[] = overdrawn(box, [...hands, trick, gone]).map(({ face, seen }) => ({
    clause: 'setup.deal',
    reason: 'seen-twice',
    facts: { card: face, seen },
    paths: ['hands'],
  }));
  const tricks = gone.length / seats;
  if (state.won.reduce((sum, won) => sum + won, 0) !== tricks)
    found.push({ clause: 'trick.highest', reason: 'uncounted', facts: {}, paths: ['won'] });
  const due = (seat: Seat): number => handSize - tricks - ((seat - leader + seats) % seats < trick.length ? 1 : 0);
  const uneven = hands.some((hand, seat) => hand.length !== due(seat));
  const dealt = hands.map((hand) => hand.length).join('');
  if (dealtOut(state) ? uneven : !/^5*[0-4]?0*$/.test(dealt) || leader !== 0)
    found.push({ clause: 'setup.deal', reason: 'uneven-hands', facts: {}, paths: ['hands'] });
  return found;
};

const setupProblems = ({ seats: found, edition, rulings, variants }: SetupOptions): Problem[] => [
  ...(found === seats ? [] : [{ path: 'seats', code: 'out-of-range', facts: { found, min: seats, max: seats } }]),
  ...(edition === undefined ? [] : [{ path: 'edition', code: 'unknown-edition' }]),
  ...Object.keys(rulings ?? {}).map((name) => ({ path: `rulings.${name}`, code: 'unknown-ruling' })),
  ...Object.keys(variants ?? {}).map((name) => ({ path: `variants.${name}`, code: 'unknown-variant' })),
];

const seatField: Fields[string] = ['unknown-seat', within(0, seats - 1)];
const cardField: Fields[string] = ['unknown-face', isCard];

/** A tiny card game for four: whoever can must beat the highest card; the highest takes the trick. */
export const beatIt: Game<State, Action, Event, Clause> = {
  id: 'beat-it',
  seats: { min: seats, max: seats },
  rulesVersion: 1,
  setup: (options) => {
    const problems = setupProblems(options);
    if (problems.length > 0) return bad(...problems);
    return ok({ hands: [[], [], [], []], trick: [], leader: 0, won: [0, 0, 0, 0], gone: [] });
  },
  turn,
  actions,
  chances,
  check,
  apply,
  clone,
  view: (state, seat) => ({
    ...clone(state),
    hands: state.hands.map((hand, holder) => (holder === seat ? hand.slice() : hand.map(() => UNKNOWN))),
  }),
  scores: ({ won }) => won.map((total, seat) => ({ seat, total, parts: [{ clause: 'trick.highest', points: total }] })),
  outcome,
  unlisted: (state) => {
    const seat = toAct(state);
    const covered = phase(state) === 'play' && unknownsIn(state.hands[seat]!) > 0;
    return covered ? [{ seat, reason: 'face-down' }] : [];
  },
  parseAction: (json) =>
    readAction<Action>(json, { deal: { to: seatField, card: cardField }, play: { seat: seatField, card: cardField } }),
  parsePosition,
  makePosition: (state) => ({
    ...clone(state),
    hands: state.hands.map((hand) => hand.map((card) => (card === UNKNOWN ? '?' : card))),
  }),
  validate,
};

/** The number of face-down cards of a state, and each face seen: the same at every moment of a game. */
export const pieces = (state: State): unknown => {
  const zones = [...state.hands, state.trick, state.gone];
  const blind = zones.reduce((sum, zone) => sum + unknownsIn(zone), 0);
  return { known: copies(bagOf([...zones.flat(), ...hidden(state)])), blind };
};
