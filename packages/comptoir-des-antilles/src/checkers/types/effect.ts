import type { Seat } from '@portolan/core';
import type { Effect } from '../../edition.ts';
import type { Action, ContactId, Event, Quay } from '../../types.ts';
import type {
  CheckerAnswer,
  CheckerInput,
  ContactPlay,
  EffectPlay,
  PortText,
  Seats,
  ShipsByQuay,
  ShipWhy,
} from './common.ts';

// "May I place, move, exchange like this?"

/** An effect, how it is carried out, and the ships concerned. */
export interface EffectInput extends CheckerInput {
  /** Default 4: letters up to D. */
  readonly seats?: Seats;
  readonly effect: Effect;
  readonly play: EffectPlay;
  readonly ships: ShipsByQuay;
  /** Who plays the card; default 0. */
  readonly seat?: Seat;
  /** Porters of this player at home; default enough. */
  readonly reserve?: number;
}

/** A ship that the effect changes: its places before and after. */
export interface ShipRoom {
  readonly quay: Quay;
  readonly places: number;
  /** The same number if the play is illegal. */
  readonly after: number;
}

/** Whether it may be done, and what comes of it. */
export interface EffectAnswer extends CheckerAnswer {
  /** The ships named by the play, by quay. */
  readonly ships: readonly ShipRoom[];
  /** Quays whose ship is full then. */
  readonly full: readonly Quay[];
  /** When a full ship sails (ruling.sailing-time). */
  readonly sails: 'now' | 'after-card';
  /** What the effect does; empty if the play is illegal. */
  readonly events: readonly Event[];
  /**
   * Of a placing, moving or removing that is illegal: the most porters that the effect allows with the very ships that
   * the play names (ruling.partial-effect), 0 if it cannot be played with them. `null` for a legal play and for any other.
   */
  readonly instead: number | null;
}

// "I cannot play that effect."

/** The port and the effect. */
export interface CannotInput extends CheckerInput {
  /** Default 4: letters up to D. */
  readonly seats?: Seats;
  readonly quays: PortText;
  readonly effect: Effect;
  /** Who plays the card; default 0. */
  readonly seat?: Seat;
  /** Porters of this player at home; default ten less those aboard. */
  readonly reserve?: number;
}

/** Whether it is true. The verdict is that on leaving the effect out. */
export interface CannotAnswer extends CheckerAnswer {
  /** The effect can be carried out. */
  readonly possible: boolean;
  /** One way to do so; `null` if there is none. */
  readonly example: Action | null;
  /** How many ways there are. */
  readonly ways: number;
  /** Ship by ship why not; empty if there is a way. */
  readonly ships: readonly ShipWhy[];
  /** Left out though it could be carried out. */
  readonly declined: boolean;
  /** What becomes of the effects that follow when it is left out; `null` if it may not be. */
  readonly rest: 'goes-on' | 'lost' | null;
}

// "What does this contact do now?"

/** The port, the contact, and what has been done with it so far. */
export interface ContactInput extends CheckerInput {
  readonly seats: Seats;
  readonly quays: PortText;
  /** One of the box, or one's own. */
  readonly contact: ContactId | { readonly commission: number; readonly effects: readonly Effect[] };
  /** Who plays it; default 0. */
  readonly seat?: Seat;
  /** Who holds the slate; default the player. */
  readonly slate?: Seat;
  /** Counters. Left out, they pay what is due and end no game: 10 each, or more in a box of larger ships. */
  readonly premiums?: readonly number[];
  /** What has been done so far, in order. An effect that cannot be carried out is skipped by itself. */
  readonly plays?: readonly ContactPlay[];
}

/** What became of an effect: done, skipped since it could not be, declined, chosen among several, lost with the card, still to come. */
export type StepOutcome = 'done' | 'skipped' | 'declined' | 'chosen' | 'lost' | 'due' | 'later';

/** One effect of the contact. */
export interface ContactStep {
  /** Place among the effects of the card, from 0. */
  readonly number: number;
  readonly effect: Effect;
  readonly outcome: StepOutcome;
  /** Whether it can be carried out as the port stood (done, skipped) or stands (due, later, lost). */
  readonly possible: boolean;
  /** Why it cannot, ship by ship. */
  readonly why: readonly ShipWhy[];
}

/** Step by step; quays that a departure frees stay empty. The verdict is that on the last play judged. */
export interface ContactAnswer extends CheckerAnswer {
  /** Which play is illegal; `null` if all are legal. */
  readonly at: number | null;
  readonly steps: readonly ContactStep[];
  /** All that has happened, from playing the contact on. */
  readonly events: readonly Event[];
  /** What can be done next; empty if the contact has been carried out, or a play is illegal. */
  readonly next: readonly Action[];
  /** The contact is discarded: all is done. */
  readonly finished: boolean;
  readonly quays: PortText;
  readonly premiums: readonly number[];
  readonly slate: Seat;
}
