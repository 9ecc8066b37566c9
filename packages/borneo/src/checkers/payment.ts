import { judged } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import { inHand, short } from '../check/mission.ts';
import { type AskedTrade, checkTrader, checkTrades, type Trader, tradesMade } from '../check/variants.ts';
import type { Clause } from '../clauses.ts';
import { CRATE } from '../faces.ts';
import { bySpice, spiceNumber } from '../numbers.ts';
import { judgePayment, kindUnits, type Trade } from '../pieces/payment.ts';
import type { Readings } from '../readings.ts';
import { spiceIds } from '../types.ts';
import { placedAt, spiceNumbers } from './convert.ts';
import { defineChecker } from './define.ts';
import { cheapest, cheapestTraded, tradedPayments, type Usable } from './payment-options.ts';
import { readPayment, tile } from './types/payment.ts';
import type {
  CheckerViolation,
  PaymentAnswer,
  PaymentCard,
  PaymentInput,
  PaymentOption,
  PaymentTrade,
} from './types.ts';

const needOf = (input: PaymentInput): number[] =>
  spiceNumbers('mission' in input.need ? tile(input.need.mission as string)!.need : input.need);

const kindsOf = (cards: readonly PaymentCard[]): number[] =>
  cards.map(({ kind, units = 1 }) => (kind === 'crate' ? CRATE : spiceNumber[kind]) * 2 + units - 1);

/** The trades asked for, as the judge takes them. */
const askedTrades = ({ cards }: PaymentInput): AskedTrade[] =>
  cards.flatMap(({ tradedAs }, index) =>
    tradedAs === undefined ? [] : [{ named: placedAt(index), trade: { index, as: spiceNumber[tradedAs] } }],
  );

/** The trades asked for, with whether each is needed; one that changes nothing is neither made nor needless. */
const tradesOf = (
  kinds: readonly number[],
  asked: readonly AskedTrade[],
  refused: readonly CheckerViolation[],
  byUnit: boolean,
): PaymentTrade[] =>
  asked.map(({ named, trade }) => ({
    index: trade!.index,
    as: spiceIds[trade!.as]!,
    units: byUnit ? 1 : kindUnits(kinds[trade!.index]!),
    needless: refused.some(({ reason, facts }) => reason === 'needless' && facts.index === named.index),
  }));

const traderOf = ({ blackbeard = false, final = false, holdsShip = false }: PaymentInput): Trader => ({
  blackbeard,
  final,
  holdsShip,
});

const allowing = ({ cards, final }: PaymentInput): readonly Clause[] =>
  applying(
    final ? 'final.mission' : 'mission.optional',
    'mission.combination',
    cards.some(({ harbor }) => harbor) && 'mission.card-kinds',
    cards.some(({ kind }) => kind === 'crate') && 'mission.crates',
    cards.some(({ units }) => units === 2) && 'mission.double',
    cards.some(({ tradedAs }) => tradedAs !== undefined) && 'pirates.trade',
  );

const usable = (input: PaymentInput): Usable => {
  const kinds = kindsOf(input.cards);
  return input.cards.map(({ from }, index) => (from === 'hand' ? undefined : kinds[index]));
};

/** A legal payment with fewer of the cards of a legal one; the trade, if there is one, is kept. */
const cheaperOf = (input: PaymentInput, trades: readonly Trade[], byUnit: boolean): PaymentOption | null => {
  const need = needOf(input);
  const [trade] = trades;
  const best = trade
    ? cheapestTraded('fewer', need, usable(input), trade.index, trade.as, byUnit)
    : cheapest('fewer', need, usable(input));
  return best !== null && best.cards.length < input.cards.length ? best : null;
};

/** What would be legal instead of an illegal payment, with the cards that may be paid. */
const alternativesOf = (input: PaymentInput, byUnit: boolean): PaymentOption[] => {
  const need = needOf(input);
  const hand = input.cards.some(({ from }) => from === 'hand');
  const plain = cheapest(hand ? 'without-hand' : 'without-trade', need, usable(input));
  if (plain !== null) return [plain];
  return checkTrader(traderOf(input), 1).length > 0 ? [] : tradedPayments(need, usable(input), byUnit);
};

const answer = (input: PaymentInput, readings: Readings): PaymentAnswer => {
  const byUnit = readings['pirate-swap'] === 'unit';
  const [need, kinds, asked] = [needOf(input), kindsOf(input.cards), askedTrades(input)];
  const made = tradesMade(kinds, asked);
  const payment = judgePayment(need, kinds, made, byUnit);
  const refused = input.cards.flatMap(({ from }, index) => (from === 'hand' ? [index] : []));
  const tradesRefused = checkTrades(need, kinds, asked, byUnit);
  const violations: readonly CheckerViolation[] = [
    ...inHand(refused.map(placedAt)),
    ...short(payment),
    ...checkTrader(traderOf(input), asked.length),
    ...tradesRefused,
  ];
  const verdict = judged(violations, allowing(input));
  const lack = payment.lacks.reduce((sum, units) => sum + units, 0);
  const named = 'mission' in input.need ? tile(input.need.mission as string) : undefined;
  return {
    verdict,
    clauses: applying(
      ...(verdict.legal ? allowing(input) : violations.map(({ clause }) => clause)),
      payment.surplus > 0 && 'mission.no-change',
      verdict.legal && 'mission.take-tile',
      verdict.legal && made.length > 0 && 'pirates.take-ship',
    ),
    need: bySpice(need),
    paid: bySpice(payment.units),
    crates: payment.crates,
    lacks: bySpice(payment.lacks),
    covered: Math.min(lack, payment.crates),
    short: payment.short,
    enough: payment.enough,
    lost: payment.surplus,
    refused,
    trades: tradesOf(kinds, asked, tradesRefused, byUnit),
    cheaper: verdict.legal ? cheaperOf(input, made, byUnit) : null,
    value: named === undefined ? null : { vp: named.vp, gain: named.vp - input.cards.length },
    alternatives: verdict.legal ? [] : alternativesOf(input, byUnit),
  };
};

/** "Can these cards pay this Mission?" */
export const payment = defineChecker<PaymentInput, PaymentAnswer>({
  id: 'payment',
  rulings: ['pirate-swap'],
  example: {
    need: { cinnamon: 2, clove: 1 },
    cards: [{ kind: 'cinnamon', units: 2 }, { kind: 'clove' }, { kind: 'crate' }],
  },
  input: readPayment,
  answer,
  decision: ({ verdict, lost }) => [verdict, lost],
});
