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
import { type AnyGame, must, type Policy, type Result, randomPlay } from '@portolan/core';
import {
  atRandom,
  rotterdam,
  actionSchema as rotterdamAction,
  positionSchema as rotterdamPosition,
} from '@portolan/rotterdam';
import { checkers as rotterdamCheckers } from '@portolan/rotterdam/checkers';
import type { Answer, Question } from '@portolan/solvers';
import { questions as borneoQuestions } from '@portolan/solvers/borneo';
import { questions as caboQuestions } from '@portolan/solvers/cabo-da-roca';
import { questions as comptoirQuestions } from '@portolan/solvers/comptoir-des-antilles';
import { questions as rotterdamQuestions } from '@portolan/solvers/rotterdam';
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

type AnyQuestion = Question<unknown, unknown, Answer>;

interface Described {
  readonly game: AnyGame;
  /** How actions are chosen; left out: each with the same chance. */
  // biome-ignore lint/suspicious/noExplicitAny: a test of all games cannot name their state types
  readonly policy?: Policy<any, any>;
  readonly position: object;
  readonly action: object;
  readonly checkers: Readonly<Record<string, AnyChecker>>;
  readonly questions: Readonly<Record<string, AnyQuestion>>;
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
    questions: borneoQuestions as never,
    beyond: ['unknown-face', 'unknown-harbor', 'unknown-mission'],
  },
  {
    game: caboDaRoca,
    position: caboPosition,
    action: caboAction,
    checkers: caboCheckers as never,
    questions: caboQuestions as never,
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
    questions: comptoirQuestions as never,
    beyond: ['unknown-contact', 'unknown-goods', 'wrong-total', 'wrong-phase', 'missing-field'],
  },
  {
    game: rotterdam,
    policy: atRandom,
    position: rotterdamPosition,
    action: rotterdamAction,
    checkers: rotterdamCheckers as never,
    questions: rotterdamQuestions as never,
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

/** What questions test of things in a position. */
const ofPosition = [
  'unknown-face',
  'unknown-ship',
  'wrong-ship',
  'not-in-port',
  'port-not-laid',
  'not-afloat',
  'too-few',
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
  (_, { game, policy, position, action, checkers, questions, beyond }) => {
    const played = [1, 2].map((seed) =>
      must(randomPlay(game, { seats: game.seats.max }, { seed, policy, maxActions: 60 * seed })),
    );
    const inputs: readonly (readonly [string, object, (json: unknown) => Result<unknown>, readonly unknown[]])[] = [
      ['a position', position, (json) => game.parsePosition(json), played.map(({ state }) => game.makePosition(state))],
      ['an action', action, (json) => game.parseAction(json), played.flatMap(({ log }) => log.actions)],
      ...Object.values(checkers).map(
        (one) => [`the dispute ${one.id}`, one.schema, (json: unknown) => one.parse(json), [one.example]] as const,
      ),
    ];

    // Of a position a schema knows nothing: what else a question tests there stands in its comment.
    const [{ state }] = played as [(typeof played)[number]];
    it.each(Object.values(questions))('schema and parser of the question $id agree', ({ schema, example, parse }) => {
      const faults = faultsOf(schema);
      const any = Object.keys(schema.properties ?? {}).map((name) => [name, 1]);
      const samples = [
        { ...Object.fromEntries(any), ...(example as object) },
        { ...(example as object), more: 1 },
      ].filter((one) => Object.keys(one).length > 0);
      const codes = String(schema.$comment ?? '').split(/[:,] /);
      fc.assert(
        fc.property(anyChange(asJson(samples) as unknown[], oddities), (json) => {
          expect(disagreement(parse(json, state), faults(json), [...codes, ...ofPosition])).toBeUndefined();
        }),
        { numRuns: 300, seed: 1 },
      );
    });

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
