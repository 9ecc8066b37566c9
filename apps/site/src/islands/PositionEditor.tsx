import { type Action, type ActionKind, borneo, type Position, reconstructed, rulingNames } from '@portolan/borneo';
import type { Lang, Problem, Rulings } from '@portolan/core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../boards/borneo/Board.tsx';
import { readTable, type Table } from '../boards/borneo/model.ts';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Sign } from '../kit/marks.tsx';
import { pageHref, problemText, violationText } from '../kit/rulebook.ts';
import { TableReadings } from '../kit/TableReadings.tsx';
import { words as shared } from '../kit/text.ts';
import { Verdict, VerdictBar } from '../kit/Verdict.tsx';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import { pathMatches } from './check/problems.ts';
import { ActionPicker } from './example/ActionPicker.tsx';
import { ClauseLink } from './example/ClauseLink.tsx';
import './example/example.css';
import { ActionFields } from './position/ActionFields.tsx';
import { answerTo } from './position/answer.tsx';
import { freshPosition, isObject, objectIn, withField } from './position/draft.ts';
import { besideField, type Form, wrongIn } from './position/form.ts';
import { JsonBox } from './position/JsonBox.tsx';
import { hasPhaseFields, PhaseFields, phaseStart } from './position/PhaseFields.tsx';
import { PileFields, PlayerFields } from './position/PlayerFields.tsx';
import { PortFields } from './position/PortFields.tsx';
import './position/position.css';
import { asProposal, firstMove, moveOfKind } from './position/proposal.ts';
import { CompanyFields, TableFields } from './position/TableFields.tsx';
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

const seatsOf = (position: Json): number =>
  position.seats === 3 || position.seats === 4 || position.seats === 5 ? position.seats : 4;

/** Lists by seat follow the number of players: what is too much is kept nowhere, what lacks is filled in. */
const reseated = (position: Json, seats: number): Json => {
  const cut = (key: string, filler: unknown) => {
    const list = position[key];
    return Array.isArray(list) ? { [key]: Array.from({ length: seats }, (_, i) => list[i] ?? filler) } : {};
  };
  const { supply: _, ...others } = position;
  return { ...others, seats, ...cut('hands', [4]), ...cut('warehouses', {}) };
};

/** The fields of one phase only mean something there. */
const rephased = (position: Json, phase: string): Json => {
  const { fight: _f, distribution: _d, refill: _r, draws: _n, dealTo: _t, final: _l, result: _s, ...others } = position;
  const start = phaseStart[phase] ?? {};
  const kept = Object.fromEntries(Object.keys(start).flatMap((key) => (key in position ? [[key, position[key]]] : [])));
  const active = 'active' in start ? {} : { active: position.active ?? 0 };
  return { ...others, ...active, phase, ...start, ...kept, ...('active' in start ? { active: null } : {}) };
};

const changed = (position: Json, key: string, value: unknown): Json => {
  if (key === 'seats') return reseated(position, Number(value));
  if (key === 'phase') return rephased(position, String(value));
  return withField(position, key, value);
};

const Fold = ({
  title,
  open,
  wrong,
  children,
}: {
  title: string;
  open?: boolean;
  wrong?: boolean;
  children: preact.ComponentChildren;
}) => (
  <details class={wrong ? 'fold is-bad' : 'fold'} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);

const Impossible = ({ state, lang }: { state: Parameters<typeof borneo.validate>[0]; lang: Lang }) => {
  const violations = borneo.validate(state);
  if (violations.length === 0) return null;
  return (
    <section class="impossible" aria-live="polite">
      <Sign state="illegal" />
      <div>
        <b>{words.impossible[lang]}</b>
        <ul>
          {violations.map((violation) => (
            <li key={JSON.stringify(violation)}>
              {violationText(violation, lang)} <ClauseLink id={violation.clause} lang={lang} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};

const Groups = ({ form, hasProblem }: { form: Form; hasProblem: (path: string) => boolean }) => {
  const { lang, seats } = form;
  const rulings = objectIn(form.position, 'rulings') as Rulings;
  return (
    <>
      <Fold title={words.table[lang]} open>
        <TableFields form={form} />
      </Fold>
      {hasPhaseFields(form.phase) && (
        <Fold title={words.now[lang]} open>
          <PhaseFields form={form} />
        </Fold>
      )}
      <Fold title={words.companies[lang]} wrong={hasProblem('companies')} open>
        <CompanyFields form={form} />
      </Fold>
      <Fold title={words.ports[lang]} wrong={hasProblem('ports')}>
        <PortFields form={form} />
      </Fold>
      <Fold title={words.players[lang]} wrong={hasProblem('hands') || hasProblem('warehouses')}>
        {Array.from({ length: seats }, (_, seat) => (
          <PlayerFields key={seat} form={form} seat={seat} />
        ))}
      </Fold>
      <Fold title={words.piles[lang]} wrong={hasProblem('missions') || hasProblem('pile') || hasProblem('discard')}>
        <PileFields form={form} />
      </Fold>
      <TableReadings
        lang={lang}
        names={rulingNames}
        value={rulings}
        onChange={(next) => form.set('rulings', Object.keys(next).length > 0 ? next : undefined)}
      />
    </>
  );
};

const pathOf = (problem: Problem, lang: Lang): string => problemText(problem, lang);

/** The whole table to enter, a live picture of it, any move to propose, and the verdict on it. */
export const PositionEditor = ({ lang, base, sent }: Props) => {
  const [position, setPosition] = useState<Json>(() => startOf(sent));
  const [past, setPast] = useState<readonly Json[]>([]);
  const [proposed, setProposed] = useState<Json | undefined>(() => sentAction(sent));
  const read = useMemo(() => readTable(position), [position]);
  const last = useRef(useMemo(freshTable, []));
  if (read.ok) last.current = read.value.table;
  const table = last.current;
  const state = read.ok ? read.value.state : undefined;
  useEffect(() => positionOf(GAME).set(position), [position]);

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
    set: (key, value) => setPosition(changed(position, key, value)),
    wrong,
  };
  const action = proposed ?? (state ? firstMove(state, table.position) : undefined);
  const answer = useMemo(
    () => (state && action ? answerTo(position as unknown as Position, state, action, lang) : undefined),
    [position, state, JSON.stringify(action), lang],
  );
  const actions = useMemo(() => (state ? borneo.actions(state) : []), [state]);
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
              problems={problems.map((problem) => pathOf(problem, lang))}
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
              {actions.length > 0 ? (
                <ActionPicker actions={actions} lang={lang} onPick={(one: Action) => setProposed(asProposal(one))} />
              ) : (
                <p>{words.noMove[lang]}</p>
              )}
            </section>
          )}
        </div>
      </div>
    </>
  );
};

export default PositionEditor;
