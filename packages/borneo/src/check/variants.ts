import { spiceNumber } from '../numbers.ts';
import { kindSpice, needlessTrade, type Trade } from '../pieces/payment.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import type { Trade as NamedTrade } from '../types.ts';
import type { Paid } from './paid.ts';

/** Trades found among the cards paid, each card once; `undefined` where the card is not paid. */
export const findTrades = ({ cards }: Paid, trades: readonly NamedTrade[]): (Trade | undefined)[] => {
  const used = new Set<number>();
  return trades.map(({ card, as }) => {
    const index = cards.findIndex((paid, i) => paid === card && !used.has(i));
    if (index < 0) return undefined;
    used.add(index);
    return { index, as: spiceNumber[as] };
  });
};

/** Whether a trade turns a card into something it is not: a crate is every spice already. */
export const changes = ({ kinds }: Paid, { index, as }: Trade): boolean => {
  const spice = kindSpice(kinds[index]!);
  return spice < 4 && spice !== as;
};

/** Who may trade with the pirates, when, and how often. */
export const checkTrader = (state: State, seat: number, given: number): Refusal[] => {
  if (given === 0) return [];
  const found: Refusal[] = [];
  if (!state.blackbeard) found.push({ clause: 'pirates.trade', reason: 'variant-off' });
  if (state.phase === 'final') found.push({ clause: 'pirates.not-at-end', reason: 'final-round' });
  if (state.ship === seat) found.push({ clause: 'pirates.holder-barred', reason: 'holds-ship' });
  if (given > 1) found.push({ clause: 'pirates.one-card', reason: 'too-many', given, limit: 1 });
  return found;
};

const tradeReasons = ['not-paid', 'same-spice', 'needless'] as const;

/** Every trade replaces a card that is paid by a spice that is needed (pirates.trade). */
export const checkTrades = (
  state: State,
  need: readonly number[],
  paid: Paid,
  named: readonly NamedTrade[],
  trades: readonly (Trade | undefined)[],
): Refusal[] => {
  const clause = 'pirates.trade';
  const made = trades.filter((trade) => trade !== undefined && changes(paid, trade)) as Trade[];
  const byUnit = state.rulings['pirate-swap'] === 'unit';
  const reasonOf = (trade: Trade | undefined): (typeof tradeReasons)[number] | undefined => {
    if (!trade) return 'not-paid';
    if (!changes(paid, trade)) return 'same-spice';
    return needlessTrade(need, paid.kinds, made, made.indexOf(trade), byUnit) ? 'needless' : undefined;
  };
  const reasons = trades.map(reasonOf);
  // A card that is not paid is one card, however often it is traded.
  const told = (card: string, at: number) =>
    reasons[at] !== 'not-paid' || named.findIndex((one, i) => one.card === card && reasons[i] === 'not-paid') === at;
  return tradeReasons.flatMap((reason) =>
    named.flatMap(({ card }, i): Refusal[] =>
      reasons[i] === reason && told(card, i) ? [{ clause, reason, card }] : [],
    ),
  );
};
