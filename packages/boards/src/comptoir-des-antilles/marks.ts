import type { GoodsId, HandTile, Quay, TileId } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';

/** What happens to a porter: it comes aboard, goes home, moves one way or the other, changes places with another. */
export type PorterSign = 'comes' | 'goes' | 'left' | 'right' | 'swap';

/** Porters of one player on one ship to which something happens. */
export interface PorterMark {
  readonly seat: Seat;
  readonly n: number;
  readonly sign: PorterSign;
  /** The porters are aboard already: they have just come. */
  readonly aboard?: boolean;
}

/** Premiums that a player is paid for one ship. */
export interface Paid {
  readonly seat: Seat;
  readonly porters: number;
  /** Premiums for each of them. */
  readonly rate: number;
  readonly amount: number;
}

/** What is pointed out at one quay; everything may be missing. */
export interface QuayMark {
  readonly porters?: readonly PorterMark[];
  /** The rules refuse what is proposed here. */
  readonly refused?: boolean;
  /** An event tile that is proposed here. */
  readonly tile?: { readonly id: TileId; readonly by: Seat };
  /** Goods that are proposed here. */
  readonly goods?: GoodsId;
  /** The goods change places with those of another ship. */
  readonly goodsSwap?: boolean;
  /** The ship sails. */
  readonly sails?: boolean;
  /** The commission that is due for it. */
  readonly due?: number;
  readonly paid?: readonly Paid[];
}

/** What is pointed out in a picture; everything may be missing. */
export interface Marks {
  /** A ship that comes up on its pile. */
  readonly ship?: number;
  /** A goods tile that comes from its pile. */
  readonly drawn?: HandTile;
  /** The changes of the counters have happened already. */
  readonly happened?: boolean;
  readonly quays?: Readonly<Partial<Record<Quay, QuayMark>>>;
  /** Changes of the counters, by seat, in the order in which they happen. */
  readonly counters?: Readonly<Record<Seat, readonly number[]>>;
  /** Whom the slate goes to. */
  readonly slateTo?: Seat;
  readonly slateRefused?: boolean;
  /** A bid that is proposed; 0 for a pass. */
  readonly bid?: { readonly seat: Seat; readonly amount: number; readonly refused: boolean };
}

/** The mark of a quay, with `more` added to it. */
export const marking = (marks: Marks['quays'], quay: Quay, more: QuayMark): NonNullable<Marks['quays']> => {
  const before = marks?.[quay];
  return {
    ...marks,
    [quay]: {
      ...before,
      ...more,
      ...(more.porters && { porters: [...(before?.porters ?? []), ...more.porters] }),
      ...(more.paid && { paid: [...(before?.paid ?? []), ...more.paid] }),
    },
  };
};
