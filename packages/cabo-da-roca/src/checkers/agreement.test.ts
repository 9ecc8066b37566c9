import { below, pick, pickWeighted, type Rng, rng, type Verdict } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { departureFirst } from '../check/departure.ts';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { apply } from '../effects/index.ts';
import { faceText, KIND, portText } from '../faces.ts';
import { FLEET, kindOfShip, ownerOf, PIRATE, shipId, shipKindText } from '../ids.ts';
import { actions, chances } from '../listing/index.ts';
import { kindOn, landAround, portOn, sailorOn, shipOn, tileOn, watersOn } from '../pieces/chart.ts';
import { directionText, neighbor, squareText, xOf, yOf } from '../pieces/squares.ts';
import { makePosition } from '../position.ts';
import { completeReadings, type Rulings, readingsOf } from '../readings.ts';
import { countAll } from '../scoring.ts';
import { clone, leftOf, NONE, newGame, type State } from '../state.ts';
import { usableBonus } from '../table.ts';
import {
  type Action,
  type ActionOf,
  type Direction,
  type Event,
  type PieceKind,
  pieceKinds,
  type Rotation,
  type ShipKind,
  type Square,
} from '../types.ts';
import { checkers } from './index.ts';
import type { LaidTile, PurchasePlace, Whose } from './types.ts';

// The checkers against the engine on random walks: what a few inputs answer must be what the whole table answers.

const around = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Clauses that depend on what a checker does not ask: other pieces, the cargo, the phase of the game. */
const besides: readonly Clause[] = [
  'actions.any-piece',
  'trade.other-pieces',
  'trade.on-arrival',
  'end.finish-trade',
  'end.may-buy',
  'combat.two-sides',
];

/** What a verdict says, without the names of ships and squares, which differ. */
const gist = (verdict: Verdict<Clause>): string[] =>
  verdict.legal
    ? verdict.by.filter((clause) => !besides.includes(clause)).sort()
    : verdict.violations.map(({ clause, reason }) => `${clause}/${reason}`).sort();

const tileAt = (state: State, at: number): LaidTile | undefined => {
  const tile = tileOn(state.chart, at);
  return tile < 0 ? undefined : { tile: faceText(tile >> 2), rot: (tile & 3) as Rotation };
};

const ringOf = (state: State, at: number, without?: number): Partial<Record<Direction, LaidTile>> => {
  const ring: Partial<Record<Direction, LaidTile>> = {};
  for (const dir of around) {
    const tile = tileAt(state, neighbor(at, dir));
    if (tile && dir !== without) ring[directionText(dir)] = tile;
  }
  return ring;
};

const told = (state: State, action: Action): { after: State; events: Event[] } => {
  const after = clone(state);
  const events: Event[] = [];
  apply(after, action, (event) => events.push(event));
  return { after, events };
};

const event = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind) =>
  events.find((one): one is Extract<Event, { kind: Kind }> => one.kind === kind);

const askTile = (state: State, random: Rng, rulings: Rulings): void => {
  const tile = faceText(state.tile);
  const at = pick(random, state.chart.frontier);
  const rot = below(random, 4) as Rotation;
  const { verdict, rotations } = checkers.tile.judge({ tile, rot, around: ringOf(state, at), rulings });
  expect(verdict).toEqual(check(state, { kind: 'layTile', seat: state.active, at: squareText(at), rot }));
  const listed = actions(state).filter((action): action is ActionOf<'layTile'> => action.kind === 'layTile');
  const here = listed.filter((action) => String(action.at) === String(squareText(at)));
  expect(rotations).toEqual(here.map((action) => action.rot));
  if (below(random, 8) > 0) return;
  const { board } = makePosition(state);
  const answer = checkers.places.judge({ board, tile, rulings });
  expect(answer.goesBack).toBe(listed.length === 0);
  expect(answer.squares.flatMap((place) => place.fits.map((rotation) => [place.at, rotation]))).toEqual(
    listed.map((action) => [action.at, action.rot]),
  );
};

/** Lighthouses kept by opponents whose waters a step leaves. */
const keepersLeft = (state: State, owner: number, from: number, to: number): number => {
  const lost = watersOn(state.chart, from) & ~watersOn(state.chart, to);
  return state.chart.lights.filter((at, light) => {
    const keeper = sailorOn(state.chart, at);
    return (lost >> light) & 1 && keeper !== NONE && keeper !== owner;
  }).length;
};

const askSailing = (state: State, random: Rng, rulings: Rulings): void => {
  const slots = state.ships.flatMap((ship, slot) => (ship && ownerOf(slot) === state.active ? [slot] : []));
  if (slots.length === 0 || departureFirst(state)) return;
  const slot = pick(random, slots);
  const ship = state.ships[slot]!;
  const dir = ship.heading === NONE ? below(random, 8) : ship.heading;
  const to = neighbor(ship.at, dir);
  const there = shipOn(state.chart, to);
  // What stands on the square beyond a ship that is passed is not asked.
  const beyond = neighbor(to, dir);
  if (there !== NONE && (shipOn(state.chart, beyond) !== NONE || sailorOn(state.chart, beyond) !== NONE)) return;
  const useBonus = below(random, 3) === 0;
  const who = { seat: state.active, ship: shipId(slot), ...(useBonus ? { bonus: 1 } : {}) };
  const move = ship.heading === NONE ? 'depart' : below(random, 4) === 0 ? 'rotate' : 'advance';
  if (move === 'depart' && (ship.cargo === NONE || ship.bought || ship.stay)) return;
  const acts: Readonly<Record<typeof move, Action>> = {
    depart: { kind: 'depart', ...who, dir: directionText(dir) },
    rotate: { kind: 'rotate', ...who, to: 'right' },
    advance: { kind: 'advance', ...who },
  };
  const keepers = keepersLeft(state, ownerOf(slot), ship.at, to);
  const answer = checkers.sailing.judge({
    move,
    ship: shipKindText(kindOfShip(slot)),
    heading: directionText(dir),
    left: leftOf(state),
    bonus: usableBonus(state, ship),
    useBonus,
    from: tileAt(state, ship.at)!,
    to: tileAt(state, to) ?? null,
    around: ringOf(state, to, (dir + 4) & 7),
    landBeyond: landAround(state.chart, beyond),
    ...(there === NONE ? {} : { there: directionText(Math.max(0, state.ships[there]!.heading)) }),
    ...(sailorOn(state.chart, to) === NONE || portOn(state.chart, to) !== NONE ? {} : { sailor: true }),
    keepers,
    advanced: ship.advanced,
    rotated: ship.rotated,
    entered: ship.arrived,
    rulings,
  });
  const verdict = check(state, acts[move]);
  const mine = gist(verdict).filter((clause) => !['turn.must-depart', 'mooring.next-turn'].includes(clause));
  const theirs = gist(answer.verdict).filter((clause) => !['turn.must-depart', 'mooring.next-turn'].includes(clause));
  expect(theirs).toEqual(mine);
  const attempt = acts[move] as ActionOf<'advance'>;
  const noticed = check(state, { kind: 'denounce', seat: (state.active + 1) % state.seats, attempt });
  expect(answer.penalty).toBe(noticed.legal);
  if (!verdict.legal) return;
  const { after, events } = told(state, acts[move]);
  // Whoever asks a checker can pay every toll.
  if (events.some(({ kind }) => kind === 'debtDue' || kind === 'playerEliminated')) return;
  expect(answer.sinks).toBe(event(events, 'shipSunk')?.cause ?? null);
  const sharks = events.filter(({ kind }) => kind === 'sharkDelay').length;
  expect(answer.shark).toBe(sharks);
  if (after.phase === 'act' || after.phase === 'crossing') {
    const paid = events.flatMap((one) => (one.kind === 'tollPaid' ? [one.amount] : []));
    expect(answer.toll).toBe(paid.reduce((sum, amount) => sum + amount, 0));
    expect(answer.moveOn !== null).toBe(after.phase === 'crossing');
  }
};

const askShot = (state: State, random: Rng, rulings: Rulings): void => {
  const slot = state.active * FLEET + FLEET - 1;
  const pirate = state.ships[slot];
  if (!pirate || departureFirst(state)) return;
  const [x, y] = [below(random, 5) - 2, below(random, 5) - 2];
  if (x === 0 && y === 0) return;
  const at: Square = [xOf(pirate.at) + x, yOf(pirate.at) + y];
  const square = pirate.at + y * 1024 + x;
  const target = shipOn(state.chart, square);
  const sailor = sailorOn(state.chart, square);
  const victim = target === NONE ? null : state.ships[target]!;
  const island = kindOn(state.chart, square) === KIND.island;
  const what = victim
    ? shipKindText(kindOfShip(target))
    : sailor === NONE
      ? 'nothing'
      : island
        ? 'sailor-on-island'
        : 'sailor-on-land';
  const answer = checkers.shot.judge({
    heading: pirate.heading === NONE ? null : directionText(pirate.heading),
    at: [x, y],
    target: what,
    own: victim ? ownerOf(target) === state.active : sailor === state.active,
    moored: victim?.heading === NONE,
    justLeft: victim?.justLeft ?? false,
    besidePort: victim !== null && victim.leftPort !== NONE,
    paid: victim !== null && ((victim.spared >> slot) & 1) === 1,
    ...(victim && victim.cargo >= 0 ? { cargo: reconstructed.tradeCards[victim.cargo]!.prices } : {}),
    rulings,
  });
  const action: Action = { kind: 'attack', seat: state.active, ship: shipId(slot), at };
  const verdict = check(state, action);
  expect(gist(answer.verdict)).toEqual(gist(verdict));
  if (verdict.legal) expect(answer.loot).toBe(event(told(state, action).events, 'lootTaken')?.amount ?? 0);
};

const whoseSailor = (state: State, at: number): Whose => {
  const owner = sailorOn(state.chart, at);
  return owner === NONE ? 'nobody' : owner === state.active ? 'own' : 'opponent';
};

const whoseHome = (state: State, port: number): Whose => {
  const owner = state.home.indexOf(port);
  return owner === NONE || state.out[owner] ? 'nobody' : owner === state.active ? 'own' : 'opponent';
};

const askVoyage = (state: State, _: Rng, rulings: Rulings): void => {
  for (const action of actions(state, state.active)) {
    if (action.kind !== 'advance' || 'bonus' in action) continue;
    const slot = state.ships.findIndex((one, i) => one && shipId(i) === action.ship);
    const { at, heading, cargo, from } = state.ships[slot]!;
    const to = neighbor(at, heading);
    const port = portOn(state.chart, to);
    if (port === NONE || cargo < 0) continue;
    const { events } = told(state, action);
    const home = state.chart.ports[from]!;
    const answer = checkers.voyage.judge({
      offset: [xOf(to) - xOf(home), yOf(to) - yOf(home)],
      card: { id: reconstructed.tradeCards[cargo]!.id, port: portText(port) },
      sailor: whoseSailor(state, to),
      home: whoseHome(state, port),
      rulings,
    });
    const sold = event(events, 'cargoSold');
    if (events.some(({ kind }) => kind === 'debtDue')) continue;
    expect(answer.sold).toBe(sold !== undefined);
    expect([answer.price, answer.fee]).toEqual([sold?.price ?? 0, event(events, 'feePaid')?.amount ?? 0]);
    if (sold) expect([answer.length, answer.zone]).toEqual([sold.length, sold.zone]);
    expect(answer.notSold?.reason).toBe(event(events, 'notSold')?.reason);
  }
};

const placeOf = (kind: number): PurchasePlace | undefined =>
  (
    ({
      [KIND.port]: 'port',
      [KIND.lighthouse]: 'lighthouse',
      [KIND.island]: 'island',
      [KIND.coast]: 'coast',
      [KIND.sea]: 'sea',
    }) as const
  )[kind];

/** The buyer's pieces in play. */
const ownedBy = (state: State): Record<PieceKind, number> => {
  const ships = (kind: ShipKind) =>
    state.ships.filter(
      (ship, slot) => ship && ownerOf(slot) === state.active && shipKindText(kindOfShip(slot)) === kind,
    );
  const count = (kind: ShipKind) => ships(kind).length;
  return {
    sailor: state.sailors[state.active]!.length,
    fishing: count('fishing'),
    trade: count('trade'),
    pirate: count('pirate'),
  };
};

const askPurchase = (state: State, random: Rng, rulings: Rulings): void => {
  const { chart, active } = state;
  const squares = [...chart.ports.filter((at) => at !== NONE), ...chart.lights, ...chart.islands];
  if (squares.length === 0 || departureFirst(state)) return;
  const at = pick(random, squares);
  const place = placeOf(kindOn(chart, at));
  if (!place) return;
  const piece = pick(random, pieceKinds);
  const there = shipOn(chart, at);
  const near = around.some((dir) => {
    const slot = shipOn(chart, neighbor(at, dir));
    return slot !== NONE && ownerOf(slot) === active && kindOfShip(slot) !== PIRATE;
  });
  const port = portOn(chart, at);
  const input = {
    ...{ piece, place, stage: state.stage, coins: Math.min(999, state.coins[active]!), left: leftOf(state) },
    owned: ownedBy(state),
    gone: {
      fishing: state.gone[active * 3]!,
      trade: state.gone[active * 3 + 1]!,
      pirate: state.gone[active * 3 + 2]!,
    },
    sailor: whoseSailor(state, at),
    home: port === NONE ? 'nobody' : whoseHome(state, port),
    ship: there === NONE ? 'nobody' : ownerOf(there) === active ? 'own' : 'opponent',
    near,
    rulings,
  } as const;
  // A player may be rich enough to have won.
  if (state.coins[active]! > 999 || !checkers.purchase.parse(input).ok) return;
  const action: Action =
    piece === 'sailor'
      ? { kind: 'buySailor', seat: active, at: squareText(at) }
      : { kind: 'buyShip', seat: active, piece, at: squareText(at) };
  const answer = checkers.purchase.judge(input);
  const verdict = check(state, action);
  expect(gist(answer.verdict)).toEqual(gist(verdict));
  if (!verdict.legal) return;
  const { after, events } = told(state, action);
  expect(answer.consent).toBe(after.phase === 'consent');
  if (after.phase !== 'act') return;
  expect(answer.after).toMatchObject({ coins: after.coins[active], left: leftOf(after) });
  expect(answer.after!.third).toBe(event(events, 'allowanceRaised') !== undefined);
};

const askCount = (state: State, _: Rng, rulings: Rulings): void => {
  const { awards } = state.edition;
  const counts = countAll(state);
  const seatsOf = (seat: number) => state.ships.map((ship, slot) => (ship && ownerOf(slot) === seat ? slot : NONE));
  const kinds = (seat: number, kind: number) =>
    seatsOf(seat).filter((slot) => slot !== NONE && kindOfShip(slot) === kind).length;
  const held = (squares: readonly number[], seat: number, of: (at: number) => number) =>
    squares.filter((at) => of(at) === seat).length;
  const players = counts.map((count, seat) => ({
    coins: count.coins,
    ports: state.chart.ports.filter((at) => at !== NONE && sailorOn(state.chart, at) === seat).length,
    fish: count.fish / awards.fish,
    fishUnder: count.fishUnderShips / awards.fishUnderShip,
    ...{ fishing: kinds(seat, 0), trade: kinds(seat, 1), pirate: kinds(seat, 2) },
    islands: held(state.chart.islands, seat, (at) => sailorOn(state.chart, at)),
    wrecks: held(state.chart.wrecks, seat, (at) => {
      const slot = shipOn(state.chart, at);
      return slot === NONE ? NONE : ownerOf(slot);
    }),
    out: state.out[seat]!,
  }));
  const value = (type: number) => [50, 100, 150, 50, 100, 150][state.shown[type]! - 25] ?? null;
  const input = { players, island: value(0), wreck: value(1), rulings };
  // Readings that count more than the sailors on ports are asked by hand.
  if (rulings['port-ownership'] === 'sailor-or-home') return;
  const answer = checkers.count.judge(input);
  expect(answer.rows.map(({ total }) => total)).toEqual(counts.map(({ total }) => total));
  if (state.totals) expect(answer.winners).toEqual(state.winners);
};

type Ask = (state: State, random: Rng, rulings: Rulings) => void;
const asks: Partial<Record<State['phase'], readonly Ask[]>> = {
  lay: [askTile],
  act: [askSailing, askSailing, askSailing, askShot, askShot, askVoyage, askPurchase, askPurchase],
  over: [askCount],
};

/** Ships are bought, loaded and sailed whenever they can be, so that pieces come about. */
const choose = (state: State, random: Rng): Action => {
  const drawn = chances(state);
  if (drawn.length > 0) return pickWeighted(random, drawn);
  const all = actions(state);
  const keen = all.filter(({ kind }) => ['buyShip', 'load', 'advance', 'buySailor', 'depart'].includes(kind));
  return pick(random, keen.length > 0 && below(random, 3) > 0 ? keen : all);
};

/** Rulings that the checkers' small tables leave out of some question are kept at their default. */
const varied = [
  ...(['port-ownership', 'route-length', 'hazard-entry', 'shore-squares', 'coasting-own-square'] as const),
  ...(['bonus-kind', 'bonus-use', 'shark-short', 'pirate-moves', 'broadside', 'departure-shield'] as const),
  ...(['pirate-guest-fee', 'fish-reach', 'sunk-ships'] as const),
];

describe('the checkers and the engine', () => {
  it.each(Array.from({ length: 16 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) => {
    const random = rng(seed);
    const chosen = Object.fromEntries(varied.map((name) => [name, pick(random, readingsOf(name))])) as Rulings;
    const rulings: Rulings = seed % 2 === 0 ? {} : chosen;
    const state = newGame({ edition: reconstructed, rulings: completeReadings(rulings), seats: 2 + (seed % 3) });
    for (let steps = 0; steps < 2500; steps++) {
      for (const ask of asks[state.phase] ?? []) ask(state, random, rulings);
      if (state.phase === 'over') return;
      apply(state, choose(state, random));
    }
  });
});
