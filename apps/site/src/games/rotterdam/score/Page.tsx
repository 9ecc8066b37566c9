import { useStore } from '@nanostores/preact';
import { seatLetter } from '@portolan/boards';
import { readTable } from '@portolan/boards/rotterdam';
import type { Lang, Problem, Rulings } from '@portolan/core';
import { checkers, explainEnd } from '@portolan/rotterdam/checkers';
import { useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { openAnswer, pathMatches } from '../../../check/problems.ts';
import { Group, Segment, TextField, Toggle } from '../../../kit/controls.tsx';
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
import { rotterdamPage } from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { CountFields } from './fields.tsx';
import { emptySheet, inputOf, MAX_NAME, parseSheet, playersOf, type Sheet, withPlayer, withSeats } from './sheet.ts';
import { CountTable } from './Table.tsx';

const GAME = rotterdamPage.id;
const SEATS = 3;
const NAMES = checkers.end.rulings;

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  ended: both('La phase 6 est finie', 'Phase 6 has ended'),
  count: both('Le décompte', 'The count'),
  hint: both(
    'Comptez les Missions visibles, les cartes à points posées et en main, les Produits en main. Une carte que vous ne voyez pas se saisit cachée : le total devient une fourchette.',
    'Count the Missions shown, point cards laid and in hand, Products in hand. A card you cannot see is entered as hidden: the total becomes a range.',
  ),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la position entrée', 'Count the position entered'),
} as const;

/** The position kept by the editor, if it can be read; only after the page has come alive. */
const useKept = () => {
  const kept = useStore(positionOf(GAME), { ssr: 'initial' });
  return useMemo(() => {
    const read = kept ? readTable(kept) : undefined;
    return read?.ok ? read.value.table : undefined;
  }, [kept]);
};

const problemsAt =
  (problems: readonly Problem[], lang: Lang, seat: number) =>
  (path: string): string | undefined => {
    const found = problems.find((problem) => pathMatches(problem.path, `players[${seat}].${path}`));
    return found && rotterdamPage.book.problemText(found, lang);
  };

/** The answer to the sheet, or to the last one that could be read. */
const useAnswer = (sheet: Sheet, edition: unknown, rulings: Rulings) => {
  const read = useMemo(() => checkers.end.parse({ ...inputOf(sheet, edition), rulings }), [sheet, edition, rulings]);
  const answer = useMemo(() => (read.ok ? checkers.end.judge(read.value) : undefined), [read]);
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return { answer: answer ?? last, problems: read.ok ? [] : read.problems };
};

/** The score sheet of Rotterdam: every part by its clause, unknown cards as ranges, both tie-breaks, who wins. */
export const RotterdamScore = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const {
    value: sheet,
    change,
    trouble,
    terms,
    live,
    takeOther,
  } = useSheet(
    rotterdamPage,
    (json, box) => parseSheet(box)(json),
    () => emptySheet(SEATS),
  );
  const { rulings } = terms;
  const edition = sheet.edition ?? terms.edition;
  const kept = useKept();
  const { answer, problems } = useAnswer(sheet, edition, rulings);
  const { edition: _, ...entered } = sheet;
  const sending = useSending({
    game: rotterdamPage,
    kind: 'score',
    title: words.scoreSheet[lang],
    fields: entered,
    names: NAMES,
    terms: { ...terms, edition },
    live,
  });
  const send = <Send lang={lang} sending={sending} />;
  const box = useMemo(() => boxFrom(edition), [edition]);
  const called = (seat: number): string =>
    sheet.players[seat]?.name.trim() || fill(words.player[lang], { seat: seatLetter(seat) });
  const started = answer?.rows.some(({ total }) => total[1] > 0) ?? false;
  const take = (): void => {
    if (!kept) return;
    const players = playersOf(kept).map((player, seat) => ({ ...player, name: sheet.players[seat]?.name ?? '' }));
    change({ players, phaseEnded: kept.position.phase === 'over' });
  };
  return (
    <GameProvider value={rotterdamPage}>
      <div class="kit not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={rotterdamPage} names={NAMES} terms={terms} />
        <div class="check-grid score-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <Segment
              label={texts.players[lang]}
              value={sheet.players.length}
              options={[2, 3, 4].map((seats) => ({ value: seats, label: String(seats) }))}
              onChange={(seats) => change(withSeats(sheet, seats))}
            />
            {kept && (
              <div>
                <button type="button" class="btn" onClick={take}>
                  {texts.take[lang]}
                </button>
              </div>
            )}
            <Toggle
              label={texts.ended[lang]}
              value={sheet.phaseEnded}
              onChange={(phaseEnded) => change({ ...sheet, phaseEnded })}
            />
            {sheet.players.map((player, seat) => (
              <Group key={seatLetter(seat)} label={called(seat)} mark={<SeatToken seat={seat} />}>
                <div class="rows">
                  <TextField
                    label={texts.name[lang]}
                    value={player.name}
                    maxLength={MAX_NAME}
                    onChange={(name) => change(withPlayer(sheet, seat, { ...player, name }))}
                  />
                  <CountFields
                    lang={lang}
                    box={box}
                    player={player}
                    problemAt={problemsAt(problems, lang, seat)}
                    onChange={(next) => change(withPlayer(sheet, seat, { ...next, name: player.name }))}
                  />
                </div>
              </Group>
            ))}
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
            {answer && (
              <div class="live" data-check="end">
                <CountTable lang={lang} base={base} answer={answer} nameOf={called} started={started} />
              </div>
            )}
            {problems.length > 0 && (
              <Verdict lang={lang} base={base} answered={openAnswer(rotterdamPage.book, problems, lang)} send={send} />
            )}
            {problems.length === 0 && started && answer && (
              <Verdict
                lang={lang}
                base={base}
                answered={explainEnd(answer, called, lang)}
                inUse={rulings}
                send={send}
              />
            )}
            {problems.length === 0 && !started && (
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
