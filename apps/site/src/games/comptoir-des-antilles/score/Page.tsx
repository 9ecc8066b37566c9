import { readTable, shipsLeft, Tally } from '@portolan/boards/comptoir-des-antilles';
import { endChecker, explainEnd } from '@portolan/comptoir-des-antilles/checkers';
import { premiumsInWords } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { Select, Stepper } from '../../../kit/controls.tsx';
import { both } from '../../../kit/text.ts';
import { useKeptPosition } from '../../../score/counted.ts';
import { calledOn, ScoreSheet } from '../../../score/ScoreSheet.tsx';
import { useSheet } from '../../../score/useSheet.ts';
import { comptoirPage } from '../page.ts';
import { boxOf, shipsInPile } from '../parts/cards.ts';
import { Departure } from './Departure.tsx';
import { emptySheet, inputOf, parseSheet, withPlayer, withSeats } from './sheet.ts';

const SEATS = 3;

const texts = {
  premiums: both('Primes', 'Premiums'),
  ships: both('Navires dans la pile', 'Ships in the pile'),
  first: both('Premier joueur du tour de table', 'First player of the round'),
  active: both('Vient de finir son tour', 'Has just finished a turn'),
  count: both('Le comptoir', 'The trading post'),
} as const;

/** The score sheet of Comptoir des Antilles: the counters, a departure added up, whether the game is over, who wins. */
export const ComptoirScore = ({ lang, base }: { readonly lang: Lang; readonly base: string }) => {
  const form = useSheet(
    comptoirPage,
    (json, box) => parseSheet(box)(json),
    () => emptySheet(SEATS),
  );
  const { value: sheet, change, terms } = form;
  const { rulings } = terms;
  const input = inputOf(sheet, terms.edition);
  const { edition, ships } = input;
  const box = useMemo(() => boxOf(edition), [edition]);
  const kept = useKeptPosition(comptoirPage, readTable);
  const answer = endChecker.judge(input, rulings);
  const { edition: _, ...entered } = sheet;
  const called = calledOn(sheet, lang);
  const seats = sheet.players.map((_, seat) => ({ value: seat, label: called(seat) }));
  const take =
    kept &&
    ((): void => {
      const { table, state } = kept;
      const players = state.premiums.map((premiums, seat) => ({ name: sheet.players[seat]?.name ?? '', premiums }));
      change({ players, ships: shipsLeft(table), first: state.first, active: state.active });
    });
  return (
    <ScoreSheet
      lang={lang}
      base={base}
      game={comptoirPage}
      form={form}
      names={endChecker.rulings}
      fields={{ ...entered, ships }}
      edition={edition}
      seats={[3, 4]}
      withSeats={withSeats}
      empty={emptySheet}
      take={take}
      rename={(seat, name) => change(withPlayer(sheet, seat, { name }))}
      player={(seat, name) => (
        <div class="rows">
          {name}
          <Stepper
            lang={lang}
            label={texts.premiums[lang]}
            value={sheet.players[seat]!.premiums}
            min={0}
            max={999}
            onChange={(premiums) => change(withPlayer(sheet, seat, { premiums }))}
          />
        </div>
      )}
      after={
        <>
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
        </>
      }
      check="end"
      heading={texts.count[lang]}
      count={
        <Tally
          lang={lang}
          rows={sheet.players.map(({ premiums }, seat) => ({
            seat,
            premiums,
            note: answer.over && answer.winners.includes(seat) ? premiumsInWords(premiums, lang) : undefined,
          }))}
        />
      }
      answered={explainEnd(answer, { nameOf: called, target: box.target }, lang)}
    />
  );
};
