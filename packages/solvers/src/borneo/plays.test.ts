import { type Action, borneo, type Event, type Position, type State } from '@portolan/borneo';
import { must, randomPlay, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { searchFor, strongBy } from '../search/best.ts';
import { questions, searched, sensible } from './index.ts';

/** Four players, three in each company, one card of the hand known unless said otherwise. */
const table = (changes: Partial<Position>): State =>
  must(
    borneo.parsePosition({
      seats: 4,
      companies: { red: [0, 1, 2], blue: [1, 2, 3], green: [2, 3, 0], yellow: [3, 0, 1] },
      ports: [{ harbor: 'kuching' }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
      ...changes,
    }),
  );

const hand = (...cards: string[]): Pick<Position, 'hands'> => ({ hands: [cards, [4], [4], [4]] });

const played = (state: State): Action => {
  const { actors } = borneo.turn(state);
  const seat = actors[0] as number;
  return sensible(state, borneo.actions(state, seat), seat, rng(1));
};

describe('a sensible player', () => {
  it.each([
    {
      // Red has 2 + 2 + 1 upper flags and 1 below: the value 6, and A stands first in red.
      what: 'makes the monopoly of the company he leads',
      changes: {
        phase: 'shipment',
        ...hand('RBR/R:c', 'YYY/R:c'),
        ports: [{ harbor: 'kuching', tower: ['RRG/R:n', 'RRB/G:p'] }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
      },
      action: { kind: 'playShipment', card: 'RBR/R:c', port: 1 },
    },
    {
      // At Kuching red would lack three of six, which one card may bring; at Banjarmasin four of seven.
      what: 'does not leave three flags to the next player',
      changes: {
        phase: 'shipment',
        ...hand('RRR/B:v'),
        companies: { red: [1, 2, 3], blue: [1, 2, 3], green: [1, 2, 3], yellow: [0, 0, 0] },
      },
      action: { kind: 'playShipment', card: 'RRR/B:v', port: 2 },
    },
    {
      // 1b lacks one clove: a joker pays it, two of pepper do not.
      what: 'takes the crate that completes a Mission',
      changes: {
        phase: 'distribute',
        missions: ['1b'],
        warehouses: [{ shipments: ['GYR/B:c2'] }, {}, {}, {}],
        ports: [
          { harbor: null, tower: ['RRB/G:p', 'BGY/R:p2', 'YRG/R:x'] },
          { harbor: 'banjarmasin' },
          { harbor: 'sibu' },
        ],
        distribution: {
          kind: 'monopoly',
          port: 1,
          picks: [{ seat: 0, company: 'red', rank: 1, clause: 'monopoly.rank-order' }],
        },
      },
      action: { kind: 'take', card: 'YRG/R:x' },
    },
    {
      // Two units of a spice bring a Mission on twice as far as one.
      what: 'takes the doubled card for an empty warehouse',
      changes: {
        phase: 'distribute',
        ports: [
          { harbor: null, tower: ['RRB/G:p', 'BGY/R:p2', 'YYY/R:c'] },
          { harbor: 'banjarmasin' },
          { harbor: 'sibu' },
        ],
        distribution: {
          kind: 'monopoly',
          port: 1,
          picks: [{ seat: 0, company: 'red', rank: 1, clause: 'monopoly.rank-order' }],
        },
      },
      action: { kind: 'take', card: 'BGY/R:p2' },
    },
    {
      // 1c brings 5 for two cards, but 4b lacks only one nutmeg of its 12.
      what: 'does not spend on a small Mission what a large one asks',
      changes: {
        missions: ['1c', '4b'],
        warehouses: [{ shipments: ['YRB/G:v2', 'RRR/B:v', 'RBG/Y:n2'] }, {}, {}, {}],
      },
      action: { kind: 'pass' },
    },
    {
      what: 'completes the small one when nothing comes any more',
      changes: {
        phase: 'final',
        final: [0, 1, 2, 3],
        missions: ['1c', '4b'],
        warehouses: [{ shipments: ['YRB/G:v2', 'RRR/B:v', 'RBG/Y:n2'] }, {}, {}, {}],
      },
      action: { kind: 'completeMission', mission: '1c' },
    },
    {
      // 5 points for two cards.
      what: 'completes the Mission with the fewest cards',
      changes: { warehouses: [{ shipments: ['GYR/B:c2', 'RRR/B:v', 'YYY/R:c'] }, {}, {}, {}], missions: ['1b'] },
      action: { kind: 'completeMission', mission: '1b', pay: ['RRR/B:v', 'GYR/B:c2'] },
    },
    {
      // 5 points for five single cards is less than 1.1 each.
      what: 'leaves a Mission that costs more than it brings',
      changes: {
        missions: ['1b'],
        edition: { missions: { '1b': { need: { cinnamon: 3, clove: 2 } } } },
        warehouses: [{ shipments: ['YYY/R:c', 'RBB/B:c', 'RBR/R:c', 'RRR/B:v', 'YYB/Y:v'] }, {}, {}, {}],
      },
      action: { kind: 'pass' },
    },
    {
      // Two red flags against him: a card with two would not do, the one with three does alone.
      what: 'holds with the fewest cards that hold',
      changes: {
        phase: 'defend',
        active: 1,
        fight: { company: 'red', attacker: 2, defender: 1, attack: ['GBR/B:v', 'BYR/Y:v'] },
        ...hand('RRR/B:v', 'RRB/B:p', 'GGG/Y:p', 'YYY/R:c'),
      },
      action: { kind: 'defend', cards: ['RRR/B:v'] },
    },
    {
      what: 'saves his cards where he cannot hold',
      changes: {
        phase: 'defend',
        active: 1,
        fight: { company: 'red', attacker: 2, defender: 1, attack: ['RRR/B:v'] },
        ...hand('BRY/R:c', 'GGG/Y:p'),
      },
      action: { kind: 'defend', cards: [] },
    },
    {
      // Beaten at rank 1 by rank 3: the places of the other companies are all fourth.
      what: 'goes where he stands highest when beaten',
      changes: { phase: 'yield', active: 2, fight: { company: 'red', attacker: 3, defender: 1, attack: ['RRR/B:v'] } },
      action: { kind: 'yield', to: 'swap' },
    },
  ] as const)('$what', ({ changes, action }) => {
    const state = table(changes as unknown as Partial<Position>);
    expect(played(state)).toMatchObject(action);
  });
});

describe('advice before a full warehouse', () => {
  // 30 cards: the deck's first two of each spice and more; 185,146 ways to pay are listed by the engine.
  const cards = [
    ...['RRR/B:v', 'BBB/G:n', 'GGG/Y:p', 'YYY/R:c', 'RRG/R:n', 'BBY/B:p', 'GGR/G:c', 'YYB/Y:v', 'YRR/R:p', 'RBB/B:c'],
    ...[
      'BGG/G:v',
      'GYY/Y:n',
      'RBR/R:c',
      'BGB/B:v',
      'GYG/G:n',
      'YRY/Y:p',
      'YYR/R:v2',
      'RRB/B:n2',
      'BBG/G:p2',
      'GGY/Y:c2',
    ],
    ...['YRG/R:x', 'RBY/B:x', 'BGR/G:x'],
  ];
  const state = table({ warehouses: [{ shipments: cards }, {}, {}, {}] });

  it('tries one payment of each Mission, and says how many it left out', () => {
    const answer = questions.best.solve(state, { seat: 0 }, { iterations: 1 });
    const missions = answer.ranking.flatMap(({ action }) =>
      action.kind === 'completeMission' ? [action.mission] : [],
    );
    expect([...missions].sort()).toEqual(state.missions.map((place) => state.edition.missions[place]!.id).sort());
    expect(answer.ranking).toHaveLength(missions.length + 1);
    expect(answer.leftOut).toBeGreaterThan(10_000);
    for (const { action } of answer.ranking) expect(borneo.check(state, action).legal).toBe(true);
  });

  it('leaves out what the list of the engine has besides', () => {
    const small = table({ warehouses: [{ shipments: cards.slice(0, 12) }, {}, {}, {}] });
    const answer = questions.best.solve(small, { seat: 0 }, { iterations: 1 });
    expect(answer.ranking.length + answer.leftOut).toBe(borneo.actions(small, 0).length);
  });

  it('is given within its time, the payments left out counted in it', () => {
    // A clock of work: an action done, a list made and a payment counted are a tick each.
    let work = 0;
    const ticked =
      <Asked extends unknown[], Answer>(ask: (...asked: Asked) => Answer, ticks: (answer: Answer) => number) =>
      (...asked: Asked): Answer => {
        const answer = ask(...asked);
        work += ticks(answer);
        return answer;
      };
    const { game } = searched;
    const ticking: typeof searched = {
      ...searched,
      game: { ...game, apply: ticked(game.apply, () => 1), actions: ticked(game.actions, () => 1) },
      leftOut: ticked(searched.leftOut!, (payments) => payments),
    };
    const time = 40_000;
    const search = searchFor(ticking, state, 0, { time, now: () => work, all: true });
    while (search.step());
    // The clock is looked at every 16 actions, each with a list.
    expect(work).toBeGreaterThanOrEqual(time);
    expect(work).toBeLessThanOrEqual(time + 32);
    expect(search.answer().leftOut).toBeGreaterThan(10_000);
    expect(search.answer().tried).toBeGreaterThan(20);
    // Two answers: each tells a line of at most 12 moves.
    expect(work).toBeLessThanOrEqual(time + 32 + 2 * 24);
  });
});

describe('trades with the pirates, which no list of the rules holds', () => {
  // 2a asks for two of pepper and two of cinnamon: the pirates take the doubled nutmeg for pepper.
  const state = table({
    options: { blackbeard: true },
    missions: ['2a'],
    warehouses: [{ shipments: ['GYR/B:c2', 'RRB/B:n2'] }, {}, {}, {}],
  });
  const trade = {
    kind: 'completeMission',
    seat: 0,
    mission: '2a',
    pay: ['RRB/B:n2', 'GYR/B:c2'],
    trades: [{ card: 'RRB/B:n2', as: 'pepper' }],
  };

  it('are made by a sensible player and by one who searches', () => {
    expect(borneo.actions(state, 0)).toEqual([{ kind: 'pass', seat: 0 }]);
    expect(played(state)).toEqual(trade);
    const strong = strongBy(searched, { iterations: 60 });
    expect(strong(state, borneo.actions(state, 0), 0, rng(1))).toEqual(trade);
  });

  it('are among what a best move is sought of, and nothing is said to be left out', () => {
    const answer = questions.best.solve(state, { seat: 0 }, { iterations: 60 });
    const ranked = answer.ranking.map(({ action }) => action);
    expect(ranked).toHaveLength(2);
    expect(ranked).toEqual(expect.arrayContaining([trade, { kind: 'pass', seat: 0 }]));
    expect([answer.unlisted, answer.leftOut]).toEqual([[], 0]);
  });

  it('happen in games of the variant alone', () => {
    const takenIn = (variants: object): number => {
      let taken = 0;
      for (let seed = 1; seed <= 10; seed++) {
        const tell = ({ kind }: Event): void => void (kind === 'pirateShipTaken' && taken++);
        must(randomPlay(borneo, { seats: 4, variants }, { seed, policy: sensible, tell }));
      }
      return taken;
    };
    expect(takenIn({})).toBe(0);
    expect(takenIn({ blackbeard: true })).toBeGreaterThan(5);
  });
});

describe('bestShipment', () => {
  it('counts the flags of the tower with the new card when nothing is triggered', () => {
    const state = table({
      phase: 'shipment',
      ...hand('GRB/R:n'),
      ports: [{ harbor: 'kuching', tower: ['RRB/G:p'] }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
    });
    const answer = questions.bestShipment.solve(state, { seat: 0 });
    const at = (port: number) => answer.ranking.find((entry) => entry.port === port)!.needs;
    // Kuching asks for 6: red 2 + 1 + 1 below, blue 1 + 1, green 1 (the other is covered), yellow 0.
    expect(at(1)).toEqual({ red: 2, blue: 4, green: 5, yellow: 6 });
    // Banjarmasin asks for 7, and only the new card lies there.
    expect(at(2)).toEqual({ red: 5, blue: 6, green: 6, yellow: 7 });
  });

  it('gives a monopoly to its own merchants where an empty one would be shared', () => {
    const state = table({
      phase: 'shipment',
      rulings: { 'monopoly-empty': 'shared' },
      companies: { red: [0, 1, 1], blue: [2, 2, 3], green: [3, 3, 0], yellow: [0, 2] },
      supply: [0, 0, 0, 0],
      ...hand('RBR/R:c'),
      ports: [{ harbor: 'kuching', tower: ['RRG/R:n', 'RRB/R:n'] }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
    });
    const [best] = questions.bestShipment.solve(state, { seat: 0 }).ranking;
    expect(best).toMatchObject({ card: 'RBR/R:c', port: 1, trigger: 'monopoly', values: [4, 4, 0, 0] });
    expect(best!.picks.map(({ seat }) => seat)).toEqual([0, 1, 1]);
  });
});

describe('a question', () => {
  it.each(Object.values(questions))('$id says whether it needs a position', (question) => {
    const read = question.parse({}) as { ok: boolean; problems?: readonly { path: string }[] };
    const asksForPosition = !read.ok && read.problems!.some(({ path }) => path === 'position');
    expect(asksForPosition).toBe(question.needsPosition);
  });
});
