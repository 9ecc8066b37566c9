import { must, type Problem, type Seat } from '@portolan/core';
import { type Box, NONE } from '../../box.ts';
import { also, boolean, known, list, rulings, seatOf, shape, type ValueOf, word } from '../../parse.ts';
import { channelsBack, type Way, waysBack } from '../../pieces/sailing.ts';
import { shipAfloat, shipId } from '../../position/fields.ts';
import type { Readings } from '../../readings.ts';
import { parseShip } from '../../ship-text.ts';
import type { ColorId, HarborId, PositionId, ShipId } from '../../types.ts';
import { bySeats, edition, inBox, positionOf, positionsOf, seats, testOccupied } from '../fields.ts';
import { LARGE_FLEET } from '../small-table.ts';
import type { CheckerAnswer, CheckerViolation } from './common.ts';

/** Ships twice, or two on one position that is no quay (`board.one-ship`). */
const testShips = (box: Box, count: number, texts: readonly string[], problems: Problem[]): void => {
  const read = texts.map((text) => must(parseShip(text, box, count)));
  for (const [i, { ship, at }] of read.entries()) {
    const before = read.slice(0, i);
    const twice = before.some((one) => one.ship === ship || (one.at === at && box.harborOf[at] === NONE));
    if (twice) problems.push({ path: `ships[${i}]`, code: 'duplicate', facts: { found: texts[i] } });
  }
};

const testWishes = ({ ships, wishes = [] }: CallInput, problems: Problem[]): void => {
  for (const [i, { ship }] of wishes.entries()) {
    const path = `wishes[${i}].ship`;
    if (!ships.some((text) => text.startsWith(`${ship}@`))) {
      problems.push({ path, code: 'unknown-ship', facts: { found: ship } });
    }
    if (wishes.findIndex((one) => one.ship === ship) < i) {
      problems.push({ path, code: 'duplicate', facts: { found: ship } });
    }
  }
};

/** The reader of CallWish. */
const wishOf = (box: Box, count: number) =>
  shape(
    { ship: shipId(box, count) },
    {
      /** Which way; default the first free one. */
      to: positionOf(box),
    },
  );

/** What an owner does with a ship when it is his turn to move. */
export interface CallWish extends ValueOf<ReturnType<typeof wishOf>> {}

/** The reader of CallInput. */
export const readCall = inBox((box) =>
  bySeats((count) =>
    also(
      shape(
        {
          seats,
          color: known(box.colors.at, 'unknown-color'),
          caller: seatOf(count),

          /** As positions write them: `0a@C2:grain`. */
          ships: list(shipAfloat(box, count), 36),
        },
        {
          edition,
          /** In which order owners try their ships. Default: first those that can move, by name. */
          wishes: list(wishOf(box, count), 36),
          rulings,
        },
      ),
      (read, _, problems) => {
        testShips(box, count, read.ships, problems);
        testWishes(read, problems);
      },
    ),
  ),
);

/** A color and the ships of the chain. */
export interface CallInput extends ValueOf<typeof readCall> {}

const cards = ['setback', 'heavy-storm'] as const;

/** Positions at most so many channels behind another. */
const near = (box: Box, position: PositionId, channels: number): readonly PositionId[] => {
  const { behind, positions } = box;
  const from = positions.at[position]!;
  const paths = waysBack({ behind: (at) => behind[at]!, isFree: () => true }, from, channels);
  return [...new Set(paths.flat())].map((at) => positions.ids[at]!);
};

/** Occupied positions that matter: as far back as the card says, or on the path claimed. */
export const inTheWay = (box: Box, { card, position, occupied, path = [] }: RetreatInput) => {
  const behind = [...near(box, position, channelsBack[card]), ...path];
  return occupied.filter((one) => behind.includes(one));
};

/** The reader of RetreatInput. */
export const readRetreat = inBox((box) =>
  also(
    shape(
      {
        card: word(cards, 'unknown-card'),
        position: positionOf(box),
        /** Positions with a ship; only those within two channels behind matter. */
        occupied: positionsOf(box),
      },
      {
        edition,

        /** The way back that is claimed: the positions after leaving, in order. */
        path: list(positionOf(box), 9),
        variants: shape({}, { safeHaven: boolean }),
        rulings,
      },
    ),
    (read, _, problems) => {
      testOccupied(read.occupied, read.position, 'occupied', problems);
      const [found, max] = [inTheWay(box, read).length, 3 * LARGE_FLEET];
      if (found > max) problems.push({ path: 'occupied', code: 'too-long', facts: { found, max } });
    },
  ),
);

/** A card and the ship it is played on. */
export interface RetreatInput extends ValueOf<typeof readRetreat> {}

/** The reader of WayInput. */
export const readWay = inBox((box) =>
  also(
    shape(
      {
        color: known(box.colors.at, 'unknown-color'),
        position: positionOf(box),
        /** Positions with a ship; only those directly ahead matter. */
        occupied: positionsOf(box),
      },
      {
        edition,
        /** Where it is said to go; without it the question is whether it may stay. */
        to: positionOf(box),
        rulings,
      },
    ),
    ({ position, occupied }, _, problems) => testOccupied(occupied, position, 'occupied', problems),
  ),
);

/** One ship and the color called, when it is its owner’s turn to move it. */
export interface WayInput extends ValueOf<typeof readWay> {}

/** A channel ahead. */
export interface ShipWay {
  readonly to: PositionId;
  readonly color: ColorId;
  /** A ship is at its end and leaves no room. */
  readonly taken: boolean;
  /** The ship may go through it now. */
  readonly open: boolean;
  /** Harbors that can be reached from here, but no more from there. */
  readonly lost: readonly HarborId[];
}

/** The verdict is that on going to `to`, or on leaving the ship where it is. */
export interface WayAnswer extends CheckerAnswer {
  /** Not before the color, blocked, one way only, one left of two, or the owner’s choice. */
  readonly way: Way;
  readonly mustMove: boolean;
  /** Every channel ahead, of whatever color. */
  readonly ways: readonly ShipWay[];
}

/** A move that was possible at some point of a call. */
export interface CallMove {
  readonly ship: ShipId;
  readonly to: PositionId;
}

/** What becomes of a ship before the color: it sails, is blocked, or was tried while blocked and loses its move. */
export interface CallStep {
  readonly what: 'sailed' | 'blocked' | 'held';
  readonly seat: Seat;
  readonly ship: ShipId;
  readonly from: PositionId;
  /** `null` if it stays. */
  readonly to: PositionId | null;
  /** Ships in the way of one that stays, in the order of the channels. */
  readonly by: readonly ShipId[];
  /** All that its owner could have moved instead, this move included; empty if it stays. */
  readonly options: readonly CallMove[];
}

/** How a call ends. */
export interface CallResult {
  readonly moved: readonly ShipId[];
  /** Before the color, but not moved. */
  readonly blocked: readonly ShipId[];
  /** All ships then. */
  readonly ships: readonly string[];
}

/** Step by step. The verdict is that on the first wish that is not allowed, else on the call. */
export interface CallAnswer extends CheckerAnswer, CallResult {
  /** Whose wished way is not allowed; nothing follows it. `null` if all are. */
  readonly at: ShipId | null;
  /** Who moves ships, in order: owners of ships before the color. */
  readonly movers: readonly Seat[];
  /** All ships before a channel of the color. */
  readonly concerned: readonly ShipId[];
  readonly steps: readonly CallStep[];
  /** The result under each reading of ruling.blocked-ship. */
  readonly readings: Readonly<Record<Readings['blocked-ship'], CallResult>>;
}

/** A way back. */
export interface RetreatPath {
  readonly path: readonly PositionId[];
  /** Where the ship is then. */
  readonly end: PositionId;
  readonly legal: boolean;
  /** Why not; empty if it is. */
  readonly violations: readonly CheckerViolation[];
}

/** The verdict is that on the path claimed; without one, on the first legal path, or on the first of all if none is. */
export interface RetreatAnswer extends CheckerAnswer {
  /** Channels that the card says. */
  readonly channels: number;
  /** Every way back as far as the card says or the river goes, and each shorter one that is legal. */
  readonly paths: readonly RetreatPath[];
  /** Where the ship can end, each once. */
  readonly ends: readonly PositionId[];
  /** The card can be played on this ship. */
  readonly possible: boolean;
}
