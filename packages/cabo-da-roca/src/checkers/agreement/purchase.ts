import { pick } from '@portolan/core';
import { expect } from 'vitest';
import { check } from '../../check/index.ts';
import { departureFirst } from '../../check/turn.ts';
import { KIND } from '../../faces.ts';
import { kindOfShip, ownerOf, PIRATE, shipKindText } from '../../ids.ts';
import { kindOn, portOn, shipOn } from '../../pieces/chart.ts';
import { neighbor, squareText } from '../../pieces/squares.ts';
import { leftOf, NONE, type State } from '../../state.ts';
import { type Action, type PieceKind, pieceKinds, type ShipKind } from '../../types.ts';
import { checkers } from '../index.ts';
import type { PurchasePlace } from '../types.ts';
import { type Ask, around, boxIn, carriedOut, event, gist, whoseHome, whoseSailor } from './asking.ts';

const placeOf = (kind: number): PurchasePlace | undefined =>
  (
    ({
      [KIND.port]: 'port',
      [KIND.lighthouse]: 'lighthouse',
      [KIND.island]: 'island',
      [KIND.coast]: 'coast',
      [KIND.sea]: 'sea',
    }) as const
  )[kind];

/** The buyer's pieces in play. */
const ownedBy = (state: State): Record<PieceKind, number> => {
  const ships = (kind: ShipKind) =>
    state.ships.filter(
      (ship, slot) => ship && ownerOf(slot) === state.active && shipKindText(kindOfShip(slot)) === kind,
    );
  const count = (kind: ShipKind) => ships(kind).length;
  return {
    sailor: state.sailors[state.active]!.length,
    fishing: count('fishing'),
    trade: count('trade'),
    pirate: count('pirate'),
  };
};

/** A random purchase on a random square. */
export const askPurchase: Ask = (state, random, rulings) => {
  const { chart, active } = state;
  const squares = [...chart.ports.filter((at) => at !== NONE), ...chart.lights, ...chart.islands];
  if (squares.length === 0 || departureFirst(state)) return;
  const at = pick(random, squares);
  const place = placeOf(kindOn(chart, at));
  if (!place) return;
  const piece = pick(random, pieceKinds);
  const there = shipOn(chart, at);
  const near = around.some((dir) => {
    const slot = shipOn(chart, neighbor(at, dir));
    return slot !== NONE && ownerOf(slot) === active && kindOfShip(slot) !== PIRATE;
  });
  const port = portOn(chart, at);
  const input = {
    ...{
      piece,
      place,
      stage: state.stage,
      coins: Math.min(state.edition.awards.goal - 1, state.coins[active]!),
      left: leftOf(state),
    },
    owned: ownedBy(state),
    gone: {
      fishing: state.gone[active * 3]!,
      trade: state.gone[active * 3 + 1]!,
      pirate: state.gone[active * 3 + 2]!,
    },
    sailor: whoseSailor(state, at),
    home: port === NONE ? 'nobody' : whoseHome(state, port),
    ship: there === NONE ? 'nobody' : ownerOf(there) === active ? 'own' : 'opponent',
    near,
    ...boxIn(state),
    rulings,
  } as const;
  // A player may be rich enough to have won.
  if (state.coins[active]! >= state.edition.awards.goal || !checkers.purchase.parse(input).ok) return;
  const action: Action =
    piece === 'sailor'
      ? { kind: 'buySailor', seat: active, at: squareText(at) }
      : { kind: 'buyShip', seat: active, piece, at: squareText(at) };
  const answer = checkers.purchase.judge(input);
  const verdict = check(state, action);
  expect(gist(answer.verdict)).toEqual(gist(verdict));
  if (!verdict.legal) return;
  const { after, events } = carriedOut(state, action);
  expect(answer.consent).toBe(after.phase === 'consent');
  if (after.phase !== 'act') return;
  expect(answer.after).toMatchObject({ coins: after.coins[active], left: leftOf(after) });
  expect(answer.after!.third).toBe(event(events, 'allowanceRaised') !== undefined);
};
