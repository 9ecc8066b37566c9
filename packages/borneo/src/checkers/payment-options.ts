import { cheapestKinds } from '../pieces/cheapest.ts';
import { judgePayment, kindSpice, kindUnits } from '../pieces/payment.ts';
import { spiceIds } from '../types.ts';
import type { PaymentOption } from './types.ts';

/** The cards that may be paid: their kinds by index, undefined for one that may not. */
export type Usable = readonly (number | undefined)[];

const countKinds = (usable: Usable): number[] => {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const kind of usable) if (kind !== undefined) counts[kind]!++;
  return counts;
};

/** The first cards of each kind, so many of each, as indexes. */
const pickCards = (usable: Usable, counts: readonly number[]): number[] => {
  const left = [...counts];
  return usable.flatMap((kind, index) => (kind !== undefined && left[kind]!-- > 0 ? [index] : []));
};

const surplus = (need: readonly number[], units: number): number => units - need.reduce((sum, n) => sum + n, 0);

const unitsOf = (usable: Usable, cards: readonly number[]): number =>
  cards.reduce((sum, index) => sum + kindUnits(usable[index]!), 0);

/** The best payment without a trade, or `null`. */
export const cheapest = (
  kind: PaymentOption['kind'],
  need: readonly number[],
  usable: Usable,
): PaymentOption | null => {
  const counts = cheapestKinds(need, countKinds(usable));
  if (counts === undefined) return null;
  const cards = pickCards(usable, counts);
  return { kind, cards, trade: null, lost: surplus(need, unitsOf(usable, cards)) };
};

/** The best payment in which one card stands for another spice, or `null`. What the traded card gives is taken off the demand. */
export const cheapestTraded = (
  kind: PaymentOption['kind'],
  need: readonly number[],
  usable: Usable,
  index: number,
  as: number,
  byUnit: boolean,
): PaymentOption | null => {
  const traded = usable[index]!;
  const rest = [...need];
  const moved = byUnit ? 1 : kindUnits(traded);
  rest[as] = Math.max(0, rest[as]! - moved);
  const own = kindSpice(traded);
  rest[own] = Math.max(0, rest[own]! - (kindUnits(traded) - moved));
  const others = usable.map((card, i) => (i === index ? undefined : card));
  const found = cheapest(kind, rest, others);
  if (found === null) return null;
  const cards = [...found.cards, index].sort((a, b) => a - b);
  const lost = surplus(need, unitsOf(usable, cards));
  return { kind, cards, trade: { index, as: spiceIds[as]! }, lost };
};

/** Every single trade that makes these cards suffice, one for each kind of card and spice, fewest cards first. */
export const tradedPayments = (need: readonly number[], usable: Usable, byUnit: boolean): PaymentOption[] => {
  const kinds = usable.filter((kind): kind is number => kind !== undefined);
  if (judgePayment(need, kinds).enough) return [];
  const seen = new Set<number>();
  const found = usable.flatMap((kind, index) =>
    spiceIds.flatMap((_, as) => {
      if (kind === undefined || kindSpice(kind) === 4 || kindSpice(kind) === as || seen.has(kind * 4 + as)) return [];
      seen.add(kind * 4 + as);
      const option = cheapestTraded('with-trade', need, usable, index, as, byUnit);
      return option === null ? [] : [option];
    }),
  );
  return found.sort((a, b) => a.cards.length - b.cards.length || a.lost - b.lost);
};
