import { putIn, takeNamed, takeOut } from '@portolan/core';
import { boxOf } from '../box.ts';
import { kindOf, parseFace } from '../faces.ts';
import { surplusOf } from '../pieces/payment.ts';
import { COVE, type State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import { nextFinal } from './end.ts';
import type { Tell } from './tell.ts';

type CompleteMission = ActionOf<'completeMission'>;

/** The cards paid leave the warehouse: Shipment cards for the discard, Harbor cards for good (mission.combination). */
const spend = (state: State, { seat, pay }: CompleteMission, tell: Tell): void => {
  const { harborAt } = boxOf(state.edition);
  for (const card of pay) {
    const face = parseFace(card);
    if (face === undefined) {
      takeOut(state.harbors[seat]!, harborAt[card]!);
      putIn(state.harborsOut, harborAt[card]!);
    } else {
      takeNamed(state.shipments[seat]!, face);
      putIn(state.discard, face);
    }
  }
  tell?.({
    kind: 'spent',
    clause: 'mission.combination',
    seat,
    shipments: pay.filter((card) => parseFace(card) !== undefined),
    harbors: pay.filter((card) => parseFace(card) === undefined),
  });
};

/** What is paid beyond the demand is lost (mission.no-change). */
const tellSurplus = (state: State, { mission, pay }: CompleteMission, tell: NonNullable<Tell>): void => {
  const { need, missionAt, harborAt, harborKind } = boxOf(state.edition);
  const kinds = pay.map((card) => {
    const face = parseFace(card);
    return face === undefined ? harborKind[harborAt[card]!]! : kindOf(face);
  });
  const units = surplusOf(need[missionAt[mission]!]!, kinds);
  if (units > 0) tell({ kind: 'surplusLost', clause: 'mission.no-change', units });
};

/** Who trades with the pirates takes their ship (pirates.take-ship). */
const takeShip = (state: State, seat: number, tell: Tell): void => {
  const from = state.ship === COVE ? 'cove' : state.ship;
  state.ship = seat;
  tell?.({ kind: 'pirateShipTaken', clause: 'pirates.take-ship', seat, from });
};

/** A Mission is paid and its tile taken (mission.take-tile). */
export const applyCompleteMission = (state: State, action: CompleteMission, tell: Tell): void => {
  const { seat, mission, trades } = action;
  const place = boxOf(state.edition).missionAt[mission]!;
  spend(state, action, tell);
  if (tell) tellSurplus(state, action, tell);
  if (trades && trades.length > 0) takeShip(state, seat, tell);
  takeOut(state.missions, place);
  putIn(state.won[seat]!, place);
  tell?.({ kind: 'missionTaken', clause: 'mission.take-tile', seat, mission });
  if (state.phase === 'final') {
    nextFinal(state, tell);
  } else {
    state.turnMission = place;
    state.phase = 'company';
  }
};
