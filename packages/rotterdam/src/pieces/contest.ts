import type { Seat } from '@portolan/core';
import { rank, type Standing, type TieStep } from './ranking.ts';

/** What a seat can count when some cards lie face down. */
export interface Contender {
  readonly missions: number;
  /** Points of Navigation cards that are known, and how many that count lie face down. */
  readonly navigation: number;
  readonly faceDown: number;
  /** The least and the greatest points of Product cards, and their number. */
  readonly products: readonly [least: number, greatest: number];
  readonly productCards: number;
}

/** Who can win when some cards lie face down. */
export interface Contest {
  /** The least and the greatest points of Navigation cards, by seat. */
  readonly navigation: readonly (readonly [least: number, greatest: number])[];
  /** Who wins, alone or with others, in some case; who wins alone in every case, or `null`. */
  readonly possible: readonly Seat[];
  readonly certain: Seat | null;
  /** Who wins in every case; `null` if that is not always the same. */
  readonly winners: readonly Seat[] | null;
  /** Tie-breaks used in some case. */
  readonly ties: readonly TieStep[];
}

/** Every way to deal so many cards that count 0, 1 or 2 to hands of so many: the points of each. */
const deals = (hands: readonly number[], [zeros, ones, twos]: readonly [number, number, number]): number[][] => {
  const [hand, ...others] = hands;
  if (hand === undefined) return [[]];
  const found = new Map<string, number[]>();
  for (let two = 0; two <= Math.min(hand, twos); two++) {
    for (let one = 0; one <= Math.min(hand - two, ones); one++) {
      const zero = hand - two - one;
      if (zero > zeros) continue;
      for (const rest of deals(others, [zeros - zero, ones - one, twos - two])) {
        const points = [one + 2 * two, ...rest];
        found.set(points.join(), points);
      }
    }
  }
  return [...found.values()];
};

/** For each seat it alone at its best and at its worst, the others the other way round: all that can decide. */
const corners = (contenders: readonly Contender[]): readonly (readonly number[])[] => {
  const certain = contenders.every(({ products: [least, greatest] }) => least === greatest);
  const alone = (seat: number, best: 0 | 1) =>
    contenders.map(({ products }, i) => products[i === seat ? best : 1 - best]!);
  if (certain) return [contenders.map(({ products: [least] }) => least)];
  return contenders.flatMap((_, seat) => [alone(seat, 0), alone(seat, 1)]);
};

const standing = ({ missions, navigation, productCards }: Contender, hidden: number, products: number): Standing => {
  const laid = navigation + hidden;
  const score = { missions, navigation: laid, products, total: missions + laid + products };
  return { score, productCards };
};

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean => a.join() === b.join();

/**
 * Who can win (`score.winner`): every deal of face-down Navigation cards out of those that count 0, 1 and 2 and are seen
 * nowhere; Products between their least and greatest points, each seat for itself. There must be cards enough.
 */
export const contest = (
  contenders: readonly Contender[],
  unseen: readonly [zeros: number, ones: number, twos: number],
  productTie: 'number' | 'points',
): Contest => {
  const dealt = deals(
    contenders.map(({ faceDown }) => faceDown),
    unseen,
  );
  const cases = dealt.flatMap((points) =>
    corners(contenders).map((products) =>
      rank(
        contenders.map((one, seat) => standing(one, points[seat]!, products[seat]!)),
        productTie,
      ),
    ),
  );
  const [first] = cases;
  const possible = contenders.flatMap((_, seat) => (cases.some(({ winners }) => winners.includes(seat)) ? [seat] : []));
  const always = cases.every(({ winners }) => sameSeats(winners, first!.winners));
  const ties = new Map(cases.flatMap(({ steps }) => steps).map((step) => [JSON.stringify(step), step]));
  return {
    navigation: contenders.map(({ navigation }, seat) => {
      const points = dealt.map((one) => one[seat]!);
      return [navigation + Math.min(...points), navigation + Math.max(...points)];
    }),
    possible,
    certain: always && first!.winners.length === 1 ? first!.winners[0]! : null,
    winners: always ? first!.winners : null,
    ties: [...ties.values()],
  };
};
