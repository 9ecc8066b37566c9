import { seatLetter } from '@portolan/boards';
import { type Impossibility, type Kind, type Lang, must } from '@portolan/core';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { BoardForm } from '../board/BoardForm.tsx';
import { besideField, openAnswer, pathMatches } from '../check/problems.ts';
import { kitFor, type Moves } from '../example/game-kit.ts';
import { Unlisted } from '../example/Unlisted.tsx';
import { Ask } from '../kit/Ask.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Segment } from '../kit/controls/choices.tsx';
import { Dock } from '../kit/Dock.tsx';
import { Fields } from '../kit/Fields.tsx';
import { Folded } from '../kit/Folded.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { type PageGame, useGame } from '../kit/game.ts';
import { LastCases } from '../kit/LastCases.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { fill, words as general } from '../kit/text.ts';
import { useCases } from '../kit/useCases.ts';
import { useHistory } from '../kit/useHistory.ts';
import { useSending } from '../kit/useSending.ts';
import { type From, useTerms } from '../kit/useTerms.ts';
import { VerdictBar } from '../kit/VerdictBar.tsx';
import { AnswerBox, ClauseCard } from '../kit/verdict/Verdict.tsx';
import type { Case } from '../stores/cases.ts';
import { encodeLink } from '../stores/link.ts';
import { rulingsOf } from '../stores/rulings.ts';
import { same } from '../stores/same.ts';
import { editionOf, type Json, positionOf } from '../stores/table.ts';
import { packPosition, positionUnder, sentTerms, unpackPosition, withRulings } from '../stores/terms.ts';
import { answerTo, readingsIn, troubleWith } from './answer.tsx';
import { ByTouches, togetherOf } from './ByTouches.tsx';
import { type AnyEditor, type BaseForm, type PictureProps, wrongGroup, wrongIn } from './editor-game.ts';
import { Fold } from './Fold.tsx';
import { JsonBox } from './JsonBox.tsx';
import { isObject } from './json.ts';
import { MoveFields } from './MoveFields.tsx';
import { MoveList } from './MoveList.tsx';
import { Starts } from './Starts.tsx';
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

/** The position that the address holds, under the terms that stand there. */
const heldIn = (page: PageGame, held: Json | undefined): Json | undefined =>
  held && isObject(held.position) ? positionUnder(held.position, sentTerms(page, held)) : undefined;

/** A table by the moment it is in; undefined for one that can no longer be read. */
const nameOf = ({ kit, read }: AnyEditor, position: Json, lang: Lang): string | undefined => {
  const found = read(position);
  if (!found.ok) return undefined;
  const [who] = kit.game.turn(found.value.state).actors;
  if (who === undefined) return words.over[lang];
  return typeof who === 'number' ? fill(words.turnOf[lang], { who: seatLetter(who) }) : words.chance[lang];
};

/** The table of the position that the editor starts from, which can always be read. */
const freshTable = ({ read, fresh }: AnyEditor): unknown => {
  const found = read(fresh);
  if (!found.ok) throw new Error('the position that the editor starts from cannot be read');
  return found.value.table;
};

/** What stands on the page: the table, and the move that is proposed on it. */
interface Entered {
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
  const example = useMemo(() => newTable(game), [game]);
  const opened = useRef(heldIn(page, held?.payload) ?? example).current;
  const cases = useCases(page.id, 'position', opened, (one) =>
    [example, game.empty?.(one), game.start?.(one)].some((start) => same(start, one)),
  );
  const history = useHistory<Entered>(
    () => ({ position: opened, proposed: isObject(held?.payload.action) ? held.payload.action : undefined }),
    ({ position: now }) => {
      // What a link brought is only looked at; the table kept here changes when somebody changes it.
      positionOf(page.id).set(now);
      cases.keep(now);
    },
  );
  const { position, proposed } = history.now;
  const propose = (action: Json): void => history.amend((now) => ({ ...now, proposed: action }));
  const enter = (next: Json): void => history.change((now) => ({ ...now, position: next }));
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
  const caseNamed = useCallback((one: Json) => nameOf(game, one, lang), [game, lang]);
  const go = (next: Json): void => history.change({ position: next, proposed: undefined });
  const begin = (next: Json, one?: Case): void => {
    cases.turn(one);
    go(next);
    window.scrollTo({ top: 0 });
  };
  const play = (after: unknown): void => go(kit.game.makePosition(after) as Json);
  const after = answer?.step?.after;
  const packed = packPosition(position);
  const look = (ours: boolean): void => {
    terms.look(ours);
    enter(withRulings(position, ours ? rulingsOf(page.id).get() : (terms.sent?.rulings ?? {})));
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
  const drawn: PictureProps<unknown, unknown, unknown> = {
    table: read.ok || !game.partly ? table : game.partly(position, table),
    lang,
    form,
    state,
    problems,
    violations,
    action,
    propose,
  };
  const picture = <Picture {...drawn} />;
  const [playing, setPlaying] = useState(false);
  const load = useMemo(() => game.play && togetherOf(game.play), [game]);
  const [seat, ...seats] = sound ? kit.game.turn(state).actors.filter((actor) => actor !== 'nature') : [];
  // Where nobody is to act, there is no move to put together.
  const together = load && seat !== undefined ? { load, seats: [seat, ...seats] as const } : undefined;
  // What no field tells can still be put right in the text.
  const unplaced = problems.filter((_, i) => !fields[i]);
  const isExample = same(position, example);
  const whose = isExample ? 'example' : terms.sent && same(position, opened) ? 'sent' : 'mine';
  const empty = game.empty?.(position);
  const best = sound ? kit.book.pageHref(`solve/#${encodeLink(page.id, 'position', { position })}`, lang, base) : null;
  return (
    <div class="tool-frame frame-table">
      <Crumb lang={lang} base={base} whose={whose} />
      <Ask>{game.title[lang]}</Ask>
      <SentStrip lang={lang} game={page} names={page.openPoints.names} terms={{ ...terms, look }} saidBefore />
      {game.unnamed && held?.payload.counted === true && same(position, opened) && (
        <p class="note">{game.unnamed[lang]}</p>
      )}
      {answered && <VerdictBar lang={lang} answered={answered} />}
      <div class="frame-grid position-grid">
        <div class="answer frame-main">
          {answered && <AnswerBox lang={lang} answered={answered} />}
          {together && (
            <div class="board-way">
              <Segment
                label={words.onBoard[lang]}
                value={playing ? 'play' : 'enter'}
                options={[
                  { value: 'enter', label: words.entering[lang] },
                  { value: 'play', label: words.playing[lang] },
                ]}
                onChange={(way) => setPlaying(way === 'play')}
              />
            </div>
          )}
          <section class={game.entry ? 'table-live live' : 'table-live'} aria-label={words.board[lang]}>
            {!read.ok && <p class="small">{(game.partly ? words.partly : words.stale)[lang]}</p>}
            {together && playing ? (
              <ByTouches key={JSON.stringify(position)} lang={lang} state={state} propose={propose} {...together} />
            ) : game.entry ? (
              <BoardForm
                lang={lang}
                entry={game.entry}
                value={position}
                about={form}
                onChange={enter}
                moves={movable && { ...movable, action, propose }}
                beside={game.Beside && <game.Beside {...drawn} />}
              >
                {picture}
              </BoardForm>
            ) : (
              picture
            )}
          </section>
        </div>
        <div class="frame-side">
          {answered && (
            <ClauseCard
              lang={lang}
              base={base}
              answered={answered}
              inUse={readingsIn(position)}
              readings={answer?.readings}
              send={<Send lang={lang} sending={sending} />}
            />
          )}
          {sound && (
            <section class="legal-moves" aria-label={words.legalMoves[lang]}>
              <h3>
                {words.legalMoves[lang]} {game.movesOn && <span class="small">{words.orShow[lang]}</span>}
              </h3>
              {moves.guessed && <p class="small">{words.guessed[lang]}</p>}
              <MoveList
                lang={lang}
                kit={kit}
                actions={offered}
                alike={moves.alike}
                proposed={action}
                onPick={(one: Kind) => propose(one as unknown as Json)}
              />
              {!moves.guessed && <Unlisted kit={kit} state={state} lang={lang} />}
              {kit.game.turn(state).actors.length === 0 && <p>{words.noMove[lang]}</p>}
            </section>
          )}
          {action && answer && (
            <form class="fields move-fields" onSubmit={(event) => event.preventDefault()}>
              <Folded
                title={words.move[lang]}
                value={kit.actionNames[String(action.kind)]?.[lang]}
                wrong={wrongMove.length > 0}
              >
                {() => (
                  <FormProvider value={ofMove.form}>
                    <MoveFields
                      lang={lang}
                      form={form}
                      action={action}
                      moves={kinds}
                      names={kit.actionNames}
                      shape={shapes.action}
                      words={named.action}
                      onChange={propose}
                      onKind={(kind) => propose(game.moveOfKind(kind, state, table))}
                    />
                  </FormProvider>
                )}
              </Folded>
              {after !== undefined && (
                <div>
                  <button type="button" class="btn btn-1" onClick={() => play(after)}>
                    {words.playIt[lang]}
                  </button>
                </div>
              )}
            </form>
          )}
          <Starts
            lang={lang}
            position={position}
            tables={{ empty, start: game.start?.(position), example }}
            take={begin}
          />
          <form class="fields folds" onSubmit={(event) => event.preventDefault()}>
            <p class="small">{game.lead[lang]}</p>
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
                onChange={enter}
                problems={unplaced.map((problem) => kit.book.problemText(problem, lang))}
              />
            </Fold>
            <LastCases
              lang={lang}
              cases={cases.last}
              named={caseNamed}
              take={(one) => begin(one.input, one)}
              example={undefined}
            />
          </form>
          <div class="actions">
            <a class="btn" href={kit.book.pageHref('', lang, base)}>
              {general.readRules[lang]}
            </a>
            {sound && (
              <a
                class="btn"
                href={kit.book.pageHref(`score/#${encodeLink(page.id, 'position', { position })}`, lang, base)}
              >
                {general.countTable[lang]}
              </a>
            )}
            {page.plays && sound && (
              <a
                class="btn"
                href={kit.book.pageHref(`play/#${encodeLink(page.id, 'position', { position })}`, lang, base)}
              >
                {words.playOn[lang]}
              </a>
            )}
          </div>
        </div>
      </div>
      <Dock
        lang={lang}
        history={history}
        sending={sending}
        own={empty && (() => begin(empty))}
        best={page.advises ? best : undefined}
        purpose={page.advises ? 'best' : 'send'}
      />
    </div>
  );
};
