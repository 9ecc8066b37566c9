import { departureChecker } from '@portolan/comptoir-des-antilles/checkers';
import type { Problem, Rulings } from '@portolan/core';
import { departureOf, type Left } from './departure.ts';

/** The counters after a departure, or why they cannot be told. */
const settled = (
  left: Left,
  table: Parameters<typeof departureOf>[1],
  rulings: Rulings,
): { readonly counters: readonly number[] } | { readonly problems: readonly Problem[] } => {
  const parsed = departureChecker.parse(departureOf(left, table));
  if (!parsed.ok) return { problems: parsed.problems };
  const { settlements, counters } = departureChecker.judge(parsed.value, rulings);
  const chosen = settlements.find(({ payer }) => payer === left.payer) ?? settlements[0];
  return { counters: chosen?.counters ?? counters };
};

export default settled;
