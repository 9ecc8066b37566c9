import { missionOf, type Table } from '@portolan/boards/borneo';
import {
  type ActionOf,
  cheapestMissions,
  engine,
  type MissionId,
  type SpiceId,
  type State,
  spiceIds,
  tradedMissions,
} from '@portolan/borneo';
import { cardInWords, cargoName } from '@portolan/borneo/rules';
import type { Seat, Text } from '@portolan/core';
import { capital, fill, inEach } from '../../../kit/text.ts';
import { gathered, type Option } from '../../../play/gather.ts';
import type { Moment, Way } from '../../../play/plan.ts';
import type { Json } from '../../../stores/table.ts';
import { handOf, missionTouch, storeOf } from './touches.ts';
import { playWords as words } from './words.ts';

type Payment = ActionOf<'completeMission'>;
type Trade = NonNullable<Payment['trades']>[number];

const json = (action: Payment): Json => action as unknown as Json;

/** A table on which somebody pays. */
interface Paying {
  readonly state: State;
  readonly table: Table;
  readonly seat: Seat;
}

const paymentOf = (seat: Seat, mission: MissionId, pay: readonly string[], trade?: Trade): Payment => ({
  kind: 'completeMission',
  seat,
  mission,
  pay,
  ...(trade ? { trades: [trade] } : {}),
});

const isLegal = ({ state }: Paying, payment: Payment): boolean => engine.check(state, payment).legal;

/** Whether a trade already changes nothing: one more card would not mend that. */
const isNeedless = ({ state }: Paying, payment: Payment): boolean => {
  const verdict = engine.check(state, payment);
  return !verdict.legal && verdict.violations.some(({ reason }) => reason === 'needless');
};

/** What is asked where a card is traded already: it stays in mind as what it counts. */
const countingAs = ({ card, as }: Trade): Text =>
  inEach((lang) => fill(words.payTraded[lang], { card: capital(cardInWords(card, lang)), as: cargoName(as, lang) }));

/** The cards of the warehouse, taken up until they pay; `trade`: the card that is traded is paid, too. */
const paying = (at: Paying, mission: MissionId, trade?: Trade): Moment => {
  const { seat, table } = at;
  const store = storeOf(table, seat);
  const traded = trade && store.find(({ kind }) => kind === trade.card);
  const payment = (kinds: readonly string[]) => paymentOf(seat, mission, trade ? [trade.card, ...kinds] : kinds, trade);
  const paid = (kinds: readonly string[]) => isLegal(at, payment(kinds));
  return gathered({
    from: store.filter((option) => option !== traded),
    ask: (kinds) => (paid(kinds) ? words.paid : trade === undefined ? words.pay : countingAs(trade)),
    // All that pay together pay with one more, too: what is left over is lost.
    fits: (kinds) => trade === undefined || !isNeedless(at, payment(kinds)),
    whole: (kinds) => (paid(kinds) ? json(payment(kinds)) : undefined),
    after: (kinds) => (trade === undefined && !paid(kinds) ? tradeWays(at, mission) : []),
    meant: (spot, kinds) => {
      const held = handOf(table, seat).find((option) => 'spot' in option && option.spot === spot);
      return held && json(payment([...kinds, held.kind]));
    },
  });
};

/** The same cards without one of these. */
const without = (cards: readonly string[], card: string): readonly string[] => {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
};

/** A payment with a trade, from which every card that it does without has been left out; undefined if there is none. */
const frugal = (at: Paying, mission: MissionId, trade: Trade): Payment | undefined => {
  const rest = without(
    storeOf(at.table, at.seat).map(({ kind }) => kind),
    trade.card,
  );
  const covers = (kinds: readonly string[]): boolean => {
    const verdict = engine.check(at.state, paymentOf(at.seat, mission, [trade.card, ...kinds], trade));
    return verdict.legal || verdict.violations.every(({ reason }) => reason === 'needless');
  };
  if (!covers(rest)) return undefined;
  // One that could stand for the card that is traded goes first.
  const kept = [...rest].reverse().reduce<readonly string[]>((kinds, card) => {
    const fewer = without(kinds, card);
    return covers(fewer) ? fewer : kinds;
  }, rest);
  const found = paymentOf(at.seat, mission, [trade.card, ...kept], trade);
  return isLegal(at, found) ? found : undefined;
};

const tradesOf = (at: Paying, mission: MissionId, card: string): readonly SpiceId[] =>
  spiceIds.filter((as) => frugal(at, mission, { card, as }) !== undefined);

/** Whether a seat could trade at all (`pirates.trade`). */
const mayTrade = ({ state, seat }: Paying): boolean =>
  state.blackbeard && state.phase !== 'final' && state.ship !== seat;

/** The cards of a warehouse, of equal ones the first. */
const different = ({ table, seat }: Paying): readonly Option[] =>
  storeOf(table, seat).filter(({ kind }, i, all) => all.findIndex((one) => one.kind === kind) === i);

/** Trading with the pirates: the card, then the spice that it is to be, then what else pays. */
const tradeWays = (at: Paying, mission: MissionId): readonly Way[] => {
  // Asked after every card that is paid: the first trade found will do; all are looked for once a card is to be picked.
  const pays = ({ kind }: Option): boolean =>
    spiceIds.some((as) => frugal(at, mission, { card: kind, as }) !== undefined);
  if (!mayTrade(at) || !different(at).some(pays)) return [];
  const pickSpice = (card: string, spices: readonly SpiceId[]): Moment => ({
    ask: words.tradeFor,
    ways: spices.map((as) => ({
      choice: as,
      name: inEach((lang) => capital(cargoName(as, lang))),
      go: () => paying(at, mission, { card, as }),
    })),
  });
  const pickCard = (): Moment => ({
    ask: words.tradeCard,
    ways: different(at).flatMap((option) => {
      const spices = tradesOf(at, mission, option.kind);
      return spices.length > 0 ? [{ ...option, go: () => pickSpice(option.kind, spices) }] : [];
    }),
  });
  return [{ choice: 'trade', name: words.trade, go: pickCard }];
};

/** The Missions that can be paid, one of which is touched first. */
export const missionWays = (state: State, table: Table, seat: Seat): readonly Way[] => {
  const at = { state, table, seat };
  const paid = new Set(
    [...cheapestMissions(state, seat), ...tradedMissions(state, seat)].map(({ mission }) => mission),
  );
  const row = (table.position.missions ?? []).filter((mission) => missionOf(table, mission) !== undefined);
  return row
    .filter((mission) => paid.has(mission))
    .map((mission) => ({ ...missionTouch(table, mission), go: () => paying(at, mission) }));
};

/** A Mission that cannot be paid is meant to be paid with all there is. */
export const meantMission = (table: Table, seat: Seat, mission: MissionId): Json =>
  json(
    paymentOf(
      seat,
      mission,
      storeOf(table, seat).map(({ kind }) => kind),
    ),
  );
