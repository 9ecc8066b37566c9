import { type Action, caboDaRoca, type State, type TileKind, tileKinds } from '@portolan/cabo-da-roca';
import {
  boxOf,
  FIRST_PORT,
  faceNumber,
  KIND,
  kindOf,
  NONE,
  neighbor,
  rotationsOf,
  squareText,
  xOf,
  yOf,
} from '@portolan/cabo-da-roca/pieces';
import {
  addFractions,
  below,
  type Fraction,
  fraction,
  fractionToString,
  multiplyFractions,
  pick,
  playOut,
  type Rng,
  rng,
  uniform,
} from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { questions } from './index.ts';

const must = (json: unknown): State => {
  const read = caboDaRoca.parsePosition(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

/** A game in which so many actions have been played. */
const gameOf = (random: Rng, actions: number, seats = 2): State => {
  const begun = caboDaRoca.setup({ seats });
  if (!begun.ok) throw new Error('a plain game begins');
  playOut(caboDaRoca, begun.value, random, { policy: uniform, maxActions: actions });
  return begun.value;
};

const after = (state: State, action: Action): State => {
  const next = caboDaRoca.clone(state);
  caboDaRoca.apply(next, action);
  return next;
};

describe('tileFit', () => {
  /** Land and sea at every point of the lattice that a tile touches, read off the corners of the box. */
  const lattice = (state: State): Map<string, number> => {
    const points = new Map<string, number>();
    const { chart, edition } = state;
    for (const [cell, tile] of chart.tiles.entries()) {
      if (tile < 0) continue;
      const at = chart.origin + Math.floor(cell / chart.width) * 1024 + (cell % chart.width);
      cornersOf(edition, tile >> 2, tile & 3).forEach((land, i) => {
        points.set(pointOf(at, i), land);
      });
    }
    return points;
  };

  /** Corners nw, ne, se, sw after quarter turns clockwise. */
  const cornersOf = ({ tiles }: State['edition'], face: number, rot: number): number[] => {
    const { corners } = tiles.find(({ kind }) => KIND[kind] === kindOf[face])!;
    return corners.map((_, i) => corners[(i + 4 - rot) % 4]!);
  };

  const pointOf = (at: number, corner: number): string =>
    `${xOf(at) + (corner === 1 || corner === 2 ? 1 : 0)} ${yOf(at) + (corner >= 2 ? 1 : 0)}`;

  const fitsByHand = (state: State, points: Map<string, number>, face: number, rot: number, at: number): boolean => {
    const { chart } = state;
    const beside = [0, 2, 4, 6].some((dir) => has(state, neighbor(at, dir)));
    const ports = chart.ports.filter((port) => port !== NONE);
    const apart = ports.every((port) => Math.max(Math.abs(xOf(port) - xOf(at)), Math.abs(yOf(port) - yOf(at))) > 1);
    const agrees = cornersOf(state.edition, face, rot).every(
      (land, i) => (points.get(pointOf(at, i)) ?? land) === land,
    );
    return beside && agrees && (face < FIRST_PORT || apart);
  };

  const has = ({ chart }: State, at: number): boolean => {
    const [x, y] = [(at & 1023) - (chart.origin & 1023), (at >> 10) - (chart.origin >> 10)];
    const inside = x >= 0 && y >= 0 && x < chart.width && y < chart.height;
    return inside && chart.tiles[y * chart.width + x]! >= 0;
  };

  it.each(Array.from({ length: 8 }, (_, seed) => ({ seed })))('counts as by hand, map $seed', ({ seed }) => {
    const random = rng(seed);
    const state = gameOf(random, 20 + below(random, 200));
    const points = lattice(state);
    const { lands } = boxOf(state.edition);
    const rotations = (face: number) => [0, 1, 2, 3].slice(0, rotationsOf(lands[face]![0]!));
    const all = state.stack.reduce((sum, count) => sum + count, 0);
    for (let ask = 0; ask < 4; ask++) {
      const at = pick(random, state.chart.frontier);
      const answer = questions.tileFit.solve(state, { square: squareText(at) });
      for (const kind of tileKinds) {
        const face = kind === 'port' ? FIRST_PORT : faceNumber(kind as Exclude<TileKind, 'port'>);
        expect(answer.fits[kind]).toEqual(rotations(face).filter((rot) => fitsByHand(state, points, face, rot, at)));
      }
      const count = (test: (face: number) => boolean) =>
        state.stack.reduce((sum, copies, face) => sum + (test(face) ? copies : 0), 0);
      const fits = (face: number, square: number) =>
        rotations(face).some((rot) => fitsByHand(state, points, face, rot, square));
      const chance = (number: number) => (all === 0 ? '0' : fractionToString(fraction(number, all)));
      const drawable = (face: number) => ((state.returned >> kindOf[face]!) & 1) === 0;
      if (state.returned !== 0) continue;
      expect(answer.chance).toBe(chance(count((face) => drawable(face) && fits(face, at))));
      expect(answer.nowhere).toBe(chance(count((face) => !state.chart.frontier.some((square) => fits(face, square)))));
    }
  });

  it('refuses a square with a tile and what is no square', () => {
    const state = gameOf(rng(1), 4);
    const code = (square: unknown) => {
      const read = questions.tileFit.parse({ square }, state);
      return read.ok ? '' : read.problems[0]!.code;
    };
    expect([[0, 0], [1], [1, 2, 3], 'x', [0.5, 0], [2, 0]].map(code)).toEqual([
      'square-taken',
      'wrong-length',
      'too-long',
      'wrong-type',
      'not-an-integer',
      '',
    ]);
  });
});

describe('nextCard', () => {
  /** The chance of something at the end of the draw, over every order of the cards. */
  const chanceOf = (state: State, test: (end: State) => Fraction): Fraction => {
    if (state.phase !== 'pile') return test(state);
    const chances = caboDaRoca.chances(state);
    const all = chances.reduce((sum, [, weight]) => sum + weight, 0);
    return chances
      .map(([action, weight]) => multiplyFractions(fraction(weight, all), chanceOf(after(state, action), test)))
      .reduce(addFractions, fraction(0));
  };

  const board = { rows: ['A.N cN B.N cN C.N', '~ ~ ~ ~ ~'] };
  const ship = { '0t1': { at: [0, 0] } };
  const sailors = [{ owner: 1, at: [2, 0] }];
  it.each([
    {
      name: 'a pile with treasures',
      pile: ['t01', 't02', 't03', 't11', 'island-50', 'island-100', 'wreck-50'],
      more: {},
    },
    { name: 'an own sailor', pile: ['t02', 't11', 't12', 'wreck-50'], more: { sailors: [{ owner: 0, at: [2, 0] }] } },
    { name: 'only treasures left', pile: ['island-50', 'wreck-50'], more: { discard: ['t02', 't03', 't21'] } },
    { name: 'an empty pile', pile: [], more: { discard: ['t02', 't03', 't21'], shown: { island: 50 } } },
    { name: 'a type shown', pile: ['t02', 'island-50', 'wreck-50', 'wreck-100'], more: { shown: { island: 100 } } },
    { name: 'every accepted port', pile: ['t02', 't21'], more: { rulings: { 'possible-destination': 'later' } } },
  ])('is what every order of the cards gives: $name', ({ pile, more }) => {
    const state = must({ seats: 2, board, stage: 'depart', ships: ship, sailors, pile, ...more });
    const drawing = after(state, { kind: 'load', seat: 0, ship: '0t1' });
    const answer = questions.nextCard.solve(state, { ship: '0t1' });
    const share = (test: (end: State) => boolean) =>
      fractionToString(chanceOf(drawing, (end) => fraction(test(end) ? 1 : 0)));
    expect(answer.possible).toBe(share((end) => end.phase === 'departing'));
    for (const [i, type] of (['island', 'wreck'] as const).entries()) {
      if (state.shown[i] === NONE) expect(answer.shows[type]).toBe(share((end) => end.shown[i] !== NONE));
      else expect(answer.shows).not.toHaveProperty(type);
    }
    // B lies 2 squares off, C 4: zone I both; in B the fee of 20 is due, so C is as good or better.
    const best = (end: State): number => {
      const cargo = end.ships[2]!.cargo;
      if (cargo < 0) return 0;
      const [near] = boxOf(end.edition).prices[cargo]!;
      const buys = (port: string) =>
        !end.edition.tradeCards[cargo]!.struck.includes(port as 'B') && end.sailors[0]!.length === 0;
      const inC = !end.edition.tradeCards[cargo]!.struck.includes('C');
      return Math.max(inC ? near! : 0, buys('B') ? near! - 20 : 0, 0);
    };
    expect(answer.expectedNet).toBe(fractionToString(chanceOf(drawing, (end) => fraction(best(end)))));
  });

  it('has nothing to say of a pile without trade cards', () => {
    const state = must({ seats: 2, board, ships: ship, pile: ['island-50'], discard: [] });
    expect(questions.nextCard.parse({ ship: '0t1' }, state)).toMatchObject({ problems: [{ code: 'no-trade-cards' }] });
  });
});
