import { upstreamOf } from '../board.ts';
import { boxOf, NONE } from '../box.ts';
import type { Clause } from '../clauses.ts';
import { channelsBack, longestWaysBack } from '../pieces/sailing.ts';
import type { Refusal } from '../reasons.ts';
import type { State } from '../state.ts';
import { harborAt, ownerOf, reserveShip, shipName, shipOf, shipOn, shipsAfloat } from '../table.ts';
import type { ActionOf, NavigationId, ShipId } from '../types.ts';
import { anyPhase, heldRefusals } from './hand.ts';
import { citing, type Judgment } from './judgment.ts';
import { startRefusals, stockRefusals } from './launch.ts';

type Play<Card extends NavigationId> = ActionOf<'playCard'> & { readonly card: Card };

type ShipClause = 'card.turn-of-luck' | 'card.setback' | 'card.heavy-storm' | 'card.cargo-thief' | 'card.port-police';

const isAfloat = (state: State, id: ShipId): boolean => state.at[shipOf(state, id)] !== NONE;
const isEmpty = (state: State, id: ShipId): boolean => state.cargo[shipOf(state, id)] === NONE;

const afloatRefusals = (state: State, ship: ShipId, clause: ShipClause): Refusal[] =>
  isAfloat(state, ship) ? [] : [{ clause, reason: 'ship-not-afloat', ship }];

/** A ship that gives its cargo up is afloat and has some. */
const loadedRefusals = (state: State, ship: ShipId, clause: 'card.cargo-thief' | 'card.port-police'): Refusal[] => {
  const away = afloatRefusals(state, ship, clause);
  if (away.length > 0) return away;
  return isEmpty(state, ship) ? [{ clause, reason: 'ship-empty', ship }] : [];
};

/** Once a ship is in a harbor no card touches it (`variant.safe-haven`). */
const havenRefusals = (state: State, ships: readonly ShipId[]): Refusal[] => {
  if (!state.variants.safeHaven) return [];
  return [...new Set(ships)]
    .filter((ship) => harborAt(state, shipOf(state, ship)) !== NONE)
    .map((ship) => ({ clause: 'variant.safe-haven', reason: 'ship-in-harbor', ship }));
};

/** Empty ships in an exchange of cargo (`ruling.swap-empty`). */
const emptyRefusals = (state: State, ships: readonly ShipId[]): Refusal[] => {
  const empty = ships.filter((ship) => isAfloat(state, ship) && isEmpty(state, ship));
  if (state.rulings['swap-empty'] === 'both-loaded') {
    return empty.map((ship) => ({ clause: 'ruling.swap-empty', reason: 'ship-empty', ship }));
  }
  return empty.length > 1 ? [{ clause: 'card.turn-of-luck', reason: 'both-empty' }] : [];
};

const checkSwap = (state: State, { ships }: Play<'turn-of-luck'>): Judgment => {
  const clause = 'card.turn-of-luck';
  const both = [...new Set(ships)];
  const found: Refusal[] = both.length < 2 ? [{ clause, reason: 'same-ship' }] : [];
  found.push(...both.flatMap((ship) => afloatRefusals(state, ship, clause)));
  found.push(...emptyRefusals(state, both), ...havenRefusals(state, both));
  return { found, by: citing(clause, both.some((ship) => isEmpty(state, ship)) && 'ruling.swap-empty') };
};

const extraStarts = { choice: 'card.extra-cargo', free: 'card.extra-cargo-start' } as const;

const checkExtraCargo = (state: State, { seat, start, cargo }: Play<'extra-cargo'>): Judgment => {
  const clause = 'card.extra-cargo';
  const found: Refusal[] = reserveShip(state, seat) === NONE ? [{ clause, reason: 'no-ship' }] : [];
  found.push(...startRefusals(state, start, extraStarts));
  if (cargo === null) found.push({ clause, reason: 'cargo-required' });
  else found.push(...stockRefusals(state, cargo, clause));
  return { found, by: [clause] };
};

/** A path leads back channel by channel, through free positions. */
const pathRefusals = (
  state: State,
  ship: number,
  path: readonly string[],
  clause: 'card.setback' | 'card.heavy-storm',
): Refusal[] => {
  const { positions, behind } = boxOf(state.edition);
  const found: Refusal[] = [];
  let from = state.at[ship]!;
  for (const to of path) {
    const next = positions.at[to]!;
    if (!behind[from]!.includes(next)) {
      return [...found, { clause, reason: 'not-a-channel-back', from: positions.ids[from]!, to }];
    }
    const other = shipOn(state, next);
    if (other !== NONE) {
      const facts = { position: to, ship: shipName(state, other) };
      found.push({ clause: 'board.one-ship', reason: 'position-occupied', ...facts });
    }
    from = next;
  }
  return found;
};

/** A path shorter than the card says (`ruling.impossible-retreat`); `sound`: nothing else is wrong with it. */
const lengthRefusals = (state: State, ship: number, given: number, needed: number, sound: boolean): Refusal[] => {
  const clause = 'ruling.impossible-retreat';
  if (state.rulings['impossible-retreat'] === 'full-only') {
    return [{ clause, reason: 'wrong-distance', needed, given }];
  }
  const possible = longestWaysBack(upstreamOf(state), state.at[ship]!, needed)[0]!.length;
  return sound && possible > given ? [{ clause, reason: 'can-go-further', possible, given }] : [];
};

const checkBack = (state: State, { card, ship: id, path }: Play<'setback' | 'heavy-storm'>): Judgment => {
  const clause = `card.${card}` as const;
  const [needed, given] = [channelsBack[card], path.length];
  const by = citing(clause, given < needed && 'ruling.impossible-retreat');
  const away = afloatRefusals(state, id, clause);
  if (away.length > 0) return { found: away, by };
  const ship = shipOf(state, id);
  const found = pathRefusals(state, ship, path, clause);
  if (given > needed) found.push({ clause, reason: 'wrong-distance', needed, given });
  if (given < needed) found.push(...lengthRefusals(state, ship, given, needed, found.length === 0));
  return { found: [...found, ...havenRefusals(state, [id])], by };
};

/** The ship that takes the stolen unit: one's own, another one, afloat, with an empty hold (`ruling.thief-full-hold`). */
const receiverRefusals = (state: State, seat: number, from: ShipId, ship: ShipId): Refusal[] => {
  const clause = 'card.cargo-thief';
  const found: Refusal[] = [];
  if (ownerOf(state, shipOf(state, ship)) !== seat) found.push({ clause, reason: 'not-your-ship', ship });
  if (ship === from) return [...found, { clause, reason: 'same-ship' }];
  found.push(...afloatRefusals(state, ship, clause));
  if (!isEmpty(state, ship) && state.rulings['thief-full-hold'] === 'not-playable') {
    found.push({ clause: 'ruling.thief-full-hold', reason: 'hold-full', ship });
  }
  return found;
};

const thiefStarts = { choice: 'card.thief-launch', free: 'card.thief-launch' } as const;

const checkThief = (state: State, action: Play<'cargo-thief'>): Judgment => {
  const clause = 'card.cargo-thief';
  const { seat, from } = action;
  const found = loadedRefusals(state, from, clause);
  if ('to' in action) {
    found.push(...receiverRefusals(state, seat, from, action.to), ...havenRefusals(state, [from, action.to]));
    return { found, by: citing(clause, !isEmpty(state, action.to) && 'ruling.thief-full-hold') };
  }
  const ships = shipsAfloat(state, seat).map((ship) => shipName(state, ship));
  if (ships.length > 0) found.push({ clause: 'card.thief-launch', reason: 'ships-afloat', ships });
  found.push(...startRefusals(state, action.start, thiefStarts), ...havenRefusals(state, [from]));
  return { found, by: [clause, 'card.thief-launch'] };
};

const checkPolice = (state: State, { ship }: Play<'port-police'>): Judgment => ({
  found: [...loadedRefusals(state, ship, 'card.port-police'), ...havenRefusals(state, [ship])],
  by: ['card.port-police'],
});

const neverPlayed = (clause: Clause, refusal: Refusal): Judgment => ({ found: [refusal], by: [clause] });

const checkCard = (state: State, action: ActionOf<'playCard'>): Judgment => {
  switch (action.card) {
    case 'turn-of-luck':
      return checkSwap(state, action);
    case 'extra-cargo':
      return checkExtraCargo(state, action);
    case 'setback':
    case 'heavy-storm':
      return checkBack(state, action);
    case 'cargo-thief':
      return checkThief(state, action);
    case 'port-police':
      return checkPolice(state, action);
    case 'joker':
      return neverPlayed('card.joker', { clause: 'card.joker', reason: 'only-in-mission' });
    default: {
      const clause = 'navigation.lay-points';
      return neverPlayed(clause, { clause, reason: 'lay-instead', card: action.card });
    }
  }
};

/** A Navigation card is played: it is held, and what it does is possible (`navigation.from-hand`, card.*). */
export const checkPlayCard = (state: State, action: ActionOf<'playCard'>): Judgment => {
  const { found, by } = checkCard(state, action);
  return {
    found: [...heldRefusals(state, action.seat, action.card), ...found],
    by: [...by, ...anyPhase(state, action.seat)],
  };
};
