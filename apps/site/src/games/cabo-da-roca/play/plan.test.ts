import { caboDaRoca } from '@portolan/cabo-da-roca';
import { examples } from '@portolan/cabo-da-roca/examples';
import { must, nextAction, rng } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { exampleLaws, planLaws } from '../../../play/laws.ts';
import { draggedBy, type Step } from '../../../play/plan.ts';
import { plan } from './plan.ts';

const after = (position: unknown, steps: readonly Step[], seat = 0) =>
  plan.next(must(caboDaRoca.parsePosition(position)), seat, { steps });

describe('moves of Cabo da Roca', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [2, 4].map((seats) =>
      planLaws(caboDaRoca, must(caboDaRoca.setup({ seats })), plan, { seed: seats, moves: 220, most: 4, plans: 1 }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect([...new Set(found.flatMap(({ kinds }) => [...kinds]))].sort()).toEqual([
      'advance',
      'answer',
      'attack',
      'bargain',
      'buySailor',
      'buyShip',
      'depart',
      'drawTile',
      'endTurn',
      'layPort',
      'layTile',
      'load',
      'rotate',
      'walk',
    ]);
  });

  it('are put together wherever the rulebook shows them, in no list or not', () => {
    const found = exampleLaws(caboDaRoca, examples, plan);
    expect(found.faults).toEqual([]);
    // Together with those above: every kind that a player has.
    expect([...found.kinds]).toEqual(expect.arrayContaining(['denounce', 'returnTile', 'sell']));
  });

  it('refuse to move a piece or to lay before the tile is drawn, and the piece of another', () => {
    const at = {
      seats: 2,
      board: { rows: ['~ ~', '~ ~'] },
      ships: { '0t1': { at: [0, 0], heading: 'E' }, '1t1': { at: [1, 1], heading: 'W' } },
    };
    const refused = (stage: string, spot: string) => {
      const state = must(caboDaRoca.parsePosition({ ...at, phase: stage }));
      const verdict = caboDaRoca.check(
        state,
        must(caboDaRoca.parseAction(plan.next(state, 0, { steps: [] }).meant(spot), state)),
      );
      return verdict.legal ? undefined : verdict.violations[0].reason;
    };
    expect(['0,0', '1,0'].map((spot) => refused('tile', spot))).toEqual(['tile-first', 'wrong-phase']);
    expect(refused('act', '1,1')).toBe('not-your-piece');
  });

  it('ask for what can be done: where a piece goes, or what is chosen beside', () => {
    const sea = {
      seats: 2,
      board: { rows: ['qNE A.N qNW', '~   ~   ~', '~   ~   ~'] },
      ships: { '0t1': { at: [1, 1], heading: 'S' }, '0f1': { at: [1, 0], cargo: 't01', from: 'A' } },
    };
    expect(after({ ...sea, stage: 'depart' }, [{ spot: '1,0' }])).toMatchObject({
      choices: [],
      ask: { en: 'Tap where it goes.' },
    });
    const sailing = after(sea, [{ spot: '1,1' }]);
    expect(sailing.choices.map(({ id }) => id)).toEqual(['left', 'right']);
    expect(sailing.ask.en).toBe('Tap where it goes, or choose.');
  });

  it('refuse a sailor by the way that is closed last: a sailor there, before the sea, before no tile', () => {
    const closed = (rows: readonly string[], others: readonly (readonly [number, number])[]) => {
      const sailors = [[1, 0] as const, ...others].map((at) => ({ owner: 0, at }));
      const state = must(caboDaRoca.parsePosition({ seats: 2, phase: 'act', board: { rows }, sailors }));
      const meant = must(caboDaRoca.parseAction(plan.next(state, 0, { steps: [] }).meant('1,0'), state));
      const verdict = caboDaRoca.check(state, meant);
      return verdict.legal ? undefined : verdict.violations[0].reason;
    };
    expect(
      closed(
        ['cN  A.N cN', '~   ~   ~'],
        [
          [0, 0],
          [2, 0],
        ],
      ),
    ).toBe('sailor-there');
    expect(closed(['~   A.N ~', '~   ~   ~'], [])).toBe('not-land');
  });

  it('are paid by selling, where a table plays so', () => {
    const rulings = { 'sale-for': 'any-expense' } as const;
    const market = {
      seats: 2,
      rulings,
      stage: 'buy',
      board: { rows: ['qNE A.N cN  cN  qNW', '~   ~   ~   ~   ~', '..  ..  qSE B.S qSW'] },
      coins: [90, 100],
      sailors: [
        { owner: 0, at: [1, 0] },
        { owner: 0, at: [2, 0] },
      ],
    };
    const bought = after(market, [{ spot: '1,0' }, { choice: 'buy trade' }, { spot: '2,0' }]);
    expect(bought.action).toEqual({ kind: 'buyShip', seat: 0, piece: 'trade', at: [1, 0], sell: [[2, 0]] });
    // Whoever sells the sailor that holds the port has none to buy in.
    expect(after(market, [{ spot: '1,0' }, { choice: 'buy trade' }]).touchable.map(({ spot }) => spot)).toEqual([
      '2,0',
    ]);
    const ransom = {
      seats: 2,
      rulings,
      phase: 'consent',
      board: { rows: ['~ ~ ~', '~ ~ ~'] },
      coins: [100, 49],
      ships: {
        '0p': { at: [1, 1], heading: 'N' },
        '1t1': { at: [2, 1], heading: 'N' },
        '1f1': { at: [0, 0], heading: 'E' },
      },
      offer: { kind: 'ransom', from: 0, to: 1, ship: '0p', at: [2, 1], sum: 50 },
    };
    // The ship that is to pass is not sold for it.
    expect(after(ransom, [{ choice: 'accept' }], 1).touchable.map(({ spot }) => spot)).toEqual(['0,0']);
    const paid = after(ransom, [{ choice: 'accept' }, { spot: '0,0' }], 1);
    expect(paid.action).toEqual({ kind: 'answer', seat: 1, accept: true, sell: ['1f1'] });
    const state = must(caboDaRoca.parsePosition(ransom));
    expect(plan.stepsOf(state, paid.action!)).toEqual([{ choice: 'accept' }, { spot: '0,0' }]);
  });

  it('ask any ransom that can be paid', () => {
    const sea = {
      seats: 2,
      board: { rows: ['~ ~ ~', '~ ~ ~'] },
      coins: [100, 37],
      ships: { '0p': { at: [1, 1], heading: 'N' }, '1t1': { at: [2, 1], heading: 'N' } },
    };
    const steps = ['ransom', '+10', '+10', '+10', '+5', '+1', '+1'].map((choice) => ({ choice }));
    const asked = after(sea, [{ spot: '1,1' }, { spot: '2,1' }, ...steps]);
    expect(asked.action).toMatchObject({ kind: 'bargain', sum: 37 });
    expect(asked.choices).toEqual([]);
  });

  it('are dragged: a piece to where it goes, the tile in hand to where it is laid', () => {
    const sea = must(
      caboDaRoca.parsePosition({
        seats: 2,
        board: { rows: ['qNE A.N qNW', '~   ~   ~', '~   ~   ~'] },
        ships: { '0t1': { at: [1, 1], heading: 'S' }, '0f1': { at: [1, 0], cargo: 't01', from: 'A' } },
        sailors: [{ owner: 0, at: [1, 0] }],
        stage: 'depart',
      }),
    );
    const dragged = (from: string, to: string, steps: readonly Step[] = []) => {
      const { plan: made, meant } = draggedBy(plan, sea, 0, { steps }, from, to);
      return { action: plan.next(sea, 0, made).action, steps: made.steps, meant };
    };
    // Of the sailor and the ship in port, the ship alone can depart.
    expect(dragged('1,0', '2,1').action).toEqual({ kind: 'depart', seat: 0, ship: '0f1', dir: 'SE' });
    // What was touched before is let go.
    expect(dragged('1,0', '2,1', [{ spot: '1,1' }]).action).toMatchObject({ kind: 'depart' });
    expect(plan.next(sea, 0, { steps: [] }).carried()).toContain('1,0');

    const cross = {
      seats: 2,
      phase: 'lay',
      tile: 'coast',
      board: { origin: [-1, -1], rows: ['.. ~ ..', '~ ~ ~', '.. ~ ..'] },
    };
    const laying = must(caboDaRoca.parsePosition(cross));
    const laid = draggedBy(plan, laying, 0, { steps: [] }, 'tile 1', '2,0');
    expect(plan.next(laying, 0, laid.plan).action).toEqual({ kind: 'layTile', seat: 0, at: [2, 0], rot: 1 });
    expect(draggedBy(plan, laying, 0, { steps: [] }, 'tile 0', '2,0').meant).toMatchObject({ kind: 'layTile', rot: 0 });
  });

  it('refuse a square where the tile does not fit, with the rule that forbids it', () => {
    const state = must(caboDaRoca.setup({ seats: 2 }));
    const random = rng(1);
    while (caboDaRoca.turn(state).phase !== 'lay') caboDaRoca.apply(state, nextAction(caboDaRoca, state, random)!);
    const { meant } = plan.next(state, state.active, { steps: [] });
    const action = must(caboDaRoca.parseAction(meant('9,9'), state));
    expect(caboDaRoca.check(state, action)).toMatchObject({
      legal: false,
      violations: [{ clause: 'laying.adjacent' }],
    });
  });

  it('ask for what can be done now: no square where nothing can be paid', () => {
    const asked = (coins: number) =>
      after(
        {
          seats: 2,
          stage: 'buy',
          board: { rows: ['qNE A.N cN  qNW', '~   ~   ~   ~'] },
          coins: [coins, 100],
          sailors: [{ owner: 0, at: [1, 0] }],
        },
        [],
      ).ask.en;
    expect(asked(10)).toBe('Tap a piece of yours or finish.');
    expect(asked(150)).toBe('Tap a piece of yours, a square to buy on or finish.');
  });
});
