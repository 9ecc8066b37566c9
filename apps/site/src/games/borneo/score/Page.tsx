import { parseEdition, reconstructed } from '@portolan/borneo';
import { winnerChecker, winnerInWords } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { both } from '../../../kit/text.ts';
import { calledOn, ScoreSheet } from '../../../score/ScoreSheet.tsx';
import { useSheet } from '../../../score/useSheet.ts';
import { MissionValues, valuesOf } from '../check/MissionValues.tsx';
import { ScoreBars } from '../check/ScoreBars.tsx';
import { ScoreTable } from '../check/ScoreTable.tsx';
import { borneoPage } from '../page.ts';
import {
  emptySheet,
  holderOf,
  inputOf,
  parseSheet,
  type SheetPlayer,
  withPlayer,
  withSeats,
  withShip,
} from './sheet.ts';

const SEATS = 4;

const texts = {
  shipments: both('Cargaisons dans l’entrepôt', 'Shipment cards in the warehouse'),
  harbors: both('Cartes Port dans l’entrepôt', 'Harbor cards in the warehouse'),
  pirates: both('Les secrets de Barbe Noire', 'The secrets of Blackbeard'),
  ship: both('Qui a le bateau pirate ?', 'Who has the pirate ship?'),
  nobody: both('personne, il est au repaire', 'nobody, it is in the cove'),
  hint: both(
    'Une carte vaut un point, doublée ou non. Les mains ne comptent plus.',
    'A card is worth one point, doubled or not. Hands no longer count.',
  ),
} as const;

interface Props {
  readonly lang: Lang;
  readonly base: string;
}

/** The score sheet: every point by its clause, the tie-break, the winner. */
export const BorneoScore = ({ lang, base }: Props) => {
  const form = useSheet(borneoPage, parseSheet, () => emptySheet(SEATS));
  const { value: sheet, change, terms } = form;
  const box = parseEdition(terms.edition ?? {});
  const offered = valuesOf((box.ok ? box.value : reconstructed).missions);
  const answer = winnerChecker.judge(inputOf(sheet));
  const called = calledOn(sheet, lang);
  const started = answer.rows.some((row) => row.total !== 0);
  const shown = started ? answer : { ...answer, rows: answer.rows.map((row) => ({ ...row, winner: false })), tied: [] };
  return (
    <ScoreSheet
      lang={lang}
      base={base}
      game={borneoPage}
      form={form}
      names={winnerChecker.rulings}
      fields={{ ...sheet }}
      seats={[3, 4, 5]}
      withSeats={withSeats}
      empty={emptySheet}
      rename={(seat, name) => change(withPlayer(sheet, seat, { name }))}
      before={
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
      }
      player={(seat, name) => {
        const player = sheet.players[seat]!;
        const set = (part: Partial<SheetPlayer>): void => change(withPlayer(sheet, seat, part));
        return (
          <div class="rows">
            {name}
            <Stepper
              lang={lang}
              label={texts.shipments[lang]}
              value={player.shipments}
              min={0}
              max={60}
              onChange={(shipments) => set({ shipments })}
            />
            <Stepper
              lang={lang}
              label={texts.harbors[lang]}
              value={player.harbors}
              min={0}
              max={14}
              onChange={(harbors) => set({ harbors })}
            />
            <MissionValues
              lang={lang}
              who={called(seat)}
              offered={offered}
              value={player.missions}
              onChange={(missions) => set({ missions })}
            />
          </div>
        );
      }}
      check="winner"
      count={
        <>
          <ScoreBars lang={lang} answer={shown} nameOf={called} />
          <ScoreTable lang={lang} base={base} answer={shown} nameOf={called} />
        </>
      }
      answered={started ? winnerInWords(answer, called, lang) : undefined}
      hint={texts.hint[lang]}
    />
  );
};
