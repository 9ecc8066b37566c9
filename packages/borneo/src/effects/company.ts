import { freeRank } from '../check/company.ts';
import { companyNumber } from '../numbers.ts';
import { transfer } from '../pieces/columns.ts';
import type { State } from '../state.ts';
import type { ActionOf } from '../types.ts';
import type { Tell } from './tell.ts';

/** A merchant changes company and the ones below it move up (transfer.first-free, transfer.close-up). */
export const applyTransfer = (state: State, { seat, from, rank, to }: ActionOf<'transfer'>, tell: Tell): void => {
  const toRank = freeRank(state, companyNumber[to]);
  const moved = transfer(state.columns[companyNumber[from]]!, rank, state.columns[companyNumber[to]]!, toRank);
  tell?.({ kind: 'transferred', clause: 'transfer.first-free', seat, from, rank, company: to, toRank });
  if (moved > 0) tell?.({ kind: 'closedUp', clause: 'transfer.close-up', company: from, moved });
  state.turnCompany = 'transfer';
  state.phase = 'shipment';
};
