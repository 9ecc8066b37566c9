import { boxOf } from './box.ts';
import { aboardOf, hiddenTiles, inPlay, isFull, isNew, newShips, reserveOf } from './counts.ts';
import { quayOf } from './listing/shared.ts';
import type { Impossibility } from './reasons.ts';
import { NO_SHIP, NONE, type State, UNKNOWN } from './state.ts';
import { type Phase, tileIds } from './types.ts';

/** Reasons why a position cannot occur, in the order of the table: each part finds its own. */
type Part = (state: State) => Impossibility[];

/** Each quay with a ship asked. */
const eachShip =
  (find: (state: State, quay: number) => Impossibility[]): Part =>
  (state) =>
    state.ships.flatMap((ship, quay) => (ship === NO_SHIP ? [] : find(state, quay)));

const checkLoad = eachShip((state, at) => {
  const [ship, aboard] = [state.ships[at]!, aboardOf(state, at)];
  if (aboard <= ship) return [];
  return [{ clause: 'sailing.capacity', reason: 'overloaded', facts: { quay: quayOf(at), aboard, ship } }];
});

/** Phases in which no ship can be full, whatever the rulings. */
const neverFull: readonly Phase[] = ['setupShips', 'setupGoods', 'setupHands', 'act', 'revealTile', 'auction'];

const filling: readonly Phase[] = ['revealShip', 'drawGoods', 'assign'];

/** Whether a full ship can still lie at a quay (ruling.sailing-time, ruling.refill-time). */
const mayBeFull = ({ phase, rulings }: State): boolean => {
  if (neverFull.includes(phase)) return false;
  if (phase === 'effect') return rulings['sailing-time'] !== 'at-once';
  return !filling.includes(phase) || rulings['refill-time'] === 'at-once';
};

const checkFull = eachShip((state, at) =>
  isFull(state, at) && !mayBeFull(state)
    ? [{ clause: 'sailing.when-full', reason: 'full-at-quay', facts: { quay: quayOf(at), phase: state.phase } }]
    : [],
);

const checkPorters: Part = (state) =>
  state.premiums.flatMap((_, seat): Impossibility[] => {
    const { porters } = state.edition;
    const aboard = porters - reserveOf(state, seat);
    return aboard <= porters
      ? []
      : [{ clause: 'setup.porters', reason: 'too-many-porters', facts: { seat, aboard, porters } }];
  });

const countIn = (items: readonly number[], item: number): number => items.filter((one) => one === item).length;

const checkShips: Part = (state) =>
  boxOf(state.edition).ships.flatMap((count, ship): Impossibility[] => {
    if (ship === NO_SHIP) return [];
    const seen = countIn(state.ships, ship) + (state.next === ship ? 1 : 0) + state.shipPile[ship]!;
    return seen <= count ? [] : [{ clause: 'ships.list', reason: 'too-many-ships', facts: { ship, seen, count } }];
  });

const checkGoods: Part = (state) => {
  const hands = state.hands.flat().flatMap((tile) => (tile === UNKNOWN ? [] : [tile >> 1]));
  const lying = [...state.goods, ...hands, ...state.tail, ...state.goodsOut];
  return boxOf(state.edition).goods.flatMap(({ id, count }, kind): Impossibility[] => {
    const found = countIn(lying, kind) + state.unseen[kind]!;
    return found === count
      ? []
      : [{ clause: 'premium.rates', reason: 'goods-total', facts: { goods: id, found, count } }];
  });
};

const checkHidden: Part = (state) => {
  const hidden = hiddenTiles(state);
  const unseen = state.unseen.reduce((sum, count) => sum + count, 0);
  return hidden <= unseen
    ? []
    : [{ clause: 'setup.secret-goods', reason: 'too-few-unseen', facts: { hidden, unseen } }];
};

const checkTiles: Part = (state) => {
  const lying = [...state.tiles, ...state.owned.flat(), state.auction?.tile ?? NONE];
  return boxOf(state.edition).tiles.flatMap((count, tile): Impossibility[] => {
    const found = countIn(lying, tile) + state.tilePile[tile]!;
    return found <= count
      ? []
      : [{ clause: 'setup.tile-pile', reason: 'too-many-tiles', facts: { tile: tileIds[tile]!, found, count } }];
  });
};

const setUp: readonly Phase[] = ['setupShips', 'setupGoods', 'setupHands'];

/** How many goods tiles a seat may hold: least and most. */
const handLimits = (state: State, seat: number): readonly [number, number] => {
  const { phase, rulings } = state;
  if (setUp.includes(phase)) return [0, phase === 'setupHands' ? 1 : 0];
  if (seat !== state.active) return [1, 1];
  const more = newShips(state);
  if (phase === 'assign') return [more + 1, more + 1];
  if (phase === 'drawGoods') return [1, more];
  // A tile played while new ships wait for their goods can lead away from there.
  const waiting = (phase === 'settle' || phase === 'over') && rulings['tile-window'] === 'any-moment';
  return [1, waiting ? more + 1 : 1];
};

const checkHands: Part = (state) =>
  state.hands.flatMap((hand, seat): Impossibility[] => {
    const [min, max] = handLimits(state, seat);
    if (hand.length >= min && hand.length <= max) return [];
    const clause = seat === state.active && filling.includes(state.phase) ? 'ships.draw-goods' : 'setup.secret-goods';
    return [{ clause, reason: 'hand-size', facts: { seat, tiles: hand.length, min, max } }];
  });

const checkDiscards: Part = (state) => {
  const { contacts } = boxOf(state.edition);
  return state.discards.flatMap((pile, seat): Impossibility[] => {
    const found: Impossibility[] = [];
    const playing = seat === state.active && inPlay(state) ? [state.contact] : [];
    const max = contacts.length - 1;
    if (pile.length > max) {
      const facts = { seat, cards: pile.length, max };
      found.push({ clause: 'contact.take-back', reason: 'too-many-discarded', facts: { ...facts } });
    }
    const all = [...pile, ...playing].filter((place) => place !== UNKNOWN);
    for (const place of new Set(all)) {
      if (countIn(all, place) < 2) continue;
      found.push({ clause: 'setup.contacts', reason: 'contact-twice', facts: { seat, contact: contacts[place]!.id } });
    }
    return found;
  });
};

/** Phases in which a ship can lie without goods, besides those of the any-moment reading. */
const withoutGoods: readonly Phase[] = ['setupShips', 'setupGoods', ...filling];

const checkBare = eachShip((state, at) => {
  const { phase, rulings } = state;
  const waiting = (phase === 'settle' || phase === 'over') && rulings['tile-window'] === 'any-moment';
  if (!isNew(state, at) || withoutGoods.includes(phase) || waiting) return [];
  return [{ clause: 'ships.assign-goods', reason: 'no-goods', facts: { quay: quayOf(at) } }];
});

const checkCounters: Part = ({ premiums, rulings }) =>
  rulings.shortfall === 'negative'
    ? []
    : premiums.flatMap((counter, seat): Impossibility[] =>
        counter < 0 ? [{ clause: 'ruling.shortfall', reason: 'below-zero', facts: { seat, premiums: counter } }] : [],
      );

const checkSlate: Part = ({ slateLeft, left, slate, active, phase }) =>
  slateLeft && (!left || (slate === active && phase !== 'over'))
    ? [{ clause: 'slate.handed-over', reason: 'slate-left', facts: { holder: slate, active, left } }]
    : [];

const checkBid: Part = ({ auction, premiums }) => {
  if (!auction || auction.seat === NONE || auction.amount <= premiums[auction.seat]!) return [];
  const { seat, amount } = auction;
  return [
    {
      clause: 'ruling.bid-within-counter',
      reason: 'bid-too-high',
      facts: { seat, bid: amount, premiums: premiums[seat]! },
    },
  ];
};

const parts: readonly Part[] = [
  checkLoad,
  checkFull,
  checkPorters,
  checkShips,
  checkGoods,
  checkHidden,
  checkTiles,
  checkHands,
  checkDiscards,
  checkBare,
  checkCounters,
  checkSlate,
  checkBid,
];

/** Why a well-formed position cannot occur: every reason with its clause; empty if it is sound. */
export const validate = (state: State): readonly Impossibility[] => parts.flatMap((part) => part(state));
