import { playedOf, type Table, tableOf } from '@portolan/boards/comptoir-des-antilles';
import { type Action, type Effect, engine, type State } from '@portolan/comptoir-des-antilles';
import { effectInWords, tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat, Text } from '@portolan/core';
import type { Spot } from '../../../board/entry.ts';
import { capital, fill, inEach } from '../../../kit/text.ts';
import { askFor } from '../../../play/asking.ts';
import { counted, raisedTo } from '../../../play/counting.ts';
import { type Moment, playGame, type Step, type Touch, type Way } from '../../../play/plan.ts';
import { kindsOf, momentOf, pruned, type Row, stepsBy } from '../../../play/rows.ts';
import type { Json } from '../../../stores/table.ts';
import { quayAt } from '../board/laying.ts';
import { movesOn } from '../board/moves-on.ts';
import { cardAt, places, tileAt } from '../board/spots.ts';
import { assigningFrom, assigningSteps } from './assigning.ts';
import { cardTouch, kinds, pool, porterTouch, quayTouch, seatTouch, tileTouch } from './touches.ts';
import { asks, playWords as words } from './words.ts';

const effectName = (effect: Effect): Text => inEach((lang) => capital(effectInWords(effect, lang)));

/** The rows of touches that put an action together: one, or several that mean the same. */
const rowsOf = (state: State, table: Table, action: Action): readonly Row[] => {
  const row = (...steps: readonly Touch[]): Row => ({ steps, action: action as unknown as Json });
  switch (action.kind) {
    case 'openAuction':
      return [row({ choice: 'auction', name: words.openAuction })];
    case 'pass':
      return [row({ choice: 'pass', name: words.pass })];
    case 'playTile':
      return [row(tileTouch(action.seat, action.tile), quayTouch(action.quay))];
    case 'playContact':
      return [row(cardTouch(table, action.contact))];
    case 'place':
      return [{ ...row(), kinds: action.quays.map(kinds.quay) }];
    case 'move':
      return [{ ...row(quayTouch(action.from), quayTouch(action.to)), kinds: action.porters.map(kinds.porter) }];
    case 'remove':
      return [{ ...row(quayTouch(action.quay)), kinds: action.porters.map(kinds.porter) }];
    case 'swap': {
      const { a, b } = action;
      const [one, other] = [a, b].map(({ quay, porter }) => [quayTouch(quay), porterTouch(porter)] as const);
      return one && other ? [row(...one, ...other), row(...other, ...one)] : [];
    }
    case 'replace':
      return [row(quayTouch(action.quay), porterTouch(action.porter))];
    case 'swapGoods':
      return [row(quayTouch(action.a), quayTouch(action.b)), row(quayTouch(action.b), quayTouch(action.a))];
    case 'choose': {
      const [effect] = state.effects;
      const option = effect?.do === 'oneOf' ? effect.of[action.option] : undefined;
      return option ? [row({ choice: `option ${action.option}`, name: effectName(option) })] : [];
    }
    case 'skip':
      return [row({ choice: 'skip', name: words.skip })];
    case 'depart':
      return [row(quayTouch(action.quay))];
    case 'payCommission':
      return [row({ choice: 'pay', name: words.pay })];
    case 'leaveSlate':
      return [row(seatTouch(action.to))];
    case 'endTurn':
      return [row({ choice: 'end', name: words.end })];
    default:
      return [];
  }
};

const rowsAt = (state: State, table: Table, seat: Seat): readonly Row[] =>
  pruned(engine.actions(state, seat).flatMap((action) => rowsOf(state, table, action)));

const firstAsk = (state: State, rows: readonly Row[]): Text => {
  const [effect] = state.effects;
  switch (state.phase) {
    case 'act':
    case 'settle':
      return askFor(asks, kindsOf(rows)) ?? words.nothing;
    case 'auction':
      return inEach((lang) =>
        fill(words.auction[lang], { tile: tileName(tableOf(state).position.auction!.tile, lang) }),
      );
    case 'effect':
      if (!effect) return words.nothing;
      if (effect.do === 'oneOf') return words.choosing;
      return inEach((lang) => fill(words.effect[lang], { effect: capital(effectInWords(effect, lang)) }));
    case 'depart':
      return words.depart;
    default:
      return words.nothing;
  }
};

const askAfter = (state: State, rows: readonly Row[], steps: readonly Touch[]): Text => {
  const [first] = steps;
  if (!first) return firstAsk(state, rows);
  if ('spot' in first && tileAt(first.spot)) return words.quay;
  const next = rows[0]?.steps[steps.length];
  if (next) return 'choice' in next ? words.porters : words.to;
  return rows.some((row) => row.kinds) ? words.porters : firstAsk(state, rows);
};

/** What somebody means who touches a place that leads nowhere: as it is meant on the harbor, of the card in play. */
const meantAt = (state: State, table: Table, seat: Seat, spot: Spot, first: Touch | undefined): Json | undefined => {
  const card = cardAt(spot);
  if (card) return { kind: 'playContact', seat, contact: card };
  const { meant } = movesOn(state, table);
  if (first) return 'spot' in first ? meant?.(first.spot, spot) : undefined;
  const played = playedOf(table);
  if (state.phase === 'settle') return meant?.(places.seat(seat), spot);
  const quay = quayAt(spot);
  if (played) return quay ? meant?.(places.card(played.contact.id), spot) : undefined;
  // Before a contact is played nothing is placed on a quay.
  return quay ? { kind: 'place', seat, quays: [quay] } : undefined;
};

/** A bid is raised from the least. */
const bidWay = (state: State, seat: Seat): readonly Way[] => {
  const least = (state.auction?.amount ?? 0) + 1;
  const most = state.premiums[seat] ?? 0;
  if (state.phase !== 'auction' || least > most) return [];
  return [
    {
      choice: 'bid',
      name: inEach((lang) => fill(words.bid[lang], { n: least })),
      go: () =>
        counted({
          least,
          most,
          ask: (n) => inEach((lang) => fill(words.bidding[lang], { n })),
          action: (amount) => ({ kind: 'bid', seat, amount }),
        }),
    },
  ];
};

const begin = (state: State, seat: Seat): Moment => {
  const table = tableOf(state);
  if (!engine.turn(state).actors.includes(seat)) return { ask: words.nothing, ways: [] };
  const moment = momentOf(rowsAt(state, table, seat), {
    ask: (rows, steps) => askAfter(state, rows, steps),
    from: () => pool(state.seats),
    meant: (spot, [first]) => meantAt(state, table, seat, spot, first),
  });
  if (state.phase !== 'assign') return { ...moment, ways: [...bidWay(state, seat), ...moment.ways] };
  const assigning = assigningFrom(state, table, seat);
  return { ...assigning, ways: [...assigning.ways, ...moment.ways], meant: moment.meant };
};

const stepsOf = (state: State, action: Json): readonly Step[] => {
  const read = engine.parseAction(action, state);
  if (!read.ok || !('seat' in read.value)) return [];
  const table = tableOf(state);
  if (read.value.kind === 'bid')
    return [{ choice: 'bid' }, ...raisedTo((state.auction?.amount ?? 0) + 1, read.value.amount)];
  if (read.value.kind === 'assignGoods') return assigningSteps(table, read.value);
  return stepsBy(rowsAt(state, table, read.value.seat), pool(state.seats), action) ?? [];
};

/** How the moves of Comptoir des Antilles are put together. */
export const plan = playGame(begin, stepsOf);
