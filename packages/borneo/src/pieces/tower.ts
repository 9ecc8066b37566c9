import { flagsOf, slotsOf, upperFlagsOf } from '../faces.ts';

/** How the flags of a port are read: one field per open point, and the place of the lone lower flag. */
export interface FlagReadings {
  /** Covered flags count too (ruling.port-flags `all`). */
  readonly all: boolean;
  /** Flags are read column by column instead of row by row (ruling.flag-scan `columns`). */
  readonly columns: boolean;
  /** The search for the first flag begins at the last card (ruling.shared-tie `from-last`). */
  readonly fromLast: boolean;
  /** Of several companies at the value, the one with most flags comes first (ruling.monopoly-tie `most-flags`). */
  readonly mostFlags: boolean;
  /** The column, from 1, under which the lower flag stands. */
  readonly lowerColumn: number;
}

/**
 * The counted flags of the four companies: the upper rows of all cards and the lower flag of the last one (port.cover);
 * with `all`, every flag. A tower is a list of faces, first = nearest the Harbor card.
 */
export const countFlags = (tower: readonly number[], all: boolean, out: number[] = [0, 0, 0, 0]): number[] => {
  const last = tower.length - 1;
  for (let company = 0; company < 4; company++) {
    let flags = 0;
    for (let i = 0; i <= last; i++) {
      const at = tower[i]! * 4 + company;
      flags += all || i === last ? flagsOf[at]! : upperFlagsOf[at]!;
    }
    out[company] = flags;
  }
  return out;
};

const column = (slot: number, lowerColumn: number): number => (slot < 3 ? slot : lowerColumn - 1);

/** Sort key of a place (`card * 4 + slot`) in a scan that begins at the card nearest the Harbor card. */
const fromHarborKey = (place: number, cards: number, readings: FlagReadings): number => {
  const slot = place & 3;
  const line = (place >> 2) * 2 + (slot === 3 ? 1 : 0);
  const x = column(slot, readings.lowerColumn);
  return readings.columns ? x * 2 * cards + line : line * 3 + x;
};

/** The same for a scan card by card from the last one back. */
const fromLastKey = (place: number, cards: number, readings: FlagReadings): number => {
  const card = place >> 2;
  return (cards - 1 - card) * 6 + fromHarborKey(place & 3, 1, readings);
};

/**
 * Where the first counted flag of a company stands in the scan of a tower: `card * 4 + slot` (slot 3 = the lower flag),
 * or -1 if it has none. `fromLast` replaces the reading's own starting point.
 */
export const firstFlag = (
  tower: readonly number[],
  company: number,
  readings: FlagReadings,
  fromLast: boolean = readings.fromLast,
): number => {
  const last = tower.length - 1;
  const key = fromLast ? fromLastKey : fromHarborKey;
  let found = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 0; place < tower.length * 4; place++) {
    const card = place >> 2;
    const covered = (place & 3) === 3 && card < last;
    if ((covered && !readings.all) || slotsOf[tower[card]! * 4 + (place & 3)] !== company) continue;
    const at = key(place, tower.length, readings);
    if (at < least) {
      least = at;
      found = place;
    }
  }
  return found;
};

/** Sorts companies by their first flag in the scan; those without a flag come last, in edition order. In place. */
const byFirstFlag = (
  companies: number[],
  tower: readonly number[],
  readings: FlagReadings,
  fromLast: boolean,
): number[] => {
  const key = fromLast ? fromLastKey : fromHarborKey;
  const keys = companies.map((company) => {
    const place = firstFlag(tower, company, readings, fromLast);
    return place < 0 ? Number.MAX_SAFE_INTEGER : key(place, tower.length, readings);
  });
  const rank = companies.map((_, i) => i).sort((a, b) => keys[a]! - keys[b]! || companies[a]! - companies[b]!);
  return rank.map((i) => companies[i]!);
};

/** Who has reached the monopoly value, and who has the monopoly. */
export interface MonopolyResult {
  /** The companies at the value or above, in edition order. */
  readonly reached: readonly number[];
  /** The company with the monopoly, -1 if none. */
  readonly winner: number;
}

const nobody: MonopolyResult = { reached: [], winner: -1 };

/**
 * The monopoly of a tower (monopoly.reached, monopoly.tie): of several companies at the value, the one whose flag comes
 * first on the last card alone; with `mostFlags`, only among those with most flags. `flags` are the counted ones.
 */
export const monopolyOf = (
  tower: readonly number[],
  value: number,
  readings: FlagReadings,
  flags: readonly number[] = countFlags(tower, readings.all),
): MonopolyResult => {
  let reachedBy = 0;
  for (let company = 0; company < 4; company++) if (flags[company]! >= value) reachedBy++;
  if (reachedBy === 0) return nobody;
  const reached = [0, 1, 2, 3].filter((company) => flags[company]! >= value);
  if (reachedBy === 1) return { reached, winner: reached[0]! };
  const most = Math.max(...reached.map((company) => flags[company]!));
  const rivals = readings.mostFlags ? reached.filter((company) => flags[company] === most) : reached;
  return { reached, winner: byFirstFlag(rivals, tower.slice(-1), readings, false)[0]! };
};

/** The companies of a port as a shared distribution ranks them. */
export interface CompanyRanking {
  /** Companies with at least one counted flag, best first, each with its flags (shared.ranking). */
  readonly order: readonly (readonly [company: number, flags: number])[];
  /** Every group of companies with equal flags, in its final order (shared.tie). */
  readonly ties: readonly (readonly number[])[];
  /** Companies without a counted flag, in edition order (shared.no-flag). */
  readonly leftOut: readonly number[];
}

const companies: readonly number[] = [0, 1, 2, 3];

/** The greatest number of flags below another; 0 if there is none. */
const nextBelow = (flags: readonly number[], limit: number): number => {
  let most = 0;
  for (let company = 0; company < 4; company++) {
    if (flags[company]! < limit && flags[company]! > most) most = flags[company]!;
  }
  return most;
};

/** Ranks the companies by counted flags, ties by their first flag on the cards of the port. */
export const rankCompanies = (
  tower: readonly number[],
  readings: FlagReadings,
  flags: readonly number[] = countFlags(tower, readings.all),
): CompanyRanking => {
  const groups: number[][] = [];
  for (let count = nextBelow(flags, Number.POSITIVE_INFINITY); count > 0; count = nextBelow(flags, count)) {
    const equal = companies.filter((company) => flags[company] === count);
    groups.push(equal.length > 1 ? byFirstFlag(equal, tower, readings, readings.fromLast) : equal);
  }
  return {
    order: groups.flat().map((company) => [company, flags[company]!] as const),
    ties: groups.filter((group) => group.length > 1),
    leftOut: companies.filter((company) => flags[company] === 0),
  };
};
