import { seatLetter } from '@portolan/boards';
import { type Lang, ok, type Rulings, type Seat, type Text } from '@portolan/core';
import type { FunctionComponent } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import { Ask } from '../kit/Ask.tsx';
import { BoxNote } from '../kit/BoxNote.tsx';
import { Crumb } from '../kit/Crumb.tsx';
import { Segment, Toggle } from '../kit/controls/choices.tsx';
import { Dock } from '../kit/Dock.tsx';
import { GameProvider, type PageGame } from '../kit/game.ts';
import { Later } from '../kit/Later.tsx';
import { OtherTab } from '../kit/OtherTab.tsx';
import { SeatChoice } from '../kit/picks.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both, fill } from '../kit/text.ts';
import { useKeptForm } from '../kit/useKeptForm.ts';
import { useSending } from '../kit/useSending.ts';
import type { Fetch } from '../questions/Fetched.tsx';
import { isRecord } from '../stores/persisted.ts';
import { formsOf } from '../stores/table.ts';
import { type Counted, Counts } from './Counts.tsx';
import { Steps } from './Steps.tsx';
import { type Prepared, reseated, shuffledAgain, type Tables, tableReader } from './table.ts';

const texts = {
  title: both('Mettre en place', 'Set up'),
  players: both('Joueurs', 'Players'),
  variants: both('Variantes', 'Variants'),
  left: both('{seat} n’est plus à la table : choisissez à nouveau.', '{seat} is no longer at the table: choose again.'),
  again: both('Mélanger encore', 'Shuffle again'),
  each: both('par joueur', 'for each player'),
  all: both('pour tous', 'for all'),
} as const;

/** Headings of sections that several games have. */
export const headings = {
  needed: both('Ce qu’il faut', 'What you need'),
  steps: both('Pas à pas', 'Step by step'),
  table: both('Sur la table', 'On the table'),
  start: both('Un départ possible', 'One possible start'),
  order: both('Qui commence', 'Who begins'),
} as const;

/** What a section is about. */
export interface SetupAbout<Table, Box> {
  readonly lang: Lang;
  readonly base: string;
  readonly table: Table;
  readonly box: Box;
  readonly rulings: Rulings;
}

/** Draws something of a table; fetched when another table is to be drawn than the build has. */
export type SetupDrawing<Table, Box> = Fetch<FunctionComponent<SetupAbout<Table, Box>>>;

/** A section of the page: a heading, and below it what there is of these, in this order. */
export interface Section<Table extends Prepared = Prepared, Box = unknown> {
  readonly title: Text;
  readonly help?: Text;
  /** How many of what. */
  readonly counts?: { readonly each: Counted; readonly all: Counted };
  /** The drawing is of a shuffled table: another one can be asked for. */
  readonly shuffled?: boolean;
  readonly drawing?: SetupDrawing<Table, Box>;
  /** Clauses to follow. */
  readonly steps?: readonly string[];
}

/** A game whose box is prepared: what tables it knows, and what its page tells of one. */
export interface SetupGame<Table extends Prepared = Prepared, Box = unknown> extends Tables<Table> {
  readonly page: PageGame;
  /** The box that is played with; the default one where the owner's cannot be read. Left out by a game without boxes. */
  readonly box?: (edition: unknown) => Box;
  /** The player who is named: who begins. */
  readonly who?: { readonly at: keyof Table & string; readonly label: Text };
  readonly variants?: readonly {
    readonly at: keyof Table & string;
    readonly label: Text;
    readonly when?: (table: Table) => boolean;
  }[];
  /** The open points that can matter, offered to choose; left out: all go along with a link, none is offered. */
  readonly points?: { readonly all: readonly string[]; readonly of: (table: Table) => readonly string[] };
  /** What stands beside the choices, and what below. */
  readonly beside: (about: SetupAbout<Table, Box>) => readonly Section<Table, Box>[];
  readonly below: (about: SetupAbout<Table, Box>) => readonly Section<Table, Box>[];
}

interface Props<Table extends Prepared, Box> {
  readonly lang: Lang;
  readonly base: string;
  readonly game: SetupGame<Table, Box>;
}

/** The frame of the page "prepare the box": who plays what, what is needed, the table drawn, the steps. */
export const SetupPage = <Table extends Prepared, Box>({ lang, base, game }: Props<Table, Box>) => {
  const { page, seats, usual, settled = (table: Table) => table, who, variants = [], points } = game;
  const names = points?.all ?? page.openPoints.names;
  const form = useKeptForm<Table>({
    game: page,
    kind: 'setup',
    parse: useMemo(() => tableReader(game, (box) => page.parseEdition?.(box) ?? ok(undefined)), [game]),
    empty: () => usual,
    room: 'forms',
    pick: (forms) => (isRecord(forms) ? forms.setup : undefined),
    stored: () => formsOf(page.id).get().setup,
    store: (setup) => formsOf(page.id).set({ ...formsOf(page.id).get(), setup }),
  });
  const { value: table, trouble, terms, live, takeOther } = form;
  const { rulings, edition } = terms;
  const change = (next: Table): void => form.change(settled(next));
  // Who was named and has left the table; another one is to be named.
  const [gone, setGone] = useState<Seat>();
  const box = useMemo(() => game.box?.(edition) as Box, [game, edition]);
  const sending = useSending({
    lang,
    game: page,
    kind: 'setup',
    title: texts.title[lang],
    fields: table,
    names,
    terms,
    live,
  });
  const about: SetupAbout<Table, Box> = { lang, base, table, box, rulings };
  const [beside, below] = useMemo(
    () => [game.beside(about), game.below(about)],
    [game, lang, base, table, box, rulings],
  );
  const offered = variants.filter(({ when }) => when?.(table) ?? true);
  const drawn = ({ title, help, counts, shuffled, drawing, steps }: Section<Table, Box>) => (
    <>
      <h2 class="mid">{title[lang]}</h2>
      {help && <p class="small">{help[lang]}</p>}
      {counts && (
        <div class="parts">
          <Counts lang={lang} head={texts.each} rows={counts.each} />
          <Counts lang={lang} head={texts.all} rows={counts.all} />
        </div>
      )}
      {shuffled && (
        <div class="again">
          <button type="button" class="btn" onClick={() => change(shuffledAgain(table))}>
            {texts.again[lang]}
          </button>
        </div>
      )}
      {drawing && <Later lang={lang} load={drawing} by={[table, edition, rulings]} of={() => about} />}
      {steps && <Steps lang={lang} base={base} rulings={rulings} ids={steps} />}
    </>
  );
  return (
    <GameProvider value={page} lang={lang}>
      <div class="kit setup not-content">
        <div class="tool-frame">
          <Crumb lang={lang} base={base} list={false} />
          <Ask>{texts.title[lang]}</Ask>
          {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
          <OtherTab lang={lang} take={takeOther} />
          <SentStrip lang={lang} game={page} names={names} terms={terms} />
          <div class="setup-grid">
            <div>
              <form class="fields" onSubmit={(event) => event.preventDefault()}>
                {seats.length > 1 && (
                  <Segment
                    label={texts.players[lang]}
                    value={table.seats}
                    options={seats.map((count) => ({ value: count, label: String(count) }))}
                    onChange={(count) => {
                      const named = who && Number(table[who.at]);
                      setGone(named !== undefined && named >= count ? named : undefined);
                      change(reseated(table, count, who?.at ?? ''));
                    }}
                  />
                )}
                {who && (
                  <div>
                    <SeatChoice
                      lang={lang}
                      label={who.label[lang]}
                      value={Number(table[who.at])}
                      seats={table.seats}
                      onChange={(seat) => {
                        setGone(undefined);
                        change({ ...table, [who.at]: seat });
                      }}
                    />
                    <p class="small" role="status">
                      {gone !== undefined && fill(texts.left[lang], { seat: seatLetter(gone) })}
                    </p>
                  </div>
                )}
                {offered.length > 0 && (
                  <fieldset>
                    <legend>{texts.variants[lang]}</legend>
                    {offered.map(({ at, label }) => (
                      <Toggle
                        key={at}
                        label={label[lang]}
                        value={table[at] === true}
                        onChange={(on) => change({ ...table, [at]: on })}
                      />
                    ))}
                  </fieldset>
                )}
                <BoxNote lang={lang} base={base} game={page} terms={terms} edition={edition} onDrop={() => {}} />
                {points && (
                  <TableReadings
                    lang={lang}
                    names={points.of(table)}
                    value={rulings}
                    onChange={terms.read}
                    lent={terms.sent !== undefined && !terms.ours}
                  />
                )}
              </form>
              <Send lang={lang} sending={sending} plain />
            </div>
            <div class="setup-away">{beside.map(drawn)}</div>
          </div>
          {below.map(drawn)}
          <Dock lang={lang} history={form.history} sending={sending} />
        </div>
      </div>
    </GameProvider>
  );
};
