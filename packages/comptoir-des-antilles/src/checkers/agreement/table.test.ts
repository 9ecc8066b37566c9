import { below, pick, type Rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../box.ts';
import { check } from '../../check/index.ts';
import { isNew, placesOf, portersOf, reserveOf, shipsBelow, tilesLeft } from '../../counts.ts';
import { actions } from '../../listing/index.ts';
import { clone, NO_SHIP, NONE, type State } from '../../state.ts';
import { type Action, type Event, type Quay, quayNumbers, tileIds } from '../../types.ts';
import { checkers } from '../index.ts';
import { type Trial, tryOut } from '../small-table.ts';
import type { DepartureInput, TileMoment } from '../types.ts';
import { type Ask, askAlong, before, boxOfTable, gist, quaysOf, seatsOf } from './random-games.ts';

// Checkers of departures, tiles, auctions and the end against the engine on random walks.

/** The ship at a quay first, the others behind it. */
const shipFirst = (state: State, quay: Quay) => {
  const quays = quaysOf(state);
  const others = quays.filter((_, at) => at !== quay - 1).filter((text) => text !== '-' && !/^\d+ -/.test(text));
  return { ship: quays[quay - 1]!, others };
};

/** What an event says, whatever the quay is called; changes of the rate stand in another order. */
const saidOf = (events: readonly Event[]): readonly object[] =>
  events.flatMap((event): object[] => {
    if (event.kind === 'rateChanged') return [];
    const { quay: _, ...rest } = event as Event & { quay?: Quay };
    return [rest];
  });

/** A ship of the port, filled with porters of some players that are at home. */
const filled = (state: State, quay: number, random: Rng): State | undefined => {
  const full = clone(state);
  for (let places = placesOf(full, quay); places > 0; places--) {
    const able = full.premiums.flatMap((_, seat) => (reserveOf(full, seat) > 0 ? [seat] : []));
    if (able.length === 0) return undefined;
    full.aboard[quay * full.seats + pick(random, able)]!++;
  }
  return full;
};

/** The same turn with a contact in play whose effects are done. */
const playing = (state: State, contact: number): State =>
  Object.assign(clone(state), { contact, resolved: false, effects: [], phase: 'depart' });

const settledWays = ({ after }: Trial) =>
  actions(after)
    .filter(({ kind }) => kind === 'payCommission' || kind === 'leaveSlate')
    .map((action) => {
      const { after: paid } = tryOut(after, action);
      return { counters: paid.premiums, over: paid.phase === 'over', slate: paid.slate };
    });

const compareDeparture = (input: DepartureInput, engine: Trial): void => {
  const answer = checkers.departure.judge(input);
  expect(gist(answer.verdict)).toEqual(gist(engine.verdict));
  const sailing = before(engine.events, 'contactDiscarded', 'shipPlaced', 'turnEnded');
  expect(saidOf(answer.events)).toEqual(saidOf(sailing));
  expect(answer.due).toBe(engine.after.leaving?.due ?? 0);
  if (!engine.after.leaving) return;
  expect(answer.settlements.map(({ counters, over, slate }) => ({ counters, over, slate }))).toEqual(
    settledWays(engine),
  );
};

const askDeparture: Ask = (state, random, rulings) => {
  const laden = quayNumbers.filter((quay) => state.ships[quay - 1] !== NO_SHIP && !isNew(state, quay - 1));
  if (laden.length === 0 || state.premiums.some((one) => one < -900 || one > 900)) return;
  const quay = pick(random, laden);
  const contact = below(random, boxOf(state.edition).contacts.length);
  const by = below(random, 2) === 0 ? filled(state, quay - 1, random) : undefined;
  const cause = by ? 'full' : 'shortage';
  const table = by ? playing(by, contact) : clone(state);
  if (!by) {
    table.owned[table.active] = [tileIds.indexOf('shortage')];
    table.tilePlayed = false;
  }
  const { active, slate, slateLeft, premiums } = table;
  const commission = table.contact < 0 ? null : boxOf(state.edition).contacts[table.contact]!.commission;
  const input = {
    seats: seatsOf(state),
    ...shipFirst(table, quay),
    cause,
    commission,
    active,
    slate,
    slateLeft,
  } as const;
  const action: Action = by
    ? { kind: 'depart', seat: active, quay }
    : { kind: 'playTile', seat: active, tile: 'shortage', quay };
  compareDeparture({ ...input, premiums: premiums.slice(), ...boxOfTable(state), rulings }, tryOut(table, action));
};

const askSlate: Ask = (state, random, rulings) => {
  const { leaving, active, slate: holder, slateLeft, premiums } = state;
  const { quay, cause, due } = leaving!;
  const to = below(random, state.seats);
  const aboard = premiums.map((_, seat) => portersOf(state, quay, seat));
  const input = {
    aboard,
    holder,
    active,
    slateLeft,
    cause,
    commission: due,
    premiums: premiums.slice(),
    ...boxOfTable(state),
    rulings,
  };
  const answer = checkers.slate.judge({ ...input, to });
  const engine = tryOut(state, { kind: 'leaveSlate', seat: active, to });
  expect(gist(answer.verdict)).toEqual(gist(engine.verdict));
  expect(answer.due).toBe(due);
  const named = actions(state).flatMap((action) => (action.kind === 'leaveSlate' ? [action.to] : []));
  expect([...answer.nameable].sort()).toEqual(named);
  if (!engine.verdict.legal) return;
  const paid = engine.events.find((event) => event.kind === 'commissionPaid')!;
  expect(answer.players.find(({ seat }) => seat === to)?.pays).toBe((paid as { paid: number }).paid);
  expect(answer.slate).toBe(engine.after.slate);
};

const momentOf = ({ phase, contact }: State): TileMoment => {
  const moments: Partial<Record<State['phase'], TileMoment>> = {
    effect: 'between',
    depart: 'order',
    settle: 'payment',
    assign: 'refill',
  };
  return moments[phase] ?? (contact === NONE ? 'before' : 'after');
};

const askTile: Ask = (state, random, rulings) => {
  const moment = momentOf(state);
  const quay = pick(random, quayNumbers);
  const seat = below(random, 3) === 0 ? below(random, state.seats) : state.active;
  const tile = pick(random, tileIds);
  // The ship that is being settled has left, and one that lacks goods is asked for by itself.
  if (state.leaving?.quay === quay - 1) return;
  const table = clone(state);
  const owned = below(random, 3) > 0;
  table.owned[seat] = owned ? [tileIds.indexOf(tile)] : [];
  const { ship, others } = shipFirst(table, quay);
  const roomy = moment === 'before' || moment === 'between' || moment === 'after';
  const contacts = boxOf(state.edition).contacts;
  const input = {
    ...{ seats: seatsOf(state), tile, ship, moment, seat, active: table.active, owned, played: table.tilePlayed },
    ...(roomy ? { others } : {}),
    ...(table.contact < 0 ? {} : { commission: contacts[table.contact]!.commission }),
    ...{ premiums: table.premiums.slice(), pileEmpty: table.next === NO_SHIP, ...boxOfTable(state), rulings },
  };
  if (!checkers.tile.parse(JSON.parse(JSON.stringify(input))).ok) return;
  const answer = checkers.tile.judge(input);
  const engine = tryOut(table, { kind: 'playTile', seat, tile, quay });
  expect(gist(answer.verdict)).toEqual(gist(engine.verdict));
  // Elsewhere the other ships of the moment are made up.
  if (!roomy || !engine.verdict.legal) return;
  const steps = (events: readonly Event[]) => saidOf(before(events, 'contactDiscarded', 'shipPlaced'));
  expect(steps(answer.events)).toEqual(steps(engine.events));
  expect(answer.counters).toEqual(engine.after.premiums);
  expect(answer.over).toBe(engine.after.phase === 'over');
  expect(answer.due).toBe(engine.after.leaving?.due ?? 0);
  const gone = state.ships.filter((one) => one === NO_SHIP).length > 0;
  if (gone || engine.after.leaving || answer.over) return;
  const placed = engine.events.some(({ kind }) => kind === 'shipPlaced');
  expect(answer.filling === 'now').toBe(placed);
  expect(answer.filling !== null).toBe(placed || engine.after.ships[quay - 1] === NO_SHIP);
};

const askAuction: Ask = (state, random, rulings) => {
  const { active, auctions, premiums } = state;
  const base = {
    premiums: premiums.slice(),
    active,
    auctions,
    pileEmpty: tilesLeft(state) === 0,
    ...boxOfTable(state),
    rulings,
  };
  const opening = tryOut(state, { kind: 'openAuction', seat: active });
  const closed = checkers.auction.judge({ ...base, said: [] });
  expect(closed.verdict).toEqual(opening.verdict);
  if (!opening.verdict.legal) return;
  const tile = tileIds[state.tilePile.findIndex((count) => count > 0)]!;
  let { after } = tryOut(opening.after, { kind: 'revealTile', tile });
  const said: { bid: number | null }[] = [];
  while (after.phase === 'auction') {
    const action = pick(random, actions(after).slice(0, 3).concat(actions(after).slice(-1)));
    said.push({ bid: action.kind === 'bid' ? action.amount : null });
    after = tryOut(after, action).after;
    const answer = checkers.auction.judge({ ...base, said });
    expect(answer.next).toBe(after.auction?.next ?? null);
    expect(answer.over).toBe(after.auction === null);
  }
  const answer = checkers.auction.judge({ ...base, said });
  expect(answer.counters).toEqual(after.premiums);
  const buyer = after.owned.findIndex((owned, seat) => owned.length > state.owned[seat]!.length);
  expect(answer.winner).toBe(buyer < 0 ? null : buyer);
};

const askRound: Ask = (state, _, rulings) => {
  const { first, active, slate: holder, left, slateLeft: leftLastTurn } = state;
  const endTurn: Action = { kind: 'endTurn', seat: active };
  if (!check(state, endTurn).legal) return;
  const { after } = tryOut(state, endTurn);
  const ships = (state.next === NO_SHIP ? 0 : 1) + shipsBelow(state);
  const end = checkers.end.judge({
    premiums: state.premiums.slice(),
    ships,
    first,
    active,
    turnOver: true,
    ...boxOfTable(state),
    rulings,
  });
  expect([end.over, end.by]).toEqual([after.phase === 'over', after.outcome?.clause ?? null]);
  if (end.over) expect(end.winners).toEqual(after.outcome?.winners);
  if ((active + 1) % state.seats !== first || after.phase === 'over') return;
  const input = { seats: seatsOf(state), first, holder, left, leftLastTurn, ...boxOfTable(state), rulings };
  expect(checkers.round.parse(JSON.parse(JSON.stringify(input))).ok).toBe(true);
  expect(checkers.round.judge(input).next).toBe(after.first);
};

describe('checkers of departures, tiles and the table, and the engine', () => {
  const asks = {
    act: [askDeparture, askTile, askTile, askAuction, askRound],
    effect: [askTile],
    depart: [askTile],
    settle: [askSlate, askSlate, askTile],
    assign: [askTile],
  };
  it.each(Array.from({ length: 24 }, (_, seed) => ({ seed })))('agree in the random game $seed', ({ seed }) =>
    askAlong(seed, asks),
  );
});
