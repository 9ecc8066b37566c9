import { readTable, spotOf } from '@portolan/boards/borneo';
import { borneo, type Card, type CardList, companyIds, type Position, type State } from '@portolan/borneo';
import { must } from '@portolan/core';
import { sensible } from '@portolan/solvers/borneo';
import type { Around } from '../../../board/entry.ts';
import { type Touching, touching } from '../../../board/touching.ts';
import type { Json } from '../../../stores/table.ts';
import { type Entering, midgame } from '../../midgame.ts';
import { entry } from './board/entry.ts';
import { goodsOn } from './board/goods.tsx';
import { emptyTable } from './board/tables.ts';
import { type Column, itemOf } from './board/things.ts';
import { changed } from './change.ts';
import { freshPosition } from './draft.ts';
import type { Form } from './form.ts';

type Hand = Touching<Json>;

const whole = (position: unknown): Position => borneo.makePosition(must(borneo.parsePosition(position)));

const sorted = (list: readonly string[] = []): readonly string[] => [...list].sort();

/**
 * What a player tells of a table: what was discarded, and which Harbor cards are gone, nobody remembers; who began
 * decides nothing any more, nor the flags of a card in a warehouse.
 */
const told = (position: unknown) => {
  const { seats, phase, active, companies, hands, warehouses = [], ports, missions } = whole(position);
  return {
    ...{ seats, phase, active, companies, hands, ports, missions: sorted(missions) },
    warehouses: warehouses.map(({ shipments, ...store }) => ({
      shipments: sorted(shipments?.map((card) => goodsOn(String(card)))),
      harbors: sorted(store.harbors),
      missions: sorted(store.missions),
    })),
  };
};

const around = (position: Json, chosen?: string): Around<Form> => {
  const table = must(readTable(position)).table;
  const { box } = table;
  return { lang: 'en', about: { box, table, seats: table.position.seats } as unknown as Form, chosen };
};

const known = (cards: CardList = []): readonly Card[] =>
  cards.filter((card): card is Card => typeof card === 'string' && card !== '?');

const count = (cards: CardList = []): number =>
  cards.reduce((sum: number, card) => sum + (typeof card === 'number' ? card : 1), 0);

/**
 * Company by company, at once or the three in front, and then those behind them; else one merchant after another, each
 * before those it outranks.
 */
const merchants = (hand: Hand, { seats, companies = {} }: Position): void => {
  const offered = (id: string) => hand.items().some((item) => item.id === id);
  const all = companyIds.map(
    (company): Column => ({ company, seats: (companies[company] ?? []) as readonly number[] }),
  );
  for (const { company, seats: column } of all) {
    const left = all.slice(all.findIndex((one) => one.company === company));
    const rest = itemOf({ kind: 'behind', columns: left.filter(({ seats: some }) => some.length > 0) });
    if (left.length === 2 && offered(rest)) {
      hand.item(rest);
      break;
    }
    const parts = [column, column.slice(0, 3)].map((of) => itemOf({ kind: 'column', company, seats: of }));
    const part = parts.find(offered);
    if (part) hand.item(part);
  }
  const behind = all
    .map(({ company, seats: column }): Column => ({ company, seats: column.slice(3) }))
    .filter((column) => column.seats.length > 0);
  const last = itemOf({ kind: 'behind', columns: behind });
  if (offered(last)) hand.item(last);
  const rest = companyIds.filter((company) => !(hand.value().companies as Json | undefined)?.[company]);
  for (let seat = 0; seat < seats; seat++) {
    const merchant = itemOf({ kind: 'merchant', seat });
    for (const company of rest) {
      const owners = companies[company] ?? [];
      const at = owners.indexOf(seat);
      if (at < 0) continue;
      if (hand.held() !== merchant) hand.item(merchant);
      const before = owners.slice(0, at).filter((owner) => owner !== null && owner < seat).length;
      hand.spot(spotOf({ kind: 'rank', company, rank: before + 1 }));
    }
  }
};

/** Each Harbor card goes to the next port, and the cards after it lie below it. */
const ports = (hand: Hand, { ports: all = [] }: Position): void => {
  for (const { harbor, tower = [] } of all) {
    if (typeof harbor !== 'string') continue;
    hand.item(itemOf({ kind: 'harbor', id: harbor }));
    for (const card of known(tower)) hand.item(itemOf({ kind: 'card', card }));
  }
};

/** Goods in the tray, in whichever order they stand there. */
const storedItem = (hand: Hand, goods: readonly string[]): string => {
  const names = [goods, goods.toReversed()].map((some) => `goods.${some.join('-')}`);
  return names.find((name) => hand.items().some(({ id }) => id === name)) ?? names.join(' or ');
};

const players = (hand: Hand, { seats, hands = [], warehouses = [] }: Position): void => {
  for (let seat = 0; seat < seats; seat++) {
    // The last merchant leads on to the first player, each count to the next.
    const place = spotOf({ kind: 'seat', seat });
    if (hand.chosen() !== place) hand.spot(place);
    const { shipments, harbors = [], missions = [] } = warehouses[seat] ?? {};
    for (const id of missions) hand.item(itemOf({ kind: 'mission', id }));
    for (const id of harbors) hand.item(itemOf({ kind: 'harbor', id }));
    const goods = known(shipments).map(goodsOn);
    // In a warehouse only the goods of a card count: two are told at once.
    for (let i = 0; i < goods.length; i += 2) hand.item(storedItem(hand, goods.slice(i, i + 2)));
    const own = known(hands[seat]);
    const cards = count(hands[seat]);
    if (own.length === 0) hand.handle(`scale ${cards}`);
    else hand.handle(`seen ${cards}`);
    for (const card of own) hand.item(itemOf({ kind: 'card', card }));
  }
};

export const entering: Entering = {
  table: midgame<State, never, never, never>(borneo as never, sensible as never, ({ phase }) => phase === 'mission'),
  seats: [
    { seats: 3, wanted: () => 40, held: 0.9 },
    { seats: 4, wanted: () => 40, held: 0.9 },
    { seats: 5, wanted: () => 40, held: 0.9 },
  ],
  enter: (read) => {
    const table = read as Position;
    const hand = touching(entry, emptyTable(freshPosition), around);
    // Who is among those in front of the first company sits at the table by it.
    const front = (table.companies?.red ?? []).slice(0, 3);
    const sits = table.seats > 4 && front.includes(table.seats - 1);
    if (table.seats !== 4 && !sits) hand.button((position) => changed(position, 'seats', table.seats));
    merchants(hand, table);
    players(hand, table);
    ports(hand, table);
    return { touches: hand.count(), taps: hand.taps(), entered: told(hand.value()), wanted: told(table) };
  },
};
