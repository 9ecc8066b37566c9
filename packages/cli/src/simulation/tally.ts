import type { Seat } from '@portolan/core';

/** How often each number occurred. */
export type Counts = Record<string, number>;

/** A game that was played. */
export interface PlayedGame {
  /** Its place among the games of one seed, from 0. */
  readonly number: number;
  readonly actions: number;
  /** How many of its rounds or turns the game told of. */
  readonly rounds: number;
  readonly last: unknown;
  /** Points by seat, and by clause over all seats. */
  readonly scores: readonly number[];
  readonly parts: Readonly<Counts>;
  /** Nobody, if the game did not come to its end. */
  readonly winners: readonly Seat[];
  /** The clause that decided who wins. */
  readonly decided: string | undefined;
  /** How often each clause acted. */
  readonly clauses: Readonly<Counts>;
  /** How each seat played. */
  readonly players: readonly string[];
}

/** What a seat, or a way to play, has come to. */
export interface Standing {
  /** Games that somebody sat in. */
  games: number;
  /** Games won, alone or with others. */
  wins: number;
  /** Sixtieths of games won: of a shared win each winner gets a part. */
  sixtieths: number;
  /** Games by the points in them. */
  readonly points: Counts;
}

/**
 * What is added up over games. All of it are sums of whole numbers, so that they come out the same in whatever order and in
 * however many places the games are played.
 */
export interface Tally {
  games: number;
  /** Games that stopped before their end: nobody could do anything any more. */
  unfinished: number;
  actions: number;
  checksum: number;
  /** Games won by more than one. */
  shared: number;
  readonly seats: Standing[];
  /** By the name of the policy. */
  readonly players: Record<string, Standing>;
  /** Games by their number of actions, nature's included. */
  readonly lengths: Counts;
  /** Games that came to their end by what the game counts as its rounds or turns; empty where it counts none. */
  readonly rounds: Counts;
  /** Games by the points of the best, and by how far he is ahead of the next. */
  readonly best: Counts;
  readonly margins: Counts;
  /** How often a clause acted, and in how many games. */
  readonly clauses: Record<string, readonly [times: number, games: number]>;
  /** Games by the clause that decided who wins. */
  readonly decided: Counts;
  /** Points by clause, of all seats together. */
  readonly parts: Counts;
}

const nobody = (): Standing => ({ games: 0, wins: 0, sixtieths: 0, points: {} });

/** Nothing yet. */
export const tallyFor = (seats: number): Tally => ({
  games: 0,
  unfinished: 0,
  actions: 0,
  checksum: 0,
  shared: 0,
  seats: Array.from({ length: seats }, nobody),
  players: {},
  lengths: {},
  rounds: {},
  best: {},
  margins: {},
  clauses: {},
  decided: {},
  parts: {},
});

/** Whether this, which was read from a file, has the fields of a tally of so many seats. */
export const isTally = (value: Tally, seats: number): boolean =>
  Object.entries(tallyFor(seats)).every(([name, of]) => typeof value[name as keyof Tally] === typeof of) &&
  value.seats.length === seats;

const add = (counts: Counts, key: number | string, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by;
};

const addAll = (counts: Counts, more: Readonly<Counts>): void => {
  for (const key in more) add(counts, key, more[key]);
};

/** 60 is a multiple of every number of winners up to six. */
const PARTS = 60;

const addTo = (standing: Standing, points: number, winners: readonly Seat[], seat: Seat): void => {
  standing.games += 1;
  add(standing.points, points);
  if (!winners.includes(seat)) return;
  standing.wins += 1;
  standing.sixtieths += PARTS / winners.length;
};

/** Adds a game. */
export const addGame = (tally: Tally, game: PlayedGame): void => {
  const { number, actions, rounds, last, scores, winners, decided, clauses, players } = game;
  tally.games += 1;
  tally.actions += actions;
  add(tally.lengths, actions);
  // How long a game takes is known of one that ended.
  if (rounds > 0 && winners.length > 0) add(tally.rounds, rounds);
  tally.checksum = (tally.checksum + hash(`${number} ${actions} ${JSON.stringify(last)}`)) >>> 0;
  addAll(tally.parts, game.parts);
  for (const clause in clauses) {
    const [times, games] = tally.clauses[clause] ?? [0, 0];
    tally.clauses[clause] = [times + clauses[clause]!, games + 1];
  }
  scores.forEach((points, seat) => {
    tally.players[players[seat]!] ??= nobody();
    addTo(tally.seats[seat]!, points, winners, seat);
    addTo(tally.players[players[seat]!]!, points, winners, seat);
  });
  if (winners.length === 0) tally.unfinished += 1;
  else addEnd(tally, scores, winners, decided!);
};

const addEnd = (tally: Tally, scores: readonly number[], winners: readonly Seat[], decided: string): void => {
  if (winners.length > 1) tally.shared += 1;
  add(tally.decided, decided);
  const won = Math.max(...winners.map((seat) => scores[seat]!));
  const others = scores.filter((_, seat) => !winners.includes(seat));
  add(tally.best, won);
  add(tally.margins, winners.length > 1 || others.length === 0 ? 0 : won - Math.max(...others));
};

/** The 32-bit FNV-1a hash of a text. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
};

const mergeStanding = (into: Standing, more: Standing): void => {
  into.games += more.games;
  into.wins += more.wins;
  into.sixtieths += more.sixtieths;
  addAll(into.points, more.points);
};

/** Adds what was added up elsewhere over other games. */
export const merge = (into: Tally, more: Tally): void => {
  into.games += more.games;
  into.unfinished += more.unfinished;
  into.actions += more.actions;
  into.checksum = (into.checksum + more.checksum) >>> 0;
  into.shared += more.shared;
  for (const [seat, standing] of more.seats.entries()) mergeStanding(into.seats[seat]!, standing);
  for (const [name, standing] of Object.entries(more.players)) {
    into.players[name] ??= nobody();
    mergeStanding(into.players[name], standing);
  }
  for (const [clause, [times, games]] of Object.entries(more.clauses)) {
    const [before, in_] = into.clauses[clause] ?? [0, 0];
    into.clauses[clause] = [before + times, in_ + games];
  }
  for (const name of ['lengths', 'rounds', 'best', 'margins', 'decided', 'parts'] as const) {
    addAll(into[name], more[name]);
  }
};
