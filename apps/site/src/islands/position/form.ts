import type { Clause, Edition } from '@portolan/borneo';
import type { Lang, Problem, Violation } from '@portolan/core';
import type { Table } from '../../boards/borneo/model.ts';
import { problemText, violationText } from '../../kit/rulebook.ts';
import { capital } from '../../kit/text.ts';
import type { Json } from '../../stores/table.ts';
import { pathMatches } from '../check/problems.ts';
import { listIn, objectIn } from './draft.ts';

/** What the groups of fields share: what is entered, how to change it, and what is wrong where. */
export interface Form {
  readonly lang: Lang;
  readonly position: Json;
  readonly seats: number;
  readonly phase: string;
  /** The box in use: the one entered, or the default one while that cannot be read. */
  readonly box: Edition;
  /** The last readable table, with everything filled in. */
  readonly table: Table;
  /** Changes one field of the position; undefined takes it away. */
  readonly set: (key: string, value: unknown) => void;
  /** The sentence for what is wrong in a field, if something is. */
  readonly wrong: (path: string) => string | undefined;
  /** The same for what is wrong with a whole group, not with one of its fields. */
  readonly wrongAll: (path: string) => string | undefined;
}

const portsWith = (position: Json, harbor: unknown): string[] =>
  listIn(position, 'ports').flatMap((port, i) =>
    objectIn({ port }, 'port').harbor === harbor ? [`ports[${i}].harbor`] : [],
  );

const storesWith = (position: Json, key: 'harbors' | 'missions', id: unknown): string[] =>
  listIn(position, 'warehouses').flatMap((store, i) =>
    listIn(store, key).includes(id) ? [`warehouses[${i}].${key}`] : [],
  );

type Places = (violation: Violation<Clause>, position: Json) => readonly string[];

const placesByReason: Readonly<Record<string, Places>> = {
  'variant-seats': () => ['options'],
  'merchant-total': () => ['companies'],
  'company-overfull': ({ company }) => [`companies.${company}`],
  gap: ({ company }) => [`companies.${company}`],
  'harbor-not-in-game': ({ harbor }, position) => [
    ...portsWith(position, harbor),
    ...storesWith(position, 'harbors', harbor),
  ],
  'harbor-twice': ({ harbor }, position) => [
    ...portsWith(position, harbor),
    ...storesWith(position, 'harbors', harbor),
  ],
  'mission-not-in-game': ({ mission }, position) => ['missions', ...storesWith(position, 'missions', mission)],
  'mission-twice': ({ mission }, position) => ['missions', ...storesWith(position, 'missions', mission)],
  'closed-harbor': ({ port }) => [`ports[${Number(port) - 1}].harbor`],
  'capacity-passed': ({ port }) => [`ports[${Number(port) - 1}].tower`],
  'monopoly-standing': ({ port }) => [`ports[${Number(port) - 1}].tower`],
  'hand-over-limit': ({ seat }) => [`hands[${seat}]`],
  'hand-empty': ({ seat }) => [`hands[${seat}]`],
  'pirate-ship': () => ['pirateShip'],
  'card-total': () => ['pile'],
  'too-many-copies': () => ['pile'],
};

/** The fields that a violation of the position is about. */
const placesOf: Places = (violation, position) => placesByReason[violation.reason]?.(violation, position) ?? [];

/** The sentence for a problem without its place, for the field that is the place. */
export const besideField = (problem: Problem, lang: Lang): string => {
  const sentence = problemText(problem, lang);
  const text = sentence.startsWith(problem.path) ? sentence.slice(problem.path.length) : sentence;
  return capital(text.replace(/^\s*:\s*/, ''));
};

/** Finds the sentence for a whole group of fields. */
export const wrongGroup =
  (problems: readonly Problem[], lang: Lang) =>
  (path: string): string | undefined => {
    const problem = problems.find((one) => one.path === path);
    return problem && besideField(problem, lang);
  };

/** Finds the sentence that belongs beside a field. */
export const wrongIn =
  (problems: readonly Problem[], violations: readonly Violation<Clause>[], position: Json, lang: Lang) =>
  (path: string): string | undefined => {
    const problem = problems.find((one) => pathMatches(one.path, path));
    if (problem) return besideField(problem, lang);
    const violation = violations.find((one) => placesOf(one, position).some((place) => pathMatches(place, path)));
    return violation && violationText(violation, lang);
  };
