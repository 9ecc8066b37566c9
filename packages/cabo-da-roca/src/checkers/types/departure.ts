import type { Verdict } from '@portolan/core';
import type { Clause } from '../../clauses.ts';
import { also, boolean, integer, nullable, port, record, rulings, shape, type ValueOf, word } from '../../parse.ts';
import { squareAt } from '../../pieces/squares.ts';
import { type PortId, portIds } from '../../types.ts';
import { edition, few, inBox, shipKind, tradeCard, whose } from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

export const wayDirections: readonly WayDirection[] = ['E', 'SE', 'S', 'SW', 'W'];

/** What may lie on a way out of a port. */
export const wayKinds: readonly WayKind[] = ['sea', 'none', 'storm', 'shoals', 'rock', 'shark'];

/** The reader of DepartureInput. */
export const readDeparture = inBox((box) =>
  also(
    shape(
      {
        port,

        /** Actions left. */
        left: integer(0, 3),

        /** The card drawn for it this turn, or the cargo it has; `null`: none yet. */
        card: nullable(tradeCard(box)),

        /** The other ports on the map, and whose sailor stands there. */
        ports: record(portIds, whose, 'unknown-port'),
      },
      {
        /** Default a trade ship. */
        ship: shipKind,

        /** Bonus moves the ship has; default 0. */
        bonus: few,

        /** It was bought this turn; it has entered the port this turn. */
        bought: boolean,
        entered: boolean,

        /** The port that the cargo comes from, where it was not drawn here. */
        from: port,

        /** What lies on the five ways out, the quay being north; default open water. */
        ways: record(wayDirections, word(wayKinds, 'unknown-tile'), 'unknown-direction'),

        /** It is the final phase. */
        final: boolean,
        edition,
        rulings,
      },
    ),
    ({ ship, port: here, card, from, ports, bought, entered }, _, problems) => {
      if (ports[here]) problems.push({ path: `ports.${here}`, code: 'duplicate' });
      if (from === here) problems.push({ path: 'from', code: 'duplicate' });
      if (from && card === null) problems.push({ path: 'card', code: 'missing-field' });
      if (ship === 'pirate' && card !== null) problems.push({ path: 'card', code: 'no-cargo-for-pirates' });
      if (bought && entered) problems.push({ path: 'entered', code: 'duplicate' });
    },
  ),
);

/** A ship moored in a port, in its owner's turn. */
export interface DepartureInput extends ValueOf<typeof readDeparture> {}

export const here = squareAt(0, 0);

// "Must my ship leave port?"

/** A way out of a port whose quay is north. */
export type WayDirection = 'E' | 'SE' | 'S' | 'SW' | 'W';

/** What lies on a way out: open water, no tile, a hazard. */
export type WayKind = 'sea' | 'none' | 'storm' | 'shoals' | 'rock' | 'shark';

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
