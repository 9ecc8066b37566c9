import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { rateAt } from '../effects/sailing.ts';
import { quayOf } from '../listing/shared.ts';
import { isToBeFilled } from '../port.ts';
import type { Readings } from '../readings.ts';
import { NO_SHIP, NONE, type State } from '../state.ts';
import type { Event } from '../types.ts';
import { defineChecker } from './define.ts';
import { cited, firedBy, type Trial, tryOut } from './small-table.ts';
import { tileTable } from './tile-moment.ts';
import { readTile } from './types/sailing.ts';
import type { Filling, TileAnswer, TileInput } from './types.ts';

/** The tile has done what it does, and a commission that it makes due for its ship has been paid. */
const settled = ({ verdict, after, events }: Trial): Trial => {
  if (after.phase !== 'settle' || after.leaving?.quay !== 0) return { verdict, after, events };
  const paying = tryOut(after, { kind: 'payCommission', seat: after.active });
  return { verdict, after: paying.after, events: [...events, ...paying.events] };
};

/** The steps of the tile: up to the discard of the contact, the payment or the new ship, of which nobody has said which it is. */
const stepsOf = (events: readonly Event[]): readonly Event[] => {
  const end = events.findIndex(({ kind }) => kind === 'contactDiscarded' || kind === 'shipPlaced');
  return end < 0 ? events : events.slice(0, end);
};

const isAtQuay = (event: Event): boolean => event.kind === 'shipPlaced' && event.quay === 1;

/** When the quay that the tile has emptied is filled. */
const fillingOf = ({ after, events }: Trial): Filling | null => {
  if (events.some(isAtQuay)) return 'now';
  if (after.ships[0] !== NO_SHIP || after.phase === 'over') return null;
  if (after.next === NO_SHIP) return 'never';
  return isToBeFilled(after) ? 'later' : 'after-departure';
};

const goodsOf = (events: readonly Event[]): TileAnswer['goods'] => {
  if (events.some(({ kind }) => kind === 'goodsReturned')) return 'under-pile';
  return events.some(({ kind }) => kind === 'goodsDiscarded' || kind === 'goodsRemoved') ? 'out' : 'stay';
};

const rateWith = (state: State, quay: number): number => (state.goods[quay] === NONE ? 0 : rateAt(state, quay));

/** Where the premium per porter changes while the ship stays, of so many ships that were named. */
const ratesOf = (state: State, after: State, named: number): TileAnswer['rates'] =>
  state.ships.slice(0, named).flatMap((_, at) => {
    if (state.goods[at] === NONE || after.goods[at] === NONE || after.ships[0] === NO_SHIP) return [];
    const [before, now] = [rateWith(state, at), rateWith(after, at)];
    return before === now ? [] : [{ quay: quayOf(at), before, after: now }];
  });

/** What the tile does later: clauses of a tile that only lies there. */
const lying: Partial<Record<TileInput['tile'], Clause>> = {
  'top-quality': 'tile.top-quality',
  'poor-quality': 'tile.poor-quality',
  exclusive: 'tile.exclusive',
  pirates: 'tile.pirates',
  storm: 'tile.storm',
};

/** What is not printed and matters for a tile. */
const unprinted: Partial<Record<TileInput['tile'], Clause>> = {
  damage: 'tile.no-departure',
  fire: 'tile.no-departure',
  pirates: 'tile.pirates-absent',
  claim: 'tile.claim-once',
};

const clausesOf = ({ tile }: TileInput, { verdict }: Trial, events: readonly Event[]): readonly Clause[] =>
  applying<Clause>(
    ...cited(verdict),
    ...firedBy(events),
    verdict.legal && (lying[tile] ?? false),
    verdict.legal && (unprinted[tile] ?? false),
    verdict.legal && 'ruling.spent-tile',
  );

/** Whether the tile changes the premium of its goods wherever they lie. */
const isWide = ({ tile }: TileInput, readings: Readings): boolean =>
  (tile === 'top-quality' || tile === 'poor-quality') && readings['quality-scope'] === 'kind';

const answer = (input: TileInput, readings: Readings): TileAnswer => {
  const state = tileTable(input, readings);
  const { tile, seat = 0, active = seat, others = [] } = input;
  const laid = tryOut(state, { kind: 'playTile', seat, tile, quay: 1 });
  const all = settled(laid);
  const filling = laid.verdict.legal ? fillingOf(all) : null;
  const events = laid.verdict.legal ? stepsOf(laid.events) : [];
  return {
    verdict: laid.verdict,
    clauses: clausesOf(input, laid, events),
    events,
    sails: events.some((event) => event.kind === 'shipSailed' && event.quay === 1),
    due: laid.after.leaving?.quay === 0 ? laid.after.leaving.due : 0,
    filling,
    draws: filling === null || filling === 'never' ? null : active,
    goods: goodsOf(all.events),
    rates: laid.verdict.legal ? ratesOf(state, laid.after, 1 + others.length) : [],
    elsewhere: laid.verdict.legal && isWide(input, readings),
    counters: laid.after.premiums,
    over: laid.after.phase === 'over',
  };
};

/** "May I play this tile here, now, and what happens?" */
export const tile = defineChecker<TileInput, TileAnswer>({
  id: 'tile',
  rulings: [
    'tile-window',
    'storm',
    'tile-sailing-commission',
    'removed-ship',
    'burnt-goods',
    'quality-scope',
    'refill-time',
    'shortfall',
    'hundred',
    'sailing-time',
  ],
  example: { seats: 3, tile: 'fire', ship: '5 rum A1B3', moment: 'between' },
  input: readTile,
  answer,
  // Of a tile that is refused nothing follows.
  decision: ({ clauses: _, verdict, ...decided }) => (verdict.legal ? [true, decided] : [false]),
});
