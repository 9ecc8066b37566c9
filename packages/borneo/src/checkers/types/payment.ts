import { reconstructed } from '../../editions/reconstructed.ts';
import {
  also,
  anyId,
  boolean,
  either,
  integer,
  isObject,
  list,
  type Reader,
  record,
  rulings,
  shape,
  text,
  type ValueOf,
  word,
} from '../../parse.ts';
import type { SpiceId } from '../../types.ts';
import { spiceIds } from '../../types.ts';
import type { CheckerAnswer, SpiceNumbers } from './common.ts';

export const tile = (id: string) => reconstructed.missions.find((mission) => mission.id === id);

const units = integer(1, 2) as Reader<1 | 2>;

/** The reader of PaymentCard. */
const card = also(
  shape(
    { kind: word([...spiceIds, 'crate'], 'unknown-spice') },
    {
      /** 2 for a doubled card; default 1. A Harbor card has 1. */
      units,

      /** It is a Harbor card (never a crate). */
      harbor: boolean,

      /** Where it lies; default `warehouse`. A Harbor card lies in the warehouse. */
      from: word(['warehouse', 'hand'], 'unknown-word'),

      /** Blackbeard: the spice it is to stand for. */
      tradedAs: word(spiceIds, 'unknown-spice'),
    },
  ),
  ({ kind, units, harbor, from }, path, problems) => {
    if (!harbor) return;
    if (kind === 'crate') problems.push({ path: `${path}.kind`, code: 'unknown-spice', facts: { found: kind } });
    if (units === 2)
      problems.push({ path: `${path}.units`, code: 'out-of-range', facts: { found: 2, min: 1, max: 1 } });
    if (from === 'hand') problems.push({ path: `${path}.from`, code: 'unknown-word', facts: { found: from } });
  },
  'unknown-spice',
  'out-of-range',
  'unknown-word',
);

/** One card offered in a payment. */
export interface PaymentCard extends ValueOf<typeof card> {}

const named = shape({ mission: text((id) => tile(id) !== undefined, 'unknown-mission', anyId.schema) }, {});

const need = either(
  (json) => isObject(json) && Object.hasOwn(json, 'mission'),
  named,
  record(spiceIds, integer(0, 9), 'unknown-spice'),
);

/** The reader of PaymentInput. */
export const readPayment = shape(
  { need, cards: list<PaymentCard>(card, 60) },
  {
    /** The Blackbeard variant is played. */
    blackbeard: boolean,
    /** The pirate ship lies before the payer. */
    holdsShip: boolean,
    /** It is the final Mission round. */
    final: boolean,
    rulings,
  },
);

/** A demand (units by spice, 1 to 9 each, or the id of a tile) and the cards offered. */
export interface PaymentInput extends ValueOf<typeof readPayment> {}

/** A card that stands for another spice: its index in the input, the spice, and how many units change. */
export interface PaymentTrade {
  readonly index: number;
  readonly as: SpiceId;
  readonly units: number;
  /** The payment as listed suffices without it. */
  readonly needless: boolean;
}

/** A payment that would be legal. */
export interface PaymentOption {
  /** `fewer`: some of the offered cards; `without-hand`: no hand card; `without-trade`: no trade; `with-trade`: with one trade. */
  readonly kind: 'fewer' | 'without-hand' | 'without-trade' | 'with-trade';
  /** Indexes of the cards paid. */
  readonly cards: readonly number[];
  readonly trade: { readonly index: number; readonly as: SpiceId } | null;
  /** Units lost by it. */
  readonly lost: number;
}

/** What the cards offered come to. */
export interface PaymentAnswer extends CheckerAnswer {
  /** Units asked. */
  readonly need: SpiceNumbers;
  /** Units offered by spice, trades made, crates aside. */
  readonly paid: SpiceNumbers;
  /** Crate units offered. */
  readonly crates: number;
  /** Units that lack before crates. */
  readonly lacks: SpiceNumbers;
  /** How many of the lacking units crates cover. */
  readonly covered: number;
  /** Units that nothing covers. */
  readonly short: number;
  /** Whether the cards suffice, whatever else may forbid the payment. */
  readonly enough: boolean;
  /** Units paid beyond the demand, which are lost; 0 if the payment falls short. */
  readonly lost: number;
  /** Indexes of the cards refused because they lie in the hand. */
  readonly refused: readonly number[];
  readonly trades: readonly PaymentTrade[];
  /** A legal payment out of the same cards with fewer of them, or `null`. */
  readonly cheaper: PaymentOption | null;
  /** The value of the tile, when it was named, and what is gained over keeping the cards (1 VP each). */
  readonly value: { readonly vp: number; readonly gain: number } | null;
  /** If the payment is illegal: what would be legal with the same cards, best first. */
  readonly alternatives: readonly PaymentOption[];
}
