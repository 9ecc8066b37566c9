import { type Action, type ActionKind, borneo, type Position, reconstructed } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../boards/borneo/Board.tsx';
import { readTable, type Table } from '../boards/borneo/model.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Sign } from '../kit/marks.tsx';
import { pageHref, problemText } from '../kit/rulebook.ts';
import { words as shared } from '../kit/text.ts';
import { Verdict, VerdictBar } from '../kit/Verdict.tsx';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import { pathMatches } from './check/problems.ts';
import { ActionPicker } from './example/ActionPicker.tsx';
import './example/example.css';
import { borneoKit } from './example/borneo.tsx';
import { movesOn } from './example/borneo-moves.ts';
import { ActionFields } from './position/ActionFields.tsx';
import { answerTo } from './position/answer.tsx';
import { changed, seatsOf } from './position/change.ts';
import { freshPosition, isObject, withField } from './position/draft.ts';
import { besideField, type Form, wrongGroup, wrongIn } from './position/form.ts';
import { Fold, Groups, Impossible } from './position/Groups.tsx';
import { JsonBox } from './position/JsonBox.tsx';
import './position/position.css';
import { asProposal, firstMove, moveOfKind } from './position/proposal.ts';
import { words } from './position/words.ts';

const GAME = 'borneo';

/** What a link to the editor holds. */
export interface PositionPayload {
  readonly position?: unknown;
  readonly action?: unknown;
}

interface Props {
  readonly lang: Lang;
  readonly base: string;
  /** What the link that opened the page holds, if one did. */
  readonly sent?: unknown;
}

const startOf = (sent: unknown): Json => {
  if (isObject(sent) && isObject(sent.position)) return sent.position;
  const kept = positionOf(GAME).get();
  if (kept) return kept;
  const box = editionOf(GAME).get();
  return box ? { ...freshPosition, edition: box } : freshPosition;
};

const sentAction = (sent: unknown): Json | undefined =>
  isObject(sent) && isObject(sent.action) ? sent.action : undefined;

/** The fresh table, which can always be read. */
const freshTable = (): Table => {
  const read = readTable(freshPosition);
  if (!read.ok) throw new Error('the position that the editor starts from cannot be read');
  return read.value.table;
};

/** The whole table to enter, a live picture of it, any move to propose, and the verdict on it. */
const PositionEditor = ({ lang, base, sent }: Props) => {
  const [position, setPosition] = useState<Json>(() => startOf(sent));
  const [past, setPast] = useState<readonly Json[]>([]);
  const [proposed, setProposed] = useState<Json | undefined>(() => sentAction(sent));
  const read = useMemo(() => readTable(position), [position]);
  const last = useRef(useMemo(freshTable, []));
  if (read.ok) last.current = read.value.table;
  const table = last.current;
  const state = read.ok ? read.value.state : undefined;
  // What a link brought is only looked at; the table kept here changes when somebody changes it.
  const shown = useRef(position);
  useEffect(() => {
    if (shown.current !== position) positionOf(GAME).set(position);
    shown.current = position;
  }, [position]);

  const problems = read.ok ? [] : read.problems;
  const violations = useMemo(() => (state ? borneo.validate(state) : []), [state]);
  const wrong = wrongIn(problems, violations, position, lang);
  const form: Form = {
    lang,
    position,
    seats: seatsOf(position),
    phase: typeof position.phase === 'string' ? position.phase : 'mission',
    box: table.box ?? reconstructed,
    table,
    set: (key, value) => {
      // These two drop what only made sense before; it can be taken back.
      if (key === 'seats' || key === 'phase') setPast([...past, position]);
      setPosition(changed(position, key, value));
    },
    wrong,
    wrongAll: wrongGroup(problems, lang),
  };
  const action = proposed ?? (state ? firstMove(state, table.position) : undefined);
  const answer = useMemo(
    () => (state && action ? answerTo(position as unknown as Position, state, action, lang) : undefined),
    [position, state, JSON.stringify(action), lang],
  );
  const moves = useMemo(() => (state ? movesOn(state) : { actions: [], guessed: false }), [state]);
  const go = (next: Json) => {
    setPast([...past, position]);
    setPosition(next);
    setProposed(undefined);
  };
  const play = (after: Parameters<typeof borneo.makePosition>[0]) => go(borneo.makePosition(after) as unknown as Json);
  const undo = () => {
    const before = past[past.length - 1];
    if (!before) return;
    setPast(past.slice(0, -1));
    setPosition(before);
    setProposed(undefined);
  };
  const after = answer?.step?.after;
  return (
    <>
      <h2 class="ask">{words.title[lang]}</h2>
      <p class="lead-0">{words.lead[lang]}</p>
      {answer && <VerdictBar lang={lang} answered={answer.answered} />}
      <div class="check-grid position-grid">
        <form class="fields" onSubmit={(event) => event.preventDefault()}>
          <Groups form={form} hasProblem={(path) => problems.some((problem) => pathMatches(problem.path, path))} />
          <Fold title={words.json[lang]} wrong={problems.length > 0}>
            <JsonBox
              lang={lang}
              value={position}
              onChange={setPosition}
              problems={problems.map((problem) => problemText(problem, lang))}
            />
          </Fold>
          <div class="picks-row">
            <button type="button" class="btn btn-q" onClick={() => go(freshPosition)}>
              {words.again[lang]}
            </button>
            {past.length > 0 && (
              <button type="button" class="btn btn-q" onClick={undo}>
                {words.back[lang]}
              </button>
            )}
          </div>
        </form>
        <div class="answer">
          <section class="table-live" aria-label={words.board[lang]}>
            {!read.ok && <p class="small">{words.stale[lang]}</p>}
            <Board table={table} lang={lang} />
          </section>
          {state && <Impossible state={state} lang={lang} />}
          {!read.ok && (
            <section class="impossible">
              <Sign state="open" />
              <ul>
                {problems.map((problem) => (
                  <li key={`${problem.path} ${problem.code}`}>{problemText(problem, lang)}</li>
                ))}
              </ul>
            </section>
          )}
          {state && action && answer && (
            <form class="fields move-fields" onSubmit={(event) => event.preventDefault()}>
              <h3>{words.move[lang]}</h3>
              <ActionFields
                proposal={{
                  form,
                  action,
                  set: (change) =>
                    setProposed(
                      Object.entries(change).reduce((all, [key, value]) => withField(all, key, value), action),
                    ),
                  wrong: (path) => {
                    const found = answer.problems.find((problem) => pathMatches(problem.path, path));
                    return found && besideField(found, lang);
                  },
                }}
                onKind={(kind: ActionKind) => setProposed(moveOfKind(kind, state, table.position))}
              />
            </form>
          )}
          {answer && <Verdict lang={lang} base={base} answered={answer.answered} readings={answer.readings} />}
          <div class="actions">
            {after && (
              <button type="button" class="btn btn-1" onClick={() => play(after)}>
                {words.playIt[lang]}
              </button>
            )}
            <CopyButton lang={lang} kind="position" payload={{ position, ...(action ? { action } : {}) }} />
            <a class="btn" href={pageHref('', lang, base)}>
              {shared.readRules[lang]}
            </a>
          </div>
          {state && (
            <section class="legal-moves">
              <h3>{words.legalMoves[lang]}</h3>
              {moves.guessed && <p class="small">{words.guessed[lang]}</p>}
              <ActionPicker
                actions={moves.actions}
                kit={borneoKit}
                lang={lang}
                onPick={(one: Action) => setProposed(asProposal(one))}
              />
              {borneo.turn(state).actors.length === 0 && <p>{words.noMove[lang]}</p>}
            </section>
          )}
        </div>
      </div>
    </>
  );
};

export default PositionEditor;
