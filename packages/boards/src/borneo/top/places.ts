import {
  type CompanyId,
  companyIds,
  type HarborId,
  type MissionId,
  type PortNumber,
  type Rank,
} from '@portolan/borneo';
import type { Seat } from '@portolan/core';

/** A card of a list by its place from 0; `?` for those face down. */
export type CardAt = number | '?';

/** A place of the table that can be touched. A list of cards without `at` is the list itself: where the next one goes. */
export type Place =
  | { readonly kind: 'rank'; readonly company: CompanyId; readonly rank: Rank }
  | { readonly kind: 'company'; readonly company: CompanyId }
  | { readonly kind: 'port'; readonly port: PortNumber }
  | { readonly kind: 'tower'; readonly port: PortNumber; readonly at?: CardAt }
  | { readonly kind: 'hand' | 'store'; readonly seat: Seat; readonly at?: CardAt }
  | { readonly kind: 'harbor'; readonly seat: Seat; readonly id: HarborId }
  | { readonly kind: 'won'; readonly seat: Seat; readonly id: MissionId }
  | { readonly kind: 'mission'; readonly id: MissionId }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'ship' };

const partsOf = (place: Place): readonly (string | number)[] => {
  switch (place.kind) {
    case 'rank':
      return [place.company, place.rank];
    case 'company':
      return [place.company];
    case 'port':
      return [place.port];
    case 'tower':
      return place.at === undefined ? [place.port] : [place.port, place.at];
    case 'hand':
    case 'store':
      return place.at === undefined ? [place.seat] : [place.seat, place.at];
    case 'harbor':
    case 'won':
      return [place.seat, place.id];
    case 'mission':
      return [place.id];
    case 'seat':
      return [place.seat];
    case 'ship':
      return [];
  }
};

/** The name of a place: `rank.red.3`, `tower.1.0`, `hand.2`. */
export const spotOf = (place: Place): string => [place.kind, ...partsOf(place)].join('.');

const cardAt = (text: string | undefined): { readonly at?: CardAt } =>
  text === undefined ? {} : { at: text === '?' ? '?' : Number(text) };

/** The place that a name means; undefined for a name of none. */
export const placeIn = (spot: string): Place | undefined => {
  const [kind, first = '', ...rest] = spot.split('.');
  const number = Number(first);
  const port = ([1, 2, 3] as const).find((one) => one === number);
  const company = companyIds.find((one) => one === first);
  switch (kind) {
    case 'rank':
      return company && { kind, company, rank: Number(rest[0]) };
    case 'company':
      return company && { kind, company };
    case 'port':
      return port && { kind, port };
    case 'tower':
      return port && { kind, port, ...cardAt(rest[0]) };
    case 'hand':
    case 'store':
      return { kind, seat: number, ...cardAt(rest[0]) };
    case 'harbor':
    case 'won':
      return { kind, seat: number, id: rest.join('.') };
    case 'mission':
      return { kind, id: [first, ...rest].join('.') };
    case 'seat':
      return { kind, seat: number };
    case 'ship':
      return { kind };
    default:
      return undefined;
  }
};

/** Whose things a place shows. */
export const seatOf = (place: Place | undefined): Seat | undefined =>
  place && 'seat' in place ? place.seat : undefined;
