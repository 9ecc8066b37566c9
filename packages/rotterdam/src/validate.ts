import { UNKNOWN } from '@portolan/core';
import { boxOf, cardPoints, HAND_LIMIT, MISSION_HAND, NONE, TARGET } from './box.ts';
import {
  fleetOf,
  harborAt,
  hasPlayed,
  missionPoints,
  nextKnown,
  ownerOf,
  pileSize,
  shipName,
  usedCards,
} from './counts.ts';
import { stillTrading } from './effects/round.ts';
import { movable } from './effects/sail.ts';
import { hiddenOf, makerOf, productFace } from './faces.ts';
import { missingProducts } from './hands.ts';
import type { Impossibility } from './reasons.ts';
import type { Owed, State } from './state.ts';
import { type Hand, navigationIds, type Phase, type Position } from './types.ts';

/** A position as people have written it: only places that it tells of can be pointed at. */
type Written = Partial<Position>;

/** Reasons why a position cannot occur, in the order of the table: each part finds its own. */
type Part = (state: State, written: Written) => Impossibility[];

/** Ships by their places in the list: those of some ids, or with a cargo. */
const shipsWith = ({ ships = [] }: Written, ids: readonly string[], cargo?: string): string[] =>
  ships.flatMap((text, i) => {
    const [id, load] = [text.split('@')[0]!, text.split(':')[1]];
    return ids.includes(id) || (cargo !== undefined && load === cargo) ? [`ships[${i}]`] : [];
  });

/** Lists of the hands in which a card lies. */
const handsWith = ({ hands = [] }: Written, card: string, ...keys: readonly (keyof Hand)[]): string[] =>
  hands.flatMap((hand, seat) =>
    keys.flatMap((key) =>
      (hand[key] as readonly string[] | undefined)?.includes(card) ? [`hands[${seat}].${key}`] : [],
    ),
  );

/** Known parts of piles in which a Product card lies. */
const pilesWith = ({ piles = {} }: Written, card: string): string[] =>
  Object.entries(piles).flatMap(([harbor, pile]) =>
    (['top', 'bottom'] as const).flatMap((key) => (pile[key]?.includes(card) ? [`piles.${harbor}.${key}`] : [])),
  );

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const countIn = (items: readonly number[], item: number): number => items.filter((one) => one === item).length;

/** Two ships on one position; a quay takes more where a ruling says so (`board.one-ship`, `ruling.harbor-occupancy`). */
const checkPlaces: Part = (state, written) => {
  const { positions, harborOf } = boxOf(state.edition);
  const roomy = state.rulings['harbor-occupancy'] === 'unlimited';
  return positions.ids.flatMap((position, at): Impossibility[] => {
    const ships = state.at.flatMap((found, ship) => (found === at ? [shipName(state, ship)] : []));
    if (ships.length < 2 || (roomy && harborOf[at] !== NONE)) return [];
    const paths = shipsWith(written, ships);
    return [{ clause: 'board.one-ship', reason: 'two-ships', facts: { position, ships }, paths }];
  });
};

const checkUnits: Part = (state, written) => {
  const { units, materials } = boxOf(state.edition);
  return materials.ids.flatMap((material, at): Impossibility[] => {
    const afloat = countIn(state.cargo, at);
    if (afloat <= units[at]!) return [];
    const facts = { material, afloat, units: units[at]! };
    const paths = shipsWith(written, [], material);
    return [{ clause: 'setup.materials', reason: 'too-many-units', facts: { ...facts }, paths }];
  });
};

/** Phases in which every ship has been unloaded. */
const unloaded: readonly Phase[] = ['setup', 'launch', 'trade', 'mission', 'over'];

/** No ship lies on a quay once its owner has unloaded (`unload.every-ship`). */
const checkQuays: Part = (state, written) => {
  const { phase } = state;
  const done = (ship: number): boolean =>
    unloaded.includes(phase) || (phase === 'unload' && hasPlayed(state, ownerOf(state, ship)));
  const ships = state.at.flatMap((_, ship) =>
    harborAt(state, ship) !== NONE && done(ship) ? [shipName(state, ship)] : [],
  );
  if (ships.length === 0) return [];
  const paths = shipsWith(written, ships);
  return [{ clause: 'unload.every-ship', reason: 'not-unloaded', facts: { ships, phase }, paths }];
};

const checkProductFaces: Part = (state, written) => {
  const { products, copies } = boxOf(state.edition);
  const all = [...state.products, ...state.tops, ...state.bottoms].flat();
  return products.ids.flatMap((product, at): Impossibility[] => {
    const seen = countIn(all, at);
    if (seen <= copies[at]!) return [];
    const facts = { product, seen, copies: copies[at]! };
    const paths = [...handsWith(written, product, 'products'), ...pilesWith(written, product)];
    return [{ clause: 'setup.product-piles', reason: 'too-many-products', facts: { ...facts }, paths }];
  });
};

/** All cards of a harbor are on its pile or in hands; with cards of which nothing is known only the sum can be compared. */
const checkProductTotals: Part = (state, written) => {
  const box = boxOf(state.edition);
  const clause = 'setup.product-piles';
  const hands = state.products.flat();
  if (hands.includes(UNKNOWN)) {
    const found = sum(box.harbors.ids.map((_, harbor) => pileSize(state, harbor))) + hands.length;
    const copies = sum(box.copies);
    return found === copies ? [] : [{ clause, reason: 'product-total', facts: { found, copies }, paths: ['piles'] }];
  }
  return box.harbors.ids.flatMap((harbor, at): Impossibility[] => {
    const held = hands.filter((card) => card === hiddenOf(at) || makerOf(box, card) === at).length;
    const found = pileSize(state, at) + held;
    const copies = sum(box.productsOf[at]!.map((product) => box.copies[product]!));
    if (found === copies) return [];
    const faces = [...box.productsOf[at]!.map((product) => box.products.ids[product]!), `?${harbor}`];
    const paths = [`piles.${harbor}.size`, ...faces.flatMap((face) => handsWith(written, face, 'products'))];
    return [{ clause, reason: 'product-total', facts: { harbor, found, copies }, paths }];
  });
};

const checkNavigation: Part = (state, written) => {
  const { navigation } = boxOf(state.edition);
  const clause = 'setup.navigation-pile';
  const lying = [...state.navigation, ...state.laid].flat();
  const many = navigation.flatMap((copies, kind): Impossibility[] => {
    const seen = countIn(lying, kind) + state.used[kind]!;
    if (seen <= copies) return [];
    const card = navigationIds[kind]!;
    const paths = [...handsWith(written, card, 'navigation', 'laid'), 'used'];
    return [{ clause, reason: 'too-many-navigation', facts: { card, seen, copies }, paths }];
  });
  const [found, copies] = [state.navSize + usedCards(state) + lying.length, sum(navigation)];
  if (found === copies) return many;
  return [...many, { clause, reason: 'navigation-total', facts: { found, copies }, paths: ['navPile'] }];
};

const checkMissions: Part = (state, written) => {
  const { missions } = boxOf(state.edition);
  const clause = 'setup.mission-hand';
  const lying = [...state.missions, ...state.shown].flat();
  const twice = missions.ids.flatMap((mission, at): Impossibility[] => {
    const paths = handsWith(written, mission, 'missions', 'shown');
    return countIn(lying, at) > 1 ? [{ clause, reason: 'mission-twice', facts: { mission }, paths }] : [];
  });
  const [found, copies] = [state.missionSize + lying.length, missions.ids.length];
  if (found === copies) return twice;
  return [...twice, { clause, reason: 'mission-total', facts: { found, copies }, paths: ['missionPile'] }];
};

const owedTo = ({ pending }: State, draw: Owed['draw'], seat: number): number =>
  pending.filter((owed) => owed.draw === draw && owed.seat === seat).length;

/** Three Missions in every hand, fewer only when the pile has run out (`mission.redraw`). */
const checkMissionHands: Part = (state) =>
  state.missions.flatMap((hand, seat): Impossibility[] => {
    const missions = hand.length + owedTo(state, 'mission', seat);
    const few = missions < MISSION_HAND && state.missionSize === 0 && state.phase !== 'setup';
    if (missions === MISSION_HAND || few) return [];
    const clause = state.phase === 'setup' ? 'setup.mission-hand' : 'mission.redraw';
    const facts = { seat, missions, expected: MISSION_HAND };
    return [{ clause, reason: 'mission-hand', facts: { ...facts }, paths: [`hands[${seat}].missions`] }];
  });

/** More than three Navigation cards only in one's turn of phase 3, under one reading (`ruling.fourth-card`). */
const checkHandLimit: Part = (state) =>
  state.navigation.flatMap((hand, seat): Impossibility[] => {
    const turn = state.phase === 'anchor' && state.seat === seat;
    const limit = turn && state.rulings['fourth-card'] === 'draw-then-choose' ? Number.POSITIVE_INFINITY : HAND_LIMIT;
    const cards = hand.length + owedTo(state, 'navigation', seat);
    if (cards <= limit) return [];
    const facts = { seat, cards, limit: HAND_LIMIT };
    const paths = [`hands[${seat}].navigation`];
    return [{ clause: 'navigation.hand-limit', reason: 'hand-over-limit', facts: { ...facts }, paths }];
  });

const checkLaid: Part = (state) =>
  state.laid.flatMap((cards, seat) =>
    cards
      .filter((kind) => cardPoints[kind] === 0)
      .map((kind): Impossibility => {
        const facts = { seat, card: navigationIds[kind]! };
        const paths = [`hands[${seat}].laid`];
        return { clause: 'navigation.lay-points', reason: 'laid-without-points', facts: { ...facts }, paths };
      }),
  );

/** How many colors can have been called by now: one by each seat that has had its turn, and one more once the seat to act has called. */
const mostCalls = (state: State): number => {
  const { phase, seats, step } = state;
  if (phase === 'setup' || phase === 'launch') return 0;
  if (phase !== 'sail') return seats;
  const before = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => hasPlayed(state, seat)).length;
  return step === 'choose' ? before : before + 1;
};

const checkCalls: Part = (state) => {
  const [calls, limit] = [state.called.length, mostCalls(state)];
  if (calls <= limit) return [];
  return [{ clause: 'sail.call-order', reason: 'too-many-calls', facts: { calls, limit }, paths: ['called'] }];
};

const checkMover: Part = (state) => {
  const { call, pending } = state;
  if (!call || pending.length > 0 || movable(state, call, call.mover).length > 0) return [];
  const { mover } = call;
  return [{ clause: 'sail.all-ships-move', reason: 'mover-cannot-move', facts: { mover }, paths: ['call.mover'] }];
};

/** No more cards due than ships, and none outside phase 3 or to who has had its turn of it (`anchor.one-card-per-ship`). */
const checkDue: Part = (state) =>
  state.due.flatMap((due, seat): Impossibility[] => {
    const limit = state.phase === 'anchor' && !hasPlayed(state, seat) ? fleetOf(state) : 0;
    if (due <= limit) return [];
    const paths = [`due[${seat}]`];
    return [{ clause: 'anchor.one-card-per-ship', reason: 'too-many-due', facts: { seat, due, limit }, paths }];
  });

const checkTrade: Part = (state) => {
  const { offer, phase } = state;
  if (phase !== 'trade') return [];
  const box = boxOf(state.edition);
  const missing = offer ? missingProducts(state, offer.from, offer.give) : [];
  const found: Impossibility[] = [];
  if (missing.length > 0) {
    const products = missing.map((card) => productFace(box, card));
    const facts = { seat: offer!.from, products };
    found.push({ clause: 'trade.products', reason: 'offer-not-in-hand', facts: { ...facts }, paths: ['offer.give'] });
  }
  if (!stillTrading(state)) {
    found.push({ clause: 'trade.ends', reason: 'nobody-trades', facts: {}, paths: ['passed'] });
  }
  return found;
};

/** Draws that are owed need cards. */
const drawClauses = {
  mission: 'mission.redraw',
  navigation: 'anchor.one-card-per-ship',
  product: 'unload.product-card',
  reveal: 'variant.open-products',
} as const;

const canDraw = (state: State, { draw, harbor }: Owed, before: number): boolean => {
  if (draw === 'mission') return state.missionSize > before;
  if (draw === 'navigation') return state.navSize > before;
  if (draw === 'product') return pileSize(state, harbor) > before;
  return state.variants.openProducts && nextKnown(state, harbor) === NONE && state.sizes[harbor]! > before;
};

const checkDraws: Part = (state) =>
  state.pending.flatMap((owed, i): Impossibility[] => {
    const { draw, harbor } = owed;
    const before = state.pending.slice(0, i).filter((one) => one.draw === draw && one.harbor === harbor).length;
    if (canDraw(state, owed, before)) return [];
    const clause = draw === 'mission' && state.phase === 'setup' ? 'setup.mission-hand' : drawClauses[draw];
    return [{ clause, reason: 'nothing-to-draw', facts: { draw }, paths: ['pending'] }];
  });

/** With open Product cards every pile shows one, unless it is just being turned up (`variant.open-products`). */
const checkOpen: Part = (state) => {
  if (!state.variants.openProducts) return [];
  return boxOf(state.edition).harbors.ids.flatMap((harbor, at): Impossibility[] => {
    const turning = state.pending.some((owed) => owed.draw === 'reveal' && owed.harbor === at);
    if (state.tops[at]!.length > 0 || turning || pileSize(state, at) === 0) return [];
    const paths = [`piles.${harbor}.top`];
    return [{ clause: 'variant.open-products', reason: 'pile-not-open', facts: { harbor }, paths }];
  });
};

/** The game is over at the end of phase 6, as soon as somebody has twelve Mission points, and not before. */
const checkEnd: Part = (state) => {
  const clause = 'end.twelve-mission-points';
  const points = Math.max(...state.shown.map((_, seat) => missionPoints(state, seat)));
  const facts = { points, target: TARGET };
  if (state.phase === 'over') {
    const paths = state.shown.map((_, seat) => `hands[${seat}].shown`);
    return points >= TARGET ? [] : [{ clause, reason: 'over-too-early', facts: { ...facts }, paths }];
  }
  if (state.phase === 'mission' || points < TARGET) return [];
  return [{ clause, reason: 'over-too-late', facts: { ...facts }, paths: ['phase'] }];
};

const parts: readonly Part[] = [
  checkPlaces,
  checkUnits,
  checkQuays,
  checkProductFaces,
  checkProductTotals,
  checkNavigation,
  checkMissions,
  checkMissionHands,
  checkHandLimit,
  checkLaid,
  checkCalls,
  checkMover,
  checkDue,
  checkTrade,
  checkDraws,
  checkOpen,
  checkEnd,
];

/** Why a well-formed position cannot occur: every reason with its clause and its paths in what was written; empty if it is sound. */
export const validate = (state: State, written: Written = {}): readonly Impossibility[] =>
  parts.flatMap((part) => part(state, written));
