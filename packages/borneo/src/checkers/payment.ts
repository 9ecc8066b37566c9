import { judged } from '@portolan/core';
import { explain } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { CRATE } from '../faces.ts';
import { bySpice, spiceNumber } from '../numbers.ts';
import { also, boolean, integer, list, object, parseWith, type Reader, record, rulings, text, word } from '../parse.ts';
import { judgePayment, kindUnits, needlessTrade, type Payment, type Trade } from '../pieces/payment.ts';
import type { Readings } from '../readings.ts';
import { type SpiceId, spiceIds } from '../types.ts';
import { spiceNumbers } from './convert.ts';
import { defineChecker } from './define.ts';
import { cheapest, cheapestTraded, tradedPayments, type Usable } from './payment-options.ts';
import type {
  CheckerViolation,
  PaymentAnswer,
  PaymentCard,
  PaymentInput,
  PaymentOption,
  PaymentTrade,
} from './types.ts';

const tile = (id: string) => reconstructed.missions.find((mission) => mission.id === id);

const units = integer(1, 2) as Reader<1 | 2>;

const card = also(
  object<PaymentCard>(
    { kind: word([...spiceIds, 'crate'], 'unknown-spice') },
    {
      units,
      harbor: boolean,
      from: word(['warehouse', 'hand'], 'unknown-kind'),
      tradedAs: word(spiceIds, 'unknown-spice'),
    },
  ),
  ({ kind, units, harbor, from }, path, problems) => {
    if (!harbor) return;
    if (kind === 'crate') problems.push({ path: `${path}.kind`, code: 'unknown-spice', facts: { found: kind } });
    if (units === 2)
      problems.push({ path: `${path}.units`, code: 'out-of-range', facts: { found: 2, min: 1, max: 1 } });
    if (from === 'hand') problems.push({ path: `${path}.from`, code: 'unknown-kind', facts: { found: from } });
  },
);

const named = object<{ readonly mission: string }>(
  { mission: text((id) => tile(id) !== undefined, 'unknown-mission') },
  {},
);

const need: Reader<PaymentInput['need']> = (json, path, problems) =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, 'mission')
    ? named(json, path, problems)
    : record(spiceIds, integer(0, 9), 'unknown-spice')(json, path, problems);

const input = object<PaymentInput>(
  { need, cards: list(card, 60) },
  { blackbeard: boolean, holdsShip: boolean, final: boolean, rulings },
);

const needOf = (input: PaymentInput): number[] =>
  spiceNumbers('mission' in input.need ? tile(input.need.mission as string)!.need : input.need);

const kindsOf = (cards: readonly PaymentCard[]): number[] =>
  cards.map(({ kind, units = 1 }) => (kind === 'crate' ? CRATE : spiceNumber[kind]) * 2 + units - 1);

/** A crate is every spice already, and so is a card of that spice. */
const changes = ({ kind }: PaymentCard, as: SpiceId): boolean => kind !== 'crate' && kind !== as;

/** The trades asked for, with whether each is needed; one that changes nothing is neither made nor needless. */
const tradesOf = (input: PaymentInput, byUnit: boolean): { made: Trade[]; trades: PaymentTrade[] } => {
  const [need, kinds] = [needOf(input), kindsOf(input.cards)];
  const asked = input.cards.flatMap(({ tradedAs: as }, index) => (as === undefined ? [] : [{ index, as }]));
  const real = asked.filter(({ index, as }) => changes(input.cards[index]!, as));
  const made = real.map(({ index, as }) => ({ index, as: spiceNumber[as] }));
  const needless = (index: number): boolean => {
    const which = made.findIndex((trade) => trade.index === index);
    return which >= 0 && needlessTrade(need, kinds, made, which, byUnit);
  };
  const units = (index: number): number => (byUnit ? 1 : kindUnits(kinds[index]!));
  return {
    made,
    trades: asked.map(({ index, as }) => ({ index, as, units: units(index), needless: needless(index) })),
  };
};

/** Why nobody could trade here, whatever the card. */
const tradeBarred = (input: PaymentInput): CheckerViolation[] => {
  const found: CheckerViolation[] = [];
  if (!input.blackbeard) found.push({ clause: 'pirates.trade', reason: 'variant-off' });
  if (input.final) found.push({ clause: 'pirates.not-at-end', reason: 'final-round' });
  if (input.holdsShip) found.push({ clause: 'pirates.holder-barred', reason: 'holds-ship' });
  return found;
};

const tradeViolations = (input: PaymentInput, trades: readonly PaymentTrade[]): CheckerViolation[] => {
  if (trades.length === 0) return [];
  const many: CheckerViolation[] =
    trades.length > 1 ? [{ clause: 'pirates.one-card', reason: 'too-many', given: trades.length, limit: 1 }] : [];
  const found = (reason: string, which: readonly PaymentTrade[]): CheckerViolation[] =>
    which.map(({ index }) => ({ clause: 'pirates.trade', reason, card: `#${index + 1}`, index }));
  const same = found(
    'same-spice',
    trades.filter(({ index, as }) => !changes(input.cards[index]!, as)),
  );
  const needless = found(
    'needless',
    trades.filter((trade) => trade.needless),
  );
  return [...tradeBarred(input), ...many, ...same, ...needless];
};

const violationsOf = (input: PaymentInput, payment: Payment, trades: readonly PaymentTrade[]): CheckerViolation[] => {
  const hand = input.cards.flatMap(({ from }, index): CheckerViolation[] =>
    from === 'hand' ? [{ clause: 'mission.no-hand', reason: 'card-in-hand', card: `#${index + 1}`, index }] : [],
  );
  const { crates, short } = payment;
  const combination: CheckerViolation[] = payment.enough
    ? []
    : [{ clause: 'mission.combination', reason: 'short', lacks: bySpice(payment.lacks), crates, short }];
  return [...hand, ...combination, ...tradeViolations(input, trades)];
};

const allowing = ({ cards, final }: PaymentInput): readonly Clause[] =>
  explain(
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
  return tradeBarred(input).length > 0 ? [] : tradedPayments(need, usable(input), byUnit);
};

const answer = (input: PaymentInput, readings: Readings): PaymentAnswer => {
  const byUnit = readings['pirate-swap'] === 'unit';
  const need = needOf(input);
  const { made, trades } = tradesOf(input, byUnit);
  const payment = judgePayment(need, kindsOf(input.cards), made, byUnit);
  const violations = violationsOf(input, payment, trades);
  const verdict = judged(violations, allowing(input));
  const lack = payment.lacks.reduce((sum, units) => sum + units, 0);
  const named = 'mission' in input.need ? tile(input.need.mission as string) : undefined;
  return {
    verdict,
    clauses: explain(
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
    refused: input.cards.flatMap(({ from }, index) => (from === 'hand' ? [index] : [])),
    trades,
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
  parse: (json) => parseWith(input, json),
  answer,
  decision: ({ verdict, lost }) => [verdict, lost],
});
