import { boxOf } from './box.ts';
import { aboardOf, hiddenTiles, inPlay, isFull, isNew, newShips, reserveOf } from './counts.ts';
import { quayOf } from './listing/shared.ts';
import type { Impossibility } from './reasons.ts';
import { NO_SHIP, NONE, type State, UNKNOWN } from './state.ts';
import { type Phase, type Position, tileIds } from './types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
type Written = Partial<Position>;

/** Reasons why a position cannot occur, in the order of the table: each part finds its own. */
type Part = (state: State, written: Written) => Impossibility[];

const quayAt = (quay: number): string => `quays[${quay - 1}]`;

/** Paths of the quays whose text says something. */
const quaysWith = ({ quays = [] }: Written, says: (parts: readonly string[]) => boolean): string[] =>
  quays.flatMap((text, at) => (says(text.split(' ')) ? [`quays[${at}]`] : []));

/** Paths of the hands, or of the Tiles of seats, that hold something. */
const seatsWith = (field: 'hands' | 'tiles', written: Written, ...entries: readonly string[]): string[] =>
  ((written[field] ?? []) as readonly (readonly string[])[]).flatMap((list, seat) =>
    entries.some((entry) => list?.includes(entry)) ? [`${field}[${seat}]`] : [],
  );

/** The count of a pile, where it alone is too much: without it there are no more than there may be. */
const pileOr = (
  written: Written,
  field: 'ships' | 'goods' | 'tilePile',
  name: string | number,
  excess: number,
  pieces: readonly string[],
): readonly string[] => {
  const pile = written[field];
  return pile === undefined || excess > (pile[name] ?? 0) ? pieces : [`${field}.${name}`];
};

/** Each quay with a ship asked. */
const eachShip =
  (find: (state: State, quay: number) => Impossibility[]): Part =>
  (state) =>
    state.ships.flatMap((ship, quay) => (ship === NO_SHIP ? [] : find(state, quay)));

const checkLoad = eachShip((state, at) => {
  const [ship, aboard, quay] = [state.ships[at]!, aboardOf(state, at), quayOf(at)];
  if (aboard <= ship) return [];
  return [{ clause: 'sailing.capacity', reason: 'overloaded', facts: { quay, aboard, ship }, paths: [quayAt(quay)] }];
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

const checkFull = eachShip((state, at) => {
  const [quay, phase] = [quayOf(at), state.phase];
  if (!isFull(state, at) || mayBeFull(state)) return [];
  return [{ clause: 'sailing.when-full', reason: 'full-at-quay', facts: { quay, phase }, paths: [quayAt(quay)] }];
});

const checkPorters: Part = (state, written) =>
  state.premiums.flatMap((_, seat): Impossibility[] => {
    const { porters } = state.edition;
    const aboard = porters - reserveOf(state, seat);
    if (aboard <= porters) return [];
    const own = new RegExp(`^[A-D\\d]*${'ABCD'[seat]}[1-9]`);
    const paths = quaysWith(written, (parts) => parts.some((part) => own.test(part)));
    return [{ clause: 'setup.porters', reason: 'too-many-porters', facts: { seat, aboard, porters }, paths }];
  });

const countIn = (items: readonly number[], item: number): number => items.filter((one) => one === item).length;

const checkShips: Part = (state, written) =>
  boxOf(state.edition).ships.flatMap((count, ship): Impossibility[] => {
    if (ship === NO_SHIP) return [];
    const seen = countIn(state.ships, ship) + (state.next === ship ? 1 : 0) + state.shipPile[ship]!;
    if (seen <= count) return [];
    const paths = pileOr(written, 'ships', ship, seen - count, [
      ...quaysWith(written, ([value]) => value === String(ship)),
      ...(written.next === ship ? ['next'] : []),
    ]);
    return [{ clause: 'ships.list', reason: 'too-many-ships', facts: { ship, seen, count }, paths }];
  });

const checkGoods: Part = (state, written) => {
  const hands = state.hands.flat().flatMap((tile) => (tile === UNKNOWN ? [] : [tile >> 1]));
  const lying = [...state.goods, ...hands, ...state.tail, ...state.goodsOut];
  return boxOf(state.edition).goods.flatMap(({ id, count }, kind): Impossibility[] => {
    const found = countIn(lying, kind) + state.unseen[kind]!;
    if (found === count) return [];
    const paths = pileOr(written, 'goods', id, found - count, [
      ...quaysWith(written, ([, goods]) => goods === id),
      ...seatsWith('hands', written, id, `${id}!`),
      ...(['tail', 'goodsOut'] as const).filter((field) => written[field]?.includes(id)),
    ]);
    return [{ clause: 'premium.rates', reason: 'goods-total', facts: { goods: id, found, count }, paths }];
  });
};

const checkHidden: Part = (state, { goods }) => {
  const hidden = hiddenTiles(state);
  const unseen = state.unseen.reduce((sum, count) => sum + count, 0);
  if (hidden <= unseen) return [];
  const paths = [goods === undefined ? 'hands' : 'goods'];
  return [{ clause: 'setup.secret-goods', reason: 'too-few-unseen', facts: { hidden, unseen }, paths }];
};

const checkTiles: Part = (state, written) => {
  const lying = [...state.tiles, ...state.owned.flat(), state.auction?.tile ?? NONE];
  return boxOf(state.edition).tiles.flatMap((count, at): Impossibility[] => {
    const found = countIn(lying, at) + state.tilePile[at]!;
    if (found <= count) return [];
    const tile = tileIds[at]!;
    const paths = pileOr(written, 'tilePile', tile, found - count, [
      ...quaysWith(written, (parts) => parts.some((part) => part.startsWith(`${tile}/`))),
      ...seatsWith('tiles', written, tile),
      ...(written.auction?.tile === tile ? ['auction.tile'] : []),
    ]);
    return [{ clause: 'setup.tile-pile', reason: 'too-many-tiles', facts: { tile, found, count }, paths }];
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
    const facts = { seat, tiles: hand.length, min, max };
    return [{ clause, reason: 'hand-size', facts: { ...facts }, paths: [`hands[${seat}]`] }];
  });

const checkDiscards: Part = (state) => {
  const { contacts } = boxOf(state.edition);
  return state.discards.flatMap((pile, seat): Impossibility[] => {
    const found: Impossibility[] = [];
    const playing = seat === state.active && inPlay(state) ? [state.contact] : [];
    const max = contacts.length - 1;
    const paths = [`discards[${seat}]`];
    if (pile.length > max) {
      const facts = { seat, cards: pile.length, max };
      found.push({ clause: 'contact.take-back', reason: 'too-many-discarded', facts: { ...facts }, paths });
    }
    const all = [...pile, ...playing].filter((place) => place !== UNKNOWN);
    for (const place of new Set(all)) {
      if (countIn(all, place) < 2) continue;
      const facts = { seat, contact: contacts[place]!.id };
      found.push({ clause: 'setup.contacts', reason: 'contact-twice', facts: { ...facts }, paths });
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
  const quay = quayOf(at);
  return [{ clause: 'ships.assign-goods', reason: 'no-goods', facts: { quay }, paths: [quayAt(quay)] }];
});

const checkCounters: Part = ({ premiums, rulings }) =>
  rulings.shortfall === 'negative'
    ? []
    : premiums.flatMap((counter, seat): Impossibility[] => {
        if (counter >= 0) return [];
        const facts = { seat, premiums: counter };
        return [
          { clause: 'ruling.shortfall', reason: 'below-zero', facts: { ...facts }, paths: [`premiums[${seat}]`] },
        ];
      });

const checkSlate: Part = ({ slateLeft, left, slate, active, phase }) =>
  slateLeft && (!left || (slate === active && phase !== 'over'))
    ? [
        {
          clause: 'slate.handed-over',
          reason: 'slate-left',
          facts: { holder: slate, active, left },
          paths: ['slate', 'turn.slateLeft'],
        },
      ]
    : [];

const checkBid: Part = ({ auction, premiums }) => {
  if (!auction || auction.seat === NONE || auction.amount <= premiums[auction.seat]!) return [];
  const { seat, amount } = auction;
  return [
    {
      clause: 'ruling.bid-within-counter',
      reason: 'bid-too-high',
      facts: { seat, bid: amount, premiums: premiums[seat]! },
      paths: ['auction.high.amount', `premiums[${seat}]`],
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

/** Why a well-formed position cannot occur: every reason with its clause and its paths in what was written; empty if it is sound. */
export const validate = (state: State, written: Written = {}): readonly Impossibility[] =>
  parts.flatMap((part) => part(state, written));
