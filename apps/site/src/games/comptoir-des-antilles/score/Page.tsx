import { useStore } from '@nanostores/preact';
import { seatLetter } from '@portolan/boards';
import { readTable, shipsLeft, Tally } from '@portolan/boards/comptoir-des-antilles';
import { checkers, explainEnd } from '@portolan/comptoir-des-antilles/checkers';
import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { Group, Segment, Select, Stepper, TextField } from '../../../kit/controls.tsx';
import { GameProvider } from '../../../kit/game.ts';
import { SeatToken } from '../../../kit/marks.tsx';
import { OtherTab } from '../../../kit/OtherTab.tsx';
import { Send } from '../../../kit/Send.tsx';
import { SentStrip } from '../../../kit/SentStrip.tsx';
import { TableReadings } from '../../../kit/TableReadings.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import { useSending } from '../../../kit/useSending.ts';
import { Verdict } from '../../../kit/Verdict.tsx';
import { useSheet } from '../../../score/useSheet.ts';
import { positionOf } from '../../../stores/table.ts';
import { comptoirPage } from '../page.ts';
import { boxOf, shipsInPile } from '../parts/cards.ts';
import { Departure } from './Departure.tsx';
import { emptySheet, inputOf, MAX_NAME, parseSheet, type Sheet, withPlayer, withSeats } from './sheet.ts';

const GAME = comptoirPage.id;
const SEATS = 3;
const NAMES = checkers.end.rulings;

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  premiums: both('Primes', 'Premiums'),
  ships: both('Navires dans la pile', 'Ships in the pile'),
  first: both('Premier joueur du tour de table', 'First player of the round'),
  active: both('Vient de finir son tour', 'Has just finished a turn'),
  count: both('Le comptoir', 'The trading post'),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la position entrée', 'Count the position entered'),
} as const;

/** The sheet of the position kept by the editor, if it can be read; only after the page has come alive. */
const useKept = (): Sheet | undefined => {
  const kept = useStore(positionOf(GAME), { ssr: 'initial' });
  return useMemo(() => {
    const read = kept ? readTable(kept) : undefined;
    if (!read?.ok) return undefined;
    const { table, state } = read.value;
    const players = state.premiums.map((premiums) => ({ name: '', premiums }));
    return { players, ships: shipsLeft(table), first: state.first, active: state.active };
  }, [kept]);
};

/** The score sheet of Comptoir des Antilles: the counters, a departure added up, whether the game is over, who wins. */
export const ComptoirScore = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const {
    value: sheet,
    change,
    trouble,
    terms,
    live,
    takeOther,
  } = useSheet(
    comptoirPage,
    (json, box) => parseSheet(box)(json),
    () => emptySheet(SEATS),
  );
  const { rulings } = terms;
  const input = inputOf(sheet, terms.edition);
  const { edition, ships } = input;
  const box = useMemo(() => boxOf(edition), [edition]);
  const kept = useKept();
  const answer = checkers.end.judge(input, rulings);
  const { edition: _, ...entered } = sheet;
  const sending = useSending({
    game: comptoirPage,
    kind: 'score',
    title: words.scoreSheet[lang],
    fields: { ...entered, ships },
    names: NAMES,
    terms: { ...terms, edition },
    live,
  });
  const called = (seat: number): string =>
    sheet.players[seat]?.name.trim() || fill(words.player[lang], { seat: seatLetter(seat) });
  const seats = sheet.players.map((_, seat) => ({ value: seat, label: called(seat) }));
  const take = (): void => {
    if (!kept) return;
    const players = kept.players.map((player, seat) => ({ ...player, name: sheet.players[seat]?.name ?? '' }));
    change({ ...kept, players });
  };
  return (
    <GameProvider value={comptoirPage}>
      <div class="kit not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={comptoirPage} names={NAMES} terms={terms} />
        <div class="check-grid score-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <Segment
              label={texts.players[lang]}
              value={sheet.players.length}
              options={[3, 4].map((count) => ({ value: count, label: String(count) }))}
              onChange={(count) => change(withSeats(sheet, count))}
            />
            {kept && (
              <div>
                <button type="button" class="btn" onClick={take}>
                  {texts.take[lang]}
                </button>
              </div>
            )}
            {sheet.players.map((player, seat) => (
              <Group key={seatLetter(seat)} label={called(seat)} mark={<SeatToken seat={seat} />}>
                <div class="rows">
                  <TextField
                    label={texts.name[lang]}
                    value={player.name}
                    maxLength={MAX_NAME}
                    onChange={(name) => change(withPlayer(sheet, seat, { name }))}
                  />
                  <Stepper
                    lang={lang}
                    label={texts.premiums[lang]}
                    value={player.premiums}
                    min={0}
                    max={999}
                    onChange={(premiums) => change(withPlayer(sheet, seat, { premiums }))}
                  />
                </div>
              </Group>
            ))}
            <Departure
              lang={lang}
              sheet={{ ...sheet, ships }}
              edition={edition}
              rulings={rulings}
              onChange={change}
              called={called}
            />
            <Stepper
              lang={lang}
              label={texts.ships[lang]}
              value={ships}
              min={0}
              max={shipsInPile(box)}
              onChange={(ships) => change({ ...sheet, ships })}
            />
            <Select
              label={texts.first[lang]}
              value={sheet.first}
              options={seats}
              onChange={(first) => change({ ...sheet, first })}
            />
            <Select
              label={texts.active[lang]}
              value={sheet.active}
              options={seats}
              onChange={(active) => change({ ...sheet, active })}
            />
            <TableReadings
              lang={lang}
              names={NAMES}
              value={rulings}
              onChange={terms.read}
              lent={terms.sent !== undefined && !terms.ours}
            />
          </form>
          <div class="answer">
            <h2 class="mid">{texts.count[lang]}</h2>
            <div class="live" data-check="end">
              <Tally
                lang={lang}
                rows={sheet.players.map(({ premiums }, seat) => ({
                  seat,
                  premiums,
                  note: answer.over && answer.winners.includes(seat) ? premiumsInWords(premiums, lang) : undefined,
                }))}
              />
            </div>
            <Verdict
              lang={lang}
              base={base}
              answered={explainEnd(answer, { nameOf: called, target: box.target }, lang)}
              send={<Send lang={lang} sending={sending} />}
              inUse={rulings}
            />
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
