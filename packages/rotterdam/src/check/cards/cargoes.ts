import { NONE } from '../../box.ts';
import { ownerOf, reserveShip, shipName, shipOf, shipsAfloat } from '../../counts.ts';
import type { Refusal } from '../../reasons.ts';
import type { State } from '../../state.ts';
import type { ShipId } from '../../types.ts';
import { citing, type Judgment } from '../judgment.ts';
import { startRefusals, stockRefusals } from '../launch.ts';
import { afloatRefusals, havenRefusals, isAfloat, isEmpty, loadedRefusals, type Play } from './ships.ts';

/** Empty ships in an exchange of cargo (`ruling.swap-empty`). */
const emptyRefusals = (state: State, ships: readonly ShipId[]): Refusal[] => {
  const empty = ships.filter((ship) => isAfloat(state, ship) && isEmpty(state, ship));
  if (state.rulings['swap-empty'] === 'both-loaded') {
    return empty.map((ship) => ({ clause: 'ruling.swap-empty', reason: 'ship-empty', facts: { ship } }));
  }
  return empty.length > 1 ? [{ clause: 'card.turn-of-luck', reason: 'both-empty', facts: {} }] : [];
};

/** Two ships exchange their cargoes (`card.turn-of-luck`). */
export const checkSwap = (state: State, { ships }: Play<'turn-of-luck'>): Judgment => {
  const clause = 'card.turn-of-luck';
  const both = [...new Set(ships)];
  const found: Refusal[] = both.length < 2 ? [{ clause, reason: 'same-ship', facts: {} }] : [];
  found.push(...both.flatMap((ship) => afloatRefusals(state, ship, clause)));
  found.push(...emptyRefusals(state, both), ...havenRefusals(state, both));
  return { found, by: citing(clause, both.some((ship) => isEmpty(state, ship)) && 'ruling.swap-empty') };
};

const extraStarts = { choice: 'card.extra-cargo', free: 'card.extra-cargo-start' } as const;

/** A loaded ship is launched out of turn (`card.extra-cargo`). */
export const checkExtraCargo = (state: State, { seat, start, cargo }: Play<'extra-cargo'>): Judgment => {
  const clause = 'card.extra-cargo';
  const found: Refusal[] = reserveShip(state, seat) === NONE ? [{ clause, reason: 'no-ship', facts: {} }] : [];
  found.push(...startRefusals(state, start, extraStarts));
  if (cargo === null) found.push({ clause, reason: 'cargo-required', facts: {} });
  else found.push(...stockRefusals(state, cargo, clause));
  return { found, by: [clause] };
};

/** The ship that takes the stolen unit: one's own, another one, afloat, with an empty hold (`ruling.thief-full-hold`). */
const receiverRefusals = (state: State, seat: number, from: ShipId, ship: ShipId): Refusal[] => {
  const clause = 'card.cargo-thief';
  const found: Refusal[] = [];
  if (ownerOf(state, shipOf(state, ship)) !== seat) found.push({ clause, reason: 'not-your-ship', facts: { ship } });
  if (ship === from) return [...found, { clause, reason: 'same-ship', facts: {} }];
  found.push(...afloatRefusals(state, ship, clause));
  if (!isEmpty(state, ship) && state.rulings['thief-full-hold'] === 'not-playable') {
    found.push({ clause: 'ruling.thief-full-hold', reason: 'hold-full', facts: { ship } });
  }
  return found;
};

const thiefStarts = { choice: 'card.thief-launch', free: 'card.thief-launch' } as const;

/** A unit changes ships (`card.cargo-thief`, `card.thief-launch`). */
export const checkThief = (state: State, action: Play<'cargo-thief'>): Judgment => {
  const clause = 'card.cargo-thief';
  const { seat, from } = action;
  const found = loadedRefusals(state, from, clause);
  if ('to' in action) {
    found.push(...receiverRefusals(state, seat, from, action.to), ...havenRefusals(state, [from, action.to]));
    return { found, by: citing(clause, !isEmpty(state, action.to) && 'ruling.thief-full-hold') };
  }
  const ships = shipsAfloat(state, seat).map((ship) => shipName(state, ship));
  if (ships.length > 0) found.push({ clause: 'card.thief-launch', reason: 'ships-afloat', facts: { ships } });
  found.push(...startRefusals(state, action.start, thiefStarts), ...havenRefusals(state, [from]));
  return { found, by: [clause, 'card.thief-launch'] };
};

/** A cargo is seized (`card.port-police`). */
export const checkPolice = (state: State, { ship }: Play<'port-police'>): Judgment => ({
  found: [...loadedRefusals(state, ship, 'card.port-police'), ...havenRefusals(state, [ship])],
  by: ['card.port-police'],
});
