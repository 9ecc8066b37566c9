import { useStore } from '@nanostores/preact';
import { seatLetter } from '@portolan/boards';
import { readTable, SeaView } from '@portolan/boards/cabo-da-roca';
import { checkers, countInWords } from '@portolan/cabo-da-roca/checkers';
import type { Lang, Problem, Rulings } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import { LinkTrouble } from '../../../check/LinkTrouble.tsx';
import { openAnswer, pathMatches } from '../../../check/problems.ts';
import { Group, Segment, TextField } from '../../../kit/controls.tsx';
import { FormProvider, useForm } from '../../../kit/form.tsx';
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
import { editionOf, positionOf } from '../../../stores/table.ts';
import { caboBook, caboPage } from '../page.ts';
import { BoxNote } from '../parts/BoxNote.tsx';
import { boxFrom } from '../parts/tables.ts';
import { CountFields, TreasureValue } from './fields.tsx';
import { fishSquares, playersOf } from './of-table.ts';
import { emptySheet, inputOf, isStarted, MAX_NAME, parseSheet, type Sheet, withPlayer, withSeats } from './sheet.ts';
import { CountTable } from './Table.tsx';

const GAME = caboPage.id;
const SEATS = 3;
const NAMES = checkers.count.rulings;
const DEFAULT_BOX = 'reconstructed';

const texts = {
  players: both('Joueurs', 'Players'),
  name: both('Nom', 'Name'),
  hint: both(
    'Comptez d’abord l’argent. Les poissons sont ceux du banc : autour du port, puis le long de sa côte tant qu’elle est droite.',
    'Count the coins first. The fish are those of the ground: around the port, then along its coast for as long as it runs straight.',
  ),
  count: both('Le décompte', 'The count'),
  erase: both('Nouvelle feuille', 'New sheet'),
  take: both('Compter la position entrée', 'Count the position entered'),
  taken: both('Les poissons comptés sont entourés.', 'The fish that count are ringed.'),
  sea: both('La mer comptée', 'The sea counted'),
} as const;

/** The position kept by the editor, if it can be read; only after the page has come alive. */
const useKept = () => {
  const kept = useStore(positionOf(GAME), { ssr: 'initial' });
  return useMemo(() => {
    const read = kept ? readTable(kept) : undefined;
    return read?.ok ? read.value : undefined;
  }, [kept]);
};

/** The answer to the sheet, or to the last one that could be read, and what is wrong with this one. */
const useAnswer = (sheet: Sheet, box: unknown, rulings: Rulings) => {
  const read = useMemo(() => checkers.count.parse({ ...inputOf(sheet, box), rulings }), [sheet, box, rulings]);
  const answer = useMemo(() => (read.ok ? checkers.count.judge(read.value) : undefined), [read]);
  const [last, setLast] = useState(answer);
  if (answer && answer !== last) setLast(answer);
  return { answer: answer ?? last, problems: read.ok ? [] : read.problems };
};

const problemsAt =
  (problems: readonly Problem[], lang: Lang) =>
  (path: string): string | undefined => {
    const found = problems.find((problem) => pathMatches(problem.path, path));
    return found && caboBook.problemText(found, lang);
  };

/** The score sheet of Cabo da Roca: every part by its clause, ties and the winner. */
export const CaboScore = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const own = useStore(editionOf(GAME), { ssr: 'initial' });
  const {
    value: sheet,
    change,
    trouble,
    terms,
    live,
    takeOther,
  } = useSheet(
    caboPage,
    (json, box) => parseSheet(box)(json),
    () => emptySheet(SEATS),
  );
  const { rulings } = terms;
  const edition = sheet.edition ?? terms.edition;
  const box = useMemo(() => boxFrom(edition), [edition]);
  const kept = useKept();
  const [counted, setCounted] = useState(false);
  const { answer, problems } = useAnswer(sheet, terms.edition, rulings);
  const { edition: _, ...entered } = sheet;
  const sending = useSending({
    game: caboPage,
    kind: 'score',
    title: words.scoreSheet[lang],
    fields: entered,
    names: NAMES,
    terms: { ...terms, edition },
    live,
  });
  const send = <Send lang={lang} sending={sending} />;
  const problemAt = problemsAt(problems, lang);
  const { form } = useForm(lang, problemAt, []);
  const called = (seat: number): string =>
    sheet.players[seat]?.name.trim() || fill(words.player[lang], { seat: seatLetter(seat) });
  const started = isStarted(sheet);
  const shown =
    started || !answer
      ? answer
      : { ...answer, rows: answer.rows.map((row) => ({ ...row, parts: [], total: 0, winner: false })) };
  const take = (): void => {
    if (!kept) return;
    const { shown: values, edition: its } = kept.table.position;
    // A position without a box of its own is one of the default box, whatever box the owner has.
    const came = its ?? (own ? DEFAULT_BOX : undefined);
    setCounted(true);
    change({
      players: playersOf(kept.state).map((player, seat) => ({ ...player, name: sheet.players[seat]?.name ?? '' })),
      island: values?.island ?? null,
      wreck: values?.wreck ?? null,
      ...(came && JSON.stringify(came) !== JSON.stringify(own) ? { edition: came } : {}),
    });
  };
  return (
    <GameProvider value={caboPage}>
      <div class="kit not-content">
        {trouble.length > 0 && <LinkTrouble lang={lang} problems={trouble} />}
        <OtherTab lang={lang} take={takeOther} />
        <SentStrip lang={lang} game={caboPage} names={NAMES} terms={terms} />
        <div class="check-grid score-grid">
          <form class="fields" onSubmit={(event) => event.preventDefault()}>
            <FormProvider value={form}>
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
              <BoxNote
                lang={lang}
                base={base}
                sent={sheet.edition}
                own={own}
                onDrop={() => {
                  const { edition: _, ...others } = sheet;
                  change(others);
                  terms.takeOwnBox();
                }}
              />
              <div class="pair">
                {(['island', 'wreck'] as const).map((type) => (
                  <TreasureValue
                    key={type}
                    lang={lang}
                    box={box}
                    type={type}
                    value={sheet[type]}
                    onChange={(value) => change({ ...sheet, [type]: value })}
                  />
                ))}
              </div>
              {sheet.players.map((player, seat) => (
                <Group key={seatLetter(seat)} label={called(seat)} mark={<SeatToken seat={seat} />}>
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
                    seat={seat}
                    onChange={(next) => change(withPlayer(sheet, seat, { ...next, name: player.name }))}
                  />
                </Group>
              ))}
            </FormProvider>
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
            <div class="live" data-check="count">
              {shown && <CountTable lang={lang} base={base} answer={shown} nameOf={called} />}
            </div>
            {problems.length > 0 && (
              <Verdict lang={lang} base={base} answered={openAnswer(caboBook, problems, lang)} send={send} />
            )}
            {problems.length === 0 && started && answer && (
              <Verdict
                lang={lang}
                base={base}
                answered={countInWords(answer, called, lang)}
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
            {counted && kept && (
              <section aria-label={texts.sea[lang]}>
                <p class="small">{texts.taken[lang]}</p>
                <SeaView
                  table={kept.table}
                  name="score"
                  lang={lang}
                  marks={{
                    rings: Array.from({ length: kept.state.seats }, (_, seat) => fishSquares(kept.state, seat))
                      .flat()
                      .map((at) => ({ at, wrong: false })),
                  }}
                />
              </section>
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
