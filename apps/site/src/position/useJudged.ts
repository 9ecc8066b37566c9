import type { Impossibility, Kind, Lang } from '@portolan/core';
import { useMemo, useRef } from 'preact/hooks';
import { besideField, openAnswer, pathMatches } from '../check/problems.ts';
import { kitFor, type Moves } from '../example/game-kit.ts';
import { useForm } from '../kit/form.tsx';
import { answerTo, moveAskedFor, troubleWith } from './answer.tsx';
import { type AnyEditor, type BaseForm, wrongGroup, wrongIn } from './editor-game.ts';
import { freshTable } from './tables.ts';
import type { Entered } from './useEntered.ts';

const nothing: Moves<Kind> = { actions: [], guessed: false };

/** What is entered as it is read: the table, what is wrong with it, or else the verdict on the proposed move. */
export const useJudged = (
  game: AnyEditor,
  { position, proposed, enter, whose }: Pick<Entered, 'position' | 'proposed' | 'enter' | 'whose'>,
  lang: Lang,
) => {
  const read = useMemo(() => game.read(position), [game, position]);
  const last = useRef(useMemo(() => freshTable(game), [game]));
  if (read.ok) last.current = read.value.table;
  const table = last.current;
  const state = read.ok ? read.value.state : undefined;
  const kit = useMemo(() => kitFor(game.kit, state), [game, state]);
  const problems = read.ok ? [] : read.problems;
  const violations = useMemo<readonly Impossibility[]>(
    () => (read.ok ? kit.game.validate(read.value.state, position) : []),
    [read],
  );
  const common: BaseForm = {
    lang,
    position,
    set: (key, value) => enter(game.changed(position, key, value, table)),
    wrong: wrongIn({ kit }, problems, violations, lang),
    wrongAll: wrongGroup(kit.book, problems, lang),
    problems,
    violations,
  };
  // Nothing is judged on a table that has to be put right first.
  const sound = read.ok && violations.length === 0;
  const places = [...problems.map((problem) => [problem.path]), ...violations.map(({ paths }) => paths)];
  // Only the example shows a move of its own: on any other table, nothing is judged that nobody proposed.
  const action = proposed ?? (read.ok && whose === 'example' ? game.firstMove(state, table) : undefined);
  const answer = useMemo(
    () => (sound && action ? answerTo(kit, position, state, action, lang) : undefined),
    [kit, position, read, sound, JSON.stringify(action), lang],
  );
  const wrongMove = (answer?.problems ?? []).map(({ path }) => [path]);
  const form = game.formOf(common, table);
  const ofTable = useForm(lang, form.wrong, sound ? [] : places, form.wrongAll);
  const problemOfMove = (path: string): string | undefined => {
    const found = answer?.problems.find((problem) => pathMatches(problem.path, path));
    return found && besideField(kit.book, found, lang);
  };
  const ofMove = useForm(lang, problemOfMove, sound ? wrongMove : []);
  // What stands beside no field is told in full.
  const fields = (sound ? ofMove : ofTable).fields.map((field) => (field?.tells ? field : undefined));
  const answered = sound
    ? answer
      ? answer.problems.length > 0
        ? openAnswer(kit.book, answer.problems, lang, fields)
        : answer.answered
      : moveAskedFor(kit, state, lang)
    : troubleWith(kit.book, problems, violations, lang, fields);
  const moves = useMemo(() => (sound && read.ok ? kit.movesOn(read.value.state) : nothing), [kit, read, sound]);
  return {
    readable: read.ok,
    sound,
    /** As it was last read. */
    table,
    state,
    kit,
    problems,
    violations,
    form,
    action,
    answer,
    answered,
    moves,
    /** The fields of the table and of the move, with what is wrong in each. */
    ofTable: ofTable.form,
    ofMove: ofMove.form,
    moveIsWrong: wrongMove.length > 0,
    /** What no field tells can still be put right in the text. */
    unplaced: problems.filter((_, i) => !fields[i]),
  } as const;
};

/** What is entered as it is read, for the parts of the page. */
export type Judged = ReturnType<typeof useJudged>;
