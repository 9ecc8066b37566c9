import { borneo, type Position, type State } from '@portolan/borneo';
import { examples } from '@portolan/borneo/examples';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { exampleLaws, planLaws } from '../../../play/laws.ts';
import { noPlan, type Step, touching } from '../../../play/plan.ts';
import { plan } from './plan.ts';

const table = (position: Omit<Position, 'seats'>): State => must(borneo.parsePosition({ seats: 3, ...position }));

const after = (state: State, seat: number, steps: readonly Step[]) => plan.next(state, seat, { steps });

const verdictOn = (state: State, action: unknown) => borneo.check(state, must(borneo.parseAction(action, state)));

describe('moves of Borneo', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [3, 4, 5].map((seats) =>
      planLaws(borneo, must(borneo.setup({ seats, variants: { blackbeard: seats === 4 } })), plan, {
        seed: seats,
        moves: 200,
        most: 6,
        plans: 1,
        loose: ['cards', 'pay'],
      }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    // Hands of more than six are made below: in random games nobody keeps that many.
    expect([...new Set(found.flatMap(({ kinds }) => [...kinds]))].sort()).toEqual([
      'attack',
      'completeMission',
      'defend',
      'pass',
      'place',
      'playShipment',
      'reward',
      'take',
      'transfer',
      'yield',
    ]);
  });

  it('are put together wherever the rulebook shows them, in no list or not', () => {
    expect(exampleLaws(borneo, examples, plan, ['cards', 'pay']).faults).toEqual([]);
  });

  it('discard cards in any order, and one too many is refused', () => {
    const hand = ['RRR/B:v', 'RRR/B:v', 'RRG/B:p', 'BBB/G:n', 'GGG/Y:p', 'YYY/R:c', 'RRB/G:p', 'GGB/Y:c'] as const;
    const state = table({ edition: { shipments: 'free' }, phase: 'discard', active: 0, hands: [hand, [4], [4]] });
    expect(planLaws(borneo, state, plan, { seed: 1, moves: 1, most: 40, plans: 30, loose: ['cards'] }).faults).toEqual(
      [],
    );
    const [first, second, third] = after(state, 0, []).touchable;
    const whole = after(
      state,
      0,
      [second!, first!].map(({ spot }) => ({ spot })),
    );
    expect(whole.action).toMatchObject({ kind: 'discard', cards: expect.any(Array) });
    const verdict = verdictOn(state, whole.meant(third!.spot));
    expect(verdict.legal).toBe(false);
  });

  it('pay with twenty cards without listing the payments, and give a card back', () => {
    const shipments = [
      'RRR/B:p',
      'RRG/B:p',
      'BBB/G:p',
      'GGG/Y:c',
      'YYY/R:c',
      'RRB/G:v',
      'GGB/Y:v',
      'GGY/B:n',
      'BBY/R:n',
    ];
    const state = table({
      edition: { shipments: 'free' },
      phase: 'mission',
      active: 0,
      warehouses: [{ shipments: [...shipments, ...shipments, 'RRY/B:x', 'RRG/Y:x'] as never }, {}, {}],
    });
    const [mission] = after(state, 0, []).touchable;
    const cards = after(state, 0, [mission!]).touchable;
    expect(cards).toHaveLength(20);
    const all = cards.reduce((made, { spot }) => touching(made, { spot }), touching(noPlan, mission!));
    const paid = plan.next(state, 0, all);
    expect(verdictOn(state, paid.action)).toMatchObject({ legal: true });
    const back = plan.next(state, 0, touching(all, { spot: cards[3]!.spot }));
    expect(back.taken).not.toContain(cards[3]!.spot);
    expect(back.taken).toHaveLength(19);
  });

  it('trade a card with the pirates where that pays', () => {
    const state = table({
      edition: { shipments: 'free' },
      options: { blackbeard: true },
      phase: 'mission',
      active: 0,
      warehouses: [
        { shipments: ['RRR/B:p', 'RRG/B:p', 'BBB/G:p', 'GGG/Y:c', 'YYY/R:c', 'RRB/G:v', 'GGY/B:n'] },
        {},
        {},
      ],
    });
    expect(planLaws(borneo, state, plan, { seed: 2, moves: 1, most: 20, plans: 5, loose: ['pay'] }).faults).toEqual([]);
    const missions = after(state, 0, []).touchable.map(({ spot }) => spot);
    const trading = missions.filter((spot) => after(state, 0, [{ spot }]).choices.some(({ id }) => id === 'trade'));
    expect(trading.length).toBeGreaterThan(0);
    const at = { spot: trading[0]! };
    const [card] = after(state, 0, [at, { choice: 'trade' }]).touchable;
    const [spice] = after(state, 0, [at, { choice: 'trade' }, card!]).choices;
    let made = { steps: [at, { choice: 'trade' }, { spot: card!.spot }, { choice: spice!.id }] as readonly Step[] };
    for (let next = plan.next(state, 0, made); !next.action; next = plan.next(state, 0, made))
      made = touching(made, { spot: next.touchable[0]!.spot });
    const { action } = plan.next(state, 0, made);
    expect(action).toMatchObject({ trades: [{ as: spice!.id }] });
    expect(plan.next(state, 0, { steps: plan.stepsOf(state, action!) }).action).toEqual(action);
  });

  it('refuse what cannot be done with the rule that forbids it', () => {
    const state = table({
      edition: { shipments: 'free' },
      phase: 'company',
      active: 0,
      companies: { red: [1, 0], blue: [2] },
      hands: [['RRR/B:v', 'YYY/B:v', 'RRG/B:p'], [4], [4]],
    });
    const attack = after(state, 0, [{ spot: 'rank.red.2' }, { spot: 'rank.red.1' }]);
    expect(attack.touchable).toHaveLength(2);
    const flagless = ['hand.0.0', 'hand.0.1', 'hand.0.2'].find((spot) =>
      attack.touchable.every((one) => one.spot !== spot),
    );
    const verdict = verdictOn(state, attack.meant(flagless!));
    expect(verdict).toMatchObject({ legal: false, violations: [{ clause: 'fight.flag-needed' }] });
    // What another phase is for, touched too soon.
    const early = ['hand.0.0', 'rank.blue.1'].map((spot) => {
      const hands = [['RRR/B:v'], [4], [4]] as const;
      const mission = table({
        edition: { shipments: 'free' },
        phase: 'mission',
        active: 0,
        companies: { blue: [2] },
        hands,
      });
      return verdictOn(mission, after(mission, 0, []).meant(spot));
    });
    expect(early).toMatchObject(early.map(() => ({ legal: false, violations: [{ clause: 'turn.phase-order' }] })));
  });

  it('end where the table has changed under them', () => {
    const state = table({ phase: 'company', active: 0, companies: { red: [1, 0] } });
    expect(after(state, 0, [{ spot: 'rank.green.4' }]).steps).toEqual([]);
    expect(after(state, 1, []).touchable).toEqual([]);
  });

  it('ask for what can be done now: whether a merchant goes or attacks', () => {
    const red = ['RRR/B:v', 'RRG/B:p'] as const;
    const asked = (hand: readonly (typeof red)[number][]) =>
      after(table({ phase: 'company', active: 0, companies: { red: [1, 0] }, hands: [hand, [4], [4]] }), 0, []).ask.en;
    expect(asked(red)).toBe('Tap a merchant of yours: it transfers or attacks. Or pass.');
    expect(asked([])).toBe('Tap a merchant of yours: it transfers. Or pass.');
  });
});
