import { type Box, boxOf, NONE } from '../box.ts';
import { shipName } from '../counts.ts';
import { makeEdition } from '../edition-reader.ts';
import { reconstructed } from '../editions/reconstructed.ts';
import { waitingShips } from '../effects/sail.ts';
import { tradeOf } from '../effects/trade.ts';
import { missionFace, navigationFace, productFace } from '../faces.ts';
import { entries } from '../hands.ts';
import { idleTraders } from '../idle.ts';
import { namedReadings } from '../readings.ts';
import { resultNow } from '../scoring.ts';
import { shipText } from '../ship-text.ts';
import type { Owed, State } from '../state.ts';
import { type CallPosition, type Draw, type Hand, navigationIds, type Position, type ProductPile } from '../types.ts';

/** The version of the form; readers refuse others. */
const POSITION_VERSION = 1;

const makeHands = (state: State, box: Box): Hand[] =>
  state.products.map((products, seat) => ({
    products: products.map((card) => productFace(box, card)),
    navigation: state.navigation[seat]!.map(navigationFace),
    missions: state.missions[seat]!.map((card) => missionFace(box, card)),
    shown: state.shown[seat]!.map((card) => box.missions.ids[card]!),
    laid: state.laid[seat]!.map((card) => navigationIds[card]!),
  }));

const makePiles = (state: State, { harbors, products }: Box): Record<string, ProductPile> => {
  const named = (cards: readonly number[]) => cards.map((card) => products.ids[card]!);
  return Object.fromEntries(
    harbors.ids.map((id, harbor) => {
      const [top, bottom] = [named(state.tops[harbor]!), named(state.bottoms[harbor]!)];
      const pile = {
        ...(top.length > 0 ? { top } : {}),
        size: state.sizes[harbor]!,
        ...(bottom.length > 0 ? { bottom } : {}),
      };
      return [id, pile];
    }),
  );
};

const makeDraw = ({ draw, seat, harbor }: Owed, { harbors }: Box): Draw =>
  ({
    draw,
    ...(seat === NONE ? {} : { seat }),
    ...(harbor === NONE ? {} : { harbor: harbors.ids[harbor] }),
  }) as Draw;

const makeCall = (state: State, { colors }: Box): CallPosition => {
  const { color, mover, waiting, moved, held } = state.call!;
  const ships = (all: readonly number[]) => all.map((ship) => shipName(state, ship));
  return { color: colors.ids[color]!, mover, waiting: ships(waiting), moved: ships(moved), held: ships(held) };
};

/** Fields that only some phases have. */
const makeMoment = (state: State, box: Box): Partial<Position> => ({
  ...(state.call ? { call: makeCall(state, box) } : {}),
  ...(state.phase === 'anchor' ? { due: state.due.slice() } : {}),
  ...(state.phase === 'trade' ? { passed: state.passed.slice() } : {}),
  ...(state.offer ? { offer: tradeOf(state, state.offer) } : {}),
  ...(state.pending.length > 0 ? { pending: state.pending.map((owed) => makeDraw(owed, box)) } : {}),
  ...(state.result
    ? { result: { scores: state.result.scores.map((score) => ({ ...score })), winners: state.result.winners.slice() } }
    : {}),
});

/** What a game is played with, only as far as it differs from the default. */
const makeSettings = ({ edition: box, rulings: readings, variants }: State): Partial<Position> => {
  const edition = makeEdition(box);
  const rulings = namedReadings(readings);
  const named = Object.entries(variants).filter(([, on]) => on);
  return {
    ...(edition === reconstructed.id ? {} : { edition }),
    ...(Object.keys(rulings).length > 0 ? { rulings: rulings as Record<string, string> } : {}),
    ...(named.length > 0 ? { variants: Object.fromEntries(named) } : {}),
  };
};

/** A position with everything that lies on the table, what follows from the rest included. Settings only as far as they differ from the default. */
export const wholePosition = (state: State): Position => {
  const box = boxOf(state.edition);
  const ships = state.at.flatMap((at, ship) => (at === NONE ? [] : [shipText(state, ship, box)]));
  return {
    game: 'rotterdam',
    version: POSITION_VERSION,
    seats: state.seats as Position['seats'],
    ...makeSettings(state),
    round: state.round,
    master: state.master,
    phase: state.phase,
    seat: state.seat === NONE ? null : state.seat,
    step: state.step,
    called: state.called.map((color) => box.colors.ids[color]!),
    ...makeMoment(state, box),
    ships,
    stock: Object.fromEntries(state.stock.map((units, material) => [box.materials.ids[material]!, units])),
    hands: makeHands(state, box),
    piles: makePiles(state, box),
    navPile: state.navSize,
    used: entries(state.used).map((kind) => navigationIds[kind]!),
    missionPile: state.missionSize,
  };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What follows from the rest by a reading: who waits in a call, who trades no more, how the game ended. */
const followsIn = (state: State) => ({
  waiting: state.call !== null && same(state.call.waiting, waitingShips(state, state.call)),
  passed: state.phase === 'trade' && same(state.passed, idleTraders(state)),
  result: state.result !== null && same(state.result, resultNow(state)),
});

/**
 * The readable form of a state; `parsePosition` gives the state back. Settings only as far as they differ from the default,
 * and nothing that follows from the rest by a reading: kept in a position, it would stand under every other reading too.
 */
export const makePosition = (state: State): Position => {
  const { call, passed, result, ...rest } = wholePosition(state);
  const follows = followsIn(state);
  const { waiting, ...told } = call ?? { color: '' };
  return {
    ...rest,
    ...(call ? { call: follows.waiting ? told : { ...told, waiting } } : {}),
    ...(passed && !follows.passed ? { passed } : {}),
    ...(result && !follows.result ? { result } : {}),
  } as Position;
};
