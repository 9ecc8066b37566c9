import { boxOf } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { aboardOf, portersOf } from '../counts.ts';
import { quayOf } from '../listing/shared.ts';
import { earnings, owed, payable, rateOf } from '../pieces/money.ts';
import { NO_SHIP, NONE, type State } from '../state.ts';
import { type ActionOf, type Cause, tileIds } from '../types.ts';
import { endGame, targetReached } from './end.ts';
import type { Tell } from './tell.ts';

const TOP = tileIds.indexOf('top-quality');
const POOR = tileIds.indexOf('poor-quality');
const PIRATES = tileIds.indexOf('pirates');
const STORM = tileIds.indexOf('storm');

/** How a quality tile at a quay changes the premium per porter of the ship at another, or the same (ruling.quality-scope). */
export const changeBy = (state: State, at: number, quay: number): 1 | 0 | -1 => {
  const tile = state.tiles[at]!;
  const counts = at === quay || (state.rulings['quality-scope'] === 'kind' && state.goods[at] === state.goods[quay]);
  if (!counts || (tile !== TOP && tile !== POOR)) return 0;
  return tile === TOP ? 1 : -1;
};

/** The premium per porter of the ship at a quay (premium.rates, tile.top-quality, tile.poor-quality). */
export const rateAt = (state: State, quay: number): number => {
  let change = 0;
  for (let at = 0; at < state.ships.length; at++) change += changeBy(state, at, quay);
  return rateOf(boxOf(state.edition).goods[state.goods[quay]!]!.premium, change);
};

const tellChanges = (state: State, quay: number, tell: Tell): void => {
  if (!tell) return;
  for (let at = 0; at < state.ships.length; at++) {
    const change = changeBy(state, at, quay);
    if (change === 0) continue;
    tell({
      kind: 'rateChanged',
      clause: change > 0 ? 'tile.top-quality' : 'tile.poor-quality',
      quay: quayOf(at),
      change,
    });
  }
};

/** Does something for each seat, from the active player leftwards. */
export const eachSeat = (state: State, visit: (seat: number) => void): void => {
  for (let i = 0; i < state.seats; i++) visit((state.active + i) % state.seats);
};

/** Everybody aboard is paid, or the pirates are (sailing.premiums, tile.pirates). */
const payPremiums = (state: State, quay: number, tell: Tell): void => {
  const aboard = aboardOf(state, quay);
  if (aboard === 0) return;
  const rate = rateAt(state, quay);
  tellChanges(state, quay, tell);
  const pirate = state.tiles[quay] === PIRATES ? state.layers[quay]! : NONE;
  const clause = pirate === NONE ? 'sailing.premiums' : 'tile.pirates';
  const own = state.premiums.map((_, seat) => portersOf(state, quay, seat));
  const amounts = earnings(own, rate, pirate);
  eachSeat(state, (seat) => {
    const porters = pirate === NONE ? own[seat]! : seat === pirate ? aboard : 0;
    if (porters === 0) return;
    const amount = amounts[seat]!;
    state.premiums[seat]! += amount;
    tell?.({ kind: 'premiumPaid', clause, seat, porters, rate, amount });
  });
};

/** All porters of a ship go home (sailing.porters-home, tile.damage, tile.fire). */
const sendHome = (state: State, quay: number, clause: Clause, tell: Tell): void => {
  eachSeat(state, (seat) => {
    const n = portersOf(state, quay, seat);
    if (n === 0) return;
    state.aboard[quay * state.seats + seat] = 0;
    tell?.({ kind: 'portersReturned', clause, seat, n });
  });
};

/** What becomes of a ship and its goods: the clause and the events that tell it, and where the goods go. */
export interface Clearing {
  readonly clause: { readonly ship: Clause; readonly goods: Clause; readonly porters: Clause };
  readonly ship: 'shipDiscarded' | 'shipRemoved';
  readonly goods: 'goodsReturned' | 'goodsDiscarded' | 'goodsRemoved';
}

/** The ship at a quay goes, with its goods, its event tile and its porters; the quay is empty. */
export const clearQuay = (state: State, quay: number, { clause, ship, goods }: Clearing, tell: Tell): void => {
  const kind = state.goods[quay]!;
  tell?.({ kind: ship, clause: clause.ship, quay: quayOf(quay), ship: state.ships[quay]! });
  (goods === 'goodsReturned' ? state.tail : state.goodsOut).push(kind);
  tell?.({ kind: goods, clause: clause.goods, goods: boxOf(state.edition).goods[kind]!.id });
  sendHome(state, quay, clause.porters, tell);
  state.ships[quay] = NO_SHIP;
  state.goods[quay] = NONE;
  state.tiles[quay] = NONE;
  state.layers[quay] = NONE;
};

const departed: Clearing = {
  clause: { ship: 'sailing.ship-discarded', goods: 'sailing.goods-under-pile', porters: 'sailing.porters-home' },
  ship: 'shipDiscarded',
  goods: 'goodsReturned',
};

/** The departure is settled: ship, goods and porters go their ways, unless the hundredth premium has stood the commission. */
const leave = (state: State, quay: number, tell: Tell): void => {
  if (state.rulings.hundred === 'after-commission' && targetReached(state)) {
    endGame(state, 'end.hundred', tell);
    return;
  }
  state.leaving = null;
  state.departures++;
  clearQuay(state, quay, departed, tell);
};

const sailBy = { full: 'sailing.when-full', shortage: 'tile.shortage', storm: 'tile.storm' } as const;

/** The commission of a departure, 0 if none is due (sailing.commission, ruling.tile-sailing-commission). */
export const commissionOf = (state: State, cause: Cause): number => {
  if (state.contact === NONE) return 0;
  if (cause !== 'full' && state.rulings['tile-sailing-commission'] === 'none') return 0;
  return boxOf(state.edition).contacts[state.contact]!.commission;
};

/** A ship sails: premiums, then its commission is due, or it leaves at once (sailing.when-full). */
export const sail = (state: State, quay: number, cause: Cause, tell: Tell): void => {
  tell?.({ kind: 'shipSailed', clause: sailBy[cause], quay: quayOf(quay), ship: state.ships[quay]!, cause });
  const stormy = cause === 'storm' || state.tiles[quay] === STORM;
  if (stormy) tell?.({ kind: 'noPremium', clause: 'tile.storm', quay: quayOf(quay) });
  else payPremiums(state, quay, tell);
  if (state.rulings.hundred === 'at-once' && targetReached(state)) {
    endGame(state, 'end.hundred', tell);
    return;
  }
  const due = commissionOf(state, cause);
  if (due > 0) state.leaving = { quay, cause, due };
  else leave(state, quay, tell);
};

/** The active player pays the commission (sailing.commission, ruling.shortfall). */
export const applyPayCommission = (state: State, { seat }: ActionOf<'payCommission'>, tell: Tell): void => {
  const { quay, due } = state.leaving!;
  const paid = owed(due, state.premiums[seat]!, state.rulings.shortfall === 'negative');
  state.premiums[seat]! -= paid;
  tell?.({ kind: 'commissionPaid', clause: 'sailing.commission', seat, due, paid });
  leave(state, quay, tell);
};

/** Another player pays it, as far as he can, and has the slate at once (slate.designate, slate.short, slate.handed-over). */
export const applyLeaveSlate = (state: State, { seat, to }: ActionOf<'leaveSlate'>, tell: Tell): void => {
  const { quay, due } = state.leaving!;
  const paid = payable(due, state.premiums[to]!);
  state.premiums[to]! -= paid;
  tell?.({
    kind: 'commissionPaid',
    clause: paid < due ? 'slate.short' : 'slate.designate',
    seat: to,
    due,
    paid,
  });
  state.slate = to;
  state.left = true;
  state.slateLeft = true;
  tell?.({ kind: 'slateMoved', clause: 'slate.handed-over', from: seat, to });
  leave(state, quay, tell);
};
