import type { Problem } from '@portolan/core';
import { UNKNOWN } from '@portolan/core';
import { boxOf, NONE } from '../box.ts';
import { shipName } from '../counts.ts';
import { waysAhead } from '../effects/sail.ts';
import { parseShip } from '../ship-text.ts';
import type { State } from '../state.ts';
import type { Phase, Position, Step } from '../types.ts';

/** Fields that only one phase has. */
const onlyIn: { readonly [Field in keyof Position]?: Phase } = {
  call: 'sail',
  due: 'anchor',
  passed: 'trade',
  offer: 'trade',
  result: 'over',
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.every((one) => one === 0));

const misplaced = ({ phase }: State, position: Position): Problem[] =>
  Object.entries(onlyIn).flatMap(([path, expected]) =>
    isEmpty(position[path as keyof Position]) || phase === expected
      ? []
      : [{ path, code: 'wrong-phase', facts: { phase, expected } }],
  );

const stepsOf: Readonly<Record<Phase, readonly (Step | null)[]>> = {
  setup: [null],
  launch: ['open', 'launched'],
  sail: ['choose', 'moving', 'after'],
  anchor: ['open'],
  unload: ['open'],
  trade: ['open'],
  mission: ['open', 'fulfilled'],
  over: [null],
};

const stepProblems = ({ phase, step, call }: State): Problem[] => {
  const expected = stepsOf[phase];
  if (!expected.includes(step)) return [{ path: 'step', code: 'wrong-step', facts: { found: step, phase, expected } }];
  if (step === 'moving' && !call) return [{ path: 'call', code: 'missing-field' }];
  return call && step !== 'moving'
    ? [{ path: 'step', code: 'wrong-step', facts: { found: step, phase, expected: ['moving'] } }]
    : [];
};

/** Whose turn it is: a seat in the phases with turns, nobody in the others. */
const seatProblems = ({ phase, seat }: State, position: Position): Problem[] => {
  if (position.seat === undefined) return [];
  if (seat === NONE && position.seat !== null) {
    return [{ path: 'seat', code: 'no-turn', facts: { found: position.seat, phase } }];
  }
  return seat !== NONE && position.seat === null ? [{ path: 'seat', code: 'missing-field' }] : [];
};

/** A ship that is named twice. */
const shipProblems = (state: State, { ships = [] }: Position): Problem[] => {
  const box = boxOf(state.edition);
  const seen = new Set<number>();
  return ships.flatMap((text, i) => {
    const read = parseShip(text, box, state.seats);
    if (!read.ok || !seen.has(read.value.ship)) {
      if (read.ok) seen.add(read.value.ship);
      return [];
    }
    return [{ path: `ships[${i}]`, code: 'duplicate', facts: { found: shipName(state, read.value.ship) } }];
  });
};

/** In a call every ship has moved, lost its move, or still waits, and only for a channel of the color (`sail.one-channel`, `sail.by-color`). */
const callProblems = (state: State): Problem[] => {
  const { call } = state;
  if (!call) return [];
  const seen = new Set<number>();
  return (['moved', 'held', 'waiting'] as const).flatMap((field) =>
    call[field].flatMap((ship): Problem[] => {
      const [path, found] = [`call.${field}`, shipName(state, ship)];
      if (seen.has(ship)) return [{ path, code: 'duplicate', facts: { found } }];
      seen.add(ship);
      const idle = field === 'waiting' && waysAhead(state, ship, call.color).length === 0;
      return idle ? [{ path, code: 'not-before-color', facts: { found } }] : [];
    }),
  );
};

const offerProblems = ({ offer }: State): Problem[] => {
  if (!offer) return [];
  if (offer.from === offer.to) return [{ path: 'offer.to', code: 'same-seat', facts: { found: offer.to } }];
  const nothing = offer.give.length === 0 && offer.get.length === 0;
  return nothing ? [{ path: 'offer', code: 'nothing-exchanged' }] : [];
};

const setupProblems = ({ phase, pending }: State): Problem[] =>
  phase === 'setup' && pending.length === 0 ? [{ path: 'pending', code: 'missing-field' }] : [];

/** Units in stock are told only to be compared: those afloat and in stock are all there are (`setup.materials`). */
const stockProblems = (state: State, { stock = {} }: Position): Problem[] => {
  const { materials } = boxOf(state.edition);
  return Object.entries(stock).flatMap(([id, found]) => {
    const expected = state.stock[materials.at[id]!]!;
    return found === expected
      ? []
      : [{ path: `stock.${id}`, code: 'wrong-total', facts: { found, expected, material: id } }];
  });
};

/** With a product of which not even the harbor is known in a hand, the piles must be counted. */
const sizeProblems = (state: State, { piles = {} }: Position): Problem[] => {
  if (!state.products.some((hand) => hand.includes(UNKNOWN))) return [];
  return boxOf(state.edition).harbors.ids.flatMap((id) =>
    piles[id]?.size === undefined ? [{ path: `piles.${id}.size`, code: 'missing-field' }] : [],
  );
};

/** What the problems of a moment are, by code. */
export const momentCodes: readonly string[] = [
  'wrong-phase',
  'wrong-step',
  'missing-field',
  'no-turn',
  'duplicate',
  'not-before-color',
  'same-seat',
  'nothing-exchanged',
  'wrong-total',
];

/** What a phase cannot do without, what does not belong to it, and what contradicts itself. */
export const momentProblems = (state: State, position: Position): Problem[] => [
  ...misplaced(state, position),
  ...stepProblems(state),
  ...seatProblems(state, position),
  ...shipProblems(state, position),
  ...callProblems(state),
  ...offerProblems(state),
  ...setupProblems(state),
  ...stockProblems(state, position),
  ...sizeProblems(state, position),
];
