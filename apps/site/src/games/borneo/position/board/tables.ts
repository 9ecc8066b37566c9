import { companyIds, parseEdition, reconstructed } from '@portolan/borneo';
import { objectIn } from '../../../../position/json.ts';
import type { Json } from '../../../../stores/table.ts';
import { seatsOf } from '../change.ts';

/** What a table keeps when all is cleared away: who plays, the variants, the readings, the box. */
const kept = (position: Json): Json => {
  const { options, rulings, edition } = position;
  return {
    seats: seatsOf(position),
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
    ...(edition === undefined ? {} : { edition }),
  };
};

/** The emptiest table that can be: no Harbor card turned up, no merchant placed. */
export const emptyTable = (position: Json): Json => ({ ...kept(position), phase: 'reveal', active: null });

/** Merchants placed in rounds to and fro, each player's in different companies. */
const placement = (seats: number, each: number): Json => {
  const columns: Record<string, number[]> = {};
  for (let round = 0; round < each; round++) {
    const order = Array.from({ length: seats }, (_, i) => (round % 2 === 0 ? i : seats - 1 - i));
    for (const seat of order) {
      const company = companyIds[(seat + round) % companyIds.length] ?? 'red';
      columns[company] = [...(columns[company] ?? []), seat];
    }
  }
  return columns;
};

/** The table before the first turn: merchants placed, three Harbor cards of the box turned up, hands unknown. */
export const startTable = (position: Json): Json => {
  const seats = seatsOf(position);
  const box = parseEdition(position.edition ?? {});
  const inGame = ({ mark }: { readonly mark?: string }) => mark === undefined || (mark === '5') === (seats === 5);
  const harbors = (box.ok ? box.value : reconstructed).harbors.filter(inGame).slice(0, 3);
  const each = seats === 3 && objectIn(position, 'options').fourMerchants === true ? 4 : 3;
  return {
    ...kept(position),
    phase: 'mission',
    first: 0,
    active: 0,
    companies: placement(seats, each),
    ports: harbors.map(({ id }) => ({ harbor: id, tower: [] })),
  };
};
