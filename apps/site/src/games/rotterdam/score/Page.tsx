import { readTable } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { endChecker, explainEnd } from '@portolan/rotterdam/checkers';
import { useMemo } from 'preact/hooks';
import { openAnswer } from '../../../check/problems.ts';
import { Toggle } from '../../../kit/controls.tsx';
import { FormProvider, useForm } from '../../../kit/form.tsx';
import { pageFor, useGame } from '../../../kit/game.ts';
import { both } from '../../../kit/text.ts';
import { problemsAt, useCount, useKeptPosition } from '../../../score/counted.ts';
import { calledOn, ScoreSheet } from '../../../score/ScoreSheet.tsx';
import { useSheet } from '../../../score/useSheet.ts';
import { rotterdamPage } from '../page.ts';
import { boxFrom } from '../parts/tables.ts';
import { CountFields } from './fields.tsx';
import { emptySheet, inputOf, parseSheet, playersOf, withPlayer, withSeats } from './sheet.ts';
import { CountTable } from './Table.tsx';

const SEATS = 3;

const texts = {
  ended: both('La phase 6 est finie', 'Phase 6 has ended'),
  count: both('Le décompte', 'The count'),
  hint: both(
    'Comptez les Missions visibles, les cartes à points posées et en main, les Produits en main. Une carte que vous ne voyez pas se saisit cachée : le total devient une fourchette.',
    'Count the Missions shown, point cards laid and in hand, Products in hand. A card you cannot see is entered as hidden: the total becomes a range.',
  ),
} as const;

const Score = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const form = useSheet(
    rotterdamPage,
    (json, box) => parseSheet(box)(json),
    () => emptySheet(SEATS),
  );
  const { value: sheet, change, terms } = form;
  const { rulings } = terms;
  const edition = sheet.edition ?? terms.edition;
  const kept = useKeptPosition(rotterdamPage, readTable)?.table;
  const { answer, problems } = useCount(endChecker, inputOf(sheet, edition), rulings, [sheet, edition]);
  const { edition: _, ...entered } = sheet;
  const box = useMemo(() => boxFrom(edition), [edition]);
  const called = calledOn(sheet, lang);
  const started = answer?.rows.some(({ total }) => total[1] > 0) ?? false;
  const take =
    kept &&
    ((): void => {
      const players = playersOf(kept).map((player, seat) => ({ ...player, name: sheet.players[seat]?.name ?? '' }));
      change({ players, phaseEnded: kept.position.phase === 'over' });
    });
  const { book } = useGame();
  const { form: fields } = useForm(lang, problemsAt(book, problems, lang), []);
  const wrong = problems.length > 0;
  return (
    <FormProvider value={fields}>
      <ScoreSheet
        lang={lang}
        base={base}
        game={rotterdamPage}
        form={form}
        names={endChecker.rulings}
        fields={entered}
        edition={edition}
        seats={[2, 3, 4]}
        withSeats={withSeats}
        empty={emptySheet}
        take={take}
        rename={(seat, name) => change(withPlayer(sheet, seat, { ...sheet.players[seat]!, name }))}
        before={
          <Toggle
            label={texts.ended[lang]}
            value={sheet.phaseEnded}
            onChange={(phaseEnded) => change({ ...sheet, phaseEnded })}
          />
        }
        player={(seat, name) => {
          const player = sheet.players[seat]!;
          return (
            <div class="rows">
              {name}
              <CountFields
                lang={lang}
                box={box}
                player={player}
                seat={seat}
                onChange={(next) => change(withPlayer(sheet, seat, { ...next, name: player.name }))}
              />
            </div>
          );
        }}
        check="end"
        heading={texts.count[lang]}
        count={answer && <CountTable lang={lang} base={base} answer={answer} nameOf={called} started={started} />}
        answered={
          wrong ? openAnswer(book, problems, lang) : started && answer ? explainEnd(answer, called, lang) : undefined
        }
        unread={wrong}
        hint={texts.hint[lang]}
      />
    </FormProvider>
  );
};

/** The score sheet of Rotterdam: every part by its clause, unknown cards as ranges, both tie-breaks, who wins. */
export const RotterdamScore = pageFor(rotterdamPage, Score);
