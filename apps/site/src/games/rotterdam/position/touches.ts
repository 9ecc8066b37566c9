import { readShip, readTable } from '@portolan/boards/rotterdam';
import { must } from '@portolan/core';
import { type Position, rotterdam, type State } from '@portolan/rotterdam';
import { sensible } from '@portolan/solvers/rotterdam';
import type { Around } from '../../../board/entry.ts';
import { type Touching, touching } from '../../../board/touching.ts';
import type { Json } from '../../../stores/table.ts';
import { type Entering, midgame } from '../../midgame.ts';
import { isUntold } from './cards.ts';
import { boxIn, changed, emptied, seatsOf } from './draft.ts';
import { entry } from './entry.tsx';
import type { Form } from './form.ts';
import { freshPosition } from './fresh.ts';
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

const players = (hand: Hand, { seats = 3, master = 0, seat: turn = master, hands = [] }: Position): void => {
  for (let seat = 0; seat < seats; seat++) {
    const { products = [], navigation = [], missions = [], shown = [], laid = [] } = hands[seat] ?? {};
    const place = seatSpot('before', seat);
    // The fold of hands and Missions, when it is opened, chooses the first player.
    if (hand.chosen() !== place) hand.spot(place);
    if (seat === master && master !== 0) hand.item('master');
    if (seat === turn && turn !== master) hand.item('turn');
    for (const face of laid) hand.item(`navigation ${face}`);
    for (const face of shown) hand.item(`mission ${face}`);
    for (const face of products) hand.item(`product ${face}`);
    const own = missions.filter((face) => face !== '?');
    if (own.length > 0) hand.spot(seatSpot('hand', seat));
    for (const face of own) hand.item(`mission ${face}`);
    for (const face of navigation) if (face !== '?') hand.item(`navigation ${face}`);
    const hidden = navigation.filter((face) => face === '?').length;
    const leads = seat + 1 < seats && isUntold(hand.value(), seat + 1);
    if (hidden > 0 || leads) hand.handle(`scale ${hidden}`);
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
    { seats: 3, wanted: () => 35, held: 0.9, tapped: 0.6 },
    // Ten ships and three opponents: by taps alone most tables take a few more.
    { seats: 4, wanted: () => 35, held: 0.6, tapped: 0.1 },
  ],
  enter: (read) => {
    const table = read as Position;
    const hand = touching(entry, emptied(freshPosition), around);
    if (table.seats !== 3) hand.button((position) => changed(position, 'seats', table.seats));
    if (table.phase !== 'launch') hand.button((position) => changed(position, 'phase', table.phase));
    ships(hand, table);
    players(hand, table);
    return { touches: hand.count(), taps: hand.taps(), entered: told(hand.value()), wanted: told(table) };
  },
};
