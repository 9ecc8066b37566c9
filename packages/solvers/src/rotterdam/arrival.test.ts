import { addFractions, compareFractions, type Fraction, fraction, fractionToString } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { after, creek, isCalling, reach, read, sailingRulings, table } from '../../fixtures/rotterdam.ts';
import { questions } from './index.ts';

interface Worth {
  readonly forced: boolean;
  readonly possible: boolean;
  readonly random: Fraction;
}

/** The whole of phase 2, played out through the judge without a table of moments: slow and plain. */
const playedOut = (state: State, ship: string, harbor: string): Worth => {
  const owner = Number(ship[0]);
  const inHarbor = (one: State): boolean => {
    const place = (rotterdam.makePosition(one).ships ?? []).find((text) => text.startsWith(`${ship}@`))!;
    return one.edition.positions.find(({ id }) => id === place.split('@')[1]!.split(':')[0])!.harbor === harbor;
  };
  if (state.phase !== 'sail') {
    const there = inHarbor(state);
    return { forced: there, possible: there, random: fraction(there ? 1 : 0) };
  }
  const actor = rotterdam.turn(state).actors[0] as number;
  const worths = rotterdam.actions(state).map((action) => playedOut(after(state, action), ship, harbor));
  const possible = worths.some((worth) => worth.possible);
  if (actor === owner) {
    const random = worths.map((worth) => worth.random).reduce((a, b) => (compareFractions(a, b) > 0 ? a : b));
    return { forced: worths.some((worth) => worth.forced), possible, random };
  }
  const sum = worths.reduce((total, worth) => addFractions(total, worth.random), fraction(0));
  const random = fraction(sum.n, sum.d * BigInt(worths.length));
  return { forced: worths.every((worth) => worth.forced), possible, random };
};

/** A narrow river: a ship behind others waits for its move, or, under one reading, is held and has lost it on the same position. */
const narrows = {
  ...creek,
  id: 'narrows',
  colors: ['pink', 'teal'],
  positions: [
    { id: 'A', x: 0, y: 100, start: true },
    { id: 'B', x: 100, y: 100 },
    { id: 'C', x: 200, y: 100 },
    { id: 'D', x: 300, y: 100 },
    { id: 'E', x: 400, y: 100 },
    { id: 'Q1', x: 500, y: 50, harbor: 'north' },
    { id: 'Q2', x: 500, y: 150, harbor: 'south' },
  ],
  channels: [
    { from: 'A', to: 'B', color: 'teal' },
    { from: 'A', to: 'C', color: 'pink' },
    { from: 'B', to: 'C', color: 'pink' },
    { from: 'C', to: 'D', color: 'pink' },
    { from: 'C', to: 'E', color: 'pink' },
    { from: 'D', to: 'E', color: 'pink' },
    { from: 'E', to: 'Q1', color: 'teal' },
    { from: 'E', to: 'Q2', color: 'pink' },
  ],
};

const tables: readonly State[] = [
  read({
    seats: 2,
    edition: narrows,
    phase: 'sail',
    rulings: { 'blocked-ship': 'lost-at-once' },
    ships: ['0a@E', '0b@A', '0c@B', '0d@C', '1a@D'],
  }),
  ...sailingRulings.flatMap((rulings) => [
    read({ seats: 2, phase: 'sail', rulings, ships: ['0a@E1:fruit', '1a@D1', '1b@F1', '0b@B2'] }),
    read({ seats: 2, phase: 'sail', rulings, ships: ['0a@E2:fruit', '0b@D2:fruit', '1a@E3', '1b@F2', '0c@D3'] }),
    read({
      seats: 2,
      phase: 'sail',
      seat: 1,
      master: 1,
      rulings,
      ships: ['0a@D3:crude-oil', '1a@E3', '1b@E4', '0b@F2'],
    }),
    read({ seats: 3, phase: 'sail', seat: 1, rulings, ships: ['0a@E4:crude-oil', '1a@F2', '2a@D4', '2b@D3'] }),
    read({
      seats: 2,
      edition: creek,
      phase: 'sail',
      rulings,
      ships: ['0a@S:ore', '0b@M:ore', '1a@N:wool', '1b@P', '1c@T'],
    }),
  ]),
];

describe('arrival', () => {
  it('agrees with all calls and moves played out', () => {
    for (const state of tables) {
      for (const text of rotterdam.makePosition(state).ships ?? []) {
        const ship = text.slice(0, 2);
        for (const { id: harbor } of state.edition.harbors) {
          const { forced, possible, random } = questions.arrival.solve(state, { ship, harbor });
          const plain = playedOut(state, ship, harbor);
          expect({ ship, harbor, forced, possible, random }).toEqual({
            ship,
            harbor,
            ...plain,
            random: fractionToString(plain.random),
          });
        }
      }
    }
  });

  it('ranks every choice of a call by what is played out after it', () => {
    const calls = tables.flatMap((state) =>
      state.edition.colors.flatMap((_, color) => {
        const action = rotterdam.actions(state)[color]!;
        const called = after(state, action);
        return called.call ? [called] : [];
      }),
    );
    let holds = 0;
    for (const state of calls) {
      const texts = rotterdam.makePosition(state).ships ?? [];
      for (const ship of texts.map((text) => text.slice(0, 2))) {
        for (const { id: harbor } of state.edition.harbors) {
          for (const { action, forced, possible, random } of questions.arrival.solve(state, { ship, harbor }).ranking) {
            const plain = playedOut(after(state, action), ship, harbor);
            const found = { ship, harbor, action, forced, possible, random };
            expect(found).toEqual({ ...found, ...plain, random: fractionToString(plain.random) });
            if (action.kind === 'hold') holds++;
          }
        }
      }
    }
    expect(holds).toBeGreaterThan(0);
  });

  it('has a line that brings the ship in, move by move', () => {
    let lines = 0;
    for (const state of [...tables, ...[1, 2, 3].map((seed) => reach(seed, 90, { seats: 3 }, isCalling))]) {
      for (const text of rotterdam.makePosition(state).ships ?? []) {
        const ship = text.slice(0, 2);
        for (const { id: harbor } of state.edition.harbors) {
          const { possible, line, ranking, random } = questions.arrival.solve(state, { ship, harbor });
          if (possible && ranking.length > 0) {
            const end = line.reduce((one, action) => played(one, action), state);
            const place = (rotterdam.makePosition(end).ships ?? []).find((one) => one.startsWith(ship))!;
            const position = end.edition.positions.find(({ id }) => place.includes(`@${id}`));
            expect(position!.harbor).toBe(harbor);
            lines++;
          } else expect(line).toEqual([]);
          if (!possible) expect(random).toBe('0');
        }
      }
    }
    expect(lines).toBeGreaterThan(20);
  });

  /** Plays an action of a line; turns and ships that the line leaves out are passed over. */
  const played = (state: State, action: Action): State => {
    let now = state;
    while (now.phase === 'sail' && now.step === 'after') now = after(now, { kind: 'endTurn', seat: now.seat });
    for (let i = 0; i < 20 && !rotterdam.check(now, action).legal; i++) now = after(now, rotterdam.actions(now)[0]!);
    return after(now, action);
  };

  it('goes on with a call that is under way, and is asked in phase 1 of the whole round', () => {
    const moving = after(table({ phase: 'sail', ships: ['0a@E2:fruit', '1a@F1:fruit'] }), {
      kind: 'callColor',
      seat: 0,
      color: 'yellow',
    });
    expect(moving.call?.mover).toBe(1);
    const { callers, ranking } = questions.arrival.solve(moving, { ship: '0a', harbor: 'merwehaven' });
    expect(callers).toEqual([1, 2]);
    expect(ranking.map(({ action }) => action.kind)).toEqual(['sail', 'sail'].slice(0, ranking.length));
    const early = questions.arrival.solve(table({ ships: ['0a@E1:fruit'] }), { ship: '0a', harbor: 'merwehaven' });
    expect(early).toMatchObject({ callers: [0, 1, 2], random: '3/4', call: ['blue'] });
  });

  it('knows a ship that has arrived, and one that never will', () => {
    const state = table({ phase: 'sail', ships: ['0a@ME1:fruit', '0b@VU1:fruit'] });
    expect(questions.arrival.solve(state, { ship: '0a', harbor: 'merwehaven' })).toMatchObject({
      forced: true,
      random: '1',
      line: [],
    });
    expect(questions.arrival.solve(state, { ship: '0b', harbor: 'merwehaven' })).toMatchObject({
      possible: false,
      random: '0',
    });
  });

  it('is not asked once all have called, or of ships in reserve', () => {
    const problems = (json: unknown, state?: State) => {
      const parsed = questions.arrival.parse(json, state);
      return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
    };
    const asked = { ship: '0a', harbor: 'botlek' };
    expect(problems(asked, table({ phase: 'unload', ships: ['0a@F2'] }))).toEqual(['position.phase not-callable']);
    expect(problems(asked, table())).toEqual(['ship not-afloat']);
    expect(problems({ ship: '9z', harbor: 'waalhaven' }, table())).toEqual([
      'ship unknown-ship',
      'harbor unknown-harbor',
    ]);
    expect(problems(asked)).toEqual(['position missing-field']);
  });
});
