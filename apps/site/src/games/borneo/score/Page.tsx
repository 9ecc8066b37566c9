import { seatLetter } from '@portolan/boards';
import { parseEdition, reconstructed } from '@portolan/borneo';
import { checkers, winnerInWords } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Group, Segment, Select, Stepper, TextField, Toggle } from '../../../kit/controls.tsx';
import { GameProvider } from '../../../kit/game.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { OtherTab } from '../../../kit/OtherTab.tsx';
import { Send } from '../../../kit/Send.tsx';
import { SentStrip } from '../../../kit/SentStrip.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import { useSending } from '../../../kit/useSending.ts';
import { Verdict } from '../../../kit/Verdict.tsx';
import { useSheet } from '../../../score/useSheet.ts';
import { MissionValues, valuesOf } from '../check/MissionValues.tsx';
import { ScoreBars } from '../check/ScoreBars.tsx';
import { ScoreTable } from '../check/ScoreTable.tsx';
import { borneoPage } from '../page.ts';
import {
  emptySheet,
  holderOf,
  inputOf,
  MAX_NAME,
  parseSheet,
  type Sheet,
  type SheetPlayer,
  withPlayer,
  withSeats,
  withShip,
} from './sheet.ts';

const NAMES = checkers.winner.rulings;
const SEATS = 4;

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  shipments: both('Cargaisons dans l’entrepôt', 'Shipment cards in the warehouse'),
  harbors: both('Cartes Port dans l’entrepôt', 'Harbor cards in the warehouse'),
  pirates: both('Les secrets de Barbe Noire', 'The secrets of Blackbeard'),
  ship: both('Qui a le bateau pirate ?', 'Who has the pirate ship?'),
  nobody: both('personne, il est au repaire', 'nobody, it is in the cove'),
  count: both('Le décompte', 'The count'),
  hint: both(
    'Une carte vaut un point, doublée ou non. Les mains ne comptent plus.',
    'A card is worth one point, doubled or not. Hands no longer count.',
  ),
  erase: both('Nouvelle feuille', 'New sheet'),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
}

const Player = ({
  lang,
  seat,
  player,
  offered,
  called,
  onChange,
}: {
  lang: Lang;
  seat: number;
  player: SheetPlayer;
  offered: readonly number[];
  called: string;
  onChange: (part: Partial<SheetPlayer>) => void;
}) => (
  <Group label={called} mark={<SeatToken seat={seat} />}>
    <div class="rows">
      <TextField
        label={texts.name[lang]}
        value={player.name}
        maxLength={MAX_NAME}
        onChange={(name) => onChange({ name })}
      />
      <Stepper
        lang={lang}
        label={texts.shipments[lang]}
        value={player.shipments}
        min={0}
        max={60}
        onChange={(shipments) => onChange({ shipments })}
      />
      <Stepper
        lang={lang}
        label={texts.harbors[lang]}
        value={player.harbors}
        min={0}
        max={14}
        onChange={(harbors) => onChange({ harbors })}
      />
      <MissionValues
        lang={lang}
        who={called}
        offered={offered}
        value={player.missions}
        onChange={(missions) => onChange({ missions })}
      />
    </div>
  </Group>
);

const Choose = ({
  lang,
  sheet,
  change,
  called,
}: {
  lang: Lang;
  sheet: Sheet;
  change: (sheet: Sheet) => void;
  called: (seat: number) => string;
}) => (
  <>
    <Segment
      label={texts.players[lang]}
      value={sheet.players.length}
      options={[3, 4, 5].map((seats) => ({ value: seats, label: String(seats) }))}
      onChange={(seats) => change(withSeats(sheet, seats))}
    />
    <div>
      <Toggle
        label={texts.pirates[lang]}
        value={sheet.blackbeard}
        onChange={(blackbeard) => change({ ...sheet, blackbeard })}
      />
      {sheet.blackbeard && (
        <Select
          label={texts.ship[lang]}
          value={holderOf(sheet) ?? -1}
          options={[
            { value: -1, label: texts.nobody[lang] },
            ...sheet.players.map((_, seat) => ({ value: seat, label: called(seat) })),
          ]}
          onChange={(seat) => change(withShip(sheet, seat < 0 ? null : seat))}
        />
      )}
    </div>
  </>
);

/** The score sheet: every point by its clause, the tie-break, the winner. */
export const BorneoScore = ({ lang, base }: Props) => {
  const {
    value: sheet,
    change,
    trouble,
    terms,
    live,
    takeOther,
  } = useSheet(borneoPage, parseSheet, () => emptySheet(SEATS));
  const box = parseEdition(terms.edition ?? {});
  const title = words.scoreSheet[lang];
  const sending = useSending({
    game: borneoPage,
    kind: 'score',
    title,
    fields: { ...sheet },
    names: NAMES,
    terms,
    live,
  });
  const send = <Send lang={lang} sending={sending} />;
  const offered = valuesOf((box.ok ? box.value : reconstructed).missions);
  const answer = checkers.winner.judge(inputOf(sheet));
  const called = (seat: number): string =>
    sheet.players[seat]?.name.trim() || fill(words.player[lang], { seat: seatLetter(seat) });
  const started = answer.rows.some((row) => row.total !== 0);
  const shown = started ? answer : { ...answer, rows: answer.rows.map((row) => ({ ...row, winner: false })), tied: [] };
  return (
    <GameProvider value={borneoPage}>
      <div class="kit not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={borneoPage} names={NAMES} terms={terms} />
        <div class="check-grid score-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <Choose lang={lang} sheet={sheet} change={change} called={called} />
            {sheet.players.map((player, seat) => (
              <Player
                key={seatLetter(seat)}
                lang={lang}
                seat={seat}
                player={player}
                offered={offered}
                called={called(seat)}
                onChange={(part) => change(withPlayer(sheet, seat, part))}
              />
            ))}
          </form>
          <div class="answer">
            <div class="live" data-check="winner">
              <ScoreBars lang={lang} answer={shown} nameOf={called} />
              <ScoreTable lang={lang} base={base} answer={shown} nameOf={called} />
            </div>
            {started ? (
              <Verdict lang={lang} base={base} answered={winnerInWords(answer, called, lang)} send={send} />
            ) : (
              <>
                <p class="small">{texts.hint[lang]}</p>
                {send}
              </>
            )}
            <div class="actions">
              <button type="button" class="btn" onClick={() => change(emptySheet(sheet.players.length))}>
                {texts.erase[lang]}
              </button>
            </div>
          </div>
        </div>
      </div>
    </GameProvider>
  );
};
