import { expect } from 'vitest';
import { portText } from '../../faces.ts';
import { shipId } from '../../ids.ts';
import { actions } from '../../listing/index.ts';
import { portOn } from '../../pieces/chart.ts';
import { neighbor, xOf, yOf } from '../../pieces/squares.ts';
import { NONE } from '../../state.ts';
import { checkers } from '../index.ts';
import { type Ask, boxIn, carriedOut, event, whoseHome, whoseSailor } from './asking.ts';

/** Every entry into a port with a cargo. */
export const askVoyage: Ask = (state, _, rulings) => {
  for (const action of actions(state, state.active)) {
    if (action.kind !== 'advance' || 'bonus' in action) continue;
    const slot = state.ships.findIndex((one, i) => one && shipId(i) === action.ship);
    const { at, heading, cargo, from } = state.ships[slot]!;
    const to = neighbor(at, heading);
    const port = portOn(state.chart, to);
    if (port === NONE || cargo < 0) continue;
    const { events } = carriedOut(state, action);
    const home = state.chart.ports[from]!;
    const answer = checkers.voyage.judge({
      offset: [xOf(to) - xOf(home), yOf(to) - yOf(home)],
      card: { id: state.edition.tradeCards[cargo]!.id, port: portText(port) },
      sailor: whoseSailor(state, to),
      home: whoseHome(state, port),
      ...boxIn(state),
      rulings,
    });
    const sold = event(events, 'cargoSold');
    if (events.some(({ kind }) => kind === 'debtDue')) continue;
    expect(answer.sold).toBe(sold !== undefined);
    expect([answer.price, answer.fee]).toEqual([sold?.price ?? 0, event(events, 'feePaid')?.amount ?? 0]);
    if (sold) expect([answer.length, answer.zone]).toEqual([sold.length, sold.zone]);
    expect(answer.notSold?.reason).toBe(event(events, 'notSold')?.reason);
  }
};
