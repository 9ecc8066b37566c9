import { borneo, type CardList, type Phase, type Position, parseEdition, type State } from '@portolan/borneo';
import { type Result, type Seat, within } from '@portolan/core';
import { questions } from '@portolan/solvers/borneo';
import { defaultColumns, defaultHand, defaultPorts } from './borneo-defaults.ts';
import { borneoFacts } from './borneo-facts.ts';
import type { Fields } from './cases.ts';
import type { Adapter } from './runner.ts';
import { solveWith } from './solvers.ts';

const letters = 'ABCDE';

/** The seat of a letter. Throws on anything else. */
export const seatOf = (name: unknown): Seat => {
  const seat = typeof name === 'string' && name.length === 1 ? letters.indexOf(name) : -1;
  if (seat < 0) throw new Error(`"${String(name)}" is no seat`);
  return seat;
};

/** The letter of a seat. */
export const letterOf = (seat: Seat): string => letters[seat]!;

type Warehouse = NonNullable<Position['warehouses']>[number];

/** Cards of a warehouse sorted out: Harbor cards and Missions by the ids of the box, the rest are Shipment cards. */
const warehouse = (items: readonly unknown[], harbors: Set<string>, missions: Set<string>): Warehouse => {
  const known = (ids: Set<string>) => (item: unknown) => typeof item === 'string' && ids.has(item);
  return {
    shipments: items.filter((item) => !known(harbors)(item) && !known(missions)(item)) as CardList,
    harbors: items.filter(known(harbors)) as string[],
    missions: items.filter(known(missions)) as string[],
  };
};

const column = (word: unknown): (Seat | null)[] =>
  [...String(word)].map((owner) => (owner === '-' ? null : seatOf(owner)));

const mapValues = (fields: unknown, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries((fields ?? {}) as Fields).map(([key, value]) => [key, change(value)]));

/** A list by seat from a map of letters. */
const bySeat = <Item>(seats: number, map: unknown, usual: Item): Item[] =>
  Array.from({ length: seats }, (_, seat) => ((map ?? {}) as Record<string, Item>)[letterOf(seat)] ?? usual);

/** Keys that a position has under the same name and in the same form. */
const asTheyAre = ['options', 'edition', 'phase', 'turn', 'pile', 'discard', 'harborPile', 'harborsOut', 'missions'];
const further = ['fight', 'distribution', 'draws', 'refill'];
const read = ['seats', 'rulings', 'first', 'active', 'dealTo', 'companies', 'hands', 'warehouses', 'ports'];
const keys = ['setup', 'view', 'pirateShip', 'final', ...asTheyAre, ...further, ...read];

const copied = (given: Fields): Fields =>
  Object.fromEntries([...asTheyAre, ...further].flatMap((key) => (key in given ? [[key, given[key]]] : [])));

const ship = (value: unknown): unknown => (value === null || value === 'cove' ? value : seatOf(value));

/** The default position with what `given` changes in it. */
const positionOf = (given: Fields, rulings: Fields): Fields => {
  const seats = (given.seats ?? 4) as number;
  const phase = (given.phase ?? 'mission') as Phase;
  const fourMerchants = (given.options as Fields | undefined)?.fourMerchants === true;
  const box = parseEdition(given.edition);
  const ids = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));
  const [harbors, missions] = box.ok ? [ids(box.value.harbors), ids(box.value.missions)] : [new Set(''), new Set('')];
  const ports = { ...defaultPorts(seats, phase), ...((given.ports ?? {}) as Record<string, readonly string[]>) };
  return {
    ...copied(given),
    seats,
    rulings: { ...((given.rulings ?? {}) as Fields), ...rulings },
    companies: mapValues({ ...defaultColumns(seats, phase, fourMerchants), ...(given.companies as Fields) }, column),
    hands: bySeat<CardList>(seats, given.hands, [defaultHand(phase)]),
    warehouses: bySeat<readonly unknown[]>(seats, given.warehouses, []).map((w) => warehouse(w, harbors, missions)),
    ports: [1, 2, 3].map((port) => towerOf(ports[port] ?? [], harbors)),
    ...(given.first === undefined ? {} : { first: seatOf(given.first) }),
    ...(given.active === undefined ? {} : { active: given.active === null ? null : seatOf(given.active) }),
    ...(given.dealTo === undefined ? {} : { dealTo: seatOf(given.dealTo) }),
    ...(given.pirateShip === undefined ? {} : { pirateShip: ship(given.pirateShip) }),
    ...(given.final === undefined ? {} : { final: (given.final as unknown[]).map(seatOf) }),
  };
};

/** A port: its Harbor card, unless the list begins with a Shipment card, and its tower. */
const towerOf = (items: readonly string[], harbors: Set<string>): Fields => {
  const [first] = items;
  return first !== undefined && (harbors.has(first) || !first.includes('/'))
    ? { harbor: first, tower: items.slice(1) }
    : { harbor: null, tower: items };
};

/**
 * Reads the position under other readings. What a distribution met half way comes to under its own is written down
 * first: it stands where another reading gives nothing out.
 */
const parseUnder = (given: Fields, rulings: Fields): Result<State> => {
  const position = positionOf(given, rulings);
  if (!given.distribution) return borneo.parsePosition(position);
  const own = borneo.parsePosition(positionOf(given, {}));
  if (!own.ok) return own;
  return borneo.parsePosition({ ...position, distribution: borneo.makePosition(own.value).distribution });
};

const begin = (given: Fields, rulings: Readonly<Record<string, string>>): Result<State> => {
  const stranger = Object.keys(given).find((key) => !keys.includes(key));
  if (stranger !== undefined) throw new Error(`"given" has no key "${stranger}"`);
  if (given.setup === true) {
    const variants = (given.options ?? {}) as Record<string, boolean>;
    const all = { ...(given.rulings as Record<string, string> | undefined), ...rulings };
    const edition = given.edition === undefined ? {} : { edition: given.edition };
    return borneo.setup({ seats: (given.seats ?? 4) as number, variants, rulings: all, ...edition });
  }
  const parsed = parseUnder(given, rulings);
  if (!parsed.ok) return { ok: false, problems: within('given', parsed.problems) };
  if (!('view' in given)) return parsed;
  return { ok: true, value: borneo.view(parsed.value, given.view === null ? null : seatOf(given.view)) };
};

/** The shorthand of Borneo's cases: seats are letters, columns are words, what is not said stands as in the default position. */
export const borneoAdapter: Adapter = {
  game: borneo,
  begin,
  facts: (state, then) => borneoFacts(state as State, then),
  seat: seatOf,
  solve: (state, solve) => solveWith(questions, state as State, solve),
};
