import type { Seat } from '@portolan/core';
import type { CompanyId, Rank } from '../../types.ts';
import type { CheckerAnswer, CheckerInput, ColumnInput, Columns } from './common.ts';

// "Where does the beaten (or moved) merchant go, who moves up?"

/** A transfer, or the way of a beaten merchant. Companies not named are empty. */
export interface MoveInput extends CheckerInput {
  readonly kind: 'transfer' | 'beaten';
  readonly columns: Readonly<Partial<Record<CompanyId, ColumnInput>>>;
  /** The company of the moving merchant; of the fight. */
  readonly company: CompanyId;
  /** The rank of the moving merchant; of the attacker. */
  readonly rank: Rank;
  /** The rank of the beaten merchant, before the fight is carried out. Needed with `beaten`. */
  readonly defender?: Rank;
  /** `swap` (only with `beaten`): the beaten merchant takes the space left by the attacker. */
  readonly to: 'swap' | CompanyId;
  /** Who makes the choice; default: whoever is entitled to. */
  readonly seat?: Seat;
}

/** A merchant that changes its place. */
export interface MovedMerchant {
  readonly seat: Seat;
  readonly from: { readonly company: CompanyId; readonly rank: Rank };
  readonly to: { readonly company: CompanyId; readonly rank: Rank };
}

/** A choice that is legal, and the columns it leads to. */
export interface MoveOption {
  readonly to: 'swap' | CompanyId;
  /** The rank that the moved or beaten merchant comes to. */
  readonly rank: Rank;
  readonly after: Columns;
}

/** The columns before and after, and who had the choice. */
export interface MoveAnswer extends CheckerAnswer {
  readonly before: Columns;
  /** `null` if the move is illegal. */
  readonly after: Columns | null;
  /** The rank that the moved or beaten merchant comes to; `null` if the move is illegal. */
  readonly toRank: Rank | null;
  /** Who changes place: the merchant moved or beaten, the victorious attacker, then those that move up. */
  readonly moved: readonly MovedMerchant[];
  /** How many merchants move up to close a space. */
  readonly closedUp: number;
  /** Whose choice it is; `null` if nobody stands at the rank named. */
  readonly chooser: Seat | null;
  /** Companies without a free space, in edition order. */
  readonly full: readonly CompanyId[];
  /** Every legal choice in edition order, `swap` first; empty if no choice is. */
  readonly alternatives: readonly MoveOption[];
}
