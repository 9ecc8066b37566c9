import { addFractions, compareFractions, type Fraction, fraction, fractionToString } from '@portolan/core';
import { type Action, rotterdam, type State } from '@portolan/rotterdam';
import { describe, expect, it } from 'vitest';
import { after, creek, isCalling, reach, read, sailingRulings, table } from '../../fixtures/rotterdam.ts';
import { questions } from './index.ts';

/** A table as it is after a call, whatever else follows. */
interface End {
  readonly ships: Readonly<Record<string, string>>;
  readonly blocked: readonly string[];
}

const shipsOf = (state: State): Record<string, string> =>
  Object.fromEntries((rotterdam.makePosition(state).ships ?? []).map((text) => text.split('@') as [string, string]));

/** Plays a call out in every way, move by move through the judge, and looks only at what the events tell. */
const everyEnd = (start: State, color: string): Set<string> => {
  const before = shipsOf(start);
  const ends = new Set<string>();
  const go = (state: State, blocked: readonly string[]): void => {
    if (!state.call) {
      const now = shipsOf(state);
      const moved = Object.fromEntries(Object.entries(now).filter(([ship, place]) => before[ship] !== place));
      ends.add(JSON.stringify({ ships: moved, blocked: [...blocked].sort() } satisfies End));
      return;
    }
    for (const action of rotterdam.actions(state)) {
      const [next, told] = tell(state, action);
      go(next, [...blocked, ...told]);
    }
  };
  const [called, told] = tell(start, { kind: 'callColor', seat: start.seat, color });
  go(called, told);
  return ends;
};

const tell = (state: State, action: Action): [State, string[]] => {
  expect(rotterdam.check(state, action).legal).toBe(true);
  const next = rotterdam.clone(state);
  const blocked: string[] = [];
  rotterdam.apply(next, action, (event) => {
    if (event.kind === 'blocked') blocked.push(event.ship);
  });
  return [next, blocked];
};

/** Tables of sensible games at a call, and crowded ones, under every reading about sailing. */
const tables = sailingRulings.flatMap((rulings, i) => [
  ...[1, 2, 3].map((seed) => reach(seed + 10 * i, 40 * seed, { seats: 1 + seed, rulings }, isCalling)),
  read({
    seats: 2,
    phase: 'sail',
    rulings,
    ships: ['0a@A4', '0b@B3:grain', '0c@C2:fruit', '1a@A3', '1b@B2:grain', '1c@C3', '1d@D1:grain', '0d@D2:grain'],
  }),
  read({
    seats: 4,
    phase: 'sail',
    rulings,
    ships: ['0a@C2', '1a@C1', '1b@D1', '2a@D2:fruit', '2b@E2', '3a@F1:crude-oil', '3b@E1:grain', '0b@F2:crude-oil'],
  }),
  read({
    seats: 3,
    phase: 'sail',
    rulings,
    variants: { openProducts: true },
    ships: ['0a@E1:grain', '1a@VU2', '1b@D1:grain', '2a@VU1:fruit'],
  }),
]);

describe('colorOutcomes', () => {
  it('tells every end of every call, as playing it out does', () => {
    for (const state of tables) {
      const { ranking } = questions.colorOutcomes.solve(state, {});
      expect(ranking).toHaveLength(4);
      for (const { color, outcomes } of ranking) {
        const found = outcomes.map(({ ships, blocked }) => JSON.stringify({ ships, blocked } satisfies End));
        expect(new Set(found)).toEqual(everyEnd(state, color));
        expect(new Set(found).size).toBe(found.length);
      }
    }
  });

  it('has a line to each end', () => {
    for (const state of tables) {
      for (const { color, outcomes } of questions.colorOutcomes.solve(state, {}).ranking) {
        for (const { line, ships } of outcomes) {
          const called = after(state, { kind: 'callColor', seat: state.seat, color });
          const end = shipsOf(line.reduce((one, move) => after(one, move), called));
          for (const [ship, place] of Object.entries(ships)) expect(end[ship]).toBe(place);
        }
      }
    }
  });

  it('tells right arrivals from wrong ones, and puts first what is best for the caller', () => {
    const state = table({ phase: 'sail', ships: ['0a@E1:grain', '1a@F1:fruit', '2a@F2', '0b@E4:grain'] });
    const { ranking, caller } = questions.colorOutcomes.solve(state, {});
    expect(caller).toBe(0);
    expect(ranking[0]).toMatchObject({ color: 'red', outcomes: [{ right: ['0a', '1a'], wrong: [] }] });
    expect(ranking.find(({ color }) => color === 'blue')!.outcomes[0]).toMatchObject({ right: [], wrong: ['0b'] });
    expect(ranking.find(({ color }) => color === 'green')!.outcomes[0]).toMatchObject({ wrong: ['2a'] });
    // Somebody else's call, before phase 2: his ships move first.
    const queue = { ships: ['0a@E2', '1a@D2'] };
    const green = (caller: number) =>
      questions.colorOutcomes.solve(table(queue), { caller }).ranking.find(({ color }) => color === 'green')!.outcomes;
    expect(green(0).map(({ blocked }) => blocked)).toEqual([[], []]);
    // The ship behind comes too early.
    expect(green(1).map(({ blocked }) => blocked)).toEqual([['1a'], ['1a']]);
  });

  it('goes on with a call that is under way', () => {
    const begun = after(table({ phase: 'sail', ships: ['0a@E2', '0b@D2', '1a@F1'] }), {
      kind: 'callColor',
      seat: 0,
      color: 'green',
    });
    const { ranking } = questions.colorOutcomes.solve(begun, {});
    expect(ranking).toMatchObject([{ color: 'green', outcomes: [{ ships: { '0a': 'F2', '0b': 'E2' } }] }]);
  });
});

/** The model chance of a ship alone, by playing: calls that move it are equally likely, its owner takes the better way. */
const chanceByPlay = (start: State, harbor: string): Fraction => {
  const { edition } = start;
  const at = edition.positions[start.at[0]!]!;
  if (at.harbor !== undefined) return fraction(at.harbor === harbor ? 1 : 0);
  const chances = edition.colors.flatMap((color) => {
    const called = after(
      { ...rotterdam.clone(start), phase: 'sail', step: 'choose', seat: 0 },
      { kind: 'callColor', seat: 0, color },
    );
    if (!called.call) return [];
    const ways = rotterdam.actions(called).map((move) => {
      const moved = rotterdam.clone(called);
      rotterdam.apply(moved, move);
      return chanceByPlay(moved, harbor);
    });
    return [ways.reduce((best, one) => (compareFractions(one, best) > 0 ? one : best))];
  });
  const sum = chances.reduce((total, one) => addFractions(total, one), fraction(0));
  return fraction(sum.n, sum.d * BigInt(chances.length));
};

/** Whether a sequence of colors can bring a ship from a position into a harbor: every position it could be in, call by call. */
const wordLeads = ({ edition }: State, from: string, word: readonly string[], harbor: string): boolean => {
  let places = new Set([from]);
  for (const color of word) {
    places = new Set(edition.channels.filter((one) => one.color === color && places.has(one.from)).map(({ to }) => to));
  }
  return edition.positions.some((one) => places.has(one.id) && one.harbor === harbor);
};

const wordsOf = (colors: readonly string[], length: number): string[][] =>
  length === 0 ? [[]] : wordsOf(colors, length - 1).flatMap((word) => colors.map((color) => [...word, color]));

describe('reach', () => {
  it.each([
    ['the default map', table()],
    ['a map of one’s own', table({ edition: creek })],
  ])('agrees with a ship that sails alone, and with every word tried: %s', (_, state) => {
    const { positions, harbors, colors } = state.edition;
    for (const { id: position } of positions.filter(({ harbor }) => harbor === undefined)) {
      const alone = table({
        edition: state.edition === table().edition ? 'reconstructed-1' : creek,
        ships: [`0a@${position}`],
      });
      for (const { id: harbor } of harbors) {
        const answer = questions.reach.solve(state, { position, harbor });
        expect(answer.chance).toBe(fractionToString(chanceByPlay(alone, harbor)));
        const lengths = answer.words.map((word) => word.length);
        expect(answer.channels).toEqual(lengths.length === 0 ? null : [Math.min(...lengths), Math.max(...lengths)]);
        const words = [1, 2, 3, 4, 5, 6].flatMap((length) =>
          length > 4 && colors.length > 3
            ? []
            : wordsOf(colors, length).filter((word) => wordLeads(state, position, word, harbor)),
        );
        const short = answer.words.filter((word) => word.length <= (colors.length > 3 ? 4 : 6));
        expect(short.map((word) => word.join()).sort()).toEqual(words.map((word) => word.join()).sort());
      }
    }
  });

  it('names exactly the channels after which the harbor is out of reach', () => {
    const state = table();
    for (const { id: position } of state.edition.positions) {
      const { lostBy, channels, ranking } = questions.reach.solve(state, { position, harbor: 'merwehaven' });
      for (const { at, to } of lostBy) {
        expect(questions.reach.solve(state, { position: at, harbor: 'merwehaven' }).channels).not.toBe(null);
        expect(questions.reach.solve(state, { position: to, harbor: 'merwehaven' }).channels).toBe(null);
      }
      if (channels === null) expect(lostBy).toEqual([]);
      expect(ranking.length).toBe(state.edition.channels.filter(({ from }) => from === position).length);
    }
  });
});

describe('launchChances', () => {
  it('tells what the design of the map promises, of free starts only', () => {
    const answer = questions.launchChances.solve(table({ ships: ['1a@A2'] }), { cargo: 'chemicals' });
    expect(answer).toMatchObject({ harbor: 'europoort', stock: 7 });
    expect(Object.keys(answer.chances)).toEqual(['A1', 'A3', 'A4']);
    expect(answer.ranking[0]).toMatchObject({ start: 'A3', chance: '11/16' });
    const all = { ships: ['0a@A1', '0b@A2', '1a@A3', '2a@A4:grain'] };
    expect(questions.launchChances.solve(table(all), { cargo: 'grain' })).toMatchObject({ chances: {}, stock: 6 });
    const own = questions.launchChances.solve(table({ edition: creek }), { cargo: 'ore' });
    // From S the owner chooses M: gold into Q1, or teal to P, from where half the calls lead north.
    expect(own.chances).toEqual({ S: '3/4', T: '1/2' });
  });
});
