import { must } from '@portolan/core';
import { type Position, rotterdam, type State } from '@portolan/rotterdam';
import { examples } from '@portolan/rotterdam/examples';
import { describe, expect, it } from 'vitest';
import { exampleLaws, planLaws } from '../../../play/laws.ts';
import type { Step } from '../../../play/plan.ts';
import { plan } from './plan.ts';

const table = (position: Omit<Position, 'seats'>): State => must(rotterdam.parsePosition({ seats: 3, ...position }));

const after = (state: State, seat: number, steps: readonly Step[]) => plan.next(state, seat, { steps });

const verdictOn = (state: State, action: unknown) => rotterdam.check(state, must(rotterdam.parseAction(action, state)));

/** Readings under which more can be done than by default. */
const wide = {
  'blocked-ship': 'lost-at-once',
  'fourth-card': 'draw-then-choose',
  'trade-balance': 'gifts',
  'trading-order': 'free',
  'cards-in-trading': 'any-player',
} as const;

describe('moves of Rotterdam', () => {
  it('are put together by touches that lead to them alone', () => {
    const found = [{ seats: 2 }, { seats: 3 }, { seats: 4, rulings: wide }].map((setup) =>
      planLaws(rotterdam, must(rotterdam.setup(setup)), plan, { seed: setup.seats, moves: 350, most: 4, plans: 1 }),
    );
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    // Nobody keeps a fourth card in so few rounds: what is put away stands below.
    expect([...new Set(found.flatMap(({ kinds }) => [...kinds]))].sort()).toEqual([
      'acceptTrade',
      'callColor',
      'declineTrade',
      'endTurn',
      'fulfill',
      'hold',
      'launch',
      'layPoints',
      'offerTrade',
      'playCard',
      'sail',
      'takeNavigation',
      'unload',
    ]);
  });

  it('are put together wherever the rulebook shows them, in no list or not', () => {
    // Whoever asks for what the back of no card allows asks in vain: that is not offered.
    expect(exampleLaws(rotterdam, examples, plan).faults.map((fault) => fault.split(' ')[0])).toEqual([
      'not-in-the-hand',
    ]);
  });

  it('offer two cards for one, which no list holds', () => {
    const state = table({
      phase: 'trade',
      hands: [{ products: ['bread', 'bread'] }, { products: ['plastic', 'petrol'] }, {}],
    });
    const own = after(state, 0, [{ spot: 'seat 1' }]).touchable;
    const given: readonly Step[] = [{ spot: 'seat 1' }, ...own, { choice: 'ask' }];
    const [wanted] = after(state, 0, given).choices;
    const { action } = after(state, 0, [...given, { choice: wanted!.id }]);
    expect(action).toMatchObject({ kind: 'offerTrade', to: 1, give: ['bread', 'bread'] });
    expect(verdictOn(state, action).legal).toBe(true);
    expect(plan.stepsOf(state, action!)).toHaveLength(5);
  });

  it('ask whether an offer is accepted with what it offers, and by whom', () => {
    const hands = [{ products: ['bread', 'bread'] }, { products: ['plastic', 'petrol'] }, {}];
    const state = table({
      phase: 'trade',
      hands,
      offer: { from: 1, to: 0, give: ['petrol'], get: ['bread', 'bread'] },
    });
    const { ask } = after(state, 0, []);
    expect(ask.fr).toBe('B propose\u00a0: essence contre pain et pain. Acceptez-vous\u202f?');
    expect(ask.en).toBe('B offers petrol for bread and bread. Do you accept?');
  });

  it('pay in the order of touching, where that shows on the piles', () => {
    const [mission] = must(rotterdam.setup({ seats: 3 })).edition.missions.filter(({ products }) => {
      const { edition } = must(rotterdam.setup({ seats: 3 }));
      const [first, second] = products.map((id) => edition.products.find((one) => one.id === id)?.harbor);
      return first === second && products[0] !== products[1];
    });
    const state = table({
      phase: 'mission',
      rulings: { 'spent-products': 'on-top' },
      hands: [{ products: mission!.products, missions: [mission!.id, '?', '?'] }, {}, {}],
    });
    const [card] = after(state, 0, []).touchable.map(({ spot }): Step => ({ spot }));
    const cards = after(state, 0, [card!]).touchable.map(({ spot }): Step => ({ spot }));
    const paid = after(state, 0, [card!, ...cards]).action;
    const turned = after(state, 0, [card!, ...[...cards].reverse()]).action;
    expect(paid).toMatchObject({ kind: 'fulfill' });
    expect(turned).toMatchObject({ kind: 'fulfill' });
    expect(turned).not.toEqual(paid);
  });

  it('put a fourth card away, a face-down one by what it is', () => {
    const state = table({
      phase: 'anchor',
      seat: 0,
      rulings: { 'fourth-card': 'draw-then-choose' },
      hands: [{ navigation: ['joker', 'setback', 'advantage', '?'] }, {}, {}],
    });
    const found = planLaws(rotterdam, state, plan, { seed: 5, moves: 1, most: 40, plans: 40 });
    expect(found.faults).toEqual([]);
    expect([...found.kinds]).toContain('discardNavigation');
    const hidden = after(state, 0, []).touchable.find(({ name }) => name.en === 'a hidden card');
    const kinds = after(state, 0, [{ spot: hidden!.spot }]).choices.map(({ id }) => id);
    expect(kinds).toContain('is port-police');
    expect(kinds).not.toContain('is joker');
  });

  it('refuse what is meant and cannot be, with the rule that forbids it', () => {
    const { edition } = must(rotterdam.setup({ seats: 3 }));
    const taken = edition.positions.find(({ start }) => start)!.id;
    const standing = table({ phase: 'launch', seat: 0, ships: [`1a@${taken}:${edition.materials[0]!.id}`] });
    const verdict = verdictOn(standing, after(standing, 0, []).meant(taken));
    expect(verdict).toMatchObject({ legal: false, violations: [{ clause: 'launch.start-free' }] });
    // A ship before a color is called, and where it does not sail.
    const ships = [`0a@${taken}:${edition.materials[0]!.id}`];
    const early = (['sail', 'unload', 'mission'] as const).map((phase) => {
      const state = table({ phase, seat: 0, ships });
      return verdictOn(state, after(state, 0, []).meant(taken));
    });
    const clauses = ['sail.by-color', 'round.six-phases', 'round.six-phases'];
    expect(early).toMatchObject(clauses.map((clause) => ({ legal: false, violations: [{ clause }] })));
  });

  it('ask for what can be done now: no card of who holds none', () => {
    const asked = (navigation: readonly 'turn-of-luck'[]) =>
      after(
        table({ phase: 'sail', seat: 0, ships: ['0a@A1:fruit', '1a@A2:fruit'], hands: [{ navigation }, {}, {}] }),
        0,
        [],
      ).ask.en;
    expect(asked([])).toBe('Call a color.');
    expect(asked(['turn-of-luck'])).toBe('Call a color or play a card.');
  });
});
