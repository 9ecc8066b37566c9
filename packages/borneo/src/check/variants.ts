import { spiceNumber } from '../numbers.ts';
import { kindSpice, needlessTrade, type Trade } from '../pieces/payment.ts';
import type { NamedCard, ViolationOf } from '../reasons.ts';
import type { Trade as NamedTrade } from '../types.ts';
import type { Paid } from './paid.ts';

/** Trades found among the cards paid, each card once; `undefined` where the card is not paid. */
export const findTrades = ({ cards }: Paid, trades: readonly NamedTrade[]): AskedTrade[] => {
  const used = new Set<number>();
  return trades.map(({ card, as }) => {
    const index = cards.findIndex((paid, i) => paid === card && !used.has(i));
    if (index >= 0) used.add(index);
    return { named: { card }, trade: index < 0 ? undefined : { index, as: spiceNumber[as] } };
  });
};

/** Whether a trade turns a card into something it is not: a crate is every spice already. */
export const changes = (kinds: readonly number[], { index, as }: Trade): boolean => {
  const spice = kindSpice(kinds[index]!);
  return spice < 4 && spice !== as;
};

/** Who would trade with the pirates, and when. */
export interface Trader {
  /** The variant is played. */
  readonly blackbeard: boolean;
  /** It is the final round. */
  readonly final: boolean;
  /** The pirate ship lies before the player. */
  readonly holdsShip: boolean;
}

/** Who may trade with the pirates, when, and how often; nothing is asked of somebody who does not. */
export const checkTrader = (
  { blackbeard, final, holdsShip }: Trader,
  given: number,
): ViolationOf<'variant-off' | 'final-round' | 'holds-ship' | 'too-many', PirateClause>[] => {
  if (given === 0) return [];
  const found: ViolationOf<'variant-off' | 'final-round' | 'holds-ship' | 'too-many', PirateClause>[] = [];
  if (!blackbeard) found.push({ clause: 'pirates.trade', reason: 'variant-off', facts: {} });
  if (final) found.push({ clause: 'pirates.not-at-end', reason: 'final-round', facts: {} });
  if (holdsShip) found.push({ clause: 'pirates.holder-barred', reason: 'holds-ship', facts: {} });
  if (given > 1) found.push({ clause: 'pirates.one-card', reason: 'too-many', facts: { given, limit: 1 } });
  return found;
};

type PirateClause = 'pirates.trade' | 'pirates.not-at-end' | 'pirates.holder-barred' | 'pirates.one-card';

/** A trade asked for: how its card is named, and what it comes to; undefined where that card is not paid. */
export interface AskedTrade {
  readonly named: NamedCard;
  readonly trade: Trade | undefined;
}

/** The trades that change something: what a payment is judged with. */
export const tradesMade = (kinds: readonly number[], asked: readonly AskedTrade[]): Trade[] =>
  asked.flatMap(({ trade }) => (trade && changes(kinds, trade) ? [trade] : []));

const tradeReasons = ['not-paid', 'same-spice', 'needless'] as const;

/** Every trade replaces a card that is paid by a spice that is needed (pirates.trade). */
export const checkTrades = (
  need: readonly number[],
  kinds: readonly number[],
  asked: readonly AskedTrade[],
  byUnit: boolean,
): ViolationOf<(typeof tradeReasons)[number]>[] => {
  const made = tradesMade(kinds, asked);
  const reasonOf = (trade: Trade | undefined): (typeof tradeReasons)[number] | undefined => {
    if (!trade) return 'not-paid';
    if (!changes(kinds, trade)) return 'same-spice';
    return needlessTrade(need, kinds, made, made.indexOf(trade), byUnit) ? 'needless' : undefined;
  };
  const reasons = asked.map(({ trade }) => reasonOf(trade));
  // A card that is not paid is one card, however often it is traded.
  const told = (card: string, at: number) =>
    reasons[at] !== 'not-paid' ||
    asked.findIndex(({ named }, i) => named.card === card && reasons[i] === 'not-paid') === at;
  return tradeReasons.flatMap((reason) =>
    asked.flatMap(({ named }, i): ViolationOf<(typeof tradeReasons)[number]>[] =>
      reasons[i] === reason && told(named.card, i) ? [{ clause: 'pirates.trade', reason, facts: { ...named } }] : [],
    ),
  );
};
