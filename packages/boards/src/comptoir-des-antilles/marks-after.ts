import type { Event, Quay } from '@portolan/comptoir-des-antilles';
import type { Seat } from '@portolan/core';
import { type Marks, marking } from './marks.ts';

type Counters = Record<Seat, readonly number[]>;

const counted = (counters: Counters, seat: Seat, change: number): Counters =>
  change === 0 ? counters : { ...counters, [seat]: [...(counters[seat] ?? []), change] };

/** What one event does to the counters. */
const changeOf = (event: Event): readonly [seat: Seat, change: number] | undefined => {
  switch (event.kind) {
    case 'premiumPaid':
    case 'premiumGained':
      return [event.seat, event.amount];
    case 'commissionPaid':
    case 'premiumLost':
      return [event.seat, -event.paid];
    case 'tileBought':
      return [event.seat, -event.price];
    default:
      return undefined;
  }
};

/** How the counters change by what happens, each change by itself. */
export const countersOf = (events: readonly Event[]): NonNullable<Marks['counters']> =>
  events.reduce<Counters>((counters, event) => {
    const change = changeOf(event);
    return change ? counted(counters, ...change) : counters;
  }, {});

/** Ships that sail, with who is paid what for them. */
export const sailingsOf = (events: readonly Event[], quays: Marks['quays'] = {}): NonNullable<Marks['quays']> => {
  let marks = quays;
  let at: Quay | undefined;
  for (const event of events) {
    if (event.kind === 'shipSailed') {
      at = event.quay;
      marks = marking(marks, at, { sails: true });
    }
    if (event.kind === 'premiumPaid' && at !== undefined) {
      const { seat, porters, rate, amount } = event;
      marks = marking(marks, at, { paid: [{ seat, porters, rate, amount }] });
    }
  }
  return marks;
};

/** Porters that an event tile sends home (tile.mutiny). */
export const mutinyOf = (events: readonly Event[], quays: Marks['quays'] = {}): NonNullable<Marks['quays']> =>
  events.reduce<NonNullable<Marks['quays']>>(
    (marks, event) =>
      event.kind === 'porterRemoved' && event.clause === 'tile.mutiny'
        ? marking(marks, event.quay, { porters: [{ seat: event.porter, n: event.n, sign: 'goes' }] })
        : marks,
    quays,
  );

/** Porters that have just come aboard, on ships that are still there. */
export const arrivalsOf = (events: readonly Event[]): NonNullable<Marks['quays']> => {
  let marks: NonNullable<Marks['quays']> = {};
  const come = (quay: Quay, seat: Seat, n: number, sign: 'comes' | 'swap' = 'comes'): void => {
    marks = marking(marks, quay, { porters: [{ seat, n, sign, aboard: true }] });
  };
  for (const event of events) {
    if (event.kind === 'porterPlaced') come(event.quay, event.seat, event.n);
    if (event.kind === 'porterMoved') come(event.to, event.porter, event.n);
    if (event.kind === 'porterReplaced') come(event.quay, event.by, 1);
    if (event.kind === 'portersSwapped') {
      come(event.a.quay, event.b.porter, 1, 'swap');
      come(event.b.quay, event.a.porter, 1, 'swap');
    }
    if (event.kind === 'goodsSwapped')
      marks = marking(marking(marks, event.a, { goodsSwap: true }), event.b, { goodsSwap: true });
  }
  return marks;
};

/** The quays whose ship has gone. */
export const goneOf = (events: readonly Event[]): Quay[] =>
  events.flatMap((event) => (event.kind === 'shipDiscarded' || event.kind === 'shipRemoved' ? [event.quay] : []));
