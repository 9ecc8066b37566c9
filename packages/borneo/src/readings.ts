import { rulingTable } from '@portolan/core';
import { type Reader, rulingsFrom } from '@portolan/core/readers';
import type { SharingReadings } from './pieces/distribution.ts';
import type { PlacementReadings } from './pieces/placement.ts';
import type { FlagReadings } from './pieces/tower.ts';

/**
 * The open points of the rulebook as data: each ruling by name, its readings with the default first.
 * The words for them stand in the rulebook; clause `ruling.<name>` states each.
 */
export const readings = {
  'placement-rounds': ['snake', 'reverse-twice'],
  'fourth-round': ['counterclockwise', 'clockwise'],
  'company-full': ['closed', 'open-ended'],
  'fight-flags': ['company', 'all'],
  'fight-bonus': ['all-between', 'third-party'],
  'fight-beaten': ['defender', 'attacker'],
  'fight-vacancy': ['close-up', 'leave-gap'],
  'port-flags': ['visible', 'all'],
  'flag-scan': ['rows', 'columns'],
  'monopoly-tie': ['position', 'most-flags'],
  'monopoly-empty': ['discard', 'shared'],
  'shared-tie': ['from-harbor', 'from-last'],
  'shared-leftover': ['again', 'discard'],
  'end-one-card': ['end', 'draw-one'],
  'pirate-swap': ['card', 'unit'],
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

/** How flags of ports are read; `lowerColumn` is the edition's place of the lower flag, from 1. */
export const flagReadings = (all: Readings, lowerColumn: number): FlagReadings => ({
  all: all['port-flags'] === 'all',
  columns: all['flag-scan'] === 'columns',
  fromLast: all['shared-tie'] === 'from-last',
  mostFlags: all['monopoly-tie'] === 'most-flags',
  lowerColumn,
});

/** How the spices of ports are shared out. */
export const sharingReadings = (all: Readings, lowerColumn: number): SharingReadings => ({
  ...flagReadings(all, lowerColumn),
  emptyShared: all['monopoly-empty'] === 'shared',
  leftoverAgain: all['shared-leftover'] === 'again',
});

/** The rulings on which it hangs who picks in a distribution. */
export const distributionRulings = [
  'port-flags',
  'flag-scan',
  'monopoly-tie',
  'monopoly-empty',
  'shared-tie',
  'shared-leftover',
] as const satisfies readonly RulingName[];

/** How the placement rounds go. */
export const placementReadings = (all: Readings): PlacementReadings => ({
  reverseTwice: all['placement-rounds'] === 'reverse-twice',
  fourthClockwise: all['fourth-round'] === 'clockwise',
});
