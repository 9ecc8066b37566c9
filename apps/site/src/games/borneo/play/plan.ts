import { placeIn, type Table, tableOf } from '@portolan/boards/borneo';
import { type Action, engine, type Phase, type State } from '@portolan/borneo';
import { cardInWords } from '@portolan/borneo/rules';
import type { Seat, Text } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';
import { fill, inEach } from '../../../kit/text.ts';
import { type Option, taking } from '../../../play/gather.ts';
import { type Moment, playGame, type Step, type Touch } from '../../../play/plan.ts';
import { kindsOf, momentOf, pruned, type Row, stepsBy } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { meant as meantOnTable, nextRank } from '../position/board/moves.ts';
import { meantMission, missionWays } from './payment.ts';
import { handOf, missionTouch, portTouches, rankTouch, storeOf, towerTouches } from './touches.ts';
import { asks, playWords as words } from './words.ts';

const json = (action: Action): Json => action as unknown as Json;

const portIn = (port: number | undefined): 1 | 2 | 3 => (port === 2 || port === 3 ? port : 1);

/** The rows of touches that put an action together: one, or several that mean the same. */
const rowsOf = (table: Table, action: Action): readonly Row[] => {
  const row = (...steps: readonly Touch[]): Row => ({ steps, action: json(action) });
  switch (action.kind) {
    case 'place':
      return [row(rankTouch(action.company, nextRank(table, action.company)))];
    case 'transfer':
      return [row(rankTouch(action.from, action.rank), rankTouch(action.to, nextRank(table, action.to)))];
    case 'attack': {
      const { company, attacker, defender, cards } = action;
      return [{ ...row(rankTouch(company, attacker), rankTouch(company, defender)), kinds: cards }];
    }
    case 'defend':
    case 'discard':
      return [{ ...row(), kinds: action.cards }];
    case 'yield':
      return action.to === 'swap'
        ? [row({ choice: 'swap', name: words.swap })]
        : [row(rankTouch(action.to, nextRank(table, action.to)))];
    case 'reward': {
      const [card] = action.cards;
      if (card === undefined) return [row({ choice: 'none', name: words.keepNone })];
      const name = inEach((lang) => fill(words.keep[lang], { card: cardInWords(card, lang) }));
      return [row({ choice: `keep ${card}`, name })];
    }
    case 'playShipment':
      return handOf(table, action.seat)
        .filter(({ kind }) => kind === action.card)
        .flatMap((card) => portTouches(table, portIn(action.port)).map((port) => row(card, port)));
    case 'take':
      return towerTouches(table, portIn(table.position.distribution?.port), action.card).map((card) => row(card));
    case 'pass':
      return [row({ choice: 'pass', name: words.pass })];
    default:
      return [];
  }
};

const firstAsk: Readonly<Partial<Record<Phase, Text | undefined>>> = {
  place: asks.place,
  mission: asks.completeMission,
  final: asks.completeMission,
  defend: asks.defend,
  yield: asks.yield,
  reward: asks.reward,
  shipment: asks.playShipment,
  distribute: asks.take,
  discard: asks.discard,
};

/** Of a transfer and an attack only what can be done is asked for. */
const either = (possible: ReadonlySet<string>, transfer: Text, attack: Text, both: Text): Text => {
  if (!possible.has('attack')) return transfer;
  return possible.has('transfer') ? both : attack;
};

const askAfter = (state: State, rows: readonly Row[], steps: readonly Touch[]): Text => {
  const possible = kindsOf(rows);
  if (steps.length === 0 && state.phase === 'company')
    return either(possible, asks.transfer, asks.attack, words.company);
  if (steps.length === 0) return firstAsk[state.phase] ?? words.nothing;
  if (state.phase === 'shipment') return words.port;
  return steps.length === 1 ? either(possible, words.transfers, words.attacks, words.goes) : words.attackCards;
};

const heldAt = (table: Table, seat: Seat, spot: Spot): Option | undefined =>
  handOf(table, seat).find((option) => 'spot' in option && option.spot === spot);

/** What somebody means who touches what another phase of the turn is for. */
const meantLater = (
  { phase }: State,
  seat: Seat,
  place: ReturnType<typeof placeIn>,
  held: Option | undefined,
): Json | undefined => {
  if (held && phase !== 'shipment') return { kind: 'playShipment', seat, card: held.kind, port: 1 };
  if (place?.kind === 'rank' && phase !== 'company')
    return {
      kind: 'attack',
      seat,
      company: place.company,
      attacker: place.rank === 1 ? 2 : 1,
      defender: place.rank,
      cards: [],
    };
  return undefined;
};

/** What somebody means who touches a place that leads nowhere. */
const meantAt = (
  { table, state, seat }: { readonly table: Table; readonly state: State; readonly seat: Seat },
  spot: Spot,
  steps: readonly Touch[],
  kinds: readonly string[],
): Json | undefined => {
  const place = placeIn(spot);
  const held = heldAt(table, seat, spot);
  const [first, second] = steps;
  if (second && held && state.phase === 'company') {
    const [attacker, defender] = [first, second].map((touch) =>
      touch && 'spot' in touch ? placeIn(touch.spot) : touch,
    );
    return attacker && 'rank' in attacker && defender && 'rank' in defender
      ? {
          kind: 'attack',
          seat,
          company: attacker.company,
          attacker: attacker.rank,
          defender: defender.rank,
          cards: [...kinds, held.kind],
        }
      : undefined;
  }
  if (held && (state.phase === 'defend' || state.phase === 'discard'))
    return { kind: state.phase, seat, cards: [...kinds, held.kind] };
  if (first && 'spot' in first) {
    const from = placeIn(first.spot);
    if (from?.kind === 'rank' && place?.kind === 'rank' && from.company === place.company && from.rank !== place.rank) {
      const { company } = from;
      return { kind: 'attack', seat, company, attacker: from.rank, defender: place.rank, cards: [] };
    }
    return meantOnTable(table)(first.spot, spot);
  }
  if (place?.kind === 'mission') return meantMission(table, seat, place.id);
  if (place && 'company' in place && state.phase === 'place') return { kind: 'place', seat, company: place.company };
  if (place && 'company' in place && state.phase === 'yield') return { kind: 'yield', seat, to: place.company };
  return meantLater(state, seat, place, held);
};

const isPaying = ({ phase }: State): boolean => phase === 'mission' || phase === 'final';

/** The rows of what is listed; Missions are paid without a list, which may hold many thousands of payments. */
const rowsAt = (state: State, table: Table, seat: Seat): readonly Row[] => {
  const listed: readonly Action[] = isPaying(state) ? [{ kind: 'pass', seat }] : engine.actions(state, seat);
  return pruned(listed.flatMap((action) => rowsOf(table, action)));
};

const begin = (state: State, seat: Seat): Moment => {
  const table = tableOf(state);
  const acts = engine.turn(state).actors.includes(seat);
  const moment = momentOf(acts ? rowsAt(state, table, seat) : [], {
    ask: (rows, steps) => (acts ? askAfter(state, rows, steps) : words.nothing),
    from: () => handOf(table, seat),
    meant: (spot, steps, kinds) => meantAt({ table, state, seat }, spot, steps, kinds),
  });
  return isPaying(state) && acts ? { ...moment, ways: [...missionWays(state, table, seat), ...moment.ways] } : moment;
};

/** The touches that pay a Mission: the Mission, a trade with the pirates, the cards. */
const paymentSteps = (table: Table, action: Extract<Action, { kind: 'completeMission' }>): readonly Step[] => {
  const store = storeOf(table, action.seat);
  const mission = missionTouch(table, action.mission);
  const [trade] = action.trades ?? [];
  if (!trade) return [mission, ...taking(store, action.pay)];
  const traded = taking(store, [trade.card]);
  const rest = [...action.pay];
  rest.splice(rest.indexOf(trade.card), 1);
  return [
    mission,
    { choice: 'trade' },
    ...traded,
    { choice: trade.as },
    ...taking(
      store.filter((option) => !traded.includes(option)),
      rest,
    ),
  ];
};

const stepsOf = (state: State, action: Json): readonly Step[] => {
  const read = engine.parseAction(action, state);
  if (!read.ok) return [];
  const table = tableOf(state);
  if (read.value.kind === 'completeMission') return paymentSteps(table, read.value);
  const seat = 'seat' in read.value ? read.value.seat : 0;
  return stepsBy(rowsAt(state, table, seat), handOf(table, seat), action) ?? [];
};

/** How the moves of Borneo are put together. */
export const plan = playGame(begin, stepsOf);
