import { rulingTable } from '@portolan/core';
import { type Reader, rulingsFrom } from '@portolan/core/readers';

/**
 * The open points of the rulebook as data: each ruling by name, its readings with the default first.
 * The words for them stand in the rulebook; clause `ruling.<name>` states each.
 */
export const readings = {
  'empty-launch': ['shortage-only', 'free'],
  'blocked-ship': ['waits-in-turn', 'lost-at-once', 'moves-later'],
  'harbor-occupancy': ['one', 'unlimited'],
  'fourth-card': ['not-drawn', 'draw-then-choose'],
  'lay-points': ['any-time', 'only-at-three'],
  'reshuffle-timing': ['when-empty', 'when-due'],
  'cards-around-call': ['before-and-after', 'before-only', 'also-during'],
  'cards-in-trading': ['any-player', 'none'],
  'trading-order': ['one-at-a-time', 'free'],
  'spent-products': ['on-top', 'under', 'shuffled'],
  'trade-balance': ['both-sides', 'gifts'],
  'navigation-points': ['owned', 'laid-only'],
  'swap-empty': ['both-loaded', 'one-empty-allowed'],
  'impossible-retreat': ['full-only', 'as-far-as-possible'],
  'jokers-per-mission': ['any', 'one'],
  'thief-full-hold': ['not-playable', 'replaces'],
  'bury-timing': ['unloading', 'arrival'],
  'product-tie': ['number', 'points'],
} as const;

/** The name of a ruling, without the prefix of its clause. */
export type RulingName = keyof typeof readings;

/** The reading chosen for every ruling. */
export type Readings = { readonly [Name in RulingName]: (typeof readings)[Name][number] };

/** Chosen readings by name; what is not named stands at its default. */
export type Rulings = Partial<Readings>;

/** The table that answers for all rulings. */
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
