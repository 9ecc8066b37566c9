import type { Seat } from '@portolan/core';
import { also, column, company, integer, list, nullable, rank, rulings, shape, type ValueOf } from '../../parse.ts';
import { HAND_LIMIT } from '../../state.ts';
import type { Rank } from '../../types.ts';
import type { CheckerAnswer, CheckerViolation } from './common.ts';

/** More cards than this are given away at the end of a turn (`draw.hand-limit`). */
const hand = integer(0, HAND_LIMIT);

const cards = list(integer(0, 4), 12);

/** The reader of FightInput. */
export const readFight = also(
  shape(
    {
      company,
      attacker: rank,
      defender: rank,
      attack: cards,

      /** `null`: the defender has not answered yet. Empty: he plays nothing. */
      defense: nullable(cards),

      /** Cards in hand before the fight, those played included. */
      hands: shape({ attacker: hand, defender: hand }, {}),
    },
    {
      column,
      /** Merchants between the two, when no column is given; default: every space between is taken. */
      between: integer(0, 20),
      rulings,
    },
  ),
  ({ column, between, attacker, defender }, _, problems) => {
    const most = column === undefined ? Math.max(0, attacker - defender - 1) : 0;
    if (column !== undefined && between !== undefined) problems.push({ path: 'between', code: 'unknown-field' });
    else if (between !== undefined) integer(0, most)(between, 'between', problems);
  },
);

/**
 * A fight. Cards are entered by how many flags of the company they bear, in both rows, 0 to 4.
 * Either the column is given, or the two ranks alone with the number of merchants `between`.
 */
export interface FightInput extends ValueOf<typeof readFight> {}

/** One side of a fight. */
export interface FightSide {
  /** Flags counted on each card. */
  readonly cards: readonly number[];
  /** Flags on the cards together. */
  readonly flags: number;
  /** Merchants between; 0 for the attacker. */
  readonly bonus: number;
  readonly total: number;
  /** Most cards this side may play. */
  readonly limit: number;
  readonly violations: readonly CheckerViolation[];
}

/** A legal choice of cards out of those entered, and what it would lead to. */
export interface FightOption {
  /** Indexes of the cards. */
  readonly cards: readonly number[];
  readonly total: number;
  readonly winner: 'attacker' | 'defender';
}

/** Both sides of the fight, who wins, and what either could have played. */
export interface FightAnswer extends CheckerAnswer {
  readonly attack: FightSide;
  /** The defender; without cards while he has not answered. */
  readonly defense: FightSide;
  readonly bonus: number;
  /** Who stands between, from the defender down; empty without a column. `counts`: gives a flag. */
  readonly between: readonly { readonly rank: Rank; readonly owner: Seat; readonly counts: boolean }[];
  /** Who wins with the cards as entered; `null` while the defender has not answered or if a side is illegal. */
  readonly winner: 'attacker' | 'defender' | null;
  /** Flags on cards with which the defender holds his ground: 0 if the bonus alone does. */
  readonly needed: number;
  /** Totals are equal, which is the attacker's win. */
  readonly equal: boolean;
  /** Who says where the beaten merchant goes; `null` unless the attacker wins. */
  readonly chooser: 'attacker' | 'defender' | null;
  /** The winning defender may keep one of the cards he played. */
  readonly reward: boolean;
  /** What the attacker could play of his cards; the defender answers with the best he may of his own. Fewest cards first, equal sets of flags once. */
  readonly attacks: readonly FightOption[];
  /** What the defender could play of his cards against the attack as entered, nothing included. Fewest cards first, equal sets of flags once. */
  readonly defenses: readonly FightOption[];
}
