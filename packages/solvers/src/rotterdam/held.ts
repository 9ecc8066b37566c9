import { type Seat, UNKNOWN, type Unlisted } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';

/** Why more may be done than is looked at: of what nobody has told of a hand, nothing is. */
export const UNTOLD = 'untold-hand';

const holdsUntold = ({ navigation, missions }: State, seat: Seat): boolean =>
  navigation[seat]!.includes(UNKNOWN) || missions[seat]!.includes(UNKNOWN);

/**
 * What a seat can do with the cards that it is known to hold. The rules list what any card of a hand that nobody told allows, as it
 * may be there; a player who looks into it knows better.
 */
export const withHeld = (state: State, seat: Seat): Action[] => {
  const all = rotterdam.actions(state, seat);
  if (!holdsUntold(state, seat)) return all;
  const told = rotterdam.clone(state);
  for (const hands of [told.navigation, told.missions]) {
    hands[seat] = hands[seat]!.filter((card) => card !== UNKNOWN);
  }
  const held = new Set(rotterdam.actions(told, seat).map((action) => JSON.stringify(action)));
  const some = all.filter((action) => held.has(JSON.stringify(action)));
  return some.length > 0 ? some : all;
};

/** What the rules do not list, and the hands that nobody has told. */
export const unlistedOf = (state: State): readonly Unlisted[] => [
  ...rotterdam.unlisted(state),
  ...rotterdam
    .turn(state)
    .actors.flatMap((actor) =>
      actor !== 'nature' && holdsUntold(state, actor) ? [{ seat: actor, reason: UNTOLD }] : [],
    ),
];
