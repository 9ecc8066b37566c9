import { placesOf, portersOf, reserveOf } from '../counts.ts';
import type { Effect, Reach, SimpleEffect } from '../edition.ts';
import { isPossible, waysOf } from '../listing/contact.ts';
import { quayOf } from '../listing/shared.ts';
import { type Misplaced, misplaced } from '../pieces/placing.ts';
import { isAllowed, reaches } from '../pieces/quays.ts';
import { allowedPorters, arrivalBarredBy, isAtHand, isLocked, placingRooms, reservedBy } from '../port.ts';
import type { Refusal } from '../reasons.ts';
import { NO_SHIP, NONE, type State } from '../state.ts';
import type { ActionOf, PorterAt, Quay } from '../types.ts';
import type { Judgment } from './judgment.ts';

const clause = 'contact.effects';
const effectBy = [clause] as const;
const adjacentBy = [clause, 'port.adjacent'] as const;

type EffectOf<Name extends SimpleEffect['do']> = SimpleEffect & { do: Name };

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

const hasShip = (state: State, quay: Quay): boolean => state.ships[quay - 1] !== NO_SHIP;

/** A quay that an effect names: a ship lies there and may be touched (port.quays, ruling.sailing-time). */
const shipRefusals = (state: State, quay: Quay): Refusal[] => {
  if (!hasShip(state, quay)) return [{ clause: 'port.quays', reason: 'no-ship', facts: { quay } }];
  return isLocked(state, quay - 1) ? [{ clause: 'sailing.when-full', reason: 'locked', facts: { quay } }] : [];
};

const reservedRefusals = (quay: Quay, by: number): Refusal[] =>
  by === NONE ? [] : [{ clause: 'tile.exclusive', reason: 'reserved', facts: { quay, by } }];

const roomRefusals = (state: State, quay: Quay, placing: number): Refusal[] => {
  const places = placesOf(state, quay - 1);
  return placing <= places ? [] : [{ clause: 'sailing.capacity', reason: 'no-room', facts: { quay, places, placing } }];
};

/** Two quays of an effect lie as far apart as it allows (port.adjacent). */
const reachRefusals = (from: Quay, to: Quay, reach: Reach | undefined): Refusal[] => {
  if (reaches(from, to, reach)) return [];
  return reach === 'any'
    ? [{ clause, reason: 'same-ship', facts: { quay: from } }]
    : [{ clause: 'port.adjacent', reason: 'not-adjacent', facts: { from, to } }];
};

const reserveRefusals = (state: State, seat: number, placing: number): Refusal[] => {
  const reserve = reserveOf(state, seat);
  return placing <= reserve ? [] : [{ clause: 'setup.porters', reason: 'reserve-short', facts: { reserve, placing } }];
};

/** Porters aboard that are not there, each owner once. */
const absentPorters = (state: State, quay: Quay, porters: readonly number[]): Refusal[] => {
  if (!hasShip(state, quay)) return [];
  return distinct(porters)
    .filter((porter) => porters.filter((owner) => owner === porter).length > portersOf(state, quay - 1, porter))
    .map((porter) => ({ clause, reason: 'no-porter', facts: { porter, quay } }));
};

/** Porters that the effect does not take, each owner once. */
const strangePorters = (porters: readonly number[], whose: EffectOf<'move'>['whose'], seat: number): Refusal[] =>
  distinct(porters)
    .filter((porter) => !isAllowed(whose, porter, seat))
    .map((porter) => ({ clause, reason: 'wrong-owner', facts: { porter, whose } }));

/** How many porters an effect takes together; under `fit` as many as there are and have room, at least one. */
const dueNumber = (state: State, n: number, there: number, room = n): number =>
  state.rulings['partial-effect'] === 'fit' ? Math.max(1, Math.min(n, there, room)) : n;

/** Whether the ship at a quay, from 0, takes no porter of the reserve, however few: there the number does not matter. */
const isBarred = (state: State, seat: number, { quays }: EffectOf<'place'>, at: number): boolean =>
  !isAtHand(state, at) || reservedBy(state, at, seat) !== NONE || (quays !== undefined && !quays.includes(quayOf(at)));

const refusalOf = ({ reason, ...facts }: Misplaced): Refusal => ({ clause, reason, facts }) as Refusal;

/** Own porters go from the reserve on to ships. */
export const checkPlace = (state: State, effect: EffectOf<'place'>, { seat, quays }: ActionOf<'place'>): Judgment => {
  const placing = {
    groups: effect.groups,
    rooms: placingRooms(state, seat, effect),
    reserve: reserveOf(state, seat),
    fit: state.rulings['partial-effect'] === 'fit',
    barred: state.ships.map((_, at) => isBarred(state, seat, effect, at)),
  };
  const wrong = misplaced(
    placing,
    quays.map((quay) => quay - 1),
  );
  const found: Refusal[] = wrong ? [refusalOf(wrong)] : [];
  for (const quay of distinct(quays)) {
    if (effect.quays && !effect.quays.includes(quay))
      found.push({ clause, reason: 'quay-not-allowed', facts: { quay } });
    found.push(...shipRefusals(state, quay));
    if (!hasShip(state, quay)) continue;
    found.push(...roomRefusals(state, quay, quays.filter((one) => one === quay).length));
    found.push(...reservedRefusals(quay, reservedBy(state, quay - 1, seat)));
  }
  found.push(...reserveRefusals(state, seat, quays.length));
  return { found, by: effectBy };
};

/** Places for porters that are moved: those of the ship, as many as are moved where none lies, and where it is the one they come from without limit. */
const placesFor = (state: State, from: Quay, to: Quay, moved: number): number | undefined => {
  if (from === to) return undefined;
  return hasShip(state, to) ? placesOf(state, to - 1) : moved;
};

/** Porters go together from one ship to another. */
export const checkMove = (state: State, effect: EffectOf<'move'>, action: ActionOf<'move'>): Judgment => {
  const { seat, from, to, porters } = action;
  const there = allowedPorters(state, from - 1, seat, effect.whose);
  const moved = porters.length;
  const due = dueNumber(state, effect.n, there, placesFor(state, from, to, moved));
  const found: Refusal[] = moved === due ? [] : [{ clause, reason: 'wrong-number', facts: { moved, due } }];
  found.push(...strangePorters(porters, effect.whose, seat), ...absentPorters(state, from, porters));
  found.push(...reachRefusals(from, to, effect.reach));
  for (const quay of distinct([from, to])) found.push(...shipRefusals(state, quay));
  if (hasShip(state, to)) {
    if (to !== from) found.push(...roomRefusals(state, to, moved));
    found.push(...reservedRefusals(to, arrivalBarredBy(state, to - 1, seat)));
  }
  return { found, by: adjacentBy };
};

/** The two porters of an exchange belong to different players, one of them to the player if the card says so. */
const ownerRefusals = (a: PorterAt, b: PorterAt, whose: 'own' | 'any', seat: number): Refusal[] => {
  if (a.porter === b.porter) return [{ clause, reason: 'same-owner', facts: { porter: a.porter } }];
  const strange = whose === 'own' && a.porter !== seat && b.porter !== seat;
  return strange ? [{ clause, reason: 'wrong-owner', facts: { whose } }] : [];
};

/** Two porters of two ships change places. */
export const checkSwap = (state: State, effect: EffectOf<'swap'>, { seat, a, b }: ActionOf<'swap'>): Judgment => {
  const found = ownerRefusals(a, b, effect.whose, seat);
  found.push(...absentPorters(state, a.quay, [a.porter]));
  if (a.quay !== b.quay || a.porter !== b.porter) found.push(...absentPorters(state, b.quay, [b.porter]));
  found.push(...reachRefusals(a.quay, b.quay, effect.reach));
  for (const quay of distinct([a.quay, b.quay])) {
    found.push(...shipRefusals(state, quay));
    if (hasShip(state, quay)) found.push(...reservedRefusals(quay, arrivalBarredBy(state, quay - 1, seat)));
  }
  return { found, by: adjacentBy };
};

/** Porters of one ship go home. */
export const checkRemove = (state: State, effect: EffectOf<'remove'>, action: ActionOf<'remove'>): Judgment => {
  const { seat, quay, porters } = action;
  const due = dueNumber(state, effect.n, allowedPorters(state, quay - 1, seat, effect.whose));
  const removed = porters.length;
  const found: Refusal[] = removed === due ? [] : [{ clause, reason: 'wrong-number', facts: { removed, due } }];
  found.push(...strangePorters(porters, effect.whose, seat), ...absentPorters(state, quay, porters));
  found.push(...shipRefusals(state, quay));
  return { found, by: effectBy };
};

/** Another player's porter goes home, an own one takes its place. */
export const checkReplace = (state: State, { seat, quay, porter }: ActionOf<'replace'>): Judgment => {
  const found = [
    ...strangePorters([porter], 'other', seat),
    ...absentPorters(state, quay, [porter]),
    ...shipRefusals(state, quay),
    ...reserveRefusals(state, seat, 1),
  ];
  if (hasShip(state, quay)) found.push(...reservedRefusals(quay, reservedBy(state, quay - 1, seat)));
  return { found, by: effectBy };
};

/** The goods of two ships change places. */
export const checkSwapGoods = (
  state: State,
  effect: EffectOf<'swapGoods'>,
  { a, b }: ActionOf<'swapGoods'>,
): Judgment => ({
  found: [...reachRefusals(a, b, effect.reach), ...distinct([a, b]).flatMap((quay) => shipRefusals(state, quay))],
  by: adjacentBy,
});

/** One of several effects is chosen: one that the card offers and that can be carried out. */
export const checkChoose = (
  state: State,
  effect: Effect & { do: 'oneOf' },
  { option }: ActionOf<'choose'>,
): Judgment => {
  const chosen = effect.of[option];
  const found: Refusal[] = [];
  if (!chosen) found.push({ clause, reason: 'no-such-option', facts: { option } });
  else if (!isPossible(state, chosen)) found.push({ clause, reason: 'option-impossible', facts: { option } });
  return { found, by: effectBy };
};

/** An effect is left out: it cannot be carried out, the card says "you may", or a ruling lets it be declined. */
export const checkSkip = (state: State, effect: Effect): Judgment => {
  const [example] = waysOf(state, effect);
  if (!example) return { found: [], by: ['contact.impossible-effect'] };
  if (effect.may) return { found: [], by: effectBy };
  if (state.rulings['declined-effect'] === 'allowed') return { found: [], by: ['ruling.declined-effect'] };
  return { found: [{ clause, reason: 'effect-possible', facts: { example } }], by: effectBy };
};
