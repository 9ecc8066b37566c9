import { readShip, readTable } from '@portolan/boards/rotterdam';
import { must } from '@portolan/core';
import { type Position, rotterdam, type State } from '@portolan/rotterdam';
import { sensible } from '@portolan/solvers/rotterdam';
import type { Around } from '../../../board/entry.ts';
import { type Touching, touching } from '../../../board/touching.ts';
import type { Json } from '../../../stores/table.ts';
import { type Entering, midgame } from '../../midgame.ts';
import { boxIn, changed, emptied, seatsOf } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';
import { freshPosition } from './fresh.ts';
import { afterMaster } from './onward.ts';
import { seatSpot } from './spots.ts';

type Hand = Touching<Json>;

const whole = (position: unknown): Position => rotterdam.makePosition(must(rotterdam.parsePosition(position)));

/** Ships by whose they are, where and with what: which of a player’s ships it is tells nobody. */
const fleet = ({ ships = [] }: Position) =>
  ships.map(readShip).map(({ id, at, cargo }) => ({ seat: Number(id[0]), at, cargo }));

const sorted = (list: readonly unknown[] = []): readonly unknown[] => [...list].sort();

/** What a player tells of a table: nobody counts rounds or cards that were used. */
const told = (position: unknown) => {
  const table = whole(position);
  const { seats, phase, step, master, seat, hands = [] } = table;
  const lists = ['products', 'navigation', 'missions', 'shown', 'laid'] as const;
  return {
    ...{ seats, phase, step, master, seat },
    ships: sorted(fleet(table).map((ship) => JSON.stringify(ship))),
    hands: hands.map((hand) => lists.map((list) => sorted(hand?.[list]))),
  };
};

const around = (position: Json, chosen?: string): Around<Form> => {
  const { table } = must(readTable(position));
  const { phase } = table.position;
  const form = { lang: 'en', position, seats: seatsOf(position), phase, box: boxIn(position), table };
  return { lang: 'en', about: form as unknown as Form, chosen };
};

/**
 * Player by player, goods by goods, as they lie in the tray: after one ship the next is in hand, another
 * one is dragged to its place. The empty ones come last.
 */
const ships = (hand: Hand, table: Position): void => {
  const all = fleet(table);
  const empty = all.filter(({ cargo }) => !cargo).map(({ seat, at }) => ({ item: `ship ${seat}`, at }));
  const laden = hand.items().flatMap(({ id: item }) => {
    const alike = all.filter(({ seat, cargo }) => cargo && item === `ship ${seat} ${cargo}`);
    return alike.map(({ at }) => ({ item, at }));
  });
  for (const { item, at } of [...laden, ...empty]) {
    if (hand.held() === item) hand.spot(at);
    else hand.drag(item, at);
  }
};

/** Player by player: all ships at once, and then their positions. */
const fleetsTold = (hand: Hand, table: Position): void => {
  const all = fleet(table);
  const goods = boxIn(hand.value()).materials.map(({ id }) => id);
  const rank = (cargo: string | null | undefined): number => (cargo ? goods.indexOf(cargo) : goods.length);
  for (let seat = 0; seat < (table.seats ?? 3); seat++) {
    const own = all.filter((ship) => ship.seat === seat).toSorted((a, b) => rank(a.cargo) - rank(b.cargo));
    if (own.length === 0) continue;
    const itemOf = (some: typeof own): string => `fleet ${seat} ${some.map(({ cargo }) => cargo || '-').join(',')}`;
    // After a player without ships, or with more than one that is empty, they are put one by one.
    const parts = [own.slice(0, 4), own.slice(0, 3), own.slice(0, 2)];
    const first = parts.find((some) => hand.items().some(({ id }) => id === itemOf(some))) ?? [];
    if (first.length > 0) hand.item(itemOf(first));
    for (const { at } of first) hand.spot(at);
    for (const { at, cargo } of own.slice(first.length)) {
      const item = cargo ? `ship ${seat} ${cargo}` : `ship ${seat}`;
      if (hand.held() !== item) hand.item(item);
      hand.spot(at);
    }
  }
};

/** The Product cards of a player: those face down two at once. */
const productItems = (hand: Hand, products: readonly string[]): readonly string[] => {
  const backs = products.filter((face) => face.startsWith('?'));
  const seen = products.filter((face) => !face.startsWith('?'));
  const pairs = Array.from({ length: Math.floor(backs.length / 2) }, (_, i) => backs.slice(2 * i, 2 * i + 2));
  const named = (pair: readonly string[]): string => {
    const names = [pair, pair.toReversed()].map((two) => `backs ${two.join(' ')}`);
    return names.find((name) => hand.items().some(({ id }) => id === name)) ?? names.join(' or ');
  };
  return [...pairs.map(named), ...[...backs.slice(2 * pairs.length), ...seen].map((face) => `product ${face}`)];
};

/** Round the table from the player after the Harbor Master, who is told first and whose own cards come last. */
const players = (hand: Hand, { seats = 3, master = 0, seat: turn = master, hands = [] }: Position): void => {
  hand.button((position) => changed(position, 'master', master), afterMaster(hand.value(), master));
  for (let i = 1; i <= seats; i++) {
    const seat = (master + i) % seats;
    const { products = [], navigation = [], missions = [], shown = [], laid = [] } = hands[seat] ?? {};
    const own = missions.filter((face) => face !== '?');
    // Where three Missions of a hand are seen, those on the table follow them.
    const place = seatSpot(own.length > 0 ? 'hand' : 'before', seat);
    if (seat === turn && turn !== master) hand.item('turn');
    if (hand.chosen() !== place) hand.spot(place);
    const of = (face: string): number => laid.filter((one) => one === face).length;
    if (laid.length > 0) hand.handle(`laid ${of('advantage')} ${of('extra-advantage')}`);
    for (const item of productItems(hand, products)) hand.item(item);
    for (const face of [...own, ...shown]) hand.item(`mission ${face}`);
    for (const face of navigation) if (face !== '?') hand.item(`navigation ${face}`);
    const hidden = navigation.filter((face) => face === '?').length;
    if (hidden > 0 || i < seats) hand.handle(`scale ${hidden}`);
  }
};

export const entering: Entering = {
  table: midgame<State, never, never, never>(
    rotterdam as never,
    sensible as never,
    ({ phase, step, called, pending }) =>
      (step === 'open' || step === 'choose') &&
      (phase === 'launch' || phase === 'sail') &&
      called.length === 0 &&
      pending.length === 0,
  ),
  seats: [
    { seats: 2, wanted: () => 35, held: 0.9 },
    { seats: 3, wanted: () => 35, held: 0.9 },
    { seats: 4, wanted: () => 35, held: 0.9 },
  ],
  enter: (read) => {
    const table = read as Position;
    const ways = [ships, fleetsTold].map((afloat) => {
      const hand = touching(entry, emptied(freshPosition), around);
      // Whose ships are put plays, when all before have theirs.
      const sits = afloat === fleetsTold && new Set(fleet(table).map(({ seat }) => seat)).size === 4;
      if (table.seats !== 3 && !sits) hand.button((position) => changed(position, 'seats', table.seats));
      if (table.phase !== 'launch') hand.button((position) => changed(position, 'phase', table.phase));
      afloat(hand, table);
      players(hand, table);
      return hand;
    });
    return {
      touches: Math.min(...ways.map((hand) => hand.count())),
      taps: Math.min(...ways.map((hand) => hand.taps())),
      entered: ways.map((hand) => told(hand.value())),
      wanted: ways.map(() => told(table)),
    };
  },
};
