import { type Column, monopolyPicks, type Pick, sharedPicks } from './picks.ts';
import {
  type CompanyRanking,
  countFlags,
  type FlagReadings,
  type MonopolyResult,
  monopolyOf,
  rankCompanies,
} from './tower.ts';

/** How the spices of a port are shared out: one field per open point, beside the reading of its flags. */
export interface SharingReadings extends FlagReadings {
  /** A company without merchants leaves its monopoly to the others (ruling.monopoly-empty `shared`). */
  readonly emptyShared: boolean;
  /** When every merchant has had one, the sharing starts over (ruling.shared-leftover `again`). */
  readonly leftoverAgain: boolean;
}

/** The two values of a Harbor card. */
export interface HarborValues {
  readonly monopoly: number;
  readonly capacity: number;
}

/** What a tower triggers at its Harbor card. */
export interface Triggered {
  readonly kind: 'monopoly' | 'shared';
  /** Who has reached the value, and who has the monopoly. */
  readonly monopoly: MonopolyResult;
  /** The companies as they are ranked; undefined where only the monopolists pick. */
  readonly ranking: CompanyRanking | undefined;
  /** All picks, from the first on; fewer than cards where nobody may take the rest. */
  readonly picks: Pick[];
}

/**
 * The distribution that a tower triggers at a Harbor card (port.trigger), and who picks in which order; undefined if
 * it reaches neither value. `flags` are the counted ones.
 */
export const triggeredBy = (
  tower: readonly number[],
  { monopoly: value, capacity }: HarborValues,
  columns: readonly Column[],
  readings: SharingReadings,
  flags: readonly number[] = countFlags(tower, readings.all),
): Triggered | undefined => {
  const monopoly = monopolyOf(tower, value, readings, flags);
  const { winner } = monopoly;
  if (winner < 0 && tower.length < capacity) return undefined;
  const kind = winner < 0 ? 'shared' : 'monopoly';
  const own = winner < 0 ? [] : monopolyPicks(columns[winner]!, winner, tower.length);
  if (kind === 'monopoly' && (own.length > 0 || !readings.emptyShared)) {
    return { kind, monopoly, ranking: undefined, picks: own };
  }
  const ranking = rankCompanies(tower, readings, flags);
  const order = ranking.order.map(([company]) => company);
  return { kind, monopoly, ranking, picks: sharedPicks(columns, order, tower.length, readings.leftoverAgain) };
};

/** A pick that has been made: the company and the rank of its merchant. */
export type MadePick = readonly [company: number, rank: number];

/**
 * The picks still to come: those made are crossed off the list, each where its merchant first stands in it; one that
 * the list does not foresee crosses off its last pick.
 */
export const picksLeft = (picks: readonly Pick[], made: readonly MadePick[]): Pick[] => {
  const left = picks.slice();
  for (const [company, rank] of made) {
    const at = left.findIndex((pick) => pick.company === company && pick.rank === rank);
    left.splice(at < 0 ? left.length - 1 : at, 1);
  }
  return left;
};
