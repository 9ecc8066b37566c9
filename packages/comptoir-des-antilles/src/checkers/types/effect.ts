import type { Seat } from '@portolan/core';
import { boxOf } from '../../box.ts';
import type { Edition, Effect } from '../../edition.ts';
import { effect, effect as effectReader } from '../../effect-reader.ts';
import { also, either, integer, list, type Reader, record, rulings, seatOf, shape, type ValueOf } from '../../parse.ts';
import type { Action, Event, Quay } from '../../types.ts';
import {
  bySeat,
  bySeats,
  contactOf,
  counter,
  edition,
  figure,
  loadedQuay,
  playOf,
  quayNames,
  quayOfTable,
  seats,
  testPorters,
} from '../fields.ts';
import type { CheckerAnswer, ContactPlay, EffectPlay, PortText, ShipsByQuay, ShipWhy } from './common.ts';

/** The reader of CannotInput. */
export const readCannot = bySeats((count, box) =>
  also(
    shape(
      { quays: list(loadedQuay(boxOf(box), count), 4, 4), effect },
      {
        /** Default 4: letters up to D. */
        seats,
        /** Who plays the card; default 0. */
        seat: seatOf(count),
        /** Porters of this player at home; default ten less those aboard. */
        reserve: integer(0, 20),
        edition,
        rulings,
      },
    ),
    ({ quays, seat = 0, reserve }, _, problems) =>
      testPorters(quays, { edition: box, count }, 'quays', problems, { seat, reserve }),
    'wrong-total',
  ),
);

/** The port and the effect. */
export interface CannotInput extends ValueOf<typeof readCannot> {}

const ownCard = shape({ commission: figure, effects: list(effect, 6, 1) });

const cardOf = (box: Edition) => either((json) => typeof json === 'string', contactOf(boxOf(box)), ownCard);

/** What carries out an effect. */
const effectKinds: readonly EffectPlay['kind'][] = [
  'place',
  'move',
  'swap',
  'remove',
  'replace',
  'swapGoods',
  'choose',
  'skip',
];

const playKinds: readonly ContactPlay['kind'][] = [...effectKinds, 'depart', 'payCommission', 'leaveSlate'];

/** The most plays of one contact: six effects, with a choice each, and four departures with their payments. */
const MOST_PLAYS = 24;

/** The reader of ContactInput. */
export const readContact = bySeats((count, box) =>
  also(
    shape(
      {
        seats,
        quays: list(loadedQuay(boxOf(box), count), 4, 4),
        /** One of the box, or one's own. */
        contact: cardOf(box),
      },
      {
        /** Who plays it; default 0. */
        seat: seatOf(count),

        /** Who holds the slate; default the player. */
        slate: seatOf(count),

        /** Counters. Left out, they pay what is due and end no game: 10 each, or more in a box of larger ships. */
        premiums: bySeat(count, counter),

        /** What has been done so far, in order. An effect that cannot be carried out is skipped by itself. */
        plays: list(playOf<ContactPlay>(playKinds, count), MOST_PLAYS),
        edition,
        rulings,
      },
    ),
    ({ quays }, _, problems) => testPorters(quays, { edition: box, count }, 'quays', problems),
    'wrong-total',
  ),
);

/** The port, the contact, and what has been done with it so far. */
export interface ContactInput extends ValueOf<typeof readContact> {}

/** The reader of EffectInput. */
export const readEffect = bySeats((count, box) =>
  also(
    shape(
      {
        effect: effectReader,
        play: playOf<EffectPlay>(effectKinds, count),
        ships: record(
          quayNames as unknown as readonly string[],
          quayOfTable(boxOf(box), count),
          'unknown-quay',
        ) as Reader<ShipsByQuay>,
      },
      {
        /** Default 4: letters up to D. */
        seats,
        /** Who plays the card; default 0. */
        seat: seatOf(count),
        /** Porters of this player at home; default enough. */
        reserve: integer(0, 20),
        edition,
        rulings,
      },
    ),
    ({ ships, seat = 0, reserve }, _, problems) =>
      testPorters(Object.values(ships), { edition: box, count }, 'ships', problems, { seat, reserve }),
    'wrong-total',
  ),
);

/** An effect, how it is carried out, and the ships concerned. */
export interface EffectInput extends ValueOf<typeof readEffect> {}

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
