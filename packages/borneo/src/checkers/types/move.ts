import type { Seat } from '@portolan/core';
import { also, columns, company, rank, rulings, seat, shape, type ValueOf, word } from '../../parse.ts';
import type { Rank } from '../../types.ts';
import { type CompanyId, companyIds } from '../../types.ts';
import type { CheckerAnswer, Columns } from './common.ts';

/** The reader of MoveInput. */
export const readMove = also(
  shape(
    {
      kind: word(['transfer', 'beaten'], 'unknown-word'),
      columns,

      /** The company of the moving merchant; of the fight. */
      company,

      /** The rank of the moving merchant; of the attacker. */
      rank,

      /** `swap` (only with `beaten`): the beaten merchant takes the space left by the attacker. */
      to: word(['swap', ...companyIds], 'unknown-company'),
    },
    {
      /** The rank of the beaten merchant, before the fight is carried out. Needed with `beaten`. */
      defender: rank,
      /** Who makes the choice; default: whoever is entitled to. */
      seat,
      rulings,
    },
  ),
  ({ kind, defender, to }, _, problems) => {
    if (kind === 'beaten' && defender === undefined) problems.push({ path: 'defender', code: 'missing-field' });
    if (kind === 'transfer' && defender !== undefined) problems.push({ path: 'defender', code: 'unknown-field' });
    if (kind === 'transfer' && to === 'swap')
      problems.push({ path: 'to', code: 'unknown-company', facts: { found: to } });
  },
);

/** A transfer, or the way of a beaten merchant. Companies not named are empty. */
export interface MoveInput extends ValueOf<typeof readMove> {}

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
