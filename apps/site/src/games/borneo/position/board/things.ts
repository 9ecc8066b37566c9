import { type Place, placeIn } from '@portolan/boards/borneo';
import type { Card, CompanyId } from '@portolan/borneo';
import type { Text } from '@portolan/core';
import { listIn, objectIn } from '../../../../position/json.ts';
import { inFront, type Owners, withOwner } from '../../parts/columns.tsx';
import {
  cardAt,
  type Entered,
  type Held,
  portOf,
  storeOf,
  withCard,
  withKey,
  withoutCard,
  withPort,
  withStore,
} from './held.ts';
import { boardWords as words } from './words.ts';

/** The merchants of a company, or some of them, from the front. */
export interface Column {
  readonly company: CompanyId;
  readonly seats: readonly number[];
}

/** Something that lies on the table, or that can be put there. */
export type Thing =
  | { readonly kind: 'merchant'; readonly seat: number }
  /** The merchants of a company as they stand, from the front. */
  | ({ readonly kind: 'column' } & Column)
  /** Merchants that stand behind those of several companies. */
  | { readonly kind: 'behind'; readonly columns: readonly Column[] }
  | { readonly kind: 'harbor'; readonly id: string }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'mission'; readonly id: string }
  | { readonly kind: 'ship' };

const columnName = ({ company, seats }: Column): string => `${company}.${seats.join('-')}`;

const columnsIn = ([company, seats = '', ...others]: readonly string[]): readonly Column[] =>
  company === undefined
    ? []
    : [{ company: company as CompanyId, seats: seats.split('-').map(Number) }, ...columnsIn(others)];

/** The name of a thing in the tray: `merchant.0`, `card.RRB/G:p`. */
export const itemOf = (thing: Thing): string => {
  if (thing.kind === 'merchant') return `merchant.${thing.seat}`;
  if (thing.kind === 'card') return `card.${thing.card}`;
  if (thing.kind === 'column') return `column.${columnName(thing)}`;
  if (thing.kind === 'behind') return ['behind', ...thing.columns.map(columnName)].join('.');
  return thing.kind === 'ship' ? 'ship' : `${thing.kind}.${thing.id}`;
};

/** The thing that a name of the tray means. */
export const thingIn = (item: string): Thing => {
  const [kind, ...rest] = item.split('.');
  const name = rest.join('.');
  if (kind === 'merchant') return { kind, seat: Number(name) };
  if (kind === 'card') return { kind, card: name as Card };
  const columns = kind === 'column' || kind === 'behind' ? columnsIn(rest) : [];
  const [column] = columns;
  if (kind === 'column' && column) return { kind, ...column };
  if (kind === 'behind') return { kind, columns };
  if (kind === 'harbor' || kind === 'mission') return { kind, id: name };
  return { kind: 'ship' };
};

/** Whose merchants a thing is. */
export const seatsIn = (thing: Thing): readonly number[] => {
  if (thing.kind === 'merchant') return [thing.seat];
  if (thing.kind === 'column') return thing.seats;
  return thing.kind === 'behind' ? thing.columns.flatMap(({ seats }) => seats) : [];
};

/** The column of a company. */
export const columnOf = ({ value }: Entered, company: CompanyId): Owners =>
  listIn(objectIn(value, 'companies'), company) as Owners;

/** Whether an empty space in a column stays. */
export const gapsIn = ({ value }: Entered): boolean => objectIn(value, 'rulings')['fight-vacancy'] === 'leave-gap';

/** The same table with a column as it is told. */
export const withColumn = (entered: Entered, company: CompanyId, column: Owners): Entered =>
  withKey(entered, 'companies', { ...objectIn(entered.value, 'companies'), [company]: column });

/** The same column with a merchant on a rank, or with none. */
export const withMerchant = (entered: Entered, company: CompanyId, rank: number, seat: number | null): Entered =>
  withColumn(entered, company, withOwner(columnOf(entered, company), rank, seat, gapsIn(entered)));

/** Where a thing lands that is put on a place: the list of a card that lies there, the warehouse of a player. */
export const landingOf = (place: Place): Held | undefined => {
  switch (place.kind) {
    case 'port':
    case 'tower':
      return { kind: 'tower', port: place.port };
    case 'hand':
    case 'store':
      return { kind: place.kind, seat: place.seat };
    case 'seat':
    case 'harbor':
    case 'won':
      return { kind: 'store', seat: place.seat };
    default:
      return undefined;
  }
};

const without = (list: readonly unknown[], one: unknown): readonly unknown[] => list.filter((other) => other !== one);

/** Takes an id out of a list of the table, where somebody has written that list down. */
const unlisted = (entered: Entered, key: 'missions' | 'harborsOut', id: string): Entered =>
  Array.isArray(entered.value[key]) ? withKey(entered, key, without(listIn(entered.value, key), id)) : entered;

type Laid = Entered | Text;

const layHarbor = (entered: Entered, id: string, place: Place): Laid => {
  const free = unlisted(entered, 'harborsOut', id);
  const landing = landingOf(place);
  if (landing?.kind === 'tower') return withPort(free, landing.port, { harbor: id });
  if (!landing) return words.harborPlace;
  const { seat } = landing;
  const own = listIn(storeOf(free, seat), 'harbors');
  return withStore(free, seat, { harbors: [...without(own, id), id] });
};

const layCard = (entered: Entered, card: Card, place: Place): Laid => {
  const landing = landingOf(place);
  if (!landing || (landing.kind === 'tower' && card === '?')) return words.cardPlace;
  if (landing.kind === 'tower' && typeof portOf(entered, landing.port).harbor !== 'string') return words.firstHarbor;
  // As long as nobody has said whose turn it is, it is the player’s whose hand is seen.
  const moves = landing.kind === 'hand' && card !== '?' && entered.value.active === undefined;
  return withCard(moves ? withKey(entered, 'active', landing.seat) : entered, landing, card);
};

const layMission = (entered: Entered, id: string, place: Place): Laid => {
  const landing = landingOf(place);
  if (!landing || landing.kind === 'tower') return words.missionPlace;
  const { seat } = landing;
  const free = unlisted(entered, 'missions', id);
  return withStore(free, seat, { missions: [...without(listIn(storeOf(free, seat), 'missions'), id), id] });
};

/** Lays a thing on a place; a sentence if it cannot lie there. */
export const layOn = (entered: Entered, thing: Thing, place: Place): Laid => {
  switch (thing.kind) {
    case 'merchant':
      return place.kind === 'rank'
        ? withColumn(
            entered,
            place.company,
            inFront(columnOf(entered, place.company), place.rank, thing.seat, gapsIn(entered)),
          )
        : words.inCompany;
    case 'column':
      return 'company' in place ? withColumn(entered, place.company, thing.seats) : words.inCompany;
    case 'behind':
      return 'company' in place
        ? thing.columns.reduce(
            (before, { company, seats }) => withColumn(before, company, [...columnOf(before, company), ...seats]),
            entered,
          )
        : words.inCompany;
    case 'harbor':
      return layHarbor(entered, thing.id, place);
    case 'card':
      return layCard(entered, thing.card, place);
    case 'mission':
      return layMission(entered, thing.id, place);
    case 'ship':
      return 'seat' in place ? withKey(entered, 'pirateShip', place.seat) : words.shipPlace;
  }
};

/** What lies on a place. */
export const thingAt = (entered: Entered, place: Place): Thing | undefined => {
  switch (place.kind) {
    case 'rank': {
      const seat = columnOf(entered, place.company)[place.rank - 1];
      return typeof seat === 'number' ? { kind: 'merchant', seat } : undefined;
    }
    case 'port': {
      const { harbor } = portOf(entered, place.port);
      return typeof harbor === 'string' ? { kind: 'harbor', id: harbor } : undefined;
    }
    case 'tower':
    case 'hand':
    case 'store': {
      const card = cardAt(entered, place);
      return card === undefined ? undefined : { kind: 'card', card };
    }
    case 'harbor':
      return { kind: 'harbor', id: place.id };
    case 'won':
    case 'mission':
      return { kind: 'mission', id: place.id };
    case 'ship':
      return { kind: 'ship' };
    case 'company':
    case 'seat':
      return undefined;
  }
};

const offStore = (entered: Entered, seat: number, key: 'harbors' | 'missions', id: string): Entered =>
  withStore(entered, seat, { [key]: without(listIn(storeOf(entered, seat), key), id) });

/** The same table without what lies on a place. */
export const takenOff = (entered: Entered, place: Place): Entered => {
  switch (place.kind) {
    case 'rank':
      return withMerchant(entered, place.company, place.rank, null);
    case 'port':
      return withPort(entered, place.port, { harbor: null });
    case 'tower':
    case 'hand':
    case 'store':
      return place.at === undefined ? entered : withoutCard(entered, place, place.at);
    case 'harbor':
      return offStore(entered, place.seat, 'harbors', place.id);
    case 'won': {
      const back = offStore(entered, place.seat, 'missions', place.id);
      const { missions } = back.value;
      return Array.isArray(missions) ? withKey(back, 'missions', [...missions, place.id]) : back;
    }
    case 'mission': {
      const row = entered.last.missions ?? [];
      return withKey(entered, 'missions', without(row, place.id));
    }
    case 'company':
    case 'ship':
    case 'seat':
      return entered;
  }
};

/** Carries what lies on a place to another: merchants on two spaces change places. */
export const carriedTo = (entered: Entered, from: Place, to: Place): Laid => {
  const thing = thingAt(entered, from);
  if (!thing) return entered;
  const there = to.kind === 'rank' ? thingAt(entered, to) : undefined;
  if (from.kind === 'rank' && to.kind === 'rank' && there?.kind === 'merchant' && thing.kind === 'merchant') {
    const first = withMerchant(entered, to.company, to.rank, thing.seat);
    return withMerchant(first, from.company, from.rank, there.seat);
  }
  // A Mission that is given to somebody leaves the row by that alone.
  return layOn(from.kind === 'mission' ? entered : takenOff(entered, from), thing, to);
};

/** A place by its name, if it is one. */
export const placeOf = (spot: string | undefined): Place | undefined =>
  spot === undefined ? undefined : placeIn(spot);
