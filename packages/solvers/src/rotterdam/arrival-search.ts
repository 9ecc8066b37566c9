import { addFractions, compareFractions, type Fraction, fraction, type Seat } from '@portolan/core';
import { type Action, boxOf, type HarborId, rotterdam, type State } from '@portolan/rotterdam';
import { fleetOf, ownerOf } from '@portolan/rotterdam/pieces';
import { after, withinReach, withoutShips } from './river.ts';
import { NONE } from './table.ts';
import { distancesFrom } from './voyage.ts';

/** What a moment of the calls is worth to the owner of a ship. */
export interface Worth {
  /** The ship arrives whatever the others call and choose. */
  readonly forced: boolean;
  /** It arrives if all help. */
  readonly possible: boolean;
  /** The chance, if the others call and choose at random and the owner as well as can be. */
  readonly random: Fraction;
}

/** A moment: the river, and who has still to call. */
export interface Moment {
  readonly river: State;
  readonly callers: readonly Seat[];
}

/** The ship, and where it is to arrive. */
export interface Goal {
  readonly ship: number;
  readonly harbor: HarborId;
}

const never: Worth = { forced: false, possible: false, random: fraction(0) };
const arrived: Worth = { forced: true, possible: true, random: fraction(1) };

/** The owner takes what suits him; what others do may be the worst, the best, or anything with the same chance. */
const join = (own: boolean, worths: readonly Worth[]): Worth => {
  const possible = worths.some((worth) => worth.possible);
  if (own) {
    const random = worths.reduce(
      (best, worth) => (compareFractions(worth.random, best) > 0 ? worth.random : best),
      never.random,
    );
    return { forced: worths.some((worth) => worth.forced), possible, random };
  }
  const sum = worths.reduce((total, worth) => addFractions(total, worth.random), never.random);
  return {
    forced: worths.every((worth) => worth.forced),
    possible,
    random: fraction(sum.n, sum.d * BigInt(worths.length)),
  };
};

/** A choice and the moment after it. */
export interface Choice {
  readonly action: Action;
  readonly next: Moment;
}

/** What can be done in a moment: the moves of a call that is under way, or the colors of who calls next. */
export const choicesOf = ({ river, callers }: Moment): Choice[] => {
  if (river.call) {
    return rotterdam
      .actions(river, river.call.mover)
      .map((action) => ({ action, next: { river: after(river, action), callers } }));
  }
  const [seat, ...left] = callers;
  if (seat === undefined) return [];
  return river.edition.colors.map((color) => {
    const action: Action = { kind: 'callColor', seat, color };
    return { action, next: { river: after(river, action), callers: left } };
  });
};

/** Who chooses in a moment. */
export const chooserOf = ({ river, callers }: Moment): Seat => river.call?.mover ?? callers[0] ?? NONE;

/** Two moments with the same text are worth the same: ships of a seat are alike, but for the one that is to arrive. */
const keyOf = ({ river, callers }: Moment, { ship: own }: Goal): string => {
  const { at, call } = river;
  const fleet = fleetOf(river);
  const codes: string[] = [];
  for (let first = 0; first < at.length; first += fleet) {
    const ships: number[] = [];
    for (let ship = first; ship < first + fleet; ship++) {
      // Where a ship lies does not tell whether its move in this call is still to come.
      const code = 2 * at[ship]! + (call?.waiting.includes(ship) ? 1 : 0);
      if (ship === own) codes.push(`!${code}`);
      else if (at[ship] !== NONE) ships.push(code);
    }
    codes.push(ships.sort((a, b) => a - b).join());
  }
  return `${callers.length}|${call ? `${call.color},${call.caller},${call.mover}` : ''}|${codes.join(';')}`;
};

const meets = (some: ReadonlySet<number>, others: ReadonlySet<number>): boolean =>
  [...others].some((one) => some.has(one));

/** Takes away the ships that can have no effect: they meet neither the ship nor any that it may meet, however they move. */
export const pruned = ({ river, callers }: Moment, { ship }: Goal): Moment => {
  const calls = callers.length + (river.call ? 1 : 0);
  const afloat = river.at.flatMap((position, one) => (position === NONE ? [] : [one]));
  const reach = new Map(afloat.map((one) => [one, withinReach(river.edition, river.at[one]!, calls)]));
  const near = new Set([ship]);
  const positions = new Set(reach.get(ship));
  for (let grown = true; grown; ) {
    grown = false;
    for (const one of afloat) {
      if (near.has(one) || !meets(positions, reach.get(one)!)) continue;
      near.add(one);
      for (const position of reach.get(one)!) positions.add(position);
      grown = true;
    }
  }
  return { river: withoutShips(river, (one) => !near.has(one)), callers };
};

/** Values moments: AND/OR search over the calls left, with a table of moments visited. */
export const valuer = (goal: Goal): ((moment: Moment) => Worth) => {
  const known = new Map<string, Worth>();
  /** What is settled without looking further: the ship has arrived, or it has too far to go. */
  const settled = ({ river, callers }: Moment): Worth | undefined => {
    const distance = distancesFrom(river.edition, goal.harbor)[river.at[goal.ship]!]!;
    if (distance === null) return never;
    if (distance[0] === 0) return arrived;
    const moves = callers.length + (river.call?.waiting.includes(goal.ship) ? 1 : 0);
    return distance[0] > moves ? never : undefined;
  };
  const value = (moment: Moment): Worth => {
    const end = settled(moment);
    if (end) return end;
    const key = keyOf(moment, goal);
    const found = known.get(key);
    if (found) return found;
    const own = chooserOf(moment) === ownerOf(moment.river, goal.ship);
    const worth = join(
      own,
      choicesOf(moment).map(({ next }) => value(next)),
    );
    known.set(key, worth);
    return worth;
  };
  return value;
};

/** Whether the ship lies in a quay of the harbor. */
export const hasArrived = ({ river }: Moment, { ship, harbor }: Goal): boolean => {
  const { harborOf, harbors } = boxOf(river.edition);
  return harborOf[river.at[ship]!] === harbors.at[harbor];
};
