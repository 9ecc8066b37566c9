import { comptoirDesAntilles, type State } from '@portolan/comptoir-des-antilles';
import { describe, expect, it } from 'vitest';
import { everyWay, porters, table, tables, turnTo } from '../../fixtures/comptoir.ts';
import { questions } from './index.ts';

describe('threats', () => {
  /** What an opponent can make sail, each departure of every way, without those for which a tile is not needed. */
  const slowly = (state: State, seat: number): string[] => {
    const found = new Map<string, boolean>();
    for (const { actions, states, end } of everyWay(turnTo(state, seat))) {
      const contact = actions.find((action) => action.kind === 'playContact');
      for (const [i, action] of actions.entries()) {
        const events = eventsOf(states[i]!, action);
        const at = events.findIndex(({ kind }) => kind === 'shipSailed');
        const ship = events[at];
        if (ship?.kind !== 'shipSailed') continue;
        const premiums = state.premiums.map((_, owner) =>
          events
            .slice(at)
            .reduce((sum, event) => sum + (event.kind === 'premiumPaid' && event.seat === owner ? event.amount : 0), 0),
        );
        const played = contact && actions.indexOf(contact) <= i ? contact.contact : null;
        const due = events.some(({ kind }) => kind === 'shipDiscarded') && ship.cause !== 'full' ? 0 : undefined;
        const figure = state.edition.contacts.find(({ id }) => id === played)?.commission ?? 0;
        const over = end.phase === 'over' && i === actions.length - 1;
        const threat = { seat, contact: played, quay: ship.quay, premiums, commission: over ? 0 : (due ?? figure) };
        const tiled = actions.slice(0, i + 1).some(({ kind }) => kind === 'playTile');
        const key = JSON.stringify(threat);
        found.set(key, tiled && found.get(key) !== false);
      }
    }
    return [...found].map(([key, tiled]) => `${key}${tiled ? ' tile' : ''}`).sort();
  };

  const eventsOf = (before: State, action: Parameters<typeof comptoirDesAntilles.apply>[1]) => {
    const events: Parameters<NonNullable<Parameters<typeof comptoirDesAntilles.apply>[2]>>[0][] = [];
    comptoirDesAntilles.apply(comptoirDesAntilles.clone(before), action, (event) => events.push(event));
    return events;
  };

  it.each(tables.filter(([, { phase }]) => phase === 'act'))('are those of every way to play: %s', (_, state) => {
    const { active, seats } = state;
    const answer = questions.threats.solve(state, { seat: active });
    for (let i = 1; i < seats; i++) {
      const seat = (active + i) % seats;
      const found = answer.threats
        .filter((threat) => threat.seat === seat)
        .map(({ tile, ...threat }) => `${JSON.stringify(threat)}${tile === undefined ? '' : ' tile'}`);
      expect(found.sort()).toEqual(slowly(state, seat));
    }
  });

  it('follows the turns of opponents one after the other', () => {
    const few = ['pilot', 'customs-officer', 'captain', 'governor', 'shipowner'];
    const state = table({
      quays: ['4 madras A1', '5 rum A1B1', '-', '-'],
      discards: [[], [...few, 'innkeeper'], [...few, 'deckhand']],
    });
    const alone = questions.threats.solve(state, { seat: 0 });
    const chained = questions.threats.solve(state, { seat: 0, chain: true });
    expect(alone.threats).toEqual([]);
    // What C can fill after every way in which B can play.
    const after = everyWay(turnTo(state, 1)).flatMap(({ end }) => {
      const quays = comptoirDesAntilles
        .makePosition(end)
        .quays!.map((quay) => (quay.split(' ')[1] === '-' ? '-' : quay));
      return slowly(
        table({ quays, discards: [[], [], state.discards[2]!.map((at) => state.edition.contacts[at]!.id)] }),
        2,
      );
    });
    expect(chained.threats.map(({ helped, ...threat }) => (helped ? JSON.stringify(threat) : 'alone')).sort()).toEqual(
      [...new Set(after)].sort(),
    );
    expect(after.length).toBeGreaterThan(0);
    expect(chained).toMatchObject({ certainty: 'exact', complete: true });
  });

  it('counts the tiles that opponents own', () => {
    const state = table({ ...porters, tiles: [[], ['shortage'], []] });
    const { threats } = questions.threats.solve(state, { seat: 0, turns: 1 });
    expect(threats).toContainEqual({
      seat: 1,
      contact: null,
      quay: 4,
      premiums: [4, 4, 4],
      commission: 0,
      tile: 'shortage',
    });
    expect(threats.every(({ seat }) => seat === 1)).toBe(true);
  });

  it('says how large a new ship could be and still be filled', () => {
    expect(questions.threats.solve(table(), { seat: 0 }).newShip).toBe(3);
    const discards = [[], ['shipowner', 'captain', 'foreman', 'pilot'], ['shipowner', 'captain', 'foreman', 'pilot']];
    expect(questions.threats.solve(table({ discards }), { seat: 0 }).newShip).toBe(1);
  });
});
