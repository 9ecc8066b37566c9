import { type Box, boxOf, missionInGame } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { faceText, kindOf, parseFace } from '../faces.ts';
import { bySpice, spiceNumber } from '../ids.ts';
import { judgePayment, kindSpice, kindUnits, needlessTrade, type Payment, type Trade } from '../pieces/payment.ts';
import type { Refusal } from '../reasons.ts';
import { NONE, type State } from '../state.ts';
import type { ActionOf, Trade as NamedTrade } from '../types.ts';
import { missingCards } from './cards.ts';
import type { Judgment } from './judgment.ts';

type CompleteMission = ActionOf<'completeMission'>;

/** The cards of a payment sorted out. A text that is neither a face nor a Harbor card of the box stands under `harbors` as -1. */
interface Paid {
  /** Names as given, in step with `kinds`. */
  readonly cards: readonly string[];
  readonly kinds: readonly number[];
  readonly shipments: readonly number[];
  readonly harbors: readonly string[];
}

const sortOut = (box: Box, pay: readonly string[]): Paid => {
  const cards: string[] = [];
  const kinds: number[] = [];
  const shipments: number[] = [];
  const harbors: string[] = [];
  for (const card of pay) {
    const face = parseFace(card);
    const harbor = box.harborAt[card];
    if (face === undefined) harbors.push(card);
    else shipments.push(face);
    if (face === undefined && harbor === undefined) continue;
    cards.push(card);
    kinds.push(face === undefined ? box.harborKind[harbor!]! : kindOf(face));
  }
  return { cards, kinds, shipments, harbors };
};

/** The tile lies in the row (setup.mission-marks, mission.available). */
const checkTile = (state: State, box: Box, mission: string): Refusal[] => {
  const place = box.missionAt[mission] ?? -1;
  if (place >= 0 && !missionInGame(box.missions[place]!, state.seats)) {
    return [{ clause: 'setup.mission-marks', reason: 'not-in-game', mission }];
  }
  return state.missions.includes(place) ? [] : [{ clause: 'mission.available', reason: 'not-available', mission }];
};

/** Cards named, parted into those that lie in a zone and those that do not; each copy there answers for one. */
const parted = <Named>(zone: readonly number[], named: readonly Named[], numberOf: (card: Named) => number) => {
  const left = zone.slice();
  const [there, missing]: [Named[], Named[]] = [[], []];
  for (const card of named) {
    const at = left.indexOf(numberOf(card));
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? there : missing).push(card);
  }
  return [there, missing] as const;
};

/** The cards lie in the player's warehouse (mission.no-hand, mission.from-warehouse). */
const checkWarehouse = (state: State, seat: number, box: Box, { shipments, harbors }: Paid): Refusal[] => {
  const missing = missingCards(state, state.shipments[seat]!, shipments);
  const [held, gone] = parted(state.hands[seat]!, missing, (face) => face);
  const [, lost] = parted(state.harbors[seat]!, harbors, (id) => box.harborAt[id] ?? NONE);
  return [
    ...held.map((face): Refusal => ({ clause: 'mission.no-hand', reason: 'card-in-hand', card: faceText(face) })),
    ...[...gone.map(faceText), ...lost].map(
      (card): Refusal => ({ clause: 'mission.from-warehouse', reason: 'not-in-warehouse', card }),
    ),
  ];
};

/** Trades found among the cards paid, each card once; `undefined` where the card is not paid. */
const findTrades = ({ cards }: Paid, trades: readonly NamedTrade[]): (Trade | undefined)[] => {
  const used = new Set<number>();
  return trades.map(({ card, as }) => {
    const index = cards.findIndex((paid, i) => paid === card && !used.has(i));
    if (index < 0) return undefined;
    used.add(index);
    return { index, as: spiceNumber[as] };
  });
};

/** Whether a trade turns a card into something it is not: a crate is every spice already. */
const changes = ({ kinds }: Paid, { index, as }: Trade): boolean => {
  const spice = kindSpice(kinds[index]!);
  return spice < 4 && spice !== as;
};

const short = ({ lacks, crates, short }: Payment): Refusal[] =>
  short === 0 ? [] : [{ clause: 'mission.combination', reason: 'short', lacks: bySpice(lacks), crates, short }];

/** Who may trade with the pirates, when, and how often. */
const checkTrader = (state: State, seat: number, given: number): Refusal[] => {
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
const checkTrades = (
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

const allowedBy = (state: State, { kinds, harbors }: Paid, traded: boolean): Clause[] => {
  const by: Clause[] = [state.phase === 'final' ? 'final.mission' : 'mission.optional', 'mission.combination'];
  if (harbors.length > 0) by.push('mission.card-kinds');
  if (kinds.some((kind) => kindSpice(kind) === 4)) by.push('mission.crates');
  if (kinds.some((kind) => kindUnits(kind) === 2)) by.push('mission.double');
  if (traded) by.push('pirates.trade');
  return by;
};

const nothingAsked = [0, 0, 0, 0];

/** A Mission is paid from the warehouse (mission.*, final.mission), perhaps with a trade (pirates.*). */
export const checkCompleteMission = (
  state: State,
  { seat, mission, pay, trades: named = [] }: CompleteMission,
): Judgment => {
  const box = boxOf(state.edition);
  const need = box.need[box.missionAt[mission] ?? -1] ?? nothingAsked;
  const paid = sortOut(box, pay);
  const trades = findTrades(paid, named);
  const made = trades.filter((trade) => trade !== undefined && changes(paid, trade)) as Trade[];
  const payment = judgePayment(need, paid.kinds, made, state.rulings['pirate-swap'] === 'unit');
  return {
    found: [
      ...checkTile(state, box, mission),
      ...checkWarehouse(state, seat, box, paid),
      ...short(payment),
      ...checkTrader(state, seat, named.length),
      ...(named.length > 0 ? checkTrades(state, need, paid, named, trades) : []),
    ],
    by: allowedBy(state, paid, named.length > 0),
  };
};
