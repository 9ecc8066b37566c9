import { choose, countOf, fraction, fractionToString, type Seat, unknownsIn } from '@portolan/core';
import {
  type ActionOf,
  boxOf,
  type HarborId,
  type MaterialId,
  type NavigationId,
  type PositionId,
  rotterdam,
  type ShipId,
  type State,
} from '@portolan/rotterdam';
import { cardAt, shipOf } from '@portolan/rotterdam/pieces';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { type CardThreatsInput, inputs } from './inputs.ts';
import { NONE, seenBy } from './table.ts';
import { distancesFrom } from './voyage.ts';

/** The cards that touch a ship or its cargo. */
export type ThreatCard = 'setback' | 'heavy-storm' | 'port-police' | 'cargo-thief' | 'turn-of-luck';

/** A way back, and whether the harbor of the cargo is lost by it. */
export interface Retreat {
  /** Ways back, position by position. */
  readonly paths: readonly (readonly PositionId[])[];
  /** Those after which the harbor of the cargo is lost. */
  readonly lost: readonly (readonly PositionId[])[];
  /** The chance that the opponent holds the card, in lowest terms. */
  readonly chance: string;
}

/** What a card that takes the cargo leaves in the hold. */
export interface Seizure {
  readonly cargo: MaterialId | null;
  readonly chance: string;
}

/** The thief: the ships that can take the cargo over, or the starts where a new one can. */
export interface Theft extends Seizure {
  readonly to: readonly ShipId[];
  readonly starts: readonly PositionId[];
}

/** An exchange: the other ship, what is then in the hold, and whether its harbor is lost from here. */
export interface Exchange {
  readonly ship: ShipId;
  readonly cargo: MaterialId | null;
  readonly lost: boolean;
}

/** Exchanges of cargo. */
export interface Exchanges {
  readonly swaps: readonly Exchange[];
  readonly chance: string;
}

/** One use of a card against the ship. */
export interface RankedUse {
  readonly action: ActionOf<'playCard'>;
  readonly at: PositionId;
  readonly cargo: MaterialId | null;
  /** The harbor of the cargo then aboard is out of reach. */
  readonly lost: boolean;
  /** Harbors that could be reached before and cannot any more, and those that now can. */
  readonly closed: readonly HarborId[];
  readonly opened: readonly HarborId[];
  /** The chance that the opponent holds the card. */
  readonly chance: string;
}

/** What the cards of an opponent can do to a ship, if his turn came now. A card that has no use against it is left out. */
export interface CardThreatsAnswer extends Answer {
  readonly setback?: Retreat;
  readonly 'heavy-storm'?: Retreat;
  readonly 'port-police'?: Seizure;
  readonly 'cargo-thief'?: Theft;
  readonly 'turn-of-luck'?: Exchanges;
  /** Every use, those that cost the cargo or its harbor first, then by their chance. */
  readonly ranking: readonly RankedUse[];
}

const cards: readonly ThreatCard[] = ['setback', 'heavy-storm', 'port-police', 'cargo-thief', 'turn-of-luck'];

/** The chance that a hand holds at least one card of a kind: hidden ones are any of those that nobody has seen. */
const chanceOf = (state: State, seat: Seat, card: NavigationId) => {
  const hand = state.navigation[seat]!;
  if (countOf(hand, cardAt[card]) > 0) return fraction(1);
  const unseen = state.navBag.reduce((sum, count) => sum + count, 0);
  const ways = choose(unseen, unknownsIn(hand));
  return fraction(ways - choose(unseen - state.navBag[cardAt[card]]!, unknownsIn(hand)), ways);
};

/** The table in a turn of a seat that holds every card. */
const turnWithAll = (state: State, seat: Seat): State => {
  const turn = rotterdam.clone(state);
  turn.phase = 'launch';
  turn.step = 'launched';
  turn.seat = seat;
  turn.call = null;
  turn.offer = null;
  turn.pending.length = 0;
  turn.navigation[seat] = cards.map((card) => cardAt[card]).sort((a, b) => a - b);
  return turn;
};

/** Whether a use of a card touches the ship itself or its cargo. */
const touches = (action: ActionOf<'playCard'>, ship: ShipId): boolean => {
  if ('ships' in action) return action.ships.includes(ship);
  if ('from' in action) return action.from === ship;
  return 'ship' in action && action.ship === ship;
};

interface Hold {
  readonly at: number;
  readonly cargo: number;
}

const holdOf = ({ at, cargo }: State, ship: number): Hold => ({ at: at[ship]!, cargo: cargo[ship]! });

const isOpen = (state: State, { id }: { readonly id: HarborId }, at: number): boolean =>
  distancesFrom(state.edition, id)[at] !== null;

/** Whether the harbor of the cargo is out of reach; an empty hold loses nothing. */
const isLost = (state: State, { at, cargo }: Hold): boolean => {
  if (cargo === NONE) return false;
  const { processes } = boxOf(state.edition);
  return !isOpen(state, state.edition.harbors[processes.indexOf(cargo)]!, at);
};

const useOf = (state: State, action: ActionOf<'playCard'>, ship: number, chance: string): RankedUse => {
  const { positions, materials } = boxOf(state.edition);
  const next = rotterdam.clone(state);
  rotterdam.apply(next, action);
  const [before, now] = [holdOf(state, ship), holdOf(next, ship)];
  const { harbors } = state.edition;
  const open = (harbor: (typeof harbors)[number], { at }: Hold) => isOpen(state, harbor, at);
  return {
    action,
    at: positions.ids[now.at]!,
    cargo: materials.ids[now.cargo] ?? null,
    lost: isLost(state, now),
    closed: harbors.filter((harbor) => open(harbor, before) && !open(harbor, now)).map(({ id }) => id),
    opened: harbors.filter((harbor) => !open(harbor, before) && open(harbor, now)).map(({ id }) => id),
    chance,
  };
};

const retreat = (uses: readonly RankedUse[], chance: string): Retreat => {
  const paths = (some: readonly RankedUse[]) => some.map(({ action }) => ('path' in action ? action.path : []));
  return { paths: paths(uses), lost: paths(uses.filter(({ lost }) => lost)), chance };
};

const theft = (uses: readonly RankedUse[], chance: string): Theft => ({
  cargo: null,
  to: uses.flatMap(({ action }) => ('to' in action ? [action.to] : [])),
  starts: uses.flatMap(({ action }) => (action.card === 'cargo-thief' && 'start' in action ? [action.start] : [])),
  chance,
});

const exchanges = (uses: readonly RankedUse[], ship: ShipId, chance: string): Exchanges => ({
  swaps: uses.flatMap(({ action, cargo, lost }) =>
    'ships' in action ? [{ ship: action.ships.find((one) => one !== ship)!, cargo, lost }] : [],
  ),
  chance,
});

const summary = (card: ThreatCard, uses: readonly RankedUse[], ship: ShipId, chance: string): object => {
  if (card === 'setback' || card === 'heavy-storm') return retreat(uses, chance);
  if (card === 'cargo-thief') return theft(uses, chance);
  return card === 'turn-of-luck' ? exchanges(uses, ship, chance) : { cargo: null, chance };
};

/** What can the others' cards do to my ship? */
export const cardThreats: Question<State, CardThreatsInput, CardThreatsAnswer> = positionQuestion(rotterdam, {
  id: 'cardThreats',
  certainty: 'exact',
  example: { ship: '0a', opponent: 1 },
  reads: inputs.cardThreats,
  solve: (given, { ship: id, opponent, seat }) => {
    const state = seenBy(given!, seat);
    const ship = shipOf(state, id);
    const turn = turnWithAll(state, opponent);
    const plays = rotterdam.actions(turn, opponent).filter((action) => action.kind === 'playCard');
    const found = cards.map((card) => {
      const chance = chanceOf(state, opponent, card);
      const text = fractionToString(chance);
      const uses = plays
        .filter((action) => action.card === card && touches(action, id))
        .map((action) => useOf(turn, action, ship, text));
      return { card, chance, text, uses };
    });
    const costs = ({ lost, cargo }: RankedUse): number =>
      Number(lost || (cargo === null && state.cargo[ship] !== NONE));
    const weight = ({ action }: RankedUse): number => {
      const { n, d } = found.find(({ card }) => card === action.card)!.chance;
      return Number(n) / Number(d);
    };
    const used = found.filter(({ uses }) => uses.length > 0);
    return {
      certainty: 'exact',
      ...Object.fromEntries(used.map(({ card, uses, text }) => [card, summary(card, uses, id, text)])),
      ranking: found.flatMap(({ uses }) => uses).sort((a, b) => costs(b) - costs(a) || weight(b) - weight(a)),
    };
  },
});
