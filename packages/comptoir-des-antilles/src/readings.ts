import { rulingTable } from '@portolan/core';
import { type Reader, rulingsFrom } from '@portolan/core/readers';
/**
 * The open points of the rulebook as data: each ruling by name, its readings with the default first.
 * The words for them stand in the rulebook; clause `ruling.<name>` states each.
 */
export const readings = {
  'slate-round-end': ['unless-left', 'always-left', 'left-last-turn'],
  shortfall: ['to-zero', 'negative'],
  'tile-sailing-commission': ['none', 'turn-contact'],
  'impossible-effect': ['skip-effect', 'stop-card'],
  'declined-effect': ['forbidden', 'allowed'],
  'partial-effect': ['exact', 'fit'],
  'sailing-time': ['at-once', 'after-card', 'locked'],
  'refill-time': ['after-card', 'at-once'],
  'removed-ship': ['refill', 'wait'],
  'burnt-goods': ['discarded', 'under-pile'],
  storm: ['at-once', 'on-sailing'],
  'quality-scope': ['ship', 'kind'],
  'exclusive-scope': ['any-arrival', 'placing-only'],
  'auction-form': ['open', 'one-round'],
  'auctions-per-turn': ['one', 'unlimited'],
  'tile-window': ['between-effects', 'outside-card', 'any-moment'],
  hundred: ['at-once', 'after-commission', 'end-of-round'],
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
