import { borneo } from '@portolan/borneo';
import { caboDaRoca } from '@portolan/cabo-da-roca';
import { comptoirDesAntilles } from '@portolan/comptoir-des-antilles';
import { type AnyGame, type Kind, must, type Policy, rng } from '@portolan/core';
import {
  awaited,
  doneInPhase,
  drawn,
  moveBy,
  played,
  readSitting,
  type Sitting,
  sit,
  sittingLog,
  statesOf,
} from '@portolan/core/table';
import { rotterdam } from '@portolan/rotterdam';
import { searched as borneoSearch, sensible as ofBorneo } from '@portolan/solvers/borneo';
import { searched as caboSearch, sensible as ofCabo } from '@portolan/solvers/cabo-da-roca';
import { searched as comptoirSearch, sensible as ofComptoir } from '@portolan/solvers/comptoir-des-antilles';
import { sensible as ofRotterdam, searched as rotterdamSearch } from '@portolan/solvers/rotterdam';
import { bestMove, type Searchable, strongBy, unrepeating } from '@portolan/solvers/search';
import { describe, expect, it } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: policies of all games
type AnyPolicy = Policy<any, any>;

const games: readonly (readonly [string, AnyGame, AnyPolicy])[] = [
  ['Borneo', borneo, ofBorneo],
  ['Cabo da Roca', caboDaRoca, ofCabo],
  ['Comptoir des Antilles', comptoirDesAntilles, ofComptoir],
  ['Rotterdam', rotterdam, ofRotterdam],
];

// biome-ignore lint/suspicious/noExplicitAny: searches of all games
const searches: Readonly<Record<string, Searchable<any, any>>> = {
  borneo: borneoSearch,
  'cabo-da-roca': caboSearch,
  'comptoir-des-antilles': comptoirSearch,
  rotterdam: rotterdamSearch,
};

/** A game that the machine plays alone, so many moves long, and the moves that a look at the whole table would have changed. */
const watched = (game: AnyGame, policy: AnyPolicy, seats: number, most: number) => {
  const sitters = Array.from({ length: seats }, () => ({ by: 'sensible' }));
  let sitting: Sitting<Kind> = must(sit(game, { setup: { seats }, sitters, seed: 11 }));
  const at = statesOf(game, sitting);
  const refused: unknown[] = [];
  while (sitting.moves.length < most) {
    const { state } = at(sitting, sitting.cursor);
    const who = awaited(game, sitting, state);
    if (who.kind === 'over' || who.kind === 'persons') break;
    const action =
      who.kind === 'draw'
        ? drawn(game, sitting, state)
        : moveBy(game, state, who.seat, policy, rng(who.random.seed, who.random.stream));
    if (!action) break;
    if (!game.check(state, action).legal) refused.push(action);
    sitting = played(sitting, action);
  }
  return { sitting, refused, last: at(sitting, sitting.cursor).state };
};

describe.each(games)('the machine at %s', (_, game, policy) => {
  const { sitting, refused, last } = watched(game, policy, game.seats.min, 5000);

  it('plays a whole game on what its seats see, and legally', () => {
    expect(refused).toEqual([]);
    expect(game.turn(last).actors).toEqual([]);
  });

  it('keeps the game as text and reads it back', () => {
    const read = must(readSitting(game, JSON.parse(JSON.stringify(sitting))));
    expect(read).toEqual({ sitting, otherRules: false, refused: [], leftOut: 0, otherwise: [] });
    expect(sittingLog(read.sitting).actions).toHaveLength(sitting.moves.length);
  });

  it('plays as legally by looking ahead', () => {
    const strong = watched(game, strongBy(searches[game.id]!, { iterations: 6 }), game.seats.min, 120);
    expect(strong.refused).toEqual([]);
    expect(strong.sitting.moves.length).toBe(120);
  });

  it('knows what a seat has done since the phase began', () => {
    const at = statesOf(game, sitting);
    const stateAt = (number: number) => at(sitting, number).state;
    for (const cursor of [1, 40, 80, 120]) {
      const here = { ...sitting, cursor };
      const { phase } = game.turn(stateAt(cursor));
      for (let seat = 0; seat < game.seats.min; seat++) {
        const done = doneInPhase(game, here, stateAt, seat);
        // The same by going forward: whatever the seat itself or nature does in another phase comes between, it is forgotten.
        let expected: Kind[] = [];
        for (const [i, { action }] of sitting.moves.slice(0, cursor).entries()) {
          const { seat: by } = action as { seat?: number };
          if (game.turn(stateAt(i)).phase === phase) {
            if (by === seat) expected.push(action);
          } else if (by === undefined || by === seat) expected = [];
        }
        expect(done).toEqual(expected.reverse());
      }
    }
  });
});

it('whoever declines a purchase is not asked for it again in the same turn', () => {
  const board = { rows: ['qNE A.N cN cN qNW', '~ ~ ~ ~ ~', '.. .. qSE B.S qSW'] };
  const sailors = [
    { owner: 0, at: [1, 0] },
    { owner: 1, at: [3, 2] },
  ] as const;
  const start = { seats: 2, board, stage: 'buy', coins: [150, 100], sailors } as const;
  const ask = { kind: 'buyShip', seat: 0, piece: 'trade', at: [3, 2] } as const;
  let sitting = must(sit(caboDaRoca, { setup: { seats: 2 }, start, sitters: [], seed: 1 }));
  for (const action of [ask, { kind: 'answer', seat: 1, accept: false } as const]) sitting = played(sitting, action);
  const at = statesOf(caboDaRoca, sitting);
  const stateAt = (number: number) => at(sitting, number).state;
  const already = doneInPhase(caboDaRoca, sitting, stateAt, 0);
  expect(already).toEqual([ask]);
  const state = stateAt(sitting.cursor);
  const named = (asked: readonly unknown[]) =>
    bestMove(caboSearch, state, 0, { iterations: 40, already: asked as typeof already, all: true }).ranking.map(
      ({ action }) => action,
    );
  expect(named([])).toContainEqual(ask);
  expect(named(already)).not.toContainEqual(ask);
});

/** The same that is asked again in one phase of a seat, in games in which the first seat declines whatever it is asked. */
const askedAgain = (game: AnyGame, policy: AnyPolicy, seed: number): Kind[] => {
  const searched = searches[game.id]!;
  let sitting: Sitting<Kind> = must(
    sit(game, { setup: { seats: 3 }, sitters: [0, 1, 2].map(() => ({ by: 'sensible' })), seed }),
  );
  const at = statesOf(game, sitting);
  const again: Kind[] = [];
  while (sitting.moves.length < 900) {
    const { state } = at(sitting, sitting.cursor);
    const who = awaited(game, sitting, state);
    if (who.kind === 'over' || who.kind === 'persons') break;
    let action: Kind | undefined;
    if (who.kind === 'draw') action = drawn(game, sitting, state);
    else {
      const already = doneInPhase(game, sitting, (number) => at(sitting, number).state, who.seat);
      const declining: AnyPolicy = (seen, actions, seat, random) =>
        (seat === 0
          ? actions.find((one: Kind) => one.kind === 'declineTrade' || ('accept' in one && one.accept === false))
          : undefined) ?? policy(seen, actions, seat, random);
      const dice = rng(who.random.seed, who.random.stream);
      action = moveBy(game, state, who.seat, unrepeating(searched, declining, already), dice);
      if (
        action &&
        searched.idle?.(action, state) &&
        already.some((one) => JSON.stringify(one) === JSON.stringify(action))
      )
        again.push(action);
    }
    if (!action) break;
    sitting = played(sitting, action);
  }
  return again;
};

it.each([
  ['Rotterdam', rotterdam, ofRotterdam],
  ['Cabo da Roca', caboDaRoca, ofCabo],
] as [string, AnyGame, AnyPolicy][])(
  '%s: what was declined is not asked again in the same phase',
  (_, game, policy) => {
    for (let seed = 1; seed <= 3; seed++) expect(askedAgain(game, policy, seed)).toEqual([]);
  },
);
