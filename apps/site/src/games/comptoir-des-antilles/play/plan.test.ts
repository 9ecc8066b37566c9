import { comptoirDesAntilles, type Effect, type Position, type State } from '@portolan/comptoir-des-antilles';
import { examples } from '@portolan/comptoir-des-antilles/examples';
import { must } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { exampleLaws, planLaws } from '../../../play/laws.ts';
import type { Step } from '../../../play/plan.ts';
import { plan } from './plan.ts';

const table = (position: Omit<Position, 'seats'>): State =>
  must(comptoirDesAntilles.parsePosition({ seats: 3, ...position }));

const after = (state: State, seat: number, steps: readonly Step[]) => plan.next(state, seat, { steps });

const loose = ['quays', 'porters'] as const;

const effects: readonly Effect[] = [
  { do: 'place', groups: [2, 1] },
  { do: 'move', n: 2, whose: 'any' },
  { do: 'swap', whose: 'any' },
  { do: 'remove', n: 2, whose: 'any' },
  { do: 'replace' },
  { do: 'swapGoods' },
  {
    do: 'oneOf',
    of: [
      { do: 'place', groups: [1] },
      { do: 'remove', n: 1, whose: 'other' },
    ],
  },
];

/** A harbor on which every effect can be carried out in several ways. */
const harbor = (effect: Effect): State => {
  const [card] = must(comptoirDesAntilles.setup({ seats: 3 })).edition.contacts;
  return table({
    phase: 'effect',
    active: 0,
    quays: ['5 rum A2B1', '4 spices B2C1', '6 rum A1C2', '3 spices'],
    turn: { contact: card!.id, effects: [effect] },
  });
};

describe('moves of Comptoir des Antilles', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [3, 4].map((seats) =>
      planLaws(comptoirDesAntilles, must(comptoirDesAntilles.setup({ seats })), plan, {
        seed: seats,
        moves: 400,
        most: 6,
        plans: 1,
        loose,
      }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    const kinds = [...new Set(found.flatMap((one) => [...one.kinds]))];
    expect(kinds).toEqual(
      expect.arrayContaining(['assignGoods', 'bid', 'endTurn', 'leaveSlate', 'openAuction', 'pass']),
    );
    expect(kinds).toEqual(expect.arrayContaining(['payCommission', 'playContact', 'playTile', 'skip']));
  });

  it.each(effects)('carry out the effect $do', (effect) => {
    const found = planLaws(comptoirDesAntilles, harbor(effect), plan, {
      seed: 3,
      moves: 1,
      most: 60,
      plans: 30,
      loose,
    });
    expect(found.faults).toEqual([]);
    expect(found.kinds.has(effect.do === 'oneOf' ? 'choose' : effect.do)).toBe(true);
  });

  it('are put together wherever the rulebook shows them, in no list or not', () => {
    expect(exampleLaws(comptoirDesAntilles, examples, plan).faults).toEqual([]);
  });

  it('ask for no more than has to be chosen: the one porter that can go, goes', () => {
    const state = harbor({ do: 'replace' });
    const [first] = after(state, 0, []).touchable;
    const one = after(state, 0, [{ spot: first!.spot }]);
    expect(one.action === undefined ? one.choices.length : 1).not.toBe(0);
    expect(after(state, 0, [{ spot: 'quay2' }]).choices.map(({ id }) => id)).toEqual(['porter 1', 'porter 2']);
  });

  it('raise a bid from the least to what the counter allows', () => {
    const state = table({
      phase: 'auction',
      premiums: [13, 4, 0],
      auction: { tile: 'pirates', high: { seat: 1, amount: 2 }, next: 0 },
    });
    expect(after(state, 0, []).ask.en).toBe('Auction of Pirates: bid, or pass.');
    const up: readonly Step[] = [{ choice: 'bid' }, { choice: '+10' }];
    expect(after(state, 0, up)).toMatchObject({ action: { kind: 'bid', amount: 13 }, choices: [] });
    expect(after(state, 0, [{ choice: 'bid' }, { choice: '+1' }, { choice: '+5' }]).action).toMatchObject({
      amount: 9,
    });
  });

  it('refuse a quay that the effect does not reach, with the rule that forbids it', () => {
    const state = harbor({ do: 'place', groups: [1], quays: [1, 2] } as Effect);
    const { touchable, meant } = after(state, 0, []);
    expect(touchable.map(({ spot }) => spot)).toEqual(['quay1', 'quay2']);
    const action = must(comptoirDesAntilles.parseAction(meant('quay4'), state));
    expect(comptoirDesAntilles.check(state, action).legal).toBe(false);
  });

  it('refuse to place a porter before a contact is played', () => {
    const quays = ['5 rum', '6 rum', '3 spices', '4 spices'];
    const state = must(comptoirDesAntilles.parsePosition({ seats: 3, phase: 'act', active: 0, quays }));
    const action = must(comptoirDesAntilles.parseAction(after(state, 0, []).meant('quay1'), state));
    const verdict = comptoirDesAntilles.check(state, action);
    expect(verdict).toMatchObject({ legal: false, violations: [{ clause: 'turn.parts' }] });
  });

  it('ask for what can be done now: no tile and no auction of who has neither', () => {
    const asked = (premiums: readonly number[]) => after(table({ phase: 'act', active: 0, premiums }), 0, []).ask.en;
    expect(asked([0, 0, 0])).toBe('Tap a contact to play.');
    expect(asked([5, 5, 5])).toBe('Tap a contact to play or open an auction.');
  });
});
