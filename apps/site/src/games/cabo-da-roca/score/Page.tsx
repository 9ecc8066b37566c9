import { useStore } from '@nanostores/preact';
import { readTable, SeaView } from '@portolan/boards/cabo-da-roca';
import { countChecker, countInWords } from '@portolan/cabo-da-roca/checkers';
import type { Lang } from '@portolan/core';
import { useMemo, useState } from 'preact/hooks';
import { openAnswer } from '../../../check/problems.ts';
import { BoxNote } from '../../../kit/BoxNote.tsx';
import { FormProvider, useForm } from '../../../kit/form.tsx';
import { both } from '../../../kit/text.ts';
import { problemsAt, useCount, useKeptPosition } from '../../../score/counted.ts';
import { calledOn, ScoreSheet } from '../../../score/ScoreSheet.tsx';
import { useSheet } from '../../../score/useSheet.ts';
import { editionOf } from '../../../stores/table.ts';
import { caboBook, caboPage } from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { CountFields, TreasureValue } from './fields.tsx';
import { fishSquares, playersOf } from './of-table.ts';
import { emptySheet, inputOf, isStarted, parseSheet, withPlayer, withSeats } from './sheet.ts';
import { CountTable } from './Table.tsx';

const GAME = caboPage.id;
const SEATS = 3;
const DEFAULT_BOX = 'reconstructed';

const texts = {
  hint: both(
    'Comptez d’abord l’argent. Les poissons sont ceux du banc : autour du port, puis le long de sa côte tant qu’elle est droite.',
    'Count the coins first. The fish are those of the ground: around the port, then along its coast for as long as it runs straight.',
  ),
  count: both('Le décompte', 'The count'),
  taken: both('Les poissons comptés sont entourés.', 'The fish that count are ringed.'),
  sea: both('La mer comptée', 'The sea counted'),
} as const;

/** The score sheet of Cabo da Roca: every part by its clause, ties and the winner. */
export const CaboScore = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const own = useStore(editionOf(GAME), { ssr: 'initial' });
  const form = useSheet(
    caboPage,
    (json, box) => parseSheet(box)(json),
    () => emptySheet(SEATS),
  );
  const { value: sheet, change, terms } = form;
  const { rulings } = terms;
  const edition = sheet.edition ?? terms.edition;
  const box = useMemo(() => boxFrom(edition), [edition]);
  const kept = useKeptPosition(caboPage, readTable);
  const [counted, setCounted] = useState(false);
  const { answer, problems } = useCount(countChecker, inputOf(sheet, terms.edition), rulings, [sheet, terms.edition]);
  const { edition: _, ...entered } = sheet;
  const { form: fields } = useForm(lang, problemsAt(caboPage, problems, lang), []);
  const called = calledOn(sheet, lang);
  const started = isStarted(sheet);
  const shown =
    started || !answer
      ? answer
      : { ...answer, rows: answer.rows.map((row) => ({ ...row, parts: [], total: 0, winner: false })) };
  const take =
    kept &&
    ((): void => {
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
    });
  const wrong = problems.length > 0;
  return (
    <FormProvider value={fields}>
      <ScoreSheet
        lang={lang}
        base={base}
        game={caboPage}
        form={form}
        names={countChecker.rulings}
        fields={entered}
        edition={edition}
        seats={[2, 3, 4]}
        withSeats={withSeats}
        empty={emptySheet}
        take={take}
        rename={(seat, name) => change(withPlayer(sheet, seat, { ...sheet.players[seat]!, name }))}
        before={
          <>
            <BoxNote
              lang={lang}
              base={base}
              game={caboPage}
              terms={terms}
              edition={edition}
              onDrop={() => {
                const { edition: _, ...others } = sheet;
                change(others);
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
          </>
        }
        player={(seat, name) => {
          const player = sheet.players[seat]!;
          return (
            <>
              {name}
              <CountFields
                lang={lang}
                box={box}
                player={player}
                seat={seat}
                onChange={(next) => change(withPlayer(sheet, seat, { ...next, name: player.name }))}
              />
            </>
          );
        }}
        check="count"
        heading={texts.count[lang]}
        count={shown ? <CountTable lang={lang} base={base} answer={shown} nameOf={called} /> : null}
        answered={
          wrong
            ? openAnswer(caboBook, problems, lang)
            : started && answer
              ? countInWords(answer, called, lang)
              : undefined
        }
        unread={wrong}
        hint={texts.hint[lang]}
        below={
          counted &&
          kept && (
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
          )
        }
      />
    </FormProvider>
  );
};
