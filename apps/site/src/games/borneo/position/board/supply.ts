import { companyIds } from '@portolan/borneo';
import { objectIn } from '../../../../position/json.ts';
import type { Form } from '../form.ts';
import type { Entered } from './held.ts';
import { columnOf, itemOf } from './things.ts';

/** Merchants of a seat that are still to be placed. */
export const toPlace = (entered: Entered, seat: number): number => {
  const each = objectIn(entered.value, 'options').fourMerchants === true ? 4 : 3;
  const placed = companyIds.flatMap((company) => columnOf(entered, company));
  return Math.max(0, each - placed.filter((owner) => owner === seat).length);
};

/** The most that play. */
const MOST_SEATS = 5;

/** Whose merchants can be put: as long as none stands, those of more players too, who sit down by it. */
export const seatsToPut = (entered: Entered, seats: number): readonly number[] => {
  const isBare = companyIds.every((company) => columnOf(entered, company).length === 0);
  return Array.from({ length: isBare ? MOST_SEATS : seats }, (_, seat) => seat);
};

/** The merchants that one goes on with: of the same seat, and when those are placed of the first that has some left. */
export const nextMerchants = (entered: Entered, { seats }: Pick<Form, 'seats'>, placed: number): string | undefined => {
  const seat = [placed, ...Array(seats).keys()].find((one) => toPlace(entered, one) > 0);
  return seat === undefined ? undefined : itemOf({ kind: 'merchant', seat });
};
