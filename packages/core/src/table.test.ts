import { describe, expect, it } from 'vitest';
import { type Action, race } from '../fixtures/race.ts';
import { replay } from './log.ts';
import { must, ok } from './result.ts';
import {
  awaited,
  back,
  branchesOf,
  commented,
  drawn,
  forward,
  goTo,
  lineOf,
  marked,
  markOf,
  moveAt,
  moveBy,
  named,
  PERSON,
  played,
  readSitting,
  readTable,
  redone,
  type Sitting,
  scoresAlong,
  seatOf,
  sit,
  sittingLog,
  statesOf,
  takenUp,
  turningPoints,
  turnOff,
  undone,
} from './table.ts';

const persons = [{ name: 'Ada', by: PERSON }, { by: PERSON }];
const begun = (seed: number | null = 7, sitters = persons): Sitting<Action> =>
  must(sit(race, { setup: { seats: 2 }, sitters, seed }));
const walk = (seat: number): Action => ({ kind: 'walk', seat });
const roll = (seat: number): Action => ({ kind: 'roll', seat });
const die = (pips: number): Action => ({ kind: 'die', pips });
const after = (...actions: Action[]): Sitting<Action> => actions.reduce(played, begun());
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** 1 walk, 2 roll, 3 the die shows 1; then from move 1 again: 4 walk. */
const forked = (): Sitting<Action> => played(goTo(after(walk(0), roll(1), die(1)), 1), walk(1));

describe('a game under way', () => {
  it('goes on move by move, back and forward along its line', () => {
    const two = after(walk(0), roll(1));
    expect([two.cursor, two.tip, lineOf(two)]).toEqual([2, 2, [1, 2]]);
    const one = back(two);
    expect([one.cursor, one.tip]).toEqual([1, 2]);
    expect(back(back(one)).cursor).toBe(0);
    expect(forward(one)).toEqual(two);
    expect(forward(two)).toEqual(two);
  });

  it('takes up what was played before, and begins a branch with anything else', () => {
    const two = after(walk(0), roll(1));
    expect(played(back(two), roll(1))).toEqual(two);
    expect([forked().cursor, lineOf(forked())]).toEqual([4, [1, 4]]);
    expect(branchesOf(forked())).toEqual([{ from: 4 }]);
    expect(branchesOf(named(forked(), 4, 'On foot'))).toEqual([{ from: 4, name: 'On foot' }]);
    expect(branchesOf(named(named(forked(), 4, 'On foot'), 4, ''))).toEqual([{ from: 4 }]);
  });

  it('goes to another branch as far as that was played', () => {
    const main = goTo(forked(), 2);
    expect([main.cursor, lineOf(main)]).toEqual([2, [1, 2, 3]]);
    expect(lineOf(goTo(forked(), 1))).toEqual([1, 4]);
    expect(lineOf(played(goTo(forked(), 1), roll(1)))).toEqual([1, 2, 3]);
  });

  it('finds where a branch, or the first line, leaves the line at hand', () => {
    const onFirst = goTo(forked(), 2);
    expect([turnOff(forked(), 0), turnOff(forked(), 4)]).toEqual([2, 4]);
    expect([turnOff(onFirst, 0), turnOff(onFirst, 4)]).toEqual([1, 4]);
    expect(lineOf(goTo(forked(), turnOff(forked(), 0)))).toEqual([1, 2, 3]);
  });

  it('is undone to before the last move of a person', () => {
    const byPerson = (sitting: Sitting<Action>) => (number: number) =>
      seatOf(moveAt(sitting, number)?.action) !== undefined;
    const three = after(walk(0), roll(1), die(1));
    const once = undone(three, byPerson(three))!;
    expect([once.cursor, once.tip, once.moves.length]).toEqual([1, 3, 3]);
    const twice = undone(once, byPerson(once))!;
    expect(twice.cursor).toBe(0);
    expect(undone(twice, byPerson(twice))).toBeUndefined();
    expect(redone(twice, byPerson(twice))).toEqual(once);
    expect(redone(once, byPerson(once))).toEqual(three);
    expect(redone(three, byPerson(three))).toBeUndefined();
  });

  it('takes up what was undone with all that followed it, and never stops between', () => {
    const byPerson = (number: number) => [1, 4].includes(number);
    const three = after(walk(0), roll(1), die(1));
    expect(takenUp(goTo(three, 0), walk(0), byPerson)).toEqual(three);
    // On another branch, too, and before the next move of a person.
    const other = played(goTo(three, 0), roll(0));
    expect(takenUp(goTo(other, 0), walk(0), byPerson)).toMatchObject({ cursor: 3, tip: 3 });
    const four = played(three, walk(0));
    expect(takenUp(goTo(four, 0), walk(0), byPerson)).toMatchObject({ cursor: 3, tip: 4 });
    expect(takenUp(goTo(three, 0), roll(0), byPerson)).toEqual(played(goTo(three, 0), roll(0)));
  });

  it('gives the log of its line, with names and remarks, which replays', () => {
    const told = commented(commented(commented(forked(), 4, 'So close.'), 3, 'Elsewhere.'), 0, 'Off we go.');
    const log = sittingLog(told);
    expect(log).toMatchObject({ names: ['Ada', ''], actions: [walk(0), walk(1)] });
    expect(log.comments).toEqual({ 0: 'Off we go.', 2: 'So close.' });
    expect(replay(race, throughJson(log))).toMatchObject({ ok: true, steps: 2 });
    const again = must(readTable(race, throughJson(log), 7));
    expect(again.sitting).toMatchObject({ moves: [{ after: 0 }, { after: 1 }], cursor: 2, seed: 7 });
    expect(sittingLog(again.sitting)).toEqual(log);
  });

  it('begins with a position', () => {
    const start = { at: [2, 3], mover: 1, rolling: false };
    const from = must(sit(race, { setup: { seats: 2 }, start, sitters: [], seed: 1 }));
    expect(statesOf(race, from)(from, 0).state).toEqual(start);
    expect(from.sitters).toEqual([{ by: PERSON }, { by: PERSON }]);
    expect(must(readSitting(race, throughJson(from))).sitting).toEqual(from);
    expect(sit(race, { setup: { seats: 9 }, sitters: [], seed: 1 }).ok).toBe(false);
  });

  it('tells its states, what happened and the scores along its line', () => {
    const three = after(walk(0), roll(1), die(3));
    const at = statesOf(race, three);
    expect(at(three, 3)).toEqual({
      state: { at: [1, 3], mover: 0, rolling: false },
      by: ['race.die'],
      events: [{ kind: 'moved', seat: 1, by: 3 }],
    });
    expect(at(forked(), 1).state.at).toEqual([1, 0]);
    const line = [0, ...lineOf(three)].map((number) => at(three, number).state);
    expect(scoresAlong(race, line).map((row) => row.map(({ total }) => total))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 3],
    ]);
    expect(turningPoints(scoresAlong(race, line))).toEqual([{ at: 3, seat: 1 }]);
  });
});

describe('whoever is awaited', () => {
  const state = (sitting: Sitting<Action>) => statesOf(race, sitting)(sitting, sitting.cursor).state;

  it('is a person, nature, the machine, or nobody', () => {
    const bots = begun(7, [{ by: PERSON }, { by: 'sensible' }]);
    expect(awaited(race, bots, state(bots))).toEqual({ kind: 'persons', seats: [0] });
    const next = played(bots, walk(0));
    expect(awaited(race, next, state(next))).toMatchObject({ kind: 'machine', seat: 1, policy: 'sensible' });
    const rolling = played(next, roll(1));
    expect(awaited(race, rolling, state(rolling))).toEqual({ kind: 'draw', asked: false });
    const real = { ...rolling, seed: null };
    expect(awaited(race, real, state(real))).toEqual({ kind: 'draw', asked: true });
    expect(drawn(race, real, state(real))).toBeUndefined();
    const over = [walk(1), walk(0), walk(1), walk(0), walk(1), walk(0)].reduce(played, after(walk(0)));
    expect(awaited(race, over, state(over))).toEqual({ kind: 'over' });
  });

  it('draws the same again after going back, by its seed', () => {
    const rolling = after(roll(0));
    const first = drawn(race, rolling, state(rolling))!;
    const elsewhere = forward(back(played(rolling, first)));
    expect(drawn(race, goTo(elsewhere, 1), state(rolling))).toEqual(first);
    const shown = new Set(
      Array.from({ length: 40 }, (_, seed) => JSON.stringify(drawn(race, { ...rolling, seed }, state(rolling)))),
    );
    expect(shown.size).toBe(3);
  });

  it('is never shown more than the seat may see', () => {
    const hiding = {
      ...race,
      view: (whole: { at: number[]; mover: number; rolling: boolean }) => ({ ...whole, at: [-1, -1] }),
    };
    const seen: unknown[] = [];
    moveBy(
      hiding,
      state(begun()),
      0,
      (looked, actions) => {
        seen.push(looked);
        return actions[0]!;
      },
      {
        next: () => 0,
        clone: () => {
          throw new Error('nobody asks');
        },
        getState: () => [],
      },
    );
    expect(seen).toEqual([{ at: [-1, -1], mover: 0, rolling: false }]);
  });
});

describe('what is read', () => {
  const good = () => throughJson(commented(forked(), 2, 'Hm.')) as Record<string, unknown>;

  it('comes back as it was written', () => {
    expect(must(readSitting(race, good()))).toEqual({
      sitting: commented(forked(), 2, 'Hm.'),
      otherRules: false,
      refused: [],
      otherwise: [],
      leftOut: 0,
    });
  });

  it('says when it was begun under other rules', () => {
    expect(must(readSitting(race, { ...good(), rulesVersion: 9 })).otherRules).toBe(true);
  });

  it.each([
    ['nothing', undefined, ''],
    ['another game', { ...good(), game: 'chess' }, 'game'],
    ['another form', { ...good(), version: 2 }, 'version'],
    ['a file that was cut', { game: 'race', version: 1 }, 'rulesVersion'],
    ['a move after one that is not there', { ...good(), moves: [{ after: 1, action: walk(0) }] }, 'moves[0].after'],
    [
      'a move that is none',
      { ...good(), moves: [{ after: 0, action: { kind: 'fly' } }], cursor: 0, tip: 0, comments: {} },
      'moves[0].action.kind',
    ],
    ['a cursor beyond the last move', { ...good(), cursor: 9 }, 'cursor'],
    ['a cursor beside its line', { ...good(), cursor: 2 }, 'cursor'],
    ['a remark on nothing', { ...good(), comments: { 9: 'x' } }, 'comments.9'],
    ['a mark of nothing', { ...good(), marks: { 9: 'x' } }, 'marks.9'],
    ['a table that is none', { ...good(), rulings: { wind: 'west' } }, 'rulings.wind'],
  ])('is a problem: %s', (_, json, path) => {
    const read = readSitting(race, json);
    expect(!read.ok && read.problems[0]?.path).toBe(path);
  });

  describe('with marks', () => {
    // Walking was one step when it was played; here it is two, and as legal.
    const strides: typeof race = {
      ...race,
      apply: (state, action, tell) => {
        race.apply(state, action, tell);
        if (action.kind === 'walk') state.at[action.seat]! += 1;
      },
    };
    const marks = (sitting: Sitting<Action>, game = race): Sitting<Action> =>
      marked(game, sitting, (number) => statesOf(game, sitting)(sitting, number).state);

    it('tells nothing by the rules it was played by, and its marks stay', () => {
      const read = must(readSitting(race, throughJson(marks(forked()))));
      expect([read.otherwise, read.sitting]).toEqual([[], marks(forked())]);
      expect(Object.keys(read.sitting.marks ?? {})).toEqual(['0', '1', '2', '3', '4']);
    });

    it('names on each branch the first move that leads elsewhere now, and leaves nothing out', () => {
      const rolled = marks(played(goTo(after(roll(0), die(1), walk(1), walk(0)), 2), roll(1)));
      const read = must(readSitting(strides, throughJson(rolled)));
      expect(read.otherwise).toEqual([{ number: 3, action: walk(1) }]);
      expect([read.leftOut, read.refused, read.sitting]).toEqual([0, [], rolled]);
      const both = must(readSitting(strides, throughJson(marks(goTo(played(goTo(after(walk(0)), 0), roll(0)), 1)))));
      expect(both.otherwise).toEqual([{ number: 1, action: walk(0) }]);
      const twice = must(
        readSitting(strides, throughJson(marks(played(goTo(after(roll(0), die(1), walk(1)), 1), die(3))))),
      );
      expect(twice.otherwise.map(({ number }) => number)).toEqual([3]);
    });

    it('tells that the set-up is another one, and not each move after it', () => {
      const ahead: typeof race = { ...race, setup: () => ok({ at: [0, 1], mover: 0, rolling: false }) };
      expect(must(readSitting(ahead, throughJson(marks(after(walk(0)))))).otherwise).toEqual([{ number: 0 }]);
    });

    it('marks what is played on by the rules of today', () => {
      const old = marks(after(walk(0)));
      const on = marks(played(old, walk(1)), strides);
      expect(on.marks).toEqual({ ...old.marks, 2: markOf(strides, { at: [2, 2], mover: 0, rolling: false }) });
      expect(must(readSitting(strides, throughJson(on))).otherwise).toEqual([{ number: 1, action: walk(0) }]);
      expect(marks(on)).toBe(on);
    });

    it('knows a table again whatever the order of its fields', () => {
      const shuffled = {
        makePosition: ({ at, mover, rolling }: ReturnType<typeof race.clone>) => ({ rolling, mover, at }),
      };
      const table = { at: [1, 2], mover: 0, rolling: false };
      expect(markOf(shuffled, table)).toBe(markOf(race, table));
      expect(markOf(race, { ...table, at: [2, 1] })).not.toBe(markOf(race, table));
    });
  });

  it('is cut at the first illegal move, and the other branch stays', () => {
    const edited = good();
    (edited.moves as { action: Action }[])[1]!.action = roll(0);
    const { sitting, refused, leftOut } = must(readSitting(race, edited));
    // Its third move came after the second.
    expect(leftOut).toBe(2);
    expect(refused).toMatchObject([{ number: 2, action: roll(0), verdict: { legal: false } }]);
    expect(sitting.moves).toEqual([
      { after: 0, action: walk(0) },
      { after: 1, action: walk(1) },
    ]);
    expect([sitting.cursor, sitting.tip, sitting.comments]).toEqual([2, 2, {}]);
  });
});
