import { type Marks, readShip } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { type CallAnswer, type CallInput, callLabels, type readingLines } from '@portolan/rotterdam/checkers';
import type { BoardProps, DisputeForm } from '../../../check/module.ts';
import { both, say } from '../../../kit/text.ts';
import { ColorRow } from '../parts/ColorRow.tsx';
import { tableFrom } from '../parts/carried.ts';
import { RiverBoard } from '../parts/RiverBoard.tsx';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { callEntry } from './call-entry.tsx';
import { callIn } from './examples.ts';

const callTexts = {
  which: both('Quels navires sont sur le fleuve ?', 'Which ships are on the river?'),
} as const;

/** Where ships go, which are blocked, and when each moves. */
const marksOf = ({ ships }: CallInput, { steps, movers }: CallAnswer): Marks => {
  const cargo = new Map(ships.map(readShip).map((ship) => [ship.id, ship.cargo]));
  return {
    ways: steps.flatMap(({ from, to }) => (to === null ? [] : [{ from, to, kind: 'goes' as const }])),
    rings: steps.flatMap(({ from, to }) => (to === null ? [{ at: from, kind: 'blocked' as const }] : [])),
    ghosts: steps.flatMap(({ ship, to }) => (to === null ? [] : [{ ship, at: to, cargo: cargo.get(ship) ?? null }])),
    turns: steps.map(({ seat, from }) => ({ at: from, turn: movers.indexOf(seat) + 1 })),
  };
};

const Board = ({ lang, input, answer, asks, untold = [], onChange }: BoardProps<CallInput, CallAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  return (
    <RiverBoard
      lang={lang}
      name="call"
      table={riverTable(box, input.ships, { seats: input.seats })}
      marks={asks ? {} : marksOf(input, answer)}
    >
      <ColorRow
        lang={lang}
        label={callLabels.labels.color?.[lang] ?? ''}
        box={box}
        color={untold.includes('color') ? undefined : input.color}
        onColor={(color) => onChange({ ...entered, color }, 'color')}
      />
    </RiverBoard>
  );
};

/** The result under the three readings of what becomes of a blocked ship. */
const Readings = ({ lang, lines }: { readonly lang: Lang; readonly lines: ReturnType<typeof readingLines> }) => (
  <section>
    <h3>{say(lang, 'Un navire bloqué, de trois façons', 'A blocked ship, three ways')}</h3>
    <dl class="rt-readings">
      {lines.map(([reading, result]) => (
        <div key={reading}>
          <dt>{reading}</dt>
          <dd>{result}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const call: DisputeForm<CallInput, CallAnswer> = {
  boxed: true,
  needs: ['color', 'caller'],
  more: () => import('./call-form.tsx'),
  empty: ({ edition }) => ({ ...callIn(boxFrom(edition)), ships: [] }),
  missing: ({ ships }) => (ships.length === 0 ? callTexts.which : undefined),
  toPosition: ({ seats, caller, ships }, about) =>
    tableFrom(
      [
        { seats, phase: 'sail', seat: caller, ships },
        { seats, phase: 'sail', master: caller, ships },
      ],
      about,
    ),
  entry: callEntry,
  Board,
  details: (lines, lang) =>
    lines ? <Readings lang={lang} lines={lines as ReturnType<typeof readingLines>} /> : undefined,
};

export default call;
