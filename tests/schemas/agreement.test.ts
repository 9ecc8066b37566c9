import { borneo, actionSchema as borneoAction, positionSchema as borneoPosition } from '@portolan/borneo';
import { checkers as borneoCheckers } from '@portolan/borneo/checkers';
import { actionSchema as caboAction, caboDaRoca, positionSchema as caboPosition } from '@portolan/cabo-da-roca';
import { checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import {
  actionSchema as comptoirAction,
  comptoirDesAntilles,
  positionSchema as comptoirPosition,
} from '@portolan/comptoir-des-antilles';
import { checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import { type AnyGame, must, type Result, randomPlay } from '@portolan/core';
import { rotterdam, actionSchema as rotterdamAction, positionSchema as rotterdamPosition } from '@portolan/rotterdam';
import { checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyChange, asJson, faultsOf } from './changes.ts';

// An independent validator (ajv) and our parsers, asked about the same changed input.

interface AnyChecker {
  readonly id: string;
  readonly example: unknown;
  readonly schema: object;
  parse(json: unknown): Result<unknown>;
}

interface Described {
  readonly game: AnyGame;
  readonly position: object;
  readonly action: object;
  readonly checkers: Readonly<Record<string, AnyChecker>>;
  /** What a schema cannot say: what depends on the box, on how many play, or on another field. */
  readonly beyond: readonly string[];
}

const oddities = [
  null,
  true,
  -1,
  0,
  1,
  2,
  5,
  7,
  99,
  1.5,
  '',
  '?',
  'A',
  'red',
  'kuching',
  'over',
  [],
  {},
  ['?'],
  [0, 0],
];

const games: readonly Described[] = [
  {
    game: borneo,
    position: borneoPosition,
    action: borneoAction,
    checkers: borneoCheckers as never,
    beyond: ['unknown-face', 'unknown-harbor', 'unknown-mission'],
  },
  {
    game: caboDaRoca,
    position: caboPosition,
    action: caboAction,
    checkers: caboCheckers as never,
    beyond: [
      'unknown-card',
      'unknown-tile',
      'unknown-token',
      'unknown-square',
      'no-tile',
      'out-of-range',
      'duplicate',
      'prices-fall',
      'square-taken',
      'wrong-ship',
      'tiles-clash',
      'ports-touch',
      'not-beside',
      'too-short',
    ],
  },
  {
    game: comptoirDesAntilles,
    position: comptoirPosition,
    action: comptoirAction,
    checkers: comptoirCheckers as never,
    beyond: ['unknown-contact', 'unknown-goods', 'wrong-total', 'wrong-phase', 'missing-field'],
  },
  {
    game: rotterdam,
    position: rotterdamPosition,
    action: rotterdamAction,
    checkers: rotterdamCheckers as never,
    beyond: [
      'unknown-color',
      'unknown-harbor',
      'unknown-material',
      'unknown-mission',
      'unknown-position',
      'unknown-product',
      'unknown-ship',
      'unknown-seat',
      'too-long',
      'wrong-total',
      'no-turn',
      'missing-field',
      'unknown-field',
    ],
  },
];

/** A disagreement, if there is one that is not on the list. */
const disagreement = (read: Result<unknown>, faults: unknown, beyond: readonly string[]): unknown => {
  const valid = Array.isArray(faults) && faults.length === 0;
  if (read.ok) return valid ? undefined : { read: true, faults };
  const told = read.problems.filter(({ code }) => !beyond.includes(code));
  return valid && told.length > 0 ? { valid: true, problems: told } : undefined;
};

describe.each(games.map((one) => [one.game.id, one] as const))(
  '%s',
  (_, { game, position, action, checkers, beyond }) => {
    const played = [1, 2].map((seed) =>
      must(randomPlay(game, { seats: game.seats.max }, { seed, maxActions: 60 * seed })),
    );
    const inputs: readonly (readonly [string, object, (json: unknown) => Result<unknown>, readonly unknown[]])[] = [
      ['a position', position, (json) => game.parsePosition(json), played.map(({ state }) => game.makePosition(state))],
      ['an action', action, (json) => game.parseAction(json), played.flatMap(({ log }) => log.actions)],
      ...Object.values(checkers).map(
        (one) => [`the dispute ${one.id}`, one.schema, (json: unknown) => one.parse(json), [one.example]] as const,
      ),
    ];

    it.each(inputs)('schema and parser of %s agree', (_what, schema, parse, samples) => {
      const faults = faultsOf(schema);
      fc.assert(
        fc.property(anyChange(asJson(samples) as unknown[], oddities), (json) => {
          expect(disagreement(parse(json), faults(json), beyond)).toBeUndefined();
        }),
        { numRuns: 300, seed: 1 },
      );
    });
  },
);
