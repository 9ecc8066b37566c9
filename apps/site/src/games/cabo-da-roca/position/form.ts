import { same, type Table } from '@portolan/boards/cabo-da-roca';
import type { Edition } from '@portolan/cabo-da-roca';
import type { Violation } from '@portolan/core';
import type { BaseForm } from '../../../position/editor-game.ts';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { isSquare, squareIn } from './draft.ts';

/** What the groups of fields of Cabo da Roca share. */
export interface Form extends BaseForm {
  readonly seats: number;
  readonly phase: string;
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
}

/** The field of a ship that a reason is about; its square for all others. */
const shipFields: Readonly<Record<string, string>> = {
  'heading-in-port': 'heading',
  'moored-at-sea': 'heading',
  'no-origin': 'from',
  pirate: 'cargo',
};

/** The field by seat that a reason is about. */
const seatFields: Readonly<Record<string, string>> = {
  'negative-coins': 'coins',
  'port-taken': 'home',
  'pieces-left': 'out',
};

const ofShip = ({ reason, facts: { ship } }: Violation): string[] =>
  typeof ship === 'string' ? [`ships.${ship}.${shipFields[reason] ?? 'at'}`] : [];

/** Sailors of a seat on a square, by their places in the list. */
const ofSailor = ({ facts: { seat, at } }: Violation, position: Json): string[] =>
  typeof seat !== 'number' || !isSquare(at)
    ? []
    : listIn(position, 'sailors').flatMap((sailor, i) =>
        isObject(sailor) && sailor.owner === seat && same(squareIn(sailor, 'at'), at) ? [`sailors[${i}].at`] : [],
      );

const ofSeat = ({ reason, facts: { seat, piece, at } }: Violation): string[] => {
  if (typeof seat !== 'number') return [];
  if (reason === 'too-many-pieces') return piece === 'sailor' ? ['sailors'] : [`gone[${seat}].${piece}`];
  if (at !== undefined) return [];
  return reason === 'opening-round' ? ['round'] : [`${seatFields[reason] ?? 'coins'}[${seat}]`];
};

const heaps = ['pile', 'discard', 'aside'] as const;

/** Where a card lies that is in several places or in the wrong heap. */
const ofCard = ({ facts: { card } }: Violation, position: Json): string[] =>
  typeof card !== 'string'
    ? []
    : [
        ...heaps.filter((heap) => listIn(position, heap).includes(card)),
        ...Object.entries(objectIn(position, 'ships')).flatMap(([id, ship]) =>
          isObject(ship) && ship.cargo === card ? [`ships.${id}.cargo`] : [],
        ),
      ];

/** The field that a reason about the moment is about. */
const momentFields: Readonly<Record<string, string>> = {
  'no-tiles': 'board',
  'opening-phase': 'round',
  'no-tile-left': 'final',
  'no-trade-card': 'pile',
};

/** The field of an offer that a reason is about; its square for all others. */
const offerFields: Readonly<Record<string, string>> = {
  'not-your-turn': 'from',
  'no-such-piece': 'ship',
  unarmed: 'ship',
  'pirate-in-port': 'ship',
  'sum-out-of-range': 'sum',
  'no-debt': 'sell',
  'not-needed': 'sell',
  'not-your-piece': 'sell',
  'not-enough-coins': 'piece',
  'none-left': 'piece',
  'not-enough-actions': 'piece',
  'too-late': 'piece',
  'departure-pending': 'piece',
};

/** What is wrong with the moment, or with the purchase or the ransom behind an offer. */
const ofMoment = ({ reason, facts: { ship, at, seat } }: Violation, position: Json): string[] => {
  if (reason === 'no-way-out') return [position.phase === 'pile' ? 'drawing' : 'departing'];
  if (reason === 'cannot-move-on') return ['crossing'];
  const field = momentFields[reason];
  if (field) return [field];
  const ofOffer = position.phase === 'consent' && at === undefined && seat === undefined;
  return ofOffer && (ship === undefined || reason in offerFields || offerTargets.includes(reason))
    ? [`offer.${offerFields[reason] ?? 'at'}`]
    : [];
};

/** Reasons that name the ship a ransom is asked for, or the one in a port that is wanted. */
const offerTargets = ['in-port', 'just-left-port', 'paid-to-pass', 'port-occupied'];

/** The fields that a violation of the position is about: a ship, a sailor, a seat, cards, tiles, else the map. */
export const placesOf = (violation: Violation, position: Json): readonly string[] => {
  const {
    reason,
    facts: { ship, seat, at, tile },
  } = violation;
  const onMap = isSquare(at) && ship === undefined && seat === undefined;
  return [
    ...ofShip(violation),
    ...ofSailor(violation, position),
    ...ofSeat(violation),
    ...ofCard(violation, position),
    ...(reason === 'too-many-tiles' ? ['board', ...(position.stack === undefined ? [] : [`stack.${tile}`])] : []),
    ...(onMap ? ['board'] : []),
    ...ofMoment(violation, position),
  ];
};
