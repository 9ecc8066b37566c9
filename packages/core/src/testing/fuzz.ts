import type { Game, Kind, SetupOptions } from '../game.ts';
import { below, pick, type Rng, rng } from '../random.ts';
import { wellFormed } from './bad-input.ts';
import { show, throughJson } from './compare.ts';
import { positionsRoundTrip } from './copies.ts';
import { viewsAreStates } from './hidden.ts';
import type { Hooks, StateLaw } from './hooks.ts';
import {
  chancesAreSound,
  listedAreLegal,
  listIsCanonical,
  listsByActor,
  scoresAddUp,
  someoneActsOrItIsOver,
} from './listing.ts';
import { anyMutation, type Mutation, mutated, type Samples, samplesOf, smaller } from './mutations.ts';
import { goesOn, listsWholeOrSaid, some, soundStaysSound, throwsAt, variations } from './sound.ts';
import { type WalkOptions, walk } from './walk.ts';

/** What positions are made from, and how many. */
export interface FuzzOptions<State, Action> extends WalkOptions<State, Action> {
  /** Positions as people write them (examples, golden cases); random games are added. */
  readonly samples?: readonly unknown[];
  /** The tables of the random games; default: one for each number of seats. */
  readonly setups?: readonly SetupOptions[];
  readonly seed: number;
  /** How many positions are tried. */
  readonly count: number;
  /** `listedInFull`, and in `except` the laws that this game does not keep on positions, each with the reason. */
  readonly hooks?: Hooks<State, Action>;
}

/** What came out: `failures` is empty if all is well; the numbers show that something was asked. */
export interface FuzzReport {
  /** One for each kind of failure, at most twelve: the law, how it was broken, and the smallest position found. */
  readonly failures: readonly string[];
  /** Positions that could be read, and those that `validate` finds sound. */
  readonly parsed: number;
  readonly sound: number;
}

/** Laws of sound positions. Every parsed position, sound or not, can be asked anything (`neverThrows`). */
const soundLaws: Readonly<Record<string, StateLaw>> = {
  someoneActsOrItIsOver,
  goesOn,
  listedAreLegal,
  soundStaysSound,
  listsWholeOrSaid,
  positionsRoundTrip,
};

/** More of them, which cost more or find less: asked of every eighth position. */
const rarerLaws: Readonly<Record<string, StateLaw>> = {
  listIsCanonical,
  listsByActor,
  chancesAreSound,
  scoresAddUp,
  viewsAreStates,
};

const MOST_KINDS = 12;
/** So many smaller positions are tried for a failure. */
const MOST_TRIES = 600;

interface BrokenLaw {
  readonly law: string;
  readonly message: string;
}

interface Looked {
  readonly broken?: BrokenLaw;
  readonly parsed?: true;
  readonly sound?: true;
}

const message = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join('\n') : String(error);

/** Reads a position and asks every law of it; the first that is broken. */
const look = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  json: unknown,
  pool: readonly Kind[],
  { hooks = {}, policy }: FuzzOptions<State, Action>,
  seed: number,
): Looked => {
  const random = rng(seed);
  const breaks = (law: string, found: readonly string[]): BrokenLaw | undefined =>
    found.length > 0 && !Object.hasOwn(hooks.except ?? {}, law) ? { law, message: found[0]! } : undefined;
  try {
    const read = game.parsePosition(json);
    if (!read.ok) {
      const strangers = read.problems.filter((problem) => !wellFormed(problem));
      if (read.problems.length > 0 && strangers.length === 0) return {};
      return { broken: { law: 'parsePosition', message: `refused with ${show(read.problems)}` } };
    }
    const state = read.value;
    const actions = some(pool, random, 3).flatMap((action) => variations(action, game.seats.max, random));
    const thrown = breaks('neverThrows', throwsAt(game, state, actions, random, policy));
    if (thrown) return { broken: thrown, parsed: true };
    if (game.validate(state).length > 0) return { parsed: true };
    // Each law asks first whether the position is sound, and it is.
    const known: typeof game = { ...game, validate: (asked) => (asked === state ? [] : game.validate(asked)) };
    const laws = seed % 8 === 0 ? { ...soundLaws, ...rarerLaws } : soundLaws;
    for (const [law, find] of Object.entries(laws)) {
      const broken = breaks(law, find(known, state, hooks, seed));
      if (broken) return { broken, parsed: true, sound: true };
    }
    return { parsed: true, sound: true };
  } catch (error) {
    return { broken: { law: 'parsePosition or a law', message: `throws: ${message(error)}` } };
  }
};

/** Failures of one kind are told once: the law, and the names in the message. */
const kindOf = ({ law, message: text }: BrokenLaw): string => {
  const names = text.match(/"(?:kind|clause|reason)":"[^"]*"/g) ?? [];
  return [law, ...(text.includes('throws: ') ? [text.slice(text.indexOf('throws: '))] : names)].join(' ');
};

/** Positions and actions of random games, by seed: the full state, and what somebody sees of it. */
const played = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { setups, seed, policy, maxActions = 600 }: FuzzOptions<State, Action>,
): { readonly positions: unknown[]; readonly actions: Kind[] } => {
  const { min, max } = game.seats;
  const tables = setups ?? Array.from({ length: max - min + 1 }, (_, i) => ({ seats: min + i }));
  const random = rng(seed, 1);
  const positions: unknown[] = [];
  const actions: Kind[] = [];
  for (const [i, table] of tables.entries()) {
    const steps = [...walk(game, table, seed + i, { ...(policy ? { policy } : {}), maxActions })];
    for (const { state } of some(steps, random, 12)) {
      const viewer = below(random, game.scores(state).length + 2) - 2;
      const seen = viewer === -2 ? state : game.view(state, viewer < 0 ? null : viewer);
      positions.push(game.makePosition(seen));
      actions.push(...some(game.actions(state), random, 6));
    }
  }
  return { positions, actions: actions.map((action) => throughJson(action) as Kind) };
};

/** The changes that are needed for a failure, and then the fewest fields. */
const shrunk = (position: unknown, mutations: readonly Mutation[], fails: (json: unknown) => boolean): unknown => {
  let tries = 0;
  const still = (json: unknown): boolean => ++tries <= MOST_TRIES && fails(json);
  let needed = mutations;
  for (const one of mutations) {
    const without = needed.filter((other) => other !== one);
    if (still(mutated(position, without))) needed = without;
  }
  let json = mutated(position, needed);
  for (let found = true; found && tries <= MOST_TRIES; ) {
    found = false;
    for (const less of smaller(json)) {
      const next = mutated(json, [less]);
      if (JSON.stringify(next) === JSON.stringify(json) || !still(next)) continue;
      json = next;
      found = true;
      break;
    }
  }
  return json;
};

/** One position: a sample with one to four changes, each made in what the ones before have left. */
const changed = (samples: Samples, random: Rng): { position: unknown; mutations: Mutation[] } => {
  const position = pick(random, samples.all);
  const mutations: Mutation[] = [];
  const rounds = 1 + Math.min(below(random, 4), below(random, 4));
  for (let i = 0; i < rounds; i++) mutations.push(anyMutation(mutated(position, mutations), samples, random));
  return { position, mutations };
};

/**
 * Positions typed in by nobody: those of random games and of the samples, with numbers shifted, fields dropped or taken
 * from other positions, lists cut, doubled and put in another order, and now and then nonsense. Whatever can be read can be
 * asked anything without a throw; what is sound goes on or is over, lists only what is legal, says where a list is not whole,
 * stays sound after every legal action tried, and survives being written down. The same seed tries the same positions.
 *
 * @example
 * ```ts
 * import { borneo } from '@portolan/borneo';
 * import { examples } from '@portolan/borneo/examples';
 * import { fuzzPositions } from '@portolan/core/testing';
 *
 * const samples = examples.map(({ position }) => position);
 * const { failures, sound } = fuzzPositions(borneo, { samples, seed: 1, count: 200 });
 * failures; // -> []
 * sound > 20; // -> true
 * ```
 */
export const fuzzPositions = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  options: FuzzOptions<State, Action>,
): FuzzReport => {
  const { samples = [], seed, count } = options;
  const games = played(game, options);
  const all = samplesOf([...samples, ...games.positions]);
  const random = rng(seed);
  const failures = new Map<string, string>();
  let [parsed, sound] = [0, 0];
  for (let i = 0; i < count && failures.size < MOST_KINDS; i++) {
    const { position, mutations } = changed(all, random);
    const ask = (json: unknown): Looked => look(game, json, games.actions, options, seed + i);
    const found = ask(mutated(position, mutations));
    if (found.parsed) parsed++;
    if (found.sound) sound++;
    if (!found.broken) continue;
    const kind = kindOf(found.broken);
    if (failures.has(kind)) continue;
    const same = (json: unknown): boolean => {
      const { broken } = ask(json);
      return broken !== undefined && kindOf(broken) === kind;
    };
    const smallest = shrunk(position, mutations, same);
    const { broken = found.broken } = ask(smallest);
    failures.set(kind, `${broken.law}: ${broken.message}\n  in ${JSON.stringify(smallest)}`);
  }
  return { failures: [...failures.values()], parsed, sound };
};
