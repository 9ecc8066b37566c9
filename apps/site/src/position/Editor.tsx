import { type Impossibility, type Kind, type Lang, must } from '@portolan/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardForm } from '../board/BoardForm.tsx';
import { besideField, openAnswer, pathMatches } from '../check/problems.ts';
import { ActionPicker } from '../example/ActionPicker.tsx';
import { kitFor, type Moves } from '../example/game-kit.ts';
import { Unlisted } from '../example/Unlisted.tsx';
import { Ask } from '../kit/Ask.tsx';
import { Fields } from '../kit/Fields.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { type PageGame, useGame } from '../kit/game.ts';
import { OtherTab, useOtherTab } from '../kit/OtherTab.tsx';
import { Send, SendIcon } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { words as general } from '../kit/text.ts';
import { useSending } from '../kit/useSending.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import { Verdict } from '../kit/Verdict.tsx';
import { VerdictBar, VerdictFoot } from '../kit/VerdictBar.tsx';
import { rulingsOf } from '../stores/rulings.ts';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import { packPosition, positionUnder, sentTerms, unpackPosition, withRulings } from '../stores/terms.ts';
import { answerTo, readingsIn, troubleWith } from './answer.tsx';
import { type AnyEditor, type BaseForm, type PictureProps, wrongGroup, wrongIn } from './editor-game.ts';
import { Fold } from './Fold.tsx';
import { JsonBox } from './JsonBox.tsx';
import { isObject } from './json.ts';
import { MoveFields } from './MoveFields.tsx';
import { shared as words } from './shared-words.ts';

interface Props {
  readonly game: AnyEditor;
  readonly lang: Lang;
  readonly base: string;
  /** What the address held that opened the page, if it held anything. */
  readonly from?: From | undefined;
}

/** A new table, with the owner's own box if there is one. */
const newTable = ({ kit, fresh, freshFor }: AnyEditor): Json => {
  const box = editionOf(kit.game.id).get();
  if (!box) return fresh;
  return freshFor?.(box) ?? { ...fresh, edition: box };
};

/** The position that the address holds, under the terms that stand there, or the one kept here, or a new table. */
const startOf = (game: AnyEditor, page: PageGame, held: Json | undefined): Json =>
  held && isObject(held.position)
    ? positionUnder(held.position, sentTerms(page, held))
    : (positionOf(page.id).get() ?? newTable(game));

/** The table of the position that the editor starts from, which can always be read. */
const freshTable = ({ read, fresh }: AnyEditor): unknown => {
  const found = read(fresh);
  if (!found.ok) throw new Error('the position that the editor starts from cannot be read');
  return found.value.table;
};

/** What stood here before a change. */
interface Past {
  readonly position: Json;
  readonly proposed: Json | undefined;
}

const nothing: Moves<Kind> = { actions: [], guessed: false };

/** The whole table to enter, a live picture of it, any move to propose, and the verdict on it. */
export const Editor = ({ game, lang, base, from }: Props) => {
  const { Picture, fields: listed, moves: kinds, shapes, words: named } = game;
  const page = useGame();
  const held = useMemo(() => from && { ...from, payload: unpackPosition(from.payload) }, [from]);
  const terms = useTerms(page, held);
  const [position, setPosition] = useState<Json>(() => startOf(game, page, held?.payload));
  const [past, setPast] = useState<readonly Past[]>([]);
  const [proposed, setProposed] = useState<Json | undefined>(() =>
    isObject(held?.payload.action) ? held.payload.action : undefined,
  );
  const read = useMemo(() => game.read(position), [game, position]);
  const last = useRef(useMemo(() => freshTable(game), [game]));
  if (read.ok) last.current = read.value.table;
  const table = last.current;
  const state = read.ok ? read.value.state : undefined;
  const kit = useMemo(() => kitFor(game.kit, state), [game, state]);
  // What a link brought is only looked at; the table kept here changes when somebody changes it.
  const shown = useRef(position);
  useLayoutEffect(() => {
    if (shown.current !== position) positionOf(kit.game.id).set(position);
    shown.current = position;
  }, [kit, position]);

  const problems = read.ok ? [] : read.problems;
  const violations = useMemo<readonly Impossibility[]>(
    () => (read.ok ? kit.game.validate(read.value.state, position) : []),
    [read],
  );
  const common: BaseForm = {
    lang,
    position,
    set: (key, value) => {
      setPast([...past, { position, proposed }]);
      setPosition(game.changed(position, key, value, table));
    },
    wrong: wrongIn({ kit }, problems, violations, lang),
    wrongAll: wrongGroup(kit.book, problems, lang),
    problems,
    violations,
  };
  // Nothing is judged on a table that has to be put right first.
  const sound = read.ok && violations.length === 0;
  const places = [...problems.map((problem) => [problem.path]), ...violations.map(({ paths }) => paths)];
  const action = proposed ?? (read.ok ? game.firstMove(state, table) : undefined);
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
    ? answer && (answer.problems.length > 0 ? openAnswer(kit.book, answer.problems, lang, fields) : answer.answered)
    : troubleWith(kit.book, problems, violations, lang, fields);
  const moves = useMemo(() => (sound && read.ok ? kit.movesOn(read.value.state) : nothing), [kit, read, sound]);
  const offered = game.drawn ? moves.actions.filter((one) => !game.drawn?.(one)) : moves.actions;
  const go = (next: Json) => {
    setPast([...past, { position, proposed }]);
    setPosition(next);
    setProposed(undefined);
  };
  const play = (after: unknown) => go(kit.game.makePosition(after) as Json);
  const undo = () => {
    const before = past[past.length - 1];
    if (!before) return;
    setPast(past.slice(0, -1));
    setPosition(before.position);
    setProposed(before.proposed);
  };
  const takeBack = !sound && past.length > 0 ? { label: words.back[lang], act: undo } : undefined;
  const after = answer?.step?.after;
  const other = useOtherTab(
    `${page.id}:position`,
    (kept) => (isObject(kept) && game.read(kept).ok ? kept : undefined),
    position,
  );
  const packed = packPosition(position);
  const look = (ours: boolean): void => {
    terms.look(ours);
    setPosition(withRulings(position, ours ? rulingsOf(page.id).get() : (terms.sent?.rulings ?? {})));
  };
  const draw = game.sheet;
  const whole =
    draw && sound
      ? async (on: 'phone' | 'paper') => {
          const render = await draw();
          // A move that cannot be read is told in words; the table is drawn without it.
          const found = [{ action }, {}].map((move) => render(position, { lang, sheet: on, ...move }));
          return must(found.find(({ ok }) => ok) ?? render(position));
        }
      : undefined;
  const sending = useSending({
    lang,
    game: page,
    kind: 'position',
    title: game.title[lang],
    fields: { position: packed.position, ...(action ? { action } : {}) },
    names: page.openPoints.names,
    terms: { ...terms, ...packed.terms },
    table: whole,
  });
  const movable = useMemo(
    () => (sound && read.ok ? game.movesOn?.(read.value.state, table) : undefined),
    [read, sound],
  );
  const enter = (next: Json): void => {
    setPast([...past, { position, proposed }]);
    setPosition(next);
  };
  const drawn: PictureProps<unknown, unknown, unknown> = {
    table: read.ok || !game.partly ? table : game.partly(position, table),
    lang,
    form,
    state,
    problems,
    violations,
    action,
    propose: setProposed,
  };
  const picture = <Picture {...drawn} />;
  // What no field tells can still be put right in the text.
  const unplaced = problems.filter((_, i) => !fields[i]);
  return (
    <>
      <Ask>{game.title[lang]}</Ask>
      <p class="lead-0">{game.lead[lang]}</p>
      <OtherTab lang={lang} take={other && (() => go(other))} />
      <SentStrip lang={lang} game={page} names={page.openPoints.names} terms={{ ...terms, look }} saidBefore />
      {answered && (
        <VerdictBar
          lang={lang}
          answered={answered}
          undo={takeBack}
          send={takeBack ? undefined : <SendIcon lang={lang} sending={sending} />}
        />
      )}
      <div class="check-grid position-grid">
        <form class="fields" onSubmit={(event) => event.preventDefault()}>
          <FormProvider value={ofTable.form}>
            <Fields
              lang={lang}
              of={listed}
              shape={shapes.position}
              words={named.position}
              value={position}
              onChange={(next: Json, path) => {
                const [key = ''] = path.split(/[.[]/);
                common.set(key, next[key]);
              }}
              with={form}
            />
            <TableReadings
              lang={lang}
              names={page.openPoints.names}
              value={readingsIn(position)}
              onChange={(next) => common.set('rulings', Object.keys(next).length > 0 ? next : undefined)}
            />
          </FormProvider>
          <Fold title={words.json[lang]} wrong={unplaced.length > 0}>
            <JsonBox
              lang={lang}
              value={position}
              onChange={setPosition}
              problems={unplaced.map((problem) => kit.book.problemText(problem, lang))}
            />
          </Fold>
          <div class="picks-row">
            <button type="button" class="btn btn-q" onClick={() => go(newTable(game))}>
              {words.again[lang]}
            </button>
            {game.empty && (
              <button type="button" class="btn btn-q" onClick={() => go(game.empty?.(position) ?? position)}>
                {words.emptyTable[lang]}
              </button>
            )}
            {past.length > 0 && (
              <button type="button" class="btn btn-q" onClick={undo}>
                {words.back[lang]}
              </button>
            )}
          </div>
        </form>
        <div class="answer">
          <section class="table-live" aria-label={words.board[lang]}>
            {!read.ok && <p class="small">{(game.partly ? words.partly : words.stale)[lang]}</p>}
            {game.entry ? (
              <BoardForm
                lang={lang}
                entry={game.entry}
                value={position}
                about={form}
                onChange={enter}
                moves={movable && { ...movable, action, propose: setProposed }}
                beside={game.Beside && <game.Beside {...drawn} />}
              >
                {picture}
              </BoardForm>
            ) : (
              picture
            )}
          </section>
          {action && answer && (
            <form class="fields move-fields" onSubmit={(event) => event.preventDefault()}>
              <h3>{words.move[lang]}</h3>
              <FormProvider value={ofMove.form}>
                <MoveFields
                  lang={lang}
                  form={form}
                  action={action}
                  moves={kinds}
                  names={kit.actionNames}
                  shape={shapes.action}
                  words={named.action}
                  onChange={setProposed}
                  onKind={(kind) => setProposed(game.moveOfKind(kind, state, table))}
                />
              </FormProvider>
            </form>
          )}
          {answered && <VerdictFoot lang={lang} answered={answered} undo={takeBack} />}
          {answered && (
            <Verdict
              lang={lang}
              base={base}
              answered={answered}
              inUse={readingsIn(position)}
              readings={answer?.readings}
              send={<Send lang={lang} sending={sending} />}
            />
          )}
          <div class="actions">
            {after !== undefined && (
              <button type="button" class="btn btn-1" onClick={() => play(after)}>
                {words.playIt[lang]}
              </button>
            )}
            <a class="btn" href={kit.book.pageHref('', lang, base)}>
              {general.readRules[lang]}
            </a>
          </div>
          {sound && (
            <section class="legal-moves">
              <h3>{words.legalMoves[lang]}</h3>
              {moves.guessed && <p class="small">{words.guessed[lang]}</p>}
              <ActionPicker
                actions={offered}
                kit={kit}
                lang={lang}
                onPick={(one: Kind) => setProposed(one as unknown as Json)}
                alike={moves.alike}
              />
              {!moves.guessed && <Unlisted kit={kit} state={state} lang={lang} />}
              {kit.game.turn(state).actors.length === 0 && <p>{words.noMove[lang]}</p>}
            </section>
          )}
        </div>
      </div>
    </>
  );
};
