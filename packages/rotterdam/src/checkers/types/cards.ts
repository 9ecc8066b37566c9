import type { Seat } from '@portolan/core';
import { join, type Problem } from '@portolan/core';
import { type Box, NONE } from '../../box.ts';
import {
  also,
  boolean,
  integer,
  list,
  navigation,
  nullable,
  type Reader,
  rulings,
  seatOf,
  shape,
  type ValueOf,
  word,
} from '../../parse.ts';
import type { Event, MaterialId, PositionId, ShipId } from '../../types.ts';
import {
  bySeats,
  cargoOf,
  edition,
  inBox,
  positionOf,
  positionsOf,
  seats,
  testDistinct,
  testOccupied,
} from '../fields.ts';
import type { CheckerAnswer } from './common.ts';

/** When cards can be asked about: the six phases. */
export const cardPhases = ['launch', 'sail', 'anchor', 'unload', 'trade', 'mission'] as const;

const cards = ['turn-of-luck', 'cargo-thief', 'port-police'] as const;

/** The reader of CargoShip. */
const shipOfBox = (box: Box) =>
  also(
    shape(
      {
        owner: seatOf(4),
        /** `null`: in reserve. */
        at: nullable(positionOf(box)),
        cargo: cargoOf(box),
      },
      {},
    ),
    ({ at, cargo }, path, problems) => {
      // A ship in reserve has no cargo.
      if (at === null && cargo !== null) problems.push({ path: join(path, 'cargo'), code: 'unknown-field' });
    },
  );

/** A ship as a card finds it. */
export interface CargoShip extends ValueOf<ReturnType<typeof shipOfBox>> {}

/** The same description is the same ship, unless it is in reserve. */
export const isSame = (a: CargoShip, b: CargoShip | undefined): boolean =>
  b !== undefined && a.at !== null && a.owner === b.owner && a.at === b.at && a.cargo === b.cargo;

/** Which fields a card needs: the thief a second ship or a start, the exchange a second ship, the police neither. */
const testFields = ({ card, other, start, afloat }: CargoInput, problems: Problem[]): void => {
  const stray = (path: string) => problems.push({ path, code: 'unknown-field' });
  const needsOther = card === 'turn-of-luck' || (card === 'cargo-thief' && start === undefined);
  if (needsOther && other === undefined) problems.push({ path: 'other', code: 'missing-field' });
  if (!needsOther && other !== undefined) stray('other');
  if (card !== 'cargo-thief' && start !== undefined) stray('start');
  if (start === undefined && afloat !== undefined) stray('afloat');
};

/** Two ships are not on one position (`board.one-ship`); several may be in a harbor (`ruling.harbor-occupancy`). */
const testPlaces = (box: Box, { ship, other, occupied = [] }: CargoInput, problems: Problem[]): void => {
  testOccupied(occupied, ship.at, 'occupied', problems);
  if (!other) return;
  testOccupied(occupied, other.at, 'occupied', problems);
  const shared = other.at !== null && other.at === ship.at && box.harborOf[box.positions.at[other.at]!] === NONE;
  if (shared && !isSame(ship, other)) {
    problems.push({ path: 'other.at', code: 'duplicate', facts: { found: other.at } });
  }
};

/** The reader of CargoInput. */
export const readCargo = inBox((box) =>
  also(
    shape(
      {
        card: word(cards, 'unknown-card'),
        /** The ship that is robbed or inspected, or one of the two. */
        ship: shipOfBox(box),
      },
      {
        edition,

        /** Who plays it; default 0. */
        seat: seatOf(4),

        /** The other of the two, or the one that takes the stolen unit. The same description is the same ship. */
        other: shipOfBox(box) as Reader<CargoShip>,

        /** Thief: the start for a ship from the reserve, instead of `other`. */
        start: positionOf(box),

        /** Thief: he has another ship on the board. */
        afloat: boolean,

        /** Starts with a ship. */
        occupied: positionsOf(box),
        variants: shape({}, { safeHaven: boolean }),
        rulings,
      },
    ),
    (read, _, problems) => {
      testFields(read, problems);
      testPlaces(box, read, problems);
    },
  ),
);

/** The card and the ships that it is about. */
export interface CargoInput extends ValueOf<typeof readCargo> {}

/** The reader of TimingInput. */
export const readTiming = bySeats((count) =>
  also(
    shape(
      {
        phase: word(cardPhases, 'unknown-phase'),
        card: navigation,
        /** Who wants to play it. */
        seat: seatOf(count),
      },
      {
        /** Default 4. */
        seats,

        /** Whose turn it is; needed in every phase but `trade`, which has no turns. In `sail` the caller, whoever moves ships. */
        turn: seatOf(count),

        /** In `sail`: the color is still to be called, ships are being moved, or they have moved. Default `choose`. */
        step: word(['choose', 'moving', 'after'], 'unknown-step'),

        /** In `trade`: who wants no more trade. */
        passed: also(list(seatOf(count), count), testDistinct),

        /** In `trade`: to whom an offer is open. */
        offer: seatOf(count),

        /** Navigation cards in hand, this one included. Default 1. */
        hand: integer(0, 9),

        /** The card is meant for a ship in a harbor, or its cargo. */
        inHarbor: boolean,
        variants: shape({}, { safeHaven: boolean }),
        rulings,
      },
    ),
    ({ phase, turn, step, passed, offer }, _, problems) => {
      const misplaced = (path: string, expected: string) =>
        problems.push({ path, code: 'wrong-phase', facts: { phase, expected } });
      if (phase === 'trade' && turn !== undefined) problems.push({ path: 'turn', code: 'no-turn', facts: { phase } });
      if (phase !== 'trade' && turn === undefined) problems.push({ path: 'turn', code: 'missing-field' });
      if (phase !== 'sail' && step !== undefined) misplaced('step', 'sail');
      if (phase !== 'trade' && passed !== undefined) misplaced('passed', 'trade');
      if (phase !== 'trade' && offer !== undefined) misplaced('offer', 'trade');
    },
  ),
);

/** The moment, and who wants to play what. */
export interface TimingInput extends ValueOf<typeof readTiming> {}

// "You cannot play that card now."

/** A phase of a round. */
export type CardPhase = (typeof cardPhases)[number];

/** The verdict is that on the use of the card, all other things being in order. */
export interface TimingAnswer extends CheckerAnswer {
  /** Point cards are laid, a Joker is used while a Mission is fulfilled, the others are played. */
  readonly use: 'play' | 'lay' | 'joker';
  /** It is this player’s turn, or phase 5, in which this player still trades or may come back. */
  readonly ownTurn: boolean;
}

/** A ship before and after. */
export interface CargoAfter {
  readonly ship: ShipId;
  readonly owner: Seat;
  readonly at: PositionId | null;
  readonly before: MaterialId | null;
  readonly after: MaterialId | null;
}

/** Whether it may be done, and where the units are then. */
export interface CargoAnswer extends CheckerAnswer {
  /** The ships named, then one that is launched; unchanged if the card may not be played so. */
  readonly ships: readonly CargoAfter[];
  /** Units that go to the stock. */
  readonly stock: readonly MaterialId[];
  /** What happens; empty if it may not be done. */
  readonly events: readonly Event[];
}
