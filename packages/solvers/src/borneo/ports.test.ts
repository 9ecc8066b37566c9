import { type Action, borneo, type State } from '@portolan/borneo';
import { faceText, flagsOf, parseFace } from '@portolan/borneo/pieces';
import { below, playOut, rng, shuffle } from '@portolan/core';
import { describe, expect, it } from 'vitest';
import { reach, read } from '../../fixtures/tables.ts';
import { questions } from './index.ts';
import { solvePicks } from './picks.ts';
import { sensible } from './policy.ts';
import { deckOf } from './table.ts';

describe('bestShipment', () => {
  it('picks as trying every order of picking does', () => {
    const random = rng(11);
    for (let round = 0; round < 60; round++) {
      const seats = 3;
      const prizes = Array.from({ length: 5 }, (_, face) => ({
        face,
        values: Array.from({ length: seats }, () => 1 + below(random, 5)),
      }));
      const pickers = Array.from({ length: 3 + below(random, 3) }, () => below(random, seats));
      const slow = (left: readonly number[], at: number): number[] => {
        if (at === pickers.length || left.length === 0) return Array<number>(seats).fill(0);
        const seat = pickers[at]!;
        const outcomes = left.map((prize) => {
          const sums = slow(
            left.filter((other) => other !== prize),
            at + 1,
          );
          return sums.map((sum, s) => (s === seat ? sum + prizes[prize]!.values[seat]! : sum));
        });
        return outcomes.reduce((best, one) => (one[seat]! > best[seat]! ? one : best));
      };
      expect(solvePicks(pickers, prizes, seats).sums).toEqual(slow([0, 1, 2, 3, 4], 0));
    }
  });

  it('sees the distributions that the engine carries out', () => {
    let triggered = 0;
    const compare = (state: State) => {
      const seat = state.active;
      for (const entry of questions.bestShipment.solve(state, { seat }).ranking) {
        const next = borneo.clone(state);
        const events: string[] = [];
        const action: Action = { kind: 'playShipment', seat, card: entry.card, port: entry.port };
        borneo.apply(next, action, (event) => events.push(event.kind));
        const monopoly = events.includes('monopolyReached');
        const kind = monopoly ? 'monopoly' : events.includes('capacityReached') ? 'shared' : null;
        expect(entry.trigger).toBe(kind);
        expect(entry.picks.map((one) => one.seat)).toEqual(next.distribution?.picks.map((one) => one.seat) ?? []);
        if (kind) triggered++;
      }
      return false;
    };
    for (let seed = 1; seed <= 3; seed++) reach(seed, (now) => now.phase === 'shipment' && compare(now));
    expect(triggered).toBeGreaterThan(30);
  });
});

describe('monopolyNeed', () => {
  it('finds the shortest orders that playing every order finds', () => {
    const random = rng(23);
    let found = 0;
    for (let round = 0; round < 40; round++) {
      const deck = shuffle(random, [...deckOf(read({ seats: 4 }).edition)!]);
      const hand = deck.slice(0, 4);
      const tower = deck.slice(4, 4 + below(random, 2));
      const state = read({
        seats: 4,
        hands: [hand.map(faceText), [4], [4], [4]],
        ports: [{ harbor: 'kuching', tower: tower.map(faceText) }, { harbor: 'banjarmasin' }, { harbor: 'sibu' }],
      });
      const company = below(random, 4);
      const flags = (cards: readonly number[], c: number) =>
        cards.reduce((sum, face, i) => {
          const lower = i === cards.length - 1 ? 0 : Number(faceText(face)[4] === 'RBGY'[c]);
          return sum + flagsOf[face * 4 + c]! - lower;
        }, 0);
      // Kuching: six flags, four cards.
      const orders = (left: readonly number[], played: readonly number[]): number[][] =>
        left.flatMap((face) => {
          const sequence = [...played, face];
          const cards = [...tower, ...sequence];
          const reached = [0, 1, 2, 3].filter((c) => flags(cards, c) >= 6);
          const text = faceText(face);
          const first = [...`${text.slice(0, 3)}${text[4]}`].find((letter) => reached.includes('RBGY'.indexOf(letter)));
          if (reached.length > 0) return 'RBGY'.indexOf(first!) === company ? [sequence] : [];
          return cards.length < 4
            ? orders(
                left.filter((other) => other !== face),
                sequence,
              )
            : [];
        });
      const all = orders(hand, []);
      const least = Math.min(...all.map((one) => one.length));
      const shortest = all.filter((one) => one.length === least).map((one) => one.map(faceText).join(' '));
      const id = (['red', 'blue', 'green', 'yellow'] as const)[company]!;
      const answer = questions.monopolyNeed.solve(state, { seat: 0, port: 1, company: id });
      expect(new Set(answer.sequences.map((one) => one.join(' ')))).toEqual(new Set(shortest));
      expect(answer.cards).toBe(all.length > 0 ? least : null);
      found += shortest.length;
    }
    expect(found).toBeGreaterThan(20);
  });
});

/** The final round by the engine itself: pass first, then each Mission in the order of the row with the fewest cards. */
const playFinal = (state: State): { line: (string | null)[]; scores: number[]; winners: readonly number[] } => {
  const outcome = borneo.outcome(state);
  if (outcome) return { line: [], scores: borneo.scores(state).map(({ total }) => total), winners: outcome.winners };
  const seat = state.final[0]!;
  const listed = borneo.actions(state, seat);
  const fewest = state.missions.flatMap((place) => {
    const { id } = state.edition.missions[place]!;
    const ways = listed.filter((one) => one.kind === 'completeMission' && one.mission === id) as Extract<
      Action,
      { pay: unknown }
    >[];
    return ways.length === 0 ? [] : [ways.reduce((best, one) => (one.pay.length < best.pay.length ? one : best))];
  });
  const lines = [{ kind: 'pass', seat } as Action, ...fewest].map((action) => {
    const next = borneo.clone(state);
    borneo.apply(next, action);
    const rest = playFinal(next);
    return { ...rest, line: [action.kind === 'completeMission' ? action.mission : null, ...rest.line] };
  });
  const share = (line: (typeof lines)[number]) => (line.winners.includes(seat) ? 1 / line.winners.length : 0);
  return lines.reduce((best, line) =>
    share(line) > share(best) || (share(line) === share(best) && line.scores[seat]! > best.scores[seat]!) ? line : best,
  );
};

describe('finalRound', () => {
  it('plays as the engine does when every line is tried', () => {
    const random = rng(5);
    for (let round = 0; round < 25; round++) {
      const deck = shuffle(random, [...deckOf(read({ seats: 3 }).edition)!]);
      const state = read({
        seats: 3,
        phase: 'final',
        active: 2,
        missions: ['1b', '2a', '2d', '3c'],
        warehouses: [0, 1, 2].map((seat) => ({
          shipments: deck.slice(seat * 8, seat * 8 + 8).map(faceText),
          ...(seat === 0
            ? { missions: ['1c', '1d', '2b', '3a', '3d', '4a', '4b', '5b'].slice(0, below(random, 2)) }
            : {}),
        })),
      });
      const answer = questions.finalRound.solve(state, {});
      const slow = playFinal(state);
      expect(answer.line.map(({ mission }) => mission)).toEqual(slow.line);
      expect(answer.scores).toEqual(slow.scores);
      expect(answer.winners).toEqual(slow.winners);
      expect(answer.ranking[0]!.winners).toEqual(slow.winners);
    }
  });
});

describe('endClock', () => {
  it('bounds the cards that are really played', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const seats = ([3, 4, 5] as const)[seed % 3]!;
      const state = reach(seed, (now) => now.phase === 'shipment' && now.harborPile.length <= 5, seats)!;
      const { earliest, latest, distributions } = questions.endClock.solve(state, {});
      let [played, shared] = [0, 0];
      let byHarbors = false;
      playOut(borneo, state, rng(seed), {
        ...(seed % 2 ? { policy: sensible } : {}),
        tell: (event) => {
          if (event.kind === 'shipmentPlayed') played++;
          if (event.kind === 'distributionEnded') shared++;
          if (event.kind === 'gameEnding') byHarbors = event.cause === 'harbor-pile';
        },
      });
      if (!byHarbors) continue;
      expect(shared).toBe(distributions);
      expect(played).toBeGreaterThanOrEqual(earliest);
      expect(played).toBeLessThanOrEqual(latest);
    }
  });
});

it('reads the faces it names', () => {
  for (const face of deckOf(read({ seats: 4 }).edition)!) expect(parseFace(faceText(face))).toBe(face);
});
