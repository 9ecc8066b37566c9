import type { Verdict } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import type { PortId, ShipKind, TradeCardId } from '../../types.ts';
import type { BoxInput, CheckerAnswer, Whose } from './common.ts';

// "Must my ship leave port?"

/** A way out of a port whose quay is north. */
export type WayDirection = 'E' | 'SE' | 'S' | 'SW' | 'W';

/** What lies on a way out: open water, no tile, a hazard. */
export type WayKind = 'sea' | 'none' | 'storm' | 'shoals' | 'rock' | 'shark';

/** A ship moored in a port, in its owner's turn. */
export interface DepartureInput extends BoxInput {
  /** Default a trade ship. */
  readonly ship?: ShipKind;
  readonly port: PortId;
  /** Actions left. */
  readonly left: number;
  /** Bonus moves the ship has; default 0. */
  readonly bonus?: number;
  /** It was bought this turn; it has entered the port this turn. */
  readonly bought?: boolean;
  readonly entered?: boolean;
  /** The card drawn for it this turn, or the cargo it has; `null`: none yet. */
  readonly card: TradeCardId | null;
  /** The port that the cargo comes from, where it was not drawn here. */
  readonly from?: PortId;
  /** The other ports on the map, and whose sailor stands there. */
  readonly ports: Readonly<Partial<Record<PortId, Whose>>>;
  /** What lies on the five ways out, the quay being north; default open water. */
  readonly ways?: Readonly<Partial<Record<WayDirection, WayKind>>>;
  /** It is the final phase. */
  readonly final?: boolean;
}

/** One way out. */
export interface WayOut {
  readonly direction: WayDirection;
  /** The verdict on leaving that way, a card drawn first where one is needed. */
  readonly verdict: Verdict<Clause>;
  /** The ship would sink there, which obliges nobody. */
  readonly sinks: boolean;
}

/** Whether it leaves. The verdict is that on ending the turn in port. */
export interface DepartureAnswer extends CheckerAnswer {
  readonly decision: 'must' | 'may' | 'must-not';
  /** The verdict on drawing a card; `null` for a pirate, and where a card is aboard that could not be drawn now. */
  readonly draw: Verdict<Clause> | null;
  /** Whether a card is drawn before it leaves. */
  readonly drawsFirst: boolean;
  /** The card names no possible port: it is discarded, the ship stays. */
  readonly impossible: boolean;
  readonly ways: readonly WayOut[];
  /** Ports where the cargo could be sold as things stand; of a card not drawn yet, all that some card could name. */
  readonly destinations: readonly PortId[];
}
