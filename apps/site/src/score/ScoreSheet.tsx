import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import { besideField, pathMatches } from '../check/problems.ts';
import { Ask } from '../kit/Ask.tsx';
import { BoxNote } from '../kit/BoxNote.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Segment } from '../kit/controls/choices.tsx';
import { Group } from '../kit/controls/groups.tsx';
import { TextField } from '../kit/controls/TextField.tsx';
import { Dock } from '../kit/Dock.tsx';
import { Fields } from '../kit/Fields.tsx';
import { FormProvider, useForm } from '../kit/form.tsx';
import { GameProvider, useGame } from '../kit/game.ts';
import { Later } from '../kit/Later.tsx';
import { SeatToken } from '../kit/marks.tsx';
import { OtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both } from '../kit/text.ts';
import { useKeptForm } from '../kit/useKeptForm.ts';
import { useSending } from '../kit/useSending.ts';
import { leadOn } from '../stores/hand-on.ts';
import { packer, packing } from '../stores/packing.ts';
import { type Json, scoreSheetOf } from '../stores/table.ts';
import { positionIn } from '../stores/terms.ts';
import { useCounting } from './counted.ts';
import { byLetter, PlayerFields } from './players.tsx';
import type { Called, ScoreGame, SheetAbout } from './score-game.ts';
import { type AnySheet, MAX_NAME, withPlayer } from './sheet.ts';

const texts = {
  title: both('Compter les points', 'Count the points'),
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la table entrée', 'Count the table entered'),
  open: both('Ouvrir comme une table', 'Open as a table'),
  back: both('Revenir à la table', 'Back to the table'),
} as const;

const calledOn =
  ({ players }: AnySheet, lang: Lang): Called =>
  (seat) =>
    players[seat]?.name.trim() || byLetter(lang)(seat);

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
    title: texts.title[lang],
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
      ([position]) => leadOn(tableAt(position, { counted: true })),
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
          <Ask>{texts.title[lang]}</Ask>
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
