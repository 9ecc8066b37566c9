import { type ContactId, comptoirDesAntilles, type State, type TileId } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type ThreatsInput } from './inputs.ts';
import { NONE, ofTurn, othersOf, sailingsIn, turnOf, unfilled } from './table.ts';
import { type Moment, type Step, turnGraph } from './turn-graph.ts';

/** A ship that an opponent can make sail. */
export interface Threat {
  readonly seat: Seat;
  /** The contact played; `null` where an event tile alone does it. */
  readonly contact: ContactId | null;
  readonly quay: number;
  /** What everybody earns by it, by seat, before the commission. */
  readonly premiums: readonly number[];
  /** What is then due, 0 if nothing is. */
  readonly commission: number;
  /** The event tile that he plays for it, if he does. */
  readonly tile?: TileId;
  /** It needs the turn of an opponent before him. */
  readonly helped?: true;
}

/** What opponents can make sail on the table as it stands. */
export interface ThreatsAnswer extends Answer {
  readonly threats: readonly Threat[];
  /** A ship that comes to a quay before could be filled too if its value is no more than this: porters that one card can bring on one ship. */
  readonly newShip: number;
  readonly complete: boolean;
  /** The same, the worst for the asker first: what the opponent earns net of the commission, less what the asker earns. */
  readonly ranking: readonly Threat[];
}

/** The tile that was played on the first way to a step, or in it. */
const tileBefore = (moment: Moment, step: Step): TileId | undefined => {
  for (let at: { before: Moment; step: Step } | undefined = { before: moment, step }; at; at = at.before.from) {
    if (at.step.action.kind === 'playTile') return at.step.action.tile;
  }
  return undefined;
};

const threatsOf = (seat: Seat, moment: Moment, step: Step): Threat[] => {
  const { state } = step.to;
  const tile = tileBefore(moment, step);
  const contact = state.contact === NONE ? null : state.edition.contacts[state.contact]!.id;
  const sailed = sailingsIn(step.events, state.seats);
  return sailed.map(({ quay, premiums }, i) => ({
    seat,
    contact,
    quay,
    premiums,
    commission: i === sailed.length - 1 ? (state.leaving?.due ?? 0) : 0,
    ...(tile === undefined ? {} : { tile }),
  }));
};

/** Each threat once, without a tile if it needs none. */
const distinct = (threats: readonly Threat[]): Threat[] => {
  const known = new Map<string, Threat>();
  for (const threat of threats) {
    const { tile, ...rest } = threat;
    const key = JSON.stringify(rest);
    if (tile === undefined || !known.has(key)) known.set(key, threat);
  }
  return [...known.values()];
};

/** Porters that a contact can bring on one ship at most. */
const burdenOf = ({ effects }: State['edition']['contacts'][number]): number => {
  const ofEffect = (effect: (typeof effects)[number]): number => {
    if (effect.do === 'oneOf') return Math.max(...effect.of.map(ofEffect));
    if (effect.do === 'place') return Math.max(...effect.groups);
    return effect.do === 'move' ? effect.n : 0;
  };
  return effects.reduce((sum, effect) => sum + ofEffect(effect), 0);
};

const newShipOf = (state: State, seats: readonly Seat[]): number => {
  const burdens = seats.flatMap((seat) =>
    state.edition.contacts.map((contact, i) => (state.discards[seat]!.includes(i) ? 0 : burdenOf(contact))),
  );
  return Math.max(0, ...burdens);
};

const comingBefore = (state: State, { seat, turns }: ThreatsInput): Seat[] => othersOf(state, seat).slice(0, turns);

const harm = (seat: Seat, { seat: rival, premiums, commission }: Threat): number =>
  premiums[rival]! - commission - premiums[seat]!;

/** What the turns of others depend on: all but the counters. */
const tableKey = ({ ships, goods, tiles, layers, aboard, slate, owned }: State): string =>
  JSON.stringify([ships, goods, tiles, layers, aboard, slate, owned]);

/** Tables that are followed from one opponent to the next. */
const MOST_TABLES = 3000;

/** What one opponent can do, and the tables that he can leave, each once. */
interface Look {
  readonly threats: readonly Threat[];
  readonly tables: readonly State[];
  readonly complete: boolean;
}

const lookAt = (seat: Seat, tables: readonly State[]): Look => {
  const left = new Map<string, State>();
  const threats: Threat[] = [];
  let complete = true;
  for (const table of tables) {
    const graph = turnGraph(turnOf(table, seat)!);
    complete &&= graph.complete;
    for (const moment of graph.moments) {
      for (const step of moment.steps) threats.push(...threatsOf(seat, moment, step));
    }
    for (const { state } of graph.ends) {
      if (state.phase !== 'over') left.set(tableKey(state), unfilled(state));
    }
  }
  return { threats: distinct(threats), tables: [...left.values()], complete };
};

/** Each opponent alone; in a chain also what he can do after those before him, marked where he needs them. */
const lookAround = (state: State, seats: readonly Seat[], chain: boolean): Omit<Look, 'tables'> => {
  const threats: Threat[] = [];
  let complete = true;
  let before: readonly State[] | undefined;
  for (const seat of seats) {
    const alone = lookAt(seat, [state]);
    const later = lookAt(seat, before?.slice(0, MOST_TABLES) ?? []);
    const known = new Set(alone.threats.map((threat) => JSON.stringify(threat)));
    threats.push(...alone.threats);
    for (const threat of later.threats) {
      if (!known.has(JSON.stringify(threat))) threats.push({ ...threat, helped: true });
    }
    complete &&= alone.complete && later.complete && (before?.length ?? 0) <= MOST_TABLES;
    if (chain) before = before ? later.tables : alone.tables;
  }
  return { threats, complete };
};

/** Who can make which ship sail before I play again? */
export const threats: Question<State, ThreatsInput, ThreatsAnswer> = positionQuestion(comptoirDesAntilles, {
  id: 'threats',
  certainty: 'exact',
  example: { seat: 0 },
  reads: (state) => ofTurn(state, inputs.threats(state), (input) => comingBefore(state, input)),
  solve: (given, input) => {
    const state = given!;
    const seats = comingBefore(state, input);
    const { threats: found, complete } = lookAround(state, seats, input.chain ?? false);
    return {
      certainty: complete ? 'exact' : 'estimate',
      threats: found,
      newShip: newShipOf(state, seats),
      complete,
      ranking: [...found].sort((a, b) => harm(input.seat, b) - harm(input.seat, a)),
    };
  },
});
