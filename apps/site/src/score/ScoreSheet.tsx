import { seatLetter } from '@portolan/boards';
import type { Lang, Rulings, Seat, Text } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import type { AskedChecker } from '../check/module.ts';
import { besideField, openAnswer, pathMatches } from '../check/problems.ts';
import { BoxNote } from '../kit/BoxNote.tsx';
import { Group, Segment, TextField } from '../kit/controls.tsx';
import { Dock } from '../kit/Dock.tsx';
import { type FieldList, Fields, type FieldWords } from '../kit/Fields.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { GameProvider, type PageGame, useGame } from '../kit/game.ts';
import { SeatToken } from '../kit/marks.tsx';
import { OtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import type { Shape } from '../kit/shape.ts';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both, words } from '../kit/text.ts';
import { useKeptForm } from '../kit/useKeptForm.ts';
import { useSending } from '../kit/useSending.ts';
import { type Answered, Verdict } from '../kit/Verdict.tsx';
import type { Fetch } from '../questions/Fetched.tsx';
import { type Json, scoreSheetOf } from '../stores/table.ts';
import { type ReadKept, useCount, useKeptPosition } from './counted.ts';
import { byLetter, PlayerFields } from './players.tsx';
import { type AnySheet, MAX_NAME, type Sheets, withPlayer } from './sheet.ts';

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la position entrée', 'Count the position entered'),
} as const;

/** What a player is called on a sheet: by name, or by letter. */
type Called = (seat: number) => string;

const calledOn =
  ({ players }: AnySheet, lang: Lang): Called =>
  (seat) =>
    players[seat]?.name.trim() || byLetter(lang)(seat);

/** What the fields of a sheet are about besides what is entered. */
export interface SheetAbout<Box = unknown> {
  /** The box in use, and the patch that makes it of the default one. */
  readonly box: Box;
  readonly edition: unknown;
  readonly rulings: Rulings;
  readonly called: Called;
}

/** The same for the fields of a player. */
export interface PlayerAbout<Box = unknown> extends SheetAbout<Box> {
  readonly seat: Seat;
}

/** What a count is drawn from. */
export interface CountProps<Sheet, Answer, Kept> {
  readonly lang: Lang;
  readonly base: string;
  readonly sheet: Sheet;
  readonly answer: Answer;
  readonly nameOf: Called;
  /** Something was counted: before that nobody wins. */
  readonly started: boolean;
  /** The position that was counted, if one was. */
  readonly counted?: Kept | undefined;
}

/** A game whose points are counted: its sheets, their fields, the checker that counts, and what its answer looks like. */
export interface ScoreGame<Sheet extends AnySheet, Input extends object, Answer, Box, Kept = never> {
  readonly page: PageGame;
  /** How many can play, and for how many an empty sheet is. */
  readonly seats: readonly number[];
  readonly usual: number;
  readonly sheets: Sheets<Sheet, Input>;
  /** The box that is counted with; the default one where the owner's cannot be read. */
  readonly box: (edition: unknown) => Box;
  readonly checker: Pick<AskedChecker<Input, Answer>, 'rulings' | 'schema' | 'parse' | 'judge'>;
  /** What its fields are called; the shape of those that the checker does not know. */
  readonly words: FieldWords;
  readonly shape?: Readonly<Record<string, Shape>>;
  /** The fields before those of the players, of each player, and after. */
  readonly before?: FieldList<Sheet, SheetAbout<Box>>;
  // biome-ignore lint/suspicious/noExplicitAny: the fields of a player serve its checker's page as well
  readonly player: FieldList<any, any>;
  readonly after?: FieldList<Sheet, SheetAbout<Box>>;
  /** What is sent of a sheet; left out: all but its box. */
  readonly sent?: (sheet: Sheet, about: SheetAbout<Box>) => Json;
  /** Counts the position that was entered elsewhere; `own` is the owner's box. */
  readonly kept?: {
    readonly read: Fetch<ReadKept<Kept>>;
    readonly take: (kept: Kept, sheet: Sheet, own: unknown) => Sheet;
  };
  /** Whether there is something to answer. */
  readonly isStarted: (sheet: Sheet, answer: Answer) => boolean;
  /** How to begin, where there is nothing yet. */
  readonly hint?: Text;
  /** The count, by the name of its question, and the heading over it. */
  readonly check: string;
  readonly heading?: Text;
  readonly Count: (props: CountProps<Sheet, Answer, Kept>) => ComponentChildren;
  /** What stands below the answer. */
  readonly Below?: (props: CountProps<Sheet, Answer, Kept>) => ComponentChildren;
  readonly explain: (answer: Answer, called: Called, lang: Lang, about: SheetAbout<Box>) => Answered;
}

interface Props<Sheet extends AnySheet, Input extends object, Answer, Box, Kept> {
  readonly lang: Lang;
  readonly base: string;
  readonly game: ScoreGame<Sheet, Input, Answer, Box, Kept>;
}

const bare = <Sheet extends AnySheet>({ edition: _, ...entered }: Sheet): Sheet => entered as Sheet;

const Filled = <Sheet extends AnySheet, Input extends object, Answer, Box, Kept>({
  lang,
  base,
  game,
}: Props<Sheet, Input, Answer, Box, Kept>) => {
  const { page, sheets, checker, Count, Below } = game;
  const { book } = useGame();
  const { rulings: names } = checker;
  const {
    value: sheet,
    change,
    history,
    trouble,
    terms,
    live,
    takeOther,
  } = useKeptForm<Sheet>({
    game: page,
    kind: 'score',
    parse: sheets.parse,
    empty: () => sheets.empty(game.usual),
    room: 'score',
    pick: (kept) => kept,
    stored: () => scoreSheetOf(page.id).get(),
    store: (next) => scoreSheetOf(page.id).set({ ...next } as unknown as Json),
  });
  const { rulings } = terms;
  const edition = sheet.edition ?? terms.edition;
  const box = useMemo(() => game.box(edition), [game, edition]);
  const called = calledOn(sheet, lang);
  const about: SheetAbout<Box> = { box, edition, rulings, called };
  const { position, own: ownBox } = useKeptPosition(page, game.kept?.read);
  const [counted, count] = useState<Kept>();
  const { answer, problems } = useCount(checker, sheets.inputOf(sheet, edition), rulings, [sheet, edition]);
  const sending = useSending({
    lang,
    game: page,
    kind: 'score',
    title: words.scoreSheet[lang],
    fields: game.sent?.(sheet, about) ?? (bare(sheet) as unknown as Json),
    names,
    terms: { ...terms, edition },
    live,
  });
  const { form, fields } = useForm(
    lang,
    (path) => {
      const found = problems.find((problem) => pathMatches(problem.path, path));
      return found && besideField(book, found, lang);
    },
    problems.map(({ path }) => [path]),
  );
  const wrong = problems.length > 0;
  const started = answer !== undefined && game.isStarted(sheet, answer);
  const answered = wrong
    ? openAnswer(book, problems, lang, fields)
    : started
      ? game.explain(answer, called, lang, about)
      : undefined;
  const send = <Send lang={lang} sending={sending} />;
  const drawn = answer && { lang, base, sheet, answer, nameOf: called, started, counted };
  const { schema } = checker;
  const { required = [], properties } = schema;
  const own = game.shape ?? {};
  const shape = { ...schema, required: [...required, ...Object.keys(own)], properties: { ...properties, ...own } };
  const common = { lang, shape, words: game.words };
  const beside = {
    ...common,
    value: sheet,
    onChange: change,
    with: about,
  };
  return (
    <FormProvider value={form}>
      <div class="kit not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={page} names={names} terms={terms} />
        <div class="check-grid score-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <Segment
              label={texts.players[lang]}
              value={sheet.players.length}
              options={game.seats.map((seats) => ({ value: seats, label: String(seats) }))}
              onChange={(seats) => change(sheets.withSeats(sheet, seats))}
              error={problems.some(({ path }) => path === 'players') ? form.problemAt('players') : undefined}
            />
            {game.kept && position && (
              <div>
                <button
                  type="button"
                  class="btn"
                  onClick={() => {
                    count(position);
                    if (game.kept) change(game.kept.take(position, sheet, ownBox));
                  }}
                >
                  {texts.take[lang]}
                </button>
              </div>
            )}
            <BoxNote
              lang={lang}
              base={base}
              game={page}
              terms={terms}
              edition={edition}
              onDrop={() => change(bare(sheet))}
            />
            {game.before && <Fields {...beside} of={game.before} />}
            {sheet.players.map((player, seat) => (
              <Group key={seatLetter(seat)} label={called(seat)} mark={<SeatToken seat={seat} />}>
                <div class="rows">
                  <TextField
                    label={texts.name[lang]}
                    value={player.name}
                    maxLength={MAX_NAME}
                    onChange={(name) => change(withPlayer(sheet, seat, { ...(player as object), name }))}
                  />
                  <PlayerFields
                    {...common}
                    seat={seat}
                    of={game.player}
                    value={player}
                    onChange={(next) => change(withPlayer(sheet, seat, next))}
                    with={{ ...about, seat }}
                  />
                </div>
              </Group>
            ))}
            {game.after && <Fields {...beside} of={game.after} />}
            <TableReadings
              lang={lang}
              names={names}
              value={rulings}
              onChange={terms.read}
              lent={terms.sent !== undefined && !terms.ours}
            />
          </form>
          <div class="answer">
            {game.heading && <h2 class="mid">{game.heading[lang]}</h2>}
            {drawn && (
              <div class="live" data-check={game.check}>
                <Count {...drawn} />
              </div>
            )}
            {answered ? (
              <Verdict
                lang={lang}
                base={base}
                answered={answered}
                send={send}
                {...(wrong || names.length === 0 ? {} : { inUse: rulings })}
              />
            ) : (
              <>
                {game.hint && <p class="small">{game.hint[lang]}</p>}
                {send}
              </>
            )}
            {drawn && Below && <Below {...drawn} />}
            <div class="actions">
              <button type="button" class="btn" onClick={() => change(sheets.empty(sheet.players.length))}>
                {texts.erase[lang]}
              </button>
              {position && (
                <a class="btn" href={book.pageHref('check/#position', lang, base)}>
                  {words.wholePosition[lang]}
                </a>
              )}
            </div>
          </div>
        </div>
        <Dock lang={lang} history={history} sending={sending} />
      </div>
    </FormProvider>
  );
};

/** The frame of a score sheet: who plays, the fields of each player, the count, and what it says. */
export const ScoreSheet = <Sheet extends AnySheet, Input extends object, Answer, Box, Kept>(
  props: Props<Sheet, Input, Answer, Box, Kept>,
) => (
  <GameProvider value={props.game.page} lang={props.lang}>
    <Filled {...props} />
  </GameProvider>
);
