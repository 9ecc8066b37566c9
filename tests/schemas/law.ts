import {
  type AnyGame,
  must,
  type Policy,
  parseLog,
  type Result,
  type Rulings,
  randomPlay,
  type SetupOptions,
} from '@portolan/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adapters } from '../conformance/adapters.ts';
import { goldenCases } from '../conformance/cases.ts';
import { anyChange, asJson, faultsOf } from './changes.ts';

/** What the schemas of a game are held to. */
export interface Described {
  readonly game: AnyGame;
  readonly schemas: Readonly<Record<'position' | 'action' | 'edition' | 'log', object>>;
  readonly parseEdition: (json: unknown) => Result<unknown>;
  /** Tables that are played at random, with a ruling that is not the default. */
  readonly tables: readonly SetupOptions[];
  readonly rulings: Rulings;
  /** How actions are chosen; left out: each with the same chance. */
  // biome-ignore lint/suspicious/noExplicitAny: a law of all games cannot name their state types
  readonly policy?: Policy<any, any>;
  /** How far the first games are played, in actions for each place in the list. */
  readonly steps: number;
  /** Boxes by id, whole, and in part. */
  readonly boxes: readonly unknown[];
  /** Values that stand in the wrong place. */
  readonly oddities: readonly unknown[];
}

/** Whatever is written is valid, and whatever is read is valid. */
export const schemaLaws = ({
  game,
  schemas,
  parseEdition,
  tables,
  rulings,
  policy,
  steps,
  boxes,
  oddities,
}: Described): void => {
  const [position, action, edition, log] = [schemas.position, schemas.action, schemas.edition, schemas.log].map(
    faultsOf,
  ) as [
    ReturnType<typeof faultsOf>,
    ReturnType<typeof faultsOf>,
    ReturnType<typeof faultsOf>,
    ReturnType<typeof faultsOf>,
  ];
  const games = tables.map((table, seed) =>
    must(randomPlay(game, { ...table, rulings }, { seed, policy, maxActions: steps * seed })),
  );
  const positions = games.map(({ state }) => game.makePosition(state));

  describe('what is written is valid', () => {
    it.each(goldenCases(game.id).map((one) => [one.id, one] as const))('the position of %s', (_, { given = {} }) => {
      const state = must(adapters[game.id]!.begin(given, {}));
      expect(position(asJson(game.makePosition(state)))).toEqual([]);
    });

    it.each(games.map((played, i) => [JSON.stringify(tables[i]), played] as const))('a game of %s', (_, played) => {
      expect(log(asJson(played.log))).toEqual([]);
      expect(log(asJson({ ...played.log, start: game.makePosition(played.state), actions: [] }))).toEqual([]);
      for (const one of played.log.actions) expect(action(asJson(one))).toEqual([]);
      for (const seat of [null, 0]) {
        expect(position(asJson(game.makePosition(game.view(played.state, seat))))).toEqual([]);
      }
    });

    it.each(boxes.map((box) => [JSON.stringify(box), box] as const))('a box: %s', (_, box) => {
      expect(edition(box)).toEqual([]);
      expect(edition(asJson(must(parseEdition(box))))).toEqual([]);
    });
  });

  describe('what is read is valid', () => {
    const whole = must(parseEdition({ id: 'whole' }));
    const read: readonly (readonly [
      string,
      (json: unknown) => Result<unknown>,
      typeof position,
      readonly unknown[],
    ])[] = [
      ['positions', (json) => game.parsePosition(json), position, positions],
      ['actions', (json) => game.parseAction(json), action, games.flatMap((played) => played.log.actions)],
      ['boxes', parseEdition, edition, [...boxes.filter((box) => typeof box !== 'string'), whole]],
      ['logs', (json) => parseLog(game, json), log, games.slice(0, 2).map((played) => played.log)],
    ];

    it.each(read)('%s', (_, parse, faults, values) => {
      fc.assert(
        fc.property(anyChange(asJson(values) as unknown[], oddities), (json) => {
          if (parse(json).ok) expect(faults(json)).toEqual([]);
        }),
        { numRuns: 300 },
      );
    });

    it('positions in which chance is to act, and can', () => {
      fc.assert(
        fc.property(anyChange(asJson(positions) as unknown[], oddities), (json) => {
          const state = game.parsePosition(json);
          if (!state.ok || game.validate(state.value).length > 0) return;
          const natures = game.turn(state.value).actors.includes('nature');
          expect(game.chances(state.value).length > 0).toBe(natures);
        }),
        { numRuns: 300 },
      );
    });
  });
};
