import { type Action, caboDaRoca, type State } from '@portolan/cabo-da-roca';
import { NONE, ownerOf, portOn, setShip, shipId, shipOn } from '@portolan/cabo-da-roca/pieces';
import { below, pick, playOut, type Rng, rng, uniform } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { questions } from './index.ts';
import { voyagesOf } from './voyages.ts';

// The shortest voyages against all play of a real game: two seats, the last tile laid, nobody else moves.

const TRADE = 2;
const FISHING = 0;

const must = (json: unknown): State => {
  const read = caboDaRoca.parsePosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

/** A map that grew in a game, without pieces, with one ship of seat 0 somewhere; others lie in its way. */
const seaOf = (random: Rng, slot: number): State => {
  const begun = caboDaRoca.setup({ seats: 2 });
  if (!begun.ok) throw new Error('a plain game begins');
  const grown = begun.value;
  playOut(caboDaRoca, grown, random, { policy: uniform, maxActions: 200 + below(random, 250) });
  const { board } = caboDaRoca.makePosition(grown);
  const free = must({ seats: 2, board, rulings: { 'final-stall': 'play-on' } });
  const { chart } = free;
  const at = (one: number) => chart.origin + Math.floor(one / chart.width) * 1024 + (one % chart.width);
  const sea = chart.tiles.flatMap((tile, cell) => (tile >= 0 && portOn(chart, at(cell)) < 0 ? [at(cell)] : []));
  const ports = chart.ports.filter((port) => port !== NONE);
  const moored = below(random, 2) === 0;
  const start = pick(random, moored ? ports : sea);
  const state = caboDaRoca.clone(free);
  state.final = true;
  state.phase = 'act';
  state.active = 0;
  const from = chart.ports.findIndex((port) => port !== NONE && port !== start);
  const blank = { kept: 0, fresh: 0, credited: 0, passed: 0, advanced: 0, rotated: 0, spared: 0, leftPort: NONE };
  const marks = { arrived: false, bought: false, stay: false, justLeft: false };
  const put = (one: number, square: number, heading: number, cargo: number): void => {
    state.ships[one] = { ...blank, ...marks, at: square, heading, cargo, from: cargo < 0 ? NONE : from };
    setShip(state.chart, square, one);
  };
  put(slot, start, moored ? NONE : below(random, 8), below(random, 25));
  // An opponent's ships in the way, some of them parallel to a course.
  for (const other of [5, 7, 8]) {
    const square = pick(random, sea);
    if (shipOn(state.chart, square) === NONE) put(other, square, below(random, 8), NONE);
  }
  return state;
};

/** Every way into every port with the fewest actions, then turns: each legal move of the ship is played, every other seat passes. */
const played = (start: State, slot: number): Map<number, { actions: number; turns: number; net: number }> => {
  const found = new Map<number, { actions: number; turns: number; net: number }>();
  const seen = new Set<string>();
  const owner = ownerOf(slot);
  const key = (state: State) => JSON.stringify([state.ships[slot], state.used, state.crossing]);
  let frontier: { state: State; actions: number; turns: number }[] = [{ state: start, actions: 0, turns: 1 }];
  while (frontier.length > 0) {
    frontier.sort((a, b) => a.actions - b.actions || a.turns - b.turns);
    const { state, actions, turns } = frontier.shift()!;
    if (seen.has(key(state))) continue;
    seen.add(key(state));
    for (const action of caboDaRoca.actions(state, owner)) {
      const mine = 'ship' in action && action.ship === shipId(slot) && !('bonus' in action) && action.kind !== 'load';
      if (!mine && action.kind !== 'endTurn') continue;
      const next = caboDaRoca.clone(state);
      caboDaRoca.apply(next, action);
      const ship = next.ships[slot];
      if (!ship || next.phase === 'over') continue;
      const spent = action.kind === 'endTurn' ? 0 : next.used - state.used;
      if (action.kind === 'endTurn') while (next.active !== owner) pass(next);
      const cost = { actions: actions + spent, turns: turns + (action.kind === 'endTurn' ? 1 : 0) };
      const port = portOn(next.chart, ship.at);
      const entered = action.kind === 'advance' && port !== NONE;
      const known = found.get(port);
      const better =
        !known || cost.actions < known.actions || (cost.actions === known.actions && cost.turns < known.turns);
      if (entered && better) found.set(port, { ...cost, net: next.coins[owner]! - state.coins[owner]! });
      if (!entered) frontier.push({ state: next, ...cost });
    }
    if (seen.size > 20_000) frontier = [];
  }
  return found;
};

const pass = (state: State): void => caboDaRoca.apply(state, { kind: 'endTurn', seat: state.active } as Action);

describe('the shortest voyages', () => {
  it.each(Array.from({ length: 14 }, (_, seed) => ({ seed })))('are those of play, map $seed', ({ seed }) => {
    const random = rng(seed);
    const slot = seed % 2 === 0 ? TRADE : FISHING;
    const state = seaOf(random, slot);
    const fewest = played(state, slot);
    const voyages = voyagesOf(state, slot);
    expect(voyages.map(({ port, actions, turns, net }) => ({ port, actions, turns, net }))).toEqual(
      [...fewest].map(([port, way]) => ({ port, ...way })).sort((a, b) => a.port - b.port),
    );
    for (const { plan, port } of voyages) {
      const end = caboDaRoca.clone(state);
      for (const action of plan) {
        expect(caboDaRoca.check(end, action)).toMatchObject({ legal: true });
        caboDaRoca.apply(end, action);
        while (action.kind === 'endTurn' && end.active !== 0) pass(end);
      }
      expect(portOn(end.chart, end.ships[slot]!.at)).toBe(port);
    }
  });

  it('end no turn that has not begun', () => {
    for (let seed = 0; seed < 14; seed += 2) {
      const state = seaOf(rng(seed), TRADE);
      const own = voyagesOf(state, TRADE);
      const waiting = voyagesOf({ ...state, active: 1 }, TRADE);
      expect(waiting.map(({ port }) => port)).toEqual(own.map(({ port }) => port));
      for (const { plan, turns } of waiting) {
        expect(plan[0]?.kind).not.toBe('endTurn');
        expect(plan.filter(({ kind }) => kind === 'endTurn').length).toBe(turns - 1);
      }
    }
  });

  // Shark: a step onto it and one off it take an action more each.
  it('pays for the shark', () => {
    const state = must({
      seats: 2,
      board: { rows: ['A.N cN B.N', '~ ~ ~', 'L K L'] },
      rulings: { 'shore-squares': 'barred' },
      ships: { '0t1': { at: [1, 2], heading: 'N', cargo: 't03', from: 'A' }, '1t1': { at: [1, 1], heading: 'E' } },
    });
    expect(questions.shortestVoyage.solve(state, { ship: '0t1', port: 'B' })).toMatchObject({
      // Right; off the shark to 2,1 (2 actions); left; into B.
      actions: 5,
      turns: 3,
    });
  });

  it('waits for the next turn in a port just entered', () => {
    const state = must({
      seats: 2,
      board: { rows: ['A.N cN B.N', '~ ~ ~'] },
      ships: { '0t1': { at: [0, 0], cargo: 't03', from: 'B', arrived: true } },
    });
    expect(questions.shortestVoyage.solve(state, { ship: '0t1', port: 'B' })).toMatchObject({ actions: 2, turns: 1 });
  });

  it('says where no way leads', () => {
    const state = must({ seats: 2, board: { rows: ['A.N', '~', 'L', '~', 'B.S'] }, ships: { '0t1': { at: [0, 0] } } });
    const answer = questions.shortestVoyage.solve(state, { ship: '0t1', port: 'B' });
    expect(answer).toMatchObject({ actions: null, turns: null, net: null, plan: [] });
    expect(questions.bestDestination.solve(state, { ship: '0t1', card: 't07' })).toMatchObject({
      ports: [],
      byNet: [],
    });
  });

  it('refuses what cannot be asked, with paths', () => {
    const state = must({
      seats: 2,
      board: { rows: ['A.N qNW', '~ ~'] },
      ships: { '0t1': { at: [0, 0] }, '0p': { at: [0, 1], heading: 'N' } },
    });
    const codes = (json: unknown, of: 'shortestVoyage' | 'bestDestination' | 'nextCard' = 'shortestVoyage') => {
      const read = questions[of].parse(json, state);
      return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(codes({ ship: '0p', port: 'A' })).toEqual(['ship wrong-ship']);
    expect(codes({ ship: '1t1', port: 'C' })).toEqual(['ship unknown-ship', 'port port-not-laid']);
    expect(codes({ ship: '0t1', port: 'Z' })).toEqual(['port unknown-port']);
    expect(codes({ ship: 7 })).toEqual(['ship unknown-ship', 'port missing-field']);
    expect(codes({ ship: '0t1', card: 'island-50' }, 'bestDestination')).toEqual(['card unknown-card']);
    expect(codes({ ship: '0p' }, 'nextCard')).toEqual(['ship wrong-ship']);
    expect(questions.shortestVoyage.parse({}).ok).toBe(false);
  });
});
