import type { Game, Kind } from '../game.ts';
import type { Log } from '../log.ts';
import { type Notation, readNotation, writeNotation } from '../notation.ts';
import { below, type Rng, rng } from '../random.ts';
import { difference, show, throughJson } from './compare.ts';

/** What the laws of a notation are asked of. */
export interface NotationCase<State, Action extends Kind> {
  /** A game as it was played. */
  readonly log: Log<Action>;
  readonly notation: Notation<Action, State>;
  /** Actions besides those of the log: of kinds that random games hardly ever come to. */
  readonly actions?: readonly Action[];
}

const place = /^[1-9]\d*:[1-9]\d*$/;

const wordsOf = (line: string) => [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ text, column: index + 1 }));

/** Each action is read back from its line. */
const actionsReadBack = <State, Action extends Kind>(
  notation: Notation<Action, State>,
  actions: readonly Action[],
): readonly string[] =>
  actions.flatMap((action) => {
    const line = notation.write(action);
    const read = notation.read(wordsOf(line));
    if (!read.ok) return [`${show(action)} is written ${line}, which is refused: ${read.code} at ${read.column}`];
    const found = difference(read.action, throughJson(action));
    return found ? [`${show(action)} is written ${line}, which reads otherwise, ${found}`] : [];
  });

/** Each form of a line reads as the kind of action whose form it is, and is written so again. */
const samplesReadBack = <Action extends Kind, State>(notation: Notation<Action, State>): readonly string[] =>
  notation.samples
    .filter(({ line }) => !line.endsWith('…'))
    .flatMap(({ kind, line }) =>
      [line.replaceAll(/ ?\[.*?\]/g, ''), line.replaceAll(/[[\]]/g, '')].flatMap((sample) => {
        const read = notation.read(wordsOf(sample));
        if (!read.ok) return [`the sample ${sample} is refused: ${read.code} at ${read.column}`];
        const action = read.action as Action;
        if (action.kind !== kind) return [`the sample ${sample} of ${kind} reads as ${action.kind}`];
        const again = notation.write(action);
        return again === sample ? [] : [`the sample ${sample} is written ${again}`];
      }),
    );

/** What people add, with everything that could be taken for something else. */
const notesOf = ({ seats, actions }: Log): Pick<Log, 'title' | 'names' | 'comments'> => ({
  title: '[Title] "quoted", {braces}',
  names: Array.from({ length: seats }, (_, seat) => ['Ann', '', ' O’Neil ]', '"Bo"', 'X\ny'][seat] ?? 'Z'),
  comments: { 0: 'At the start', [actions.length]: 'Two\nlines } and { braces', [actions.length >> 1]: '1. A pass' },
});

const logReadsBack = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  notation: Notation<Action, State>,
  log: Log<Action>,
): readonly string[] =>
  [log, { ...log, ...notesOf(log) }].flatMap((one) => {
    const text = writeNotation(game, notation, one);
    if (!text.ok) return [`a log is not written: ${show(text.problems)}`];
    const read = readNotation(game, notation, text.value);
    if (!read.ok) return [`a log is not read back: ${show(read.problems)}`];
    const found = difference(throughJson(read.value), throughJson(one));
    return found ? [`a log reads otherwise, ${found}`] : [];
  });

/** A text with one fault: a word lost, doubled, cut, or another letter. */
const spoiled = (text: string, random: Rng): string => {
  const at = below(random, text.length);
  const by = ['', text[below(random, text.length)]!, '}', '{', ' ', '[x '][below(random, 6)]!;
  return text.slice(0, at) + by + text.slice(at + 1 + below(random, 3));
};

const faultsHavePlaces = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  notation: Notation<Action, State>,
  log: Log<Action>,
): readonly string[] => {
  const written = writeNotation(game, notation, { ...log, actions: log.actions.slice(0, 40) });
  if (!written.ok) return [];
  const random = rng(log.actions.length);
  return Array.from({ length: 25 }, () => spoiled(written.value, random)).flatMap((text) => {
    const read = readNotation(game, notation, text);
    if (read.ok) return [];
    return read.problems
      .filter(({ path }) => !place.test(path) || Number(path.split(':')[0]) > text.split('\n').length)
      .map((problem) => `of ${show(text)} ${show(problem)} has no place in it`);
  });
};

/**
 * What a notation must keep, asked of one game: each action, each sample and the whole log read back as they were written, and
 * what is wrong is told with its line and column. Failures as sentences; empty if all is well.
 */
export const notationFailures = <State, Action extends Kind, Event extends Kind, Clause extends string>(
  game: Game<State, Action, Event, Clause>,
  { notation, log, actions = [] }: NotationCase<State, Action>,
): readonly string[] => [
  ...samplesReadBack(notation),
  ...actionsReadBack(notation, [...log.actions, ...actions]),
  ...logReadsBack(game, notation, log),
  ...faultsHavePlaces(game, notation, log),
];
