import { rulingTable } from '@portolan/core';
import { type Reader, rulingsFrom } from '@portolan/core/readers';
/**
 * The open points of the rulebook as data: each ruling by name, its readings with the default first.
 * The words for them stand in the rulebook; clause `ruling.<name>` states each.
 */
export const readings = {
  'buy-timing': ['after-tile', 'step-3'],
  'new-ship': ['must-leave', 'may-leave', 'next-turn'],
  'port-ownership': ['sailor', 'sailor-or-home'],
  'possible-destination': ['now', 'later'],
  'route-length': ['difference', 'inclusive', 'between'],
  'idle-port-call': ['allowed', 'forbidden'],
  'hazard-entry': ['refused', 'sinks'],
  'shore-squares': ['enterable', 'barred'],
  'coasting-own-square': ['eight', 'nine'],
  'bonus-trigger': ['ending-each', 'ending', 'passing'],
  'bonus-use': ['this-or-next', 'next-only'],
  'bonus-kind': ['any-move', 'advance-only'],
  'shark-short': ['must-pay', 'carry-over'],
  'forced-sale': ['always', 'needs-action'],
  'pirate-moves': ['pure', 'advance-then-rotate'],
  'pirate-launch': ['in-port', 'beside-port'],
  broadside: ['abeam', 'three-per-side'],
  'departure-shield': ['until-next-turn', 'beside-port'],
  'attack-timing': ['own-turn', 'any-turn'],
  'sunk-ships': ['out', 'back-to-stock'],
  thousand: ['wins', 'count'],
  'final-departure': ['must', 'may', 'stay'],
  'fish-reach': ['bank', 'coast-8', 'coast-4', 'town-8'],
  'fish-two-ports': ['once', 'per-port'],
  'final-stall': ['bounded', 'idle-round', 'play-on'],
  'sale-for': ['debt-due', 'any-expense'],
  'pirate-guest-fee': ['none', 'paid'],
} as const;

/** The name of a ruling, without the prefix of its clause. */
export type RulingName = keyof typeof readings;

/** The reading chosen for every ruling. */
export type Readings = { readonly [Name in RulingName]: (typeof readings)[Name][number] };

/** Chosen readings by name; what is not named stands at its default. */
export type Rulings = Partial<Readings>;

/** What can be asked of the rulings; the names below are its parts. */
export const openPoints = rulingTable(readings);

/** All names, in the order of the rulebook. */
export const rulingNames = openPoints.names;

/** Whether a name is one of a ruling. */
export const isRuling = openPoints.isRuling;

/** The readings of a ruling, its default first. */
export const readingsOf = openPoints.readingsOf;

/** The reading that holds when nobody says otherwise. */
export const defaultOf = openPoints.defaultOf;

/** Every ruling at its default. */
export const defaultReadings = openPoints.defaults;

/** A reading for every ruling: those given, else the default. Names and readings must be known ones. */
export const completeReadings = openPoints.complete;

/** Only the readings that differ from the default, as positions and logs write them. */
export const namedReadings = openPoints.named;

/** Readings by ruling, of unknown shape. */
export const rulingsReader: Reader<Rulings> = rulingsFrom(openPoints);
