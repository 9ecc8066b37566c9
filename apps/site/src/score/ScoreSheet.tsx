import { seatLetter } from '@portolan/boards';
import type { Lang, Result, Rulings, Seat, Text } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import type { AskedChecker } from '../check/module.ts';
import { besideField, pathMatches } from '../check/problems.ts';
import { Ask } from '../kit/Ask.tsx';
import { BoxNote } from '../kit/BoxNote.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Segment } from '../kit/controls/choices.tsx';
import { Group } from '../kit/controls/groups.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { Dock } from '../kit/Dock.tsx';
import { type FieldList, Fields, type FieldWords } from '../kit/Fields.tsx';
import { type ErrorField, FormProvider, useForm } from '../kit/form.tsx';
import { GameProvider, type PageGame, useGame } from '../kit/game.ts';
import { Later } from '../kit/Later.tsx';
import { SeatToken } from '../kit/marks.tsx';
import { OtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both, words } from '../kit/text.ts';
import { useKeptForm } from '../kit/useKeptForm.ts';
import { useSending } from '../kit/useSending.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import { packer, packing } from '../stores/packing.ts';
import { type Json, scoreSheetOf } from '../stores/table.ts';
import { positionIn } from '../stores/terms.ts';
import { type KeptCount, useCounting } from './counted.ts';
import { byLetter, PlayerFields } from './players.tsx';
import { type AnySheet, MAX_NAME, type Sheets, withPlayer } from './sheet.ts';

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la table entrée', 'Count the table entered'),
  open: both('Ouvrir comme une table', 'Open as a table'),
  back: both('Revenir à la table', 'Back to the table'),
} as const;

/** What a player is called on a sheet: by name, or by letter. */
export type Called = (seat: number) => string;

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

/** What the answer to a sheet is made of. */
export interface ScoreAnswerProps<Sheet, Input, Box, Kept> {
  readonly lang: Lang;
  readonly base: string;
  readonly sheet: Sheet;
  /** What the checker is asked, or what is wrong with it. */
  readonly read: Result<Input>;
  readonly about: SheetAbout<Box>;
  readonly counted: Kept | undefined;
  /** The open points that can matter. */
  readonly names: readonly string[];
  /** The fields that show what is wrong. */
  readonly fields: readonly (ErrorField | undefined)[];
  readonly send: ComponentChildren;
}

/** The count of a sheet and what it says. */
export type ScoreAnswer<Sheet, Input, Box, Kept> = FunctionComponent<ScoreAnswerProps<Sheet, Input, Box, Kept>>;

/** A game whose points are counted: its sheets, their fields, and what counts, which is fetched once something is entered. */
export interface ScoreGame<Sheet extends AnySheet, Input extends object, Box, Kept> {
  readonly page: PageGame;
  /** How many can play, and for how many an empty sheet is. */
  readonly seats: readonly number[];
  readonly usual: number;
  readonly sheets: Sheets<Sheet, Input>;
  /** The box that is counted with; the default one where the owner's cannot be read. */
  readonly box: (edition: unknown) => Box;
  readonly asks: Pick<AskedChecker<Input, unknown>, 'rulings' | 'schema' | 'parse'>;
  /** What its fields are called; the shape of those that the checker does not know. */
  readonly words: FieldWords;
  readonly shape?: Readonly<Record<string, JsonSchema>>;
  /** The fields before those of the players, of each player, and after. */
  readonly before?: FieldList<Sheet, SheetAbout<Box>>;
  // biome-ignore lint/suspicious/noExplicitAny: the fields of a player serve its checker's page as well
  readonly player: FieldList<any, any>;
  readonly after?: FieldList<Sheet, SheetAbout<Box>>;
  /** What is sent of a sheet; left out: all but its box. */
  readonly sent?: (sheet: Sheet, about: SheetAbout<Box>) => Json;
  /** What a sheet does not name, and how the table that is opened from it has it. */
  readonly unnamed?: Text;
  /** Counts a table that was entered or played elsewhere, and opens a sheet as one. */
  readonly kept: Fetch<KeptCount<Sheet, Kept>>;
  readonly answer: Fetch<ScoreAnswer<Sheet, Input, Box, Kept>>;
}

interface Props<Sheet extends AnySheet, Input extends object, Box, Kept> {
  readonly lang: Lang;
  readonly base: string;
  readonly game: ScoreGame<Sheet, Input, Box, Kept>;
}

const bare = <Sheet extends AnySheet>({ edition: _, ...entered }: Sheet): Sheet => entered as Sheet;

const Filled = <Sheet extends AnySheet, Input extends object, Box, Kept>({
  lang,
  base,
  game,
}: Props<Sheet, Input, Box, Kept>) => {
  const { page, sheets, asks } = game;
  const { book } = useGame();
  const { rulings: names, schema } = asks;
  const [came, come] = useState<Json>();
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
    handed: { kind: 'position', take: (payload) => come(payload) },
  });
  const { rulings } = terms;
  const edition = sheet.edition ?? terms.edition;
  const box = useMemo(() => game.box(edition), [game, edition]);
  const called = calledOn(sheet, lang);
  const about: SheetAbout<Box> = { box, edition, rulings, called };
  const counting = useCounting(page, game.kept, { change: history.change, under: { edition, rulings } });
  const { table: counted } = counting;
  const handed = useMemo(() => came && positionIn(page, came), [came]);
  useEffect(() => {
    if (handed) counting.take(handed);
  }, [handed]);
  const read = useMemo(
    () => asks.parse({ ...sheets.inputOf(sheet, edition), rulings }),
    [asks, sheets, sheet, edition, rulings],
  );
  const problems = read.ok ? [] : read.problems;
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
  const send = <Send lang={lang} sending={sending} />;
  const tableAt = (position: Json, told: Json = {}): string => {
    const table = packer()?.encodeLink(page.id, 'position', { position, ...told });
    return book.pageHref(`check/#${table ?? 'position'}`, lang, base);
  };
  const open = (): void => {
    Promise.all([counting.open(sheet), packing()]).then(
      ([position]) => location.assign(tableAt(position, { counted: true })),
      () => location.assign(book.pageHref('check/#position', lang, base)),
    );
  };
  const backTo = ({ back }: Json): string =>
    handed && back !== 'play' ? tableAt(handed) : book.pageHref('play/', lang, base);
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
        <div class="tool-frame">
          <Crumb lang={lang} base={base} list={false} />
          <Ask>{words.scoreSheet[lang]}</Ask>
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
              {counting.kept && !counted && (
                <div>
                  <button type="button" class="btn" onClick={counting.kept}>
                    {texts.take[lang]}
                  </button>
                </div>
              )}
              {came && (
                <div>
                  <a class="btn" href={backTo(came)}>
                    {texts.back[lang]}
                  </a>
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
                      beside
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
              <Later
                lang={lang}
                load={game.answer}
                by={[sheet, edition, rulings]}
                of={(live) => ({ lang, base, sheet, read, about, counted, names, fields, send: live && send })}
              >
                {send}
              </Later>
              <div class="actions">
                <button type="button" class="btn" onClick={() => change(sheets.empty(sheet.players.length))}>
                  {texts.erase[lang]}
                </button>
                <button type="button" class="btn" onClick={open}>
                  {texts.open[lang]}
                </button>
              </div>
              {game.unnamed && <p class="small">{game.unnamed[lang]}</p>}
            </div>
          </div>
          <Dock lang={lang} history={history} sending={sending} />
        </div>
      </div>
    </FormProvider>
  );
};

/** The frame of a score sheet: who plays, the fields of each player, the count, and what it says. */
export const ScoreSheet = <Sheet extends AnySheet, Input extends object, Box, Kept>(
  props: Props<Sheet, Input, Box, Kept>,
) => (
  <GameProvider value={props.game.page} lang={props.lang}>
    <Filled {...props} />
  </GameProvider>
);
