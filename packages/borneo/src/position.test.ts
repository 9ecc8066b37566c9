import { must, type SetupOptions } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { borneo, type Setup } from './index.ts';
import { problemSentences } from './rules/messages/problems.ts';
import type { Position } from './types.ts';

const problemsOf = (json: unknown): readonly string[] => {
  const read = borneo.parsePosition(json);
  return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`.trim());
};

const filled = (position: Position): Position => borneo.makePosition(must(borneo.parsePosition(position)));

describe('what a table does not say', () => {
  it('is filled in', () => {
    const open = [{ harbor: 'kuching' }, { harbor: null }, { harbor: null }];
    const table = filled({
      seats: 3,
      hands: [['RRR/B:v'], [4], [4]],
      ports: open,
      warehouses: [{ missions: ['1b'] }, {}, {}],
    });
    expect(table).toMatchObject({ phase: 'mission', first: 0, active: 0, pile: [51], supply: [0, 0, 0] });
    expect(table.hands).toEqual([['RRR/B:v'], [4], [4]]);
    expect(table.harborPile).toHaveLength(11);
    expect(table.missions).not.toContain('1b');
    expect(table.missions).toHaveLength(11);
  });

  it.each([
    { phase: 'deal', hands: [[], [], []], active: null, dealTo: 0 },
    { phase: 'place', hands: [[3], [3], [3]], active: null, supply: [3, 3, 3] },
    { phase: 'draw', hands: [[4], [4], [4]], active: 0, draws: 2 },
    { phase: 'refill', hands: [[4], [4], [4]], active: 0, refill: 1 },
    { phase: 'final', hands: [[], [], []], active: 0, final: [1, 2, 0], harborPile: [] },
    { phase: 'over', hands: [[], [], []], active: 0, result: { scores: [0, 0, 0], winners: [0, 1, 2] } },
  ] as const)('depends on the phase $phase', ({ phase, ...expected }) => {
    expect(filled({ seats: 3, phase })).toMatchObject(expected);
  });

  it('leaves the Harbor cards of a finished game out of it', () => {
    expect(filled({ seats: 5, phase: 'over' }).harborsOut).toHaveLength(10);
  });

  it('is a starting hand short: the seat that is dealt to', () => {
    expect(filled({ seats: 3, phase: 'deal', hands: [[3], [1], []] }).dealTo).toBe(1);
  });
});

describe('a position', () => {
  const fight = { company: 'red', attacker: 2, defender: 1, attack: ['RRR/B:v'] };

  it.each([
    { json: [], problems: ['not-an-object'] },
    { json: {}, problems: ['seats missing-field'] },
    { json: { seats: 6 }, problems: ['seats out-of-range'] },
    { json: { seats: 3, table: 1 }, problems: ['table unknown-field'] },
    { json: { seats: 3, game: 'chess' }, problems: ['game wrong-game'] },
    { json: { seats: 3, version: 2 }, problems: ['version wrong-version'] },
    { json: { seats: 3, edition: 'printed' }, problems: ['edition unknown-edition'] },
    { json: { seats: 3, phase: 'tea' }, problems: ['phase unknown-phase'] },
    { json: { seats: 3, active: 3 }, problems: ['active unknown-seat'] },
    { json: { seats: 3, active: null }, problems: ['active missing-field'] },
    { json: { seats: 3, rulings: { tea: 'time' } }, problems: ['rulings.tea unknown-ruling'] },
    { json: { seats: 3, rulings: { 'flag-scan': 'rings' } }, problems: ['rulings.flag-scan unknown-reading'] },
    { json: { seats: 3, companies: { pink: [] } }, problems: ['companies.pink unknown-company'] },
    { json: { seats: 3, hands: [[], []] }, problems: ['hands wrong-length'] },
    { json: { seats: 3, hands: [[], ['RRR'], []] }, problems: ['hands[1][0] unknown-face'] },
    { json: { seats: 3, ports: [{ harbor: 'york' }] }, problems: ['ports wrong-length'] },
    { json: { seats: 3, missions: ['9z'] }, problems: ['missions[0] unknown-mission'] },
    { json: { seats: 3, phase: 'defend' }, problems: ['fight missing-field'] },
    {
      json: { seats: 3, phase: 'defend', fight: { ...fight, defense: ['RRR/B:v'] } },
      problems: ['fight.defense wrong-phase'],
    },
    { json: { seats: 3, fight, companies: { red: [1, 0] } }, problems: ['fight wrong-phase'] },
    { json: { seats: 3, phase: 'distribute' }, problems: ['distribution missing-field'] },
    {
      json: {
        seats: 3,
        phase: 'distribute',
        ports: [{ harbor: null, tower: ['RRR/B:v'] }, { harbor: 'miri' }, { harbor: 'sibu' }],
        distribution: { kind: 'shared', port: 1, picks: [] },
      },
      problems: ['distribution.picks wrong-length'],
    },
    { json: { seats: 3, phase: 'draw', draws: 0 }, problems: ['draws out-of-range'] },
    { json: { seats: 3, phase: 'draw', pile: [1] }, problems: ['pile wrong-length'] },
    { json: { seats: 3, phase: 'deal', pile: [8] }, problems: ['pile wrong-length'] },
    { json: { seats: 3, phase: 'reveal', harborPile: ['miri', 'sibu'] }, problems: ['harborPile wrong-length'] },
    { json: { seats: 3, phase: 'refill', harborPile: [] }, problems: ['harborPile wrong-length'] },
    { json: { seats: 3, phase: 'deal', dealTo: 2 }, problems: ['dealTo not-to-act'] },
    { json: { seats: 3, phase: 'deal', hands: [[3], [3], [3]] }, problems: ['hands wrong-phase'] },
    {
      json: { seats: 3, phase: 'distribute', distribution: { port: 1, harbor: 'kuching' } },
      problems: ['distribution.played missing-field'],
    },
    {
      json: { seats: 3, phase: 'distribute', distribution: { port: 1, harbor: 'kuching', played: ['RRR/B:v'] } },
      problems: ['distribution.made wrong-length'],
    },
    {
      json: {
        seats: 3,
        phase: 'distribute',
        ports: [{ harbor: null, tower: ['RRR/B:v'] }, { harbor: 'miri' }, { harbor: 'sibu' }],
        distribution: { port: 1, harbor: 'kuching', played: ['RRR/B:v'] },
      },
      problems: ['distribution.played nothing-to-take'],
    },
    {
      json: {
        seats: 3,
        phase: 'distribute',
        ports: [{ harbor: null, tower: ['GGG/Y:p'] }, { harbor: 'miri' }, { harbor: 'sibu' }],
        distribution: { port: 1, harbor: 'kuching', played: ['RRR/B:v'] },
      },
      problems: ['distribution.played card-not-played'],
    },
    {
      json: { seats: 5, phase: 'place', edition: { spacesPerCompany: 3 } },
      problems: ['edition.spacesPerCompany too-few-spaces'],
    },
    {
      json: {
        seats: 3,
        phase: 'distribute',
        distribution: { port: 1, kind: 'shared', picks: [] },
        ports: [{ harbor: null }, { harbor: 'miri' }, { harbor: 'sibu' }],
      },
      problems: ['ports[0].tower wrong-length'],
    },
    { json: { seats: 3, companies: { red: [3] } }, problems: ['companies.red[0] unknown-seat'] },
    { json: { seats: 3, phase: 'discard' }, problems: ['hands[0] wrong-length'] },
    { json: { seats: 3, phase: 'final', final: [] }, problems: ['final wrong-length'] },
    { json: { seats: 3, phase: 'place', supply: [0, 0, 0] }, problems: ['supply wrong-phase'] },
  ])('is refused: $problems.0, in a sentence', ({ json, problems }) => {
    expect(problemsOf(json)).toEqual(problems);
    for (const found of problems) expect(problemSentences).toHaveProperty([found.split(' ').at(-1)!]);
  });

  it('has a pile to draw from: the discard, if there is no other', () => {
    const state = must(borneo.parsePosition({ seats: 3, phase: 'draw', pile: [], discard: ['RRR/B:v', 'GGG/Y:p'] }));
    expect(borneo.makePosition(state)).toMatchObject({ pile: ['RRR/B:v', 'GGG/Y:p'], discard: [] });
  });

  it('may be impossible all the same', () => {
    const state = must(borneo.parsePosition({ seats: 4, phase: 'over', hands: [['RRR/B:v', 'RRR/B:v'], [], [], []] }));
    expect(borneo.validate(state).map(({ reason }) => reason)).toContain('too-many-copies');
  });

  it.each<{ reason: string; position: Position; places: readonly string[] }>([
    {
      reason: 'merchant-total',
      position: { seats: 3, companies: { red: [0, 0, 0, 0], blue: [1, 1, 1], green: [2, 2, 2] } },
      places: ['companies'],
    },
    { reason: 'hand-over-limit', position: { seats: 3, hands: [[1], [9], [1]] }, places: ['hands[1]'] },
    {
      reason: 'harbor-twice',
      position: {
        seats: 3,
        ports: [{ harbor: 'kuching' }, { harbor: 'miri' }, { harbor: 'kuching' }],
        warehouses: [{}, { harbors: ['kuching'] }, {}],
      },
      places: ['ports[0].harbor', 'ports[2].harbor', 'warehouses[1].harbors'],
    },
    {
      reason: 'mission-twice',
      position: { seats: 3, warehouses: [{ missions: ['1b'] }, {}, { missions: ['1b'] }] },
      places: ['missions', 'warehouses[0].missions', 'warehouses[2].missions'],
    },
    {
      reason: 'closed-harbor',
      position: { seats: 3, ports: [{ harbor: 'kuching' }, { harbor: null }, { harbor: 'miri' }] },
      places: ['ports[1].harbor'],
    },
    {
      reason: 'gap',
      position: { seats: 3, companies: { red: [0, null, 1] } },
      places: ['companies.red[1]'],
    },
    { reason: 'pirate-ship', position: { seats: 3, pirateShip: 'cove' }, places: ['pirateShip'] },
  ])('points at what cannot be: $reason', ({ reason, position, places }) => {
    const found = borneo.validate(must(borneo.parsePosition(position)), position);
    expect(found.flatMap((one) => (one.reason === reason ? [one.paths] : []))).toEqual([places]);
  });

  it('cannot tell another reading of a distribution of which only the picks are known', () => {
    const ports = [{ harbor: null, tower: ['RRR/B:v'] }, { harbor: 'miri' }, { harbor: 'sibu' }];
    const picks = [{ seat: 0, company: 'red', rank: 1, clause: 'monopoly.rank-order' }];
    const at = (distribution: object) =>
      must(borneo.parsePosition({ seats: 3, phase: 'distribute', companies: { red: [0] }, ports, distribution }));
    expect(borneo.untold(at({ port: 1, kind: 'monopoly', picks }))).toContain('shared-tie');
    const played = ['YRR/R:p', 'RBR/R:c', 'RRR/B:v'];
    const made = [
      ['red', 1],
      ['red', 1],
    ];
    const told = at({ port: 1, harbor: 'kuching', played, made });
    expect(borneo.untold(told)).toEqual([]);
    expect(must(borneo.parsePosition(borneo.makePosition(told)))).toEqual(told);
  });
});

describe('a new game', () => {
  const setupProblems = (options: SetupOptions): readonly string[] => {
    const begun = borneo.setup(options as Setup); // The types would refuse what is tested here.
    return begun.ok ? [] : begun.problems.map(({ path, code }) => `${path} ${code}`);
  };

  it.each([
    { options: { seats: 2 }, problems: ['seats out-of-range'] },
    { options: { seats: 4, variants: { fourMerchants: true } }, problems: ['variants.fourMerchants wrong-seats'] },
    { options: { seats: 4, variants: { kraken: true } }, problems: ['variants.kraken unknown-variant'] },
    { options: { seats: 4, rulings: { tea: 'time' } }, problems: ['rulings.tea unknown-ruling'] },
    { options: { seats: 4, edition: 'printed' }, problems: ['edition unknown-edition'] },
    // 15 merchants do not fit on 4 × 3 spaces.
    { options: { seats: 5, edition: { spacesPerCompany: 3 } }, problems: ['edition.spacesPerCompany too-few-spaces'] },
  ])('is refused: $problems.0', ({ options, problems }) => expect(setupProblems(options)).toEqual(problems));

  it('drops a default that is named', () => {
    const state = must(borneo.setup({ seats: 3, rulings: { 'flag-scan': 'rows', 'port-flags': 'all' } }));
    expect(borneo.makePosition(state).rulings).toEqual({ 'port-flags': 'all' });
  });
});
