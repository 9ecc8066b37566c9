import type { Seat } from '@portolan/core';
import type { EditionPatch } from '../edition.ts';
import type { Rulings } from '../readings.ts';
import type { Trade } from './actions.ts';
import type { SeatScore } from './events.ts';
import type {
  ColorId,
  HarborId,
  MissionFace,
  MissionId,
  NavigationFace,
  NavigationId,
  Phase,
  ProductFace,
  ProductId,
  ShipId,
  Step,
  VariantName,
} from './names.ts';

/** Counts by id. */
export type Counts = Readonly<Record<string, number>>;

/** A draw that nature owes. */
export type Draw =
  | { readonly draw: 'mission' | 'navigation'; readonly seat: Seat }
  | { readonly draw: 'product'; readonly seat: Seat; readonly harbor: HarborId }
  | { readonly draw: 'reveal'; readonly harbor: HarborId };

/** Cards of a seat: in hand, and lying before it. */
export interface Hand {
  readonly products?: readonly ProductFace[];
  readonly navigation?: readonly NavigationFace[];
  /** Default: as many `?` as a hand has, three once the game is set up. */
  readonly missions?: readonly MissionFace[];
  /** Missions fulfilled. */
  readonly shown?: readonly MissionId[];
  /** Point cards laid. */
  readonly laid?: readonly NavigationId[];
}

/** A Product pile: known cards on top (the next one first), an unordered part of `size` cards, known cards below it. */
export interface ProductPile {
  readonly top?: readonly ProductId[];
  readonly size?: number;
  readonly bottom?: readonly ProductId[];
}

/** A color call under way. */
export interface CallPosition {
  readonly color: ColorId;
  /** Whose ships move now. Default: the caller, whose turn it is. */
  readonly mover?: Seat;
  /** Ships that have still to move. Default: all before a channel of the color that have neither moved nor been held, of the mover and those after. */
  readonly waiting?: readonly ShipId[];
  readonly moved?: readonly ShipId[];
  /** Ships that lost their move. */
  readonly held?: readonly ShipId[];
}

/**
 * What people, files and links hold: a table as it lies there, in readable form.
 * Only `seats` is needed; the rest is filled in as a table would have it (see `parsePosition`).
 */
export interface Position {
  readonly game?: 'rotterdam';
  readonly version?: 1;
  /** The box: its id, or what differs from the default box. */
  readonly edition?: EditionPatch;
  readonly seats: 2 | 3 | 4;
  readonly rulings?: Rulings;
  readonly variants?: Readonly<Partial<Record<VariantName, boolean>>>;
  /** Default 1. */
  readonly round?: number;
  /** Who has the blue pawn. Default 0. */
  readonly master?: Seat;
  /** Default `launch`. */
  readonly phase?: Phase;
  /** Whose turn it is; `null` in `setup`, `trade` and `over`. Default: the Harbor Master. */
  readonly seat?: Seat | null;
  /** Default: the first step of the phase. */
  readonly step?: Step | null;
  /** Colors called in this round, in order. */
  readonly called?: readonly ColorId[];
  /** The call under way, in step `moving`. */
  readonly call?: CallPosition | null;
  /** Navigation cards due, by seat, in `anchor`. Default: the ships on anchors of those who have still to play. */
  readonly due?: readonly number[];
  /** Who wants no more trade, in `trade`. Default: who can do nothing. */
  readonly passed?: readonly Seat[];
  /** The open offer, in `trade`. */
  readonly offer?: Trade | null;
  /** Draws that nature owes, in order. */
  readonly pending?: readonly Draw[];
  /** Ships afloat: `0a@C2:grain`, without a colon if it is empty. The others are in reserve. */
  readonly ships?: readonly string[];
  /** Units in stock: only compared with those afloat. */
  readonly stock?: Counts;
  readonly hands?: readonly Hand[];
  /** By harbor. Default: nothing known, everything in the unordered part that is not seen elsewhere. */
  readonly piles?: Readonly<Record<HarborId, ProductPile>>;
  /** How many cards the Navigation pile has. */
  readonly navPile?: number;
  /** Navigation cards used. */
  readonly used?: readonly NavigationId[];
  /** How many cards the Mission pile has. */
  readonly missionPile?: number;
  /** After the end. */
  readonly result?: { readonly scores: readonly SeatScore[]; readonly winners: readonly Seat[] } | null;
}
