import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import type { ComponentChildren, ComponentProps, VNode } from 'preact';
import { LinkTrouble } from '../check/LinkTrouble.tsx';
import { Group, Segment, TextField } from '../kit/controls.tsx';
import { GameProvider, type PageGame } from '../kit/game.ts';
import { SeatToken } from '../kit/marks.tsx';
import { OtherTab } from '../kit/OtherTab.tsx';
import { Send } from '../kit/Send.tsx';
import { SentStrip } from '../kit/SentStrip.tsx';
import { TableReadings } from '../kit/TableReadings.tsx';
import { both, fill, words } from '../kit/text.ts';
import type { KeptForm } from '../kit/useKeptForm.ts';
import { useSending } from '../kit/useSending.ts';
import { Verdict } from '../kit/Verdict.tsx';
import type { Json } from '../stores/table.ts';

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la position entrée', 'Count the position entered'),
} as const;

/** The longest name. */
const MAX_NAME = 24;

interface Named {
  readonly players: readonly { readonly name: string }[];
}

/** What a player is called on a sheet: by name, or by letter. */
export const calledOn =
  ({ players }: Named, lang: Lang) =>
  (seat: number): string =>
    players[seat]?.name.trim() || fill(words.player[lang], { seat: seatLetter(seat) });

interface Props<Sheet extends Named> {
  readonly lang: Lang;
  readonly base: string;
  readonly game: PageGame;
  /** The sheet as `useSheet` keeps it. */
  readonly form: KeptForm<Sheet>;
  /** The open points that can matter. */
  readonly names: readonly string[];
  /** What is sent of the sheet, and the box it is sent with. */
  readonly fields: Json;
  readonly edition?: unknown;
  /** How many can play, the sheet with another number of players, and an empty one. */
  readonly seats: readonly number[];
  readonly withSeats: (sheet: Sheet, seats: number) => Sheet;
  readonly empty: (seats: number) => Sheet;
  /** Counts the position that was entered elsewhere; left out where there is none. */
  readonly take?: (() => void) | undefined;
  /** Gives a player another name. */
  readonly rename: (seat: number, name: string) => void;
  /** Fields before those of the players, and after. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  /** The fields of a player, with that of the name. */
  readonly player: (seat: number, name: VNode) => ComponentChildren;
  /** The count, by the name of its question, and a heading over it. */
  readonly check: string;
  readonly heading?: string;
  readonly count: ComponentChildren;
  /** The answer in words; without it there is nothing to answer yet, and `hint` says how to begin. */
  readonly answered: ComponentProps<typeof Verdict>['answered'] | undefined;
  /** What is wrong was answered, not the sheet: no reading was in use. */
  readonly unread?: boolean;
  readonly hint?: string;
  /** Stands below the answer. */
  readonly below?: ComponentChildren;
}

/** The frame of a score sheet: who plays, the fields of each player, the count, and what it says. */
export const ScoreSheet = <Sheet extends Named>(props: Props<Sheet>) => {
  const { lang, base, game, form, names, edition } = props;
  const { value: sheet, change, trouble, terms, live, takeOther } = form;
  const sending = useSending({
    game,
    kind: 'score',
    title: words.scoreSheet[lang],
    fields: props.fields,
    names,
    terms: { ...terms, edition: 'edition' in props ? edition : terms.edition },
    live,
  });
  const send = <Send lang={lang} sending={sending} />;
  const called = calledOn(sheet, lang);
  return (
    <GameProvider value={game}>
      <div class="kit not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={game} names={names} terms={terms} />
        <div class="check-grid score-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <Segment
              label={texts.players[lang]}
              value={sheet.players.length}
              options={props.seats.map((seats) => ({ value: seats, label: String(seats) }))}
              onChange={(seats) => change(props.withSeats(sheet, seats))}
            />
            {props.take && (
              <div>
                <button type="button" class="btn" onClick={props.take}>
                  {texts.take[lang]}
                </button>
              </div>
            )}
            {props.before}
            {sheet.players.map(({ name }, seat) => (
              <Group key={seatLetter(seat)} label={called(seat)} mark={<SeatToken seat={seat} />}>
                {props.player(
                  seat,
                  <TextField
                    label={texts.name[lang]}
                    value={name}
                    maxLength={MAX_NAME}
                    onChange={(next) => props.rename(seat, next)}
                  />,
                )}
              </Group>
            ))}
            {props.after}
            <TableReadings
              lang={lang}
              names={names}
              value={terms.rulings}
              onChange={terms.read}
              lent={terms.sent !== undefined && !terms.ours}
            />
          </form>
          <div class="answer">
            {props.heading && <h2 class="mid">{props.heading}</h2>}
            {props.count !== undefined && (
              <div class="live" data-check={props.check}>
                {props.count}
              </div>
            )}
            {props.answered ? (
              <Verdict
                lang={lang}
                base={base}
                answered={props.answered}
                send={send}
                {...(props.unread || names.length === 0 ? {} : { inUse: terms.rulings })}
              />
            ) : (
              <>
                {props.hint && <p class="small">{props.hint}</p>}
                {send}
              </>
            )}
            {props.below}
            <div class="actions">
              <button type="button" class="btn" onClick={() => change(props.empty(sheet.players.length))}>
                {texts.erase[lang]}
              </button>
            </div>
          </div>
        </div>
      </div>
    </GameProvider>
  );
};
