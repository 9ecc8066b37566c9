import {
  caboDaRoca,
  type PortId,
  type State,
  type TradeCardId,
  type TreasureType,
  treasureTypes,
} from '@portolan/cabo-da-roca';
import { boxOf, NONE, portOn, possiblePorts, TRADE_CARD } from '@portolan/cabo-da-roca/pieces';
import { fraction, fractionToString } from '@portolan/core';
import { also, report } from '@portolan/core/readers';
import { positionQuestion } from '../input.ts';
import type { Answer, Question } from '../question.ts';
import { inputs, type NextCardInput } from './inputs.ts';
import { portLetter, saleValue, shipNumber } from './table.ts';

/** A trade card that may come, and the best that it can bring. */
export interface RankedCard {
  readonly card: TradeCardId;
  readonly chance: string;
  /** Possible ports on the map, by letter. */
  readonly ports: readonly PortId[];
  /** The best net price among them as the table stands, and there; 0 and `null` for none. */
  readonly net: number;
  readonly best: PortId | null;
}

/** What the next trade card will be. Chances in lowest terms. */
export interface NextCardAnswer extends Answer {
  /** The card is possible. */
  readonly possible: string;
  /** The expected best net price; an impossible card counts 0. */
  readonly expectedNet: string;
  /** By type not yet shown: this draw shows the treasure value. */
  readonly shows: Readonly<Partial<Record<TreasureType, string>>>;
  /** Every card that may come, the best first. */
  readonly ranking: readonly RankedCard[];
}

/** The trade cards that the draw ends with, one as likely as the other: those of the pile, or of the discard that renews it. */
const tradeCards = (state: State): number[] => {
  const { types } = boxOf(state.edition);
  const trade = (cards: readonly number[]) => cards.filter((card) => types[card] === TRADE_CARD);
  const pile = trade(state.pile);
  return pile.length > 0 ? pile : trade(state.discard);
};

/** The chance that a treasure card of a type comes before the first trade card of the pile. */
const chanceOfShowing = (state: State, type: number): string => {
  const { types } = boxOf(state.edition);
  const count = (wanted: number) => state.pile.filter((card) => types[card] === wanted).length;
  const treasures = count(type);
  return treasures === 0 ? '0' : fractionToString(fraction(treasures, treasures + count(TRADE_CARD)));
};

const rankedCard = (state: State, slot: number, card: number, all: number): RankedCard & { possible: boolean } => {
  const here = portOn(state.chart, state.ships[slot]!.at);
  const possible = possiblePorts(state, slot, card);
  const laid = possible.filter((port) => state.chart.ports[port] !== NONE);
  const sales = laid
    .map((port) => ({ port, net: saleValue(state, slot, card, here, port) }))
    .sort((a, b) => b.net - a.net);
  return {
    card: boxOf(state.edition).cards[card]!,
    chance: fractionToString(fraction(1, all)),
    ports: laid.map(portLetter),
    net: sales[0]?.net ?? 0,
    best: sales[0] ? portLetter(sales[0].port) : null,
    possible: possible.length > 0,
  };
};

/** What will my card be? */
export const nextCard: Question<State, NextCardInput, NextCardAnswer> = positionQuestion(caboDaRoca, {
  id: 'nextCard',
  certainty: 'exact',
  example: { ship: '0f1' },
  reads: (state) =>
    also(
      inputs.nextCard(state),
      (_, __, problems) => {
        if (tradeCards(state).length === 0) report(problems, 'position.pile', 'no-trade-cards');
      },
      'no-trade-cards',
    ),
  solve: (given, { ship }) => {
    const slot = shipNumber(ship);
    const state = caboDaRoca.clone(given!);
    const cards = tradeCards(state);
    const ranked = cards.map((card) => rankedCard(state, slot, card, cards.length));
    const sum = ranked.reduce((total, { net }) => total + net, 0);
    const shows = treasureTypes.flatMap((type, i) =>
      state.shown[i] === NONE ? [[type, chanceOfShowing(state, i)] as const] : [],
    );
    return {
      certainty: 'exact',
      possible: fractionToString(fraction(ranked.filter(({ possible }) => possible).length, cards.length)),
      expectedNet: fractionToString(fraction(sum, cards.length)),
      shows: Object.fromEntries(shows),
      ranking: ranked.sort((a, b) => b.net - a.net).map(({ possible: _, ...card }) => card),
    };
  },
});
