import { comptoirDesAntilles, reconstructed } from '@portolan/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { changeOf, everyWay, leadOf, porters, table, tables, turnTo, type Way } from '../../fixtures/comptoir.ts';
import { questions } from './index.ts';

const sailed = ({ events }: Way): boolean => events.some(({ kind }) => kind === 'shipSailed');
const sorted = (items: readonly unknown[]): string[] => items.map((item) => JSON.stringify(item)).sort();
describe('bestTurn', () => {
  it.each(tables)('finds every way to play: %s', (_, state) => {
    const seat = state.active;
    const ways = everyWay(state);
    const changes = ways.map((way) => changeOf(state, way));
    const answer = questions.bestTurn.solve(state, { seat });
    expect(answer.certainty).toBe('exact');
    expect(answer.plays).toBe(ways.length);
    expect(answer.bestGain).toBe(Math.max(...changes.map((change) => change[seat]!)));
    expect(answer.bestLead).toBe(Math.max(...changes.map((change) => leadOf(change, seat))));
    expect(sorted(answer.ranking.map(({ do: actions, change }) => [actions, change]))).toEqual(
      sorted(ways.map(({ actions }, i) => [actions, changes[i]])),
    );
    expect(sorted(answer.departures.map(({ do: actions }) => actions))).toEqual(
      sorted(ways.filter(sailed).map(({ actions }) => actions)),
    );
    const gains = answer.ranking.map(({ gain }) => gain);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
  });

  it('takes the next turn of a seat whose turn it is not', () => {
    const state = table(porters);
    expect(questions.bestTurn.solve(state, { seat: 2 })).toEqual(
      questions.bestTurn.solve(turnTo(state, 2), { seat: 2 }),
    );
  });

  it('says that a refill in the middle of a card leaves something out', () => {
    const state = table({ ...porters, rulings: { 'refill-time': 'at-once' } });
    expect(questions.bestTurn.solve(state, { seat: 0 })).toMatchObject({ certainty: 'estimate', complete: false });
  });

  it('lists one way for each end where there are very many', () => {
    const swap = { do: 'swap', whose: 'any', reach: 'any', may: true } as const;
    const busy = { id: 'busy', fr: 'Cohue', en: 'Crowd', commission: 1, effects: Array(5).fill(swap) };
    const state = table({ ...porters, edition: { contacts: [busy, reconstructed.contacts[0]] } });
    const answer = questions.bestTurn.solve(state, { seat: 0 });
    expect(answer.plays).toBeGreaterThan(100_000);
    expect(answer.ranking.length).toBeLessThanOrEqual(3000);
    expect(answer.ranking[0]!.gain).toBe(answer.bestGain);
    for (const { do: actions, change } of answer.ranking.slice(0, 20)) {
      const end = comptoirDesAntilles.clone(state);
      for (const action of actions) comptoirDesAntilles.apply(end, action);
      expect(end.premiums.map((counter, seat) => counter - state.premiums[seat]!)).toEqual(change);
    }
  });
});
