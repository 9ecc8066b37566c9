import { below, pick, pickWeighted, type Rng, rng, type Verdict } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { check } from '../check/index.ts';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { apply } from '../effects/index.ts';
import { CRATE, faceText, flagsOf, parseFace, spiceOf, unitsOf } from '../faces.ts';
import { actions, chances } from '../listing/index.ts';
import { companyId, companyNumber } from '../numbers.ts';
import { completeReadings, type Rulings, readingsOf, rulingNames } from '../readings.ts';
import { clone, merchantsEach, NONE, newGame, type State } from '../state.ts';
import { placed } from '../turn.ts';
import { type Action, type ActionOf, companyIds, type Event, type PortNumber, spiceIds } from '../types.ts';
import { checkers } from './index.ts';
import type { Columns, EndAnswer, EndInput, PaymentCard } from './types.ts';

// The checkers against the engine on random walks: every dispute that a state offers is asked of both.

/** A verdict without the names of cards, which a checker does not know. */
const bare = (verdict: Verdict<Clause>): unknown =>
  verdict.legal
    ? verdict
    : verdict.violations.map(({ facts: { card: _, index: __, ...facts }, ...found }) => ({ ...found, facts }));

const columnsOf = (state: State): Columns =>
  Object.fromEntries(
    companyIds.map((id, i) => [id, state.columns[i]!.map((owner) => (owner < 0 ? null : owner))]),
  ) as unknown as Columns;

const carriedOut = (state: State, action: Action): { after: State; events: Event[] } => {
  const after = clone(state);
  const events: Event[] = [];
  apply(after, action, (event) => events.push(event));
  return { after, events };
};

const some = <Item>(random: Rng, items: readonly Item[], odds: number): Item[] =>
  items.filter(() => below(random, odds) === 0);

const askPlacement = (state: State, _: Rng, rulings: Rulings): void => {
  const { seats, first } = state;
  const merchants = merchantsEach(state.fourMerchants) as 3 | 4;
  const open = companyIds.find((id) => state.columns[companyNumber[id]]!.length < 5)!;
  for (let seat = 0; seat < seats; seat++) {
    const { verdict } = checkers.placement.judge({ seats, first, merchants, placed: placed(state), seat, rulings });
    expect(verdict).toEqual(check(state, { kind: 'place', seat, company: open }));
  }
};

const spiceKind = (spice: number): PaymentCard['kind'] => (spice === CRATE ? 'crate' : spiceIds[spice]!);

const askPayment = (state: State, random: Rng, rulings: Rulings): void => {
  const seat = state.phase === 'final' ? state.final[0]! : state.active;
  const { harbors, missions } = reconstructed;
  if (state.missions.length === 0) return;
  const mission = missions[pick(random, state.missions)]!.id;
  const shipment = (face: number, from: 'warehouse' | 'hand') => ({
    name: faceText(face),
    card: { kind: spiceKind(spiceOf[face]!), units: unitsOf[face] as 1 | 2, from },
  });
  // The engine reports hand cards in the order of the bag, and Harbor cards last.
  const offered = [
    ...some(random, state.shipments[seat]!, 2).map((face) => shipment(face, 'warehouse')),
    ...some(random, state.hands[seat]!, 12).map((face) => shipment(face, 'hand')),
    ...some(random, state.harbors[seat]!, 2).map((place) => ({
      name: harbors[place]!.id,
      card: { kind: harbors[place]!.spice as PaymentCard['kind'], harbor: true },
    })),
  ].map((offer) => (below(random, 12) === 0 ? { ...offer, as: pick(random, spiceIds) } : { ...offer, as: undefined }));
  const trades = offered.flatMap(({ name, as }) => (as === undefined ? [] : [{ card: name, as }]));
  const answer = checkers.payment.judge({
    need: { mission },
    cards: offered.map(({ card, as }) => (as === undefined ? card : { ...card, tradedAs: as })),
    blackbeard: state.blackbeard,
    holdsShip: state.ship === seat,
    final: state.phase === 'final',
    rulings,
  });
  const action: ActionOf<'completeMission'> = {
    kind: 'completeMission',
    seat,
    mission,
    pay: offered.map(({ name }) => name),
    ...(trades.length > 0 ? { trades } : {}),
  };
  const verdict = check(state, action);
  expect(bare(answer.verdict)).toEqual(bare(verdict));
  const options = [...answer.alternatives, ...(answer.cheaper ? [answer.cheaper] : [])];
  for (const { cards, trade } of options) {
    const pay = cards.map((index) => offered[index]!.name);
    const traded = trade === null ? {} : { trades: [{ card: offered[trade.index]!.name, as: trade.as }] };
    expect(check(state, { kind: 'completeMission', seat, mission, pay, ...traded }).legal).toBe(true);
  }
  if (!verdict.legal) return;
  const lost = carriedOut(state, action).events.find(({ kind }) => kind === 'surplusLost');
  expect(answer.lost).toBe(lost?.kind === 'surplusLost' ? lost.units : 0);
};

const askTransfer = (state: State, random: Rng, rulings: Rulings): void => {
  const [company, to, rank] = [pick(random, companyIds), pick(random, companyIds), 1 + below(random, 5)];
  const action: Action = { kind: 'transfer', seat: state.active, from: company, rank, to };
  const columns = columnsOf(state);
  const answer = checkers.move.judge({ kind: 'transfer', columns, company, rank, to, seat: state.active, rulings });
  expect(bare(answer.verdict)).toEqual(bare(check(state, action)));
  expect(answer.after).toEqual(answer.verdict.legal ? columnsOf(carriedOut(state, action).after) : null);
};

const flagsOn = (faces: readonly string[], company: number): number[] =>
  faces.map((face) => flagsOf[parseFace(face)! * 4 + company]!);

const askFight = (state: State, random: Rng, rulings: Rulings): void => {
  const company = pick(random, companyIds);
  const number = companyNumber[company];
  const own = state.columns[number]!.flatMap((owner, i) => (owner === state.active ? [i + 1] : []));
  if (own.length === 0) return;
  const [attacker, defender] = [pick(random, own), 1 + below(random, 5)];
  const flagged = state.hands[state.active]!.filter(
    (face) => flagsOf[face * 4 + number]! > 0 || below(random, 8) === 0,
  );
  const cards = some(random, flagged, 2).map(faceText);
  const attack: Action = { kind: 'attack', seat: state.active, company, attacker, defender, cards };
  const defenderSeat = state.columns[number]![defender - 1] ?? NONE;
  const hands = {
    attacker: state.hands[state.active]!.length,
    defender: state.hands[Math.max(0, defenderSeat)]!.length,
  };
  const input = {
    ...{ company, column: columnsOf(state)[company], attacker, defender, hands, rulings },
    attack: flagsOn(cards, number),
  };
  const declared = checkers.fight.judge({ ...input, defense: null });
  expect(bare(declared.verdict)).toEqual(bare(check(state, attack)));
  if (!declared.verdict.legal) return;
  const { after } = carriedOut(state, attack);
  const answer = some(random, state.hands[defenderSeat]!, 2).map(faceText);
  const defend: Action = { kind: 'defend', seat: defenderSeat, cards: answer };
  const fought = checkers.fight.judge({ ...input, defense: flagsOn(answer, number) });
  const verdict = check(after, defend);
  expect(fought.verdict.legal).toBe(verdict.legal);
  expect(verdict.legal || bare(fought.verdict)).toEqual(verdict.legal || bare(verdict));
  if (!verdict.legal) return;
  const { after: end, events } = carriedOut(after, defend);
  const counted = events.find(({ kind }) => kind === 'attackSucceeded' || kind === 'attackFailed');
  expect(counted).toMatchObject({
    kind: fought.winner === 'attacker' ? 'attackSucceeded' : 'attackFailed',
    attack: fought.attack.total,
    defense: fought.defense.total,
  });
  expect(end.phase).toBe(fought.winner === 'attacker' ? 'yield' : fought.reward ? 'reward' : 'shipment');
};

const askYield = (state: State, random: Rng, rulings: Rulings): void => {
  const { company, attacker: rank, defender } = state.fight!;
  const [seat, to] = [below(random, state.seats), pick(random, ['swap', ...companyIds] as const)];
  const action: Action = { kind: 'yield', seat, to };
  const input = { columns: columnsOf(state), company: companyId(company), rank, defender, to, seat, rulings };
  const answer = checkers.move.judge({ kind: 'beaten', ...input });
  expect(bare(answer.verdict)).toEqual(bare(check(state, action)));
  expect(answer.after).toEqual(answer.verdict.legal ? columnsOf(carriedOut(state, action).after) : null);
  const listed = actions(state).map((choice) => (choice as ActionOf<'yield'>).to);
  expect(answer.alternatives.map((choice) => choice.to)).toEqual(listed);
};

const endInput = (state: State, event: EndInput['event'], rulings: Rulings): EndInput => ({
  seats: state.seats,
  harborPile: state.harborPile.length,
  shipmentPile: state.pile.length,
  discard: state.discard.length,
  ...{ event, active: state.active, rulings },
});

const sameEnd = (answer: EndAnswer, after: State, events: readonly Event[]): void => {
  const ending = events.find(({ kind }) => kind === 'gameEnding');
  expect([answer.ends, answer.endClause]).toEqual([after.phase === 'final', ending?.clause ?? null]);
  if (answer.ends) expect(answer.finalOrder).toEqual(after.final);
  if (answer.ends) return;
  expect(after.phase === 'refill' || answer.draws === after.draws).toBe(true);
  expect(answer.rebuild === 'before').toBe(events.some(({ kind }) => kind === 'pileRebuilt'));
};

const askPort = (state: State, _: Rng, rulings: Rulings): void => {
  for (const action of actions(state) as ActionOf<'playShipment'>[]) {
    const port = action.port as PortNumber;
    const { monopoly, capacity } = reconstructed.harbors[state.ports[port - 1]!]!;
    const { after, events } = carriedOut(state, action);
    const tower = state.towers[port - 1]!.map(faceText);
    const input = { monopoly, capacity, tower, card: action.card, port, rulings };
    const answer = checkers.picks.judge({ ...input, columns: columnsOf(state), player: state.active });
    const { ranking: _ranking, ...trigger } = answer;
    expect(trigger).toMatchObject({ ...checkers.trigger.judge(input), clauses: answer.clauses });
    expect(answer.verdict).toEqual(check(state, action));
    const found = <Kind extends Event['kind']>(kind: Kind) =>
      events.find((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
    const flags = Object.fromEntries(Object.entries(answer.flags).filter(([, count]) => count > 0));
    expect(flags).toEqual(found('towerCounted')!.flags);
    expect(answer.covers).toBe(found('flagCovered')?.company ?? null);
    expect(answer.monopoly?.company).toBe(found('monopolyReached')?.company);
    expect(answer.tie?.winner).toBe(found('monopolyTied')?.winner);
    expect(answer.ranking.map(({ company, flags }) => [company, flags])).toEqual(found('companiesRanked')?.order ?? []);
    expect(answer.ties.map(({ companies }) => companies)).toEqual(
      events.flatMap((event) => (event.kind === 'tieBroken' ? [event.companies] : [])),
    );
    expect(answer.harborTo).toBe(found('harborTaken')?.seat ?? null);
    const picks = after.distribution?.picks.map((due) => ({ ...due, company: companyId(due.company) })) ?? [];
    expect(answer.picks).toEqual(picks);
    if (answer.picks.length === 0) expect(answer.discarded).toBe(found('spicesDiscarded')?.cards.length ?? 0);
    if (answer.distribution === null) sameEnd(checkers.end.judge(endInput(state, 'draw', rulings)), after, events);
  }
};

const askLastTake = (state: State, _: Rng, rulings: Rulings): void => {
  if (state.distribution!.picks.length > 1) return;
  const { after, events } = carriedOut(state, actions(state)[0]!);
  const rest = events.some(({ kind }) => kind === 'spicesDiscarded') ? state.towers[state.distribution!.port - 1]! : [];
  const left = { ...state, discard: [...state.discard, ...rest.slice(1)] };
  const answer = checkers.end.judge(endInput(left, 'distribution', rulings));
  if (answer.refills) expect(after.phase).toBe('refill');
  else sameEnd(answer, after, events);
};

const askRefill = (state: State, _: Rng, rulings: Rulings): void => {
  const { after, events } = carriedOut(state, chances(state)[0]![0]);
  sameEnd(checkers.end.judge(endInput(state, 'distribution', rulings)), after, events);
};

const askWinner = (state: State): void => {
  const players = Array.from({ length: state.seats }, (_, seat) => ({
    shipments: state.shipments[seat]!.length,
    harbors: state.harbors[seat]!.length,
    missions: state.won[seat]!.map((mission) => reconstructed.missions[mission]!.vp),
    ship: state.ship === seat,
  }));
  const answer = checkers.winner.judge({ players });
  expect(answer.rows.map(({ total }) => total)).toEqual(state.result!.scores);
  expect(answer.winners).toEqual(state.result!.winners);
};

type Ask = (state: State, random: Rng, rulings: Rulings) => void;
const asks: Partial<Record<State['phase'], readonly Ask[]>> = {
  place: [askPlacement],
  mission: [askPayment, askPayment],
  company: [askTransfer, askTransfer, askFight, askFight],
  yield: [askYield, askYield],
  shipment: [askPort],
  distribute: [askLastTake],
  refill: [askRefill],
  final: [askPayment],
  over: [askWinner],
};

/** Missions are completed whenever they can be, so that tiles, ships and small piles come about; fights are sought. */
const choose = (state: State, random: Rng): Action => {
  const drawn = chances(state);
  if (drawn.length > 0) return pickWeighted(random, drawn);
  const all = actions(state);
  const keen = all.filter(({ kind }) => kind === 'completeMission' || kind === 'attack');
  return pick(random, keen.length > 0 && below(random, 3) > 0 ? keen : all);
};

describe('the checkers and the engine', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) => {
    const random = rng(seed);
    const chosen = Object.fromEntries(rulingNames.map((name) => [name, pick(random, readingsOf(name))])) as Rulings;
    const rulings: Rulings = seed % 2 === 0 ? {} : chosen;
    const seats = 3 + (seed % 3);
    const state = newGame({
      ...{ edition: reconstructed, rulings: completeReadings(rulings), seats },
      ...{ fourMerchants: seats === 3 && seed % 4 === 0, blackbeard: seed % 4 < 2 },
    });
    for (let steps = 0; steps < 2000; steps++) {
      for (const ask of asks[state.phase] ?? []) ask(state, random, rulings);
      if (state.phase === 'over') return;
      apply(state, choose(state, random));
    }
    expect(state.phase).toBe('over');
  });
});
