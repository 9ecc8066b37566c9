import { comptoirDesAntilles, type State, type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { changeOf, everyWay, leadOf, porters, table, turnTo } from '../../fixtures/comptoir.ts';
import { questions } from './index.ts';

describe('tileWorth', () => {
  const bestOf = (state: State): number[] => {
    const seat = state.active;
    const changes = everyWay(state).map((way) => changeOf(state, way));
    return changes.sort((a, b) => b[seat]! - a[seat]! || leadOf(b, seat) - leadOf(a, seat))[0]!;
  };

  it.each(tileIds.map((tile) => [tile]))('is what %s adds to the best of every way', (tile: TileId) => {
    const discards = [['pilot', 'captain', 'customs-officer', 'governor', 'shipowner'], [], []];
    const bare = table({ ...porters, discards });
    const armed = table({ ...porters, discards, tiles: [[tile], [], []] });
    const [without, having] = [bestOf(bare), bestOf(armed)];
    const answer = questions.tileWorth.solve(bare, { seat: 0, tile });
    expect(answer).toMatchObject({ without, with: having, worth: having[0]! - without[0]! });
    expect(answer.difference).toEqual(having.map((change, seat) => change - without[seat]!));
    // Of a tile that one owns it is asked what one would lose.
    expect(questions.tileWorth.solve(armed, { seat: 0, tile }).worth).toBe(answer.worth);
  });

  it('is asked while a tile is up for auction', () => {
    const auction = { tile: 'pirates', next: 0 };
    const state = table({ ...porters, phase: 'auction', auction });
    const input = questions.tileWorth.parse({ seat: 1, tile: 'pirates' }, state);
    expect(input.ok && questions.tileWorth.solve(state, input.value).worth).toBeGreaterThan(0);
  });
});

describe('endDistance', () => {
  /** The highest target that some way to play would reach. */
  const slowly = (state: State, seat: number, most: number): number => {
    const position = comptoirDesAntilles.makePosition(turnTo(state, seat));
    for (let target = most; target > state.premiums[seat]!; target--) {
      const edition = { target };
      const reaches = everyWay(table({ ...position, edition })).some(({ end }) => {
        const reached = (end.premiums[seat] ?? 0) >= target;
        return end.outcome?.clause === 'end.hundred' && reached;
      });
      if (reaches) return target;
    }
    return state.premiums[seat]!;
  };

  it.each(['at-once', 'after-commission'])('finds the highest target within reach, %s', (hundred) => {
    const state = table({ ...porters, premiums: [60, 20, 20], slate: 1, rulings: { hundred } });
    const { ranking, highest, ends } = questions.endDistance.solve(state, { seat: 0 });
    expect(highest).toBe(slowly(state, 0, 80));
    expect(ends).toBe(false);
    expect(ranking.map(({ seat }) => seat)[0]).toBe(0);
  });

  it('looks at the counters as they stand after the turn where the round decides', () => {
    const state = table({ ...porters, premiums: [97, 20, 20], slate: 1, rulings: { hundred: 'end-of-round' } });
    const ways = everyWay(state).map(({ end }) => end.premiums[0]!);
    const answer = questions.endDistance.solve(state, { seat: 0 });
    expect(answer).toMatchObject({ highest: Math.max(...ways), ends: Math.max(...ways) >= 100 });
  });

  it('counts ships and turns', () => {
    const state = table({ ships: { 4: 2 }, first: 1, active: 2 });
    expect(questions.endDistance.solve(state, { seat: 2 })).toMatchObject({ ships: 3, turns: 2 });
    const last = table({ next: null, first: 0, active: 2 });
    expect(questions.endDistance.solve(last, { seat: 2 })).toMatchObject({ ships: 0, turns: 1 });
  });
});

describe('a question about a turn', () => {
  const codes = (question: 'bestTurn' | 'threats' | 'tileWorth' | 'endDistance', json: unknown, state?: State) => {
    const read = questions[question].parse(json, state);
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };

  it('says what is wrong with its input', () => {
    expect(codes('bestTurn', { seat: 0 })).toEqual(['position missing-field']);
    expect(codes('bestTurn', { seat: 3 }, table())).toEqual(['seat out-of-range']);
    expect(codes('bestTurn', {}, table())).toEqual(['seat missing-field']);
    expect(codes('threats', { seat: 0, turns: 3 }, table())).toEqual(['turns out-of-range']);
    expect(codes('threats', { seat: 0, chain: 'yes' }, table())).toEqual(['chain wrong-type']);
    expect(codes('tileWorth', { seat: 0, tile: 'fog' }, table())).toEqual(['tile unknown-tile']);
    expect(codes('endDistance', { seat: 0, hat: 1 }, table())).toEqual(['hat unknown-field']);
  });

  it('is not asked where no turn can be played', () => {
    const card = table({ phase: 'effect', turn: { contact: 'pilot' } });
    expect(codes('bestTurn', { seat: 0 }, card)).toEqual([]);
    expect(codes('bestTurn', { seat: 1 }, card)).toEqual(['position.phase not-playable']);
    expect(codes('threats', { seat: 0 }, card)).toEqual(['position.phase not-playable']);
    const spent = table({ discards: [table().edition.contacts.map(({ id }) => id), [], []] });
    expect(codes('bestTurn', { seat: 0 }, spent)).toEqual(['position.discards[0] not-playable']);
    expect(codes('bestTurn', { seat: 0 }, table({ quays: ['4 -', '-', '-', '-'] }))).toEqual([
      'position.quays no-goods',
    ]);
    expect(
      codes('bestTurn', { seat: 0 }, table({ phase: 'setupShips', quays: ['-', '-', '-', '-'], next: '?' })),
    ).toEqual(['position.phase not-playable']);
  });
});
