import type { Seat } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import { parseFace } from '../../faces.ts';
import { columns, integer, list, type Reader, rulings, seat, shape, text, type ValueOf } from '../../parse.ts';
import type { CompanyId, Pick } from '../../types.ts';
import type { CheckerAnswer, CompanyNumbers } from './common.ts';

/** The number of a card entered by its flags (`RRB/G`; its spice does not matter here) or as a whole face. */
export const flagsCard = (code: string): number | undefined => parseFace(code) ?? parseFace(`${code}:p`);

const card = text((code) => flagsCard(code) !== undefined, 'unknown-face');

const oneToThree = integer(1, 3) as Reader<1 | 2 | 3>;

/** Readers of the needed and of the optional fields, shared with the checker of the picks. */
const triggerFields = {
  needed: {
    /** The left value of the Harbor card. */
    monopoly: integer(2, 28),
    /** The right value of the Harbor card. */
    capacity: integer(2, 9),
    /** The cards that lie there already. */
    tower: list(card, 12),
    card,
  },
  free: {
    /** The column under which the lone lower flag stands; default 1. */
    lowerFlagColumn: oneToThree,
    /** The number of the port, which only the sentences need; default 1. */
    port: oneToThree,
    rulings,
  },
};

/** The reader of TriggerInput. */
export const readTrigger = shape(triggerFields.needed, triggerFields.free);

/** A port and the card played there. Cards as `RRB/G` (flags only) or as whole faces, from the Harbor card down. */
export interface TriggerInput extends ValueOf<typeof readTrigger> {}

/** The reader of PicksInput. */
export const readPicks = shape({ ...triggerFields.needed, columns, player: seat }, triggerFields.free);

/** The port and the card as for `trigger`, the four columns, and who plays the card. Columns not named are empty. */
export interface PicksInput extends ValueOf<typeof readPicks> {}

/** Where a flag stands: the card from the Harbor card down (from 0, the new one last), its row and the column from 1. */
export interface FlagPlace {
  readonly card: number;
  readonly row: 'upper' | 'lower';
  readonly column: number;
}

/** A row of flags as the count reads it, with the sums up to and with it. */
export interface LedgerLine {
  /** The card, from 0. */
  readonly card: number;
  readonly row: 'upper' | 'lower';
  /** Its flags from the left; one for a lower row. */
  readonly flags: readonly CompanyId[];
  /** Covered by the next card. */
  readonly covered: boolean;
  /** Whether it counts (a covered row does only under the reading `all`). */
  readonly counts: boolean;
  readonly sums: CompanyNumbers;
}

/** Companies that reach the value together, and the flag that decides. */
export interface MonopolyTie {
  readonly companies: readonly CompanyId[];
  readonly winner: CompanyId;
  /** The winner's first flag on the last card; `null` where the number of flags decides (ruling.monopoly-tie). */
  readonly flag: FlagPlace | null;
}

/** The count of the port, row by row, and what it triggers. */
export interface TriggerAnswer extends CheckerAnswer {
  /** Counted flags before the card. */
  readonly before: CompanyNumbers;
  /** Counted flags with it. */
  readonly flags: CompanyNumbers;
  /** Every row from the Harbor card down. */
  readonly ledger: readonly LedgerLine[];
  /** The flags that lie covered. */
  readonly covered: readonly (FlagPlace & { readonly company: CompanyId })[];
  /** The flag that the new card covers; `null` for the first card. */
  readonly covers: CompanyId | null;
  readonly cards: number;
  readonly valueReached: boolean;
  readonly capacityReached: boolean;
  /** What is triggered; `null` if nothing is. */
  readonly distribution: 'monopoly' | 'shared' | null;
  readonly monopoly: { readonly company: CompanyId; readonly flags: number } | null;
  readonly tie: MonopolyTie | null;
  /** Flags that each company still lacks. */
  readonly lacks: CompanyNumbers;
  /** Cards that still fit. */
  readonly room: number;
}

/** Companies with equal flags in their final order, each with the flag that decided. */
export interface RankingTie {
  readonly companies: readonly CompanyId[];
  readonly flags: readonly FlagPlace[];
}

/** The count of the port, and who takes what in which order. */
export interface PicksAnswer extends TriggerAnswer {
  /** Companies with flags, best first, in a shared distribution; else empty. */
  readonly ranking: readonly { readonly company: CompanyId; readonly flags: number }[];
  readonly ties: readonly RankingTie[];
  /** Companies without a counted flag, in a shared distribution. */
  readonly leftOut: readonly CompanyId[];
  /** Markers to lay: `M` on the company with the monopoly, `1` to `4` on the ranked ones. */
  readonly markers: Readonly<Partial<Record<CompanyId, 'M' | '1' | '2' | '3' | '4'>>>;
  /** All picks in order, each with its clause. */
  readonly picks: readonly Pick[];
  /** Cards that nobody may take; they are discarded. */
  readonly discarded: number;
  /** Why they are; `null` if none is. */
  readonly discardClause: Clause | null;
  /** Who takes the Harbor card; `null` without a distribution. */
  readonly harborTo: Seat | null;
  /** Spices and Harbor card by seat, of everybody who gets any. */
  readonly takings: readonly { readonly seat: Seat; readonly spices: number; readonly harbor: boolean }[];
}
