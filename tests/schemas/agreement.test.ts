import {
  borneo,
  actionSchema as borneoAction,
  editionSchema as borneoEdition,
  logSchema as borneoLog,
  positionSchema as borneoPosition,
  parseEdition as parseBorneo,
} from '@portolan/borneo';
import { checkers as borneoCheckers } from '@portolan/borneo/checkers';
import {
  actionSchema as caboAction,
  caboDaRoca,
  editionSchema as caboEdition,
  logSchema as caboLog,
  positionSchema as caboPosition,
  parseEdition as parseCabo,
} from '@portolan/cabo-da-roca';
import { checkers as caboCheckers } from '@portolan/cabo-da-roca/checkers';
import {
  actionSchema as comptoirAction,
  comptoirDesAntilles,
  editionSchema as comptoirEdition,
  logSchema as comptoirLog,
  positionSchema as comptoirPosition,
  parseEdition as parseComptoir,
} from '@portolan/comptoir-des-antilles';
import { checkers as comptoirCheckers } from '@portolan/comptoir-des-antilles/checkers';
import { type AnyGame, logOf, must, type Policy, parseLog, type Result, randomPlay } from '@portolan/core';
import {
  atRandom,
  parseEdition as parseRotterdam,
  rotterdam,
  actionSchema as rotterdamAction,
  editionSchema as rotterdamEdition,
  logSchema as rotterdamLog,
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
import { borneoBoxes, caboDaRocaBoxes, comptoirDesAntillesBoxes, rotterdamBoxes } from './boxes.ts';
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
  readonly edition: object;
  readonly log: object;
  parseEdition(json: unknown): Result<unknown>;
  readonly boxes: readonly unknown[];
  readonly checkers: Readonly<Record<string, AnyChecker>>;
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  /** What a schema cannot say: what depends on the box, on how many play, or on another field. */
  readonly beyond: readonly string[];
  /** The same of a box, beside what its schema says in comments. */
  readonly beyondBox: readonly string[];
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
    edition: borneoEdition,
    log: borneoLog,
    parseEdition: parseBorneo,
    boxes: borneoBoxes,
    checkers: borneoCheckers as never,
    questions: borneoQuestions as never,
    beyond: [
      'unknown-face',
      'unknown-harbor',
      'unknown-mission',
      'missing-field',
      'duplicate',
      'wrong-phase',
      'wrong-seats',
    ],
    beyondBox: ['too-few-spaces'],
  },
  {
    game: caboDaRoca,
    position: caboPosition,
    action: caboAction,
    edition: caboEdition,
    log: caboLog,
    parseEdition: parseCabo,
    boxes: caboDaRocaBoxes,
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
      'too-long',
      'unknown-seat',
      'unknown-ship',
      'unknown-value',
      'missing-field',
      'wrong-phase',
    ],
    beyondBox: [],
  },
  {
    game: comptoirDesAntilles,
    position: comptoirPosition,
    action: comptoirAction,
    edition: comptoirEdition,
    log: comptoirLog,
    parseEdition: parseComptoir,
    boxes: comptoirDesAntillesBoxes,
    checkers: comptoirCheckers as never,
    questions: comptoirQuestions as never,
    beyond: ['unknown-contact', 'unknown-goods', 'wrong-total', 'wrong-phase', 'missing-field'],
    beyondBox: [],
  },
  {
    game: rotterdam,
    policy: atRandom,
    position: rotterdamPosition,
    action: rotterdamAction,
    edition: rotterdamEdition,
    log: rotterdamLog,
    parseEdition: parseRotterdam,
    boxes: rotterdamBoxes,
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
      'wrong-step',
    ],
    beyondBox: [],
  },
];

/** What a log tests besides: its notes by the number of players and of actions, its table by the position it begins with. */
const beyondLog = ['wrong-length', 'out-of-range', 'not-as-start'];

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

/** The codes that a schema names in its comments, because only code can test them. */
const commented = (schema: object): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"\$comment":"Also tested: ([^"]*)"/g)].flatMap(([, codes = '']) =>
    codes.split(', '),
  );

/** What is read, its schema and its parser, samples, and what a schema of it cannot say. */
type Input = readonly [
  what: string,
  schema: object,
  parse: (json: unknown) => Result<unknown>,
  samples: readonly unknown[],
  beyond: readonly string[],
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
  (_, { game, policy, parseEdition, boxes, checkers, questions, ...one }) => {
    const played = [1, 2].map((seed) =>
      must(randomPlay(game, { seats: game.seats.max }, { seed, policy, maxActions: 60 * seed })),
    );
    // Boxes as data: whole ones, and what differs in them.
    const own = boxes.filter((box) => typeof box !== 'string');
    const owned = own.map((box, seed) => {
      const table = { seats: game.seats.min, edition: box };
      return must(randomPlay(game, table, { seed, policy, maxActions: 40 }));
    });
    const positions = [...played, ...owned].map(({ state }) => game.makePosition(state));
    const logs = [...played, ...owned].flatMap(({ log, state }) => {
      const actions = log.actions.slice(0, 12);
      const names = Array.from({ length: log.seats }, (_, seat) => `Seat ${seat}`);
      const noted = { title: 'Tuesday', names, comments: { 0: 'so', [actions.length]: 'there' } };
      return [
        { ...log, ...noted, actions },
        { ...logOf(game, log, [], game.makePosition(state), noted), comments: { 0: 'so' } },
      ];
    });
    const [ofTable, ofBox] = [one.beyond, [...commented(one.edition), ...one.beyondBox]];
    const inputs: readonly Input[] = [
      ['a position', one.position, (json) => game.parsePosition(json), positions, [...ofTable, ...ofBox]],
      ['an action', one.action, (json) => game.parseAction(json), played.flatMap(({ log }) => log.actions), ofTable],
      ['a box', one.edition, parseEdition, [...own, must(parseEdition({ id: 'whole' }))], ofBox],
      ['a log', one.log, (json) => parseLog(game, json), logs, [...ofTable, ...ofBox, ...beyondLog]],
      ...Object.values(checkers).map(({ id, schema, parse, example }): Input => {
        return [`the dispute ${id}`, schema, parse, [example], ofTable];
      }),
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

    it.each(inputs)('schema and parser of %s agree', (_what, schema, parse, samples, beyond) => {
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
