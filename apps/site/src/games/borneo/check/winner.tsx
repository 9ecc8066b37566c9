import { seatInWords, seatLetter } from '@portolan/boards';
import { parseEdition, reconstructed } from '@portolan/borneo';
import type { WinnerAnswer, WinnerInput, WinnerPlayer } from '@portolan/borneo/checkers';
import type { Lang } from '@portolan/core';

import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Segment } from '../../../kit/controls/choices.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { both, fill, words } from '../../../kit/text.ts';
import { rowsTold } from '../../../score/players.tsx';
import { SEATS } from '../parts/fields.tsx';

import { MissionValues, valuesOf } from './MissionValues.tsx';
import { ScoreBars, undecided } from './ScoreBars.tsx';

const EMPTY: WinnerPlayer = { shipments: 0, harbors: 0, missions: [] };

const nameOf = (lang: Lang) => (seat: number) => fill(words.player[lang], { seat: seatLetter(seat) });

const PlayersField = ({ label, value, onChange }: FieldProps<readonly WinnerPlayer[]>) => (
  <Segment
    label={label}
    value={value.length}
    options={[3, 4, 5].map((count) => ({ value: count, label: String(count) }))}
    onChange={(count) => onChange(Array.from({ length: count }, (_, i) => value[i] ?? EMPTY))}
  />
);

type Missions = FieldProps<readonly number[], WinnerInput, FieldsAbout>;

const missionsOf =
  (seat: number) =>
  ({ lang, value, onChange, with: { edition } }: Missions) => {
    const box = parseEdition(edition ?? {});
    return (
      <MissionValues
        lang={lang}
        who={seatInWords(seat, lang)}
        offered={valuesOf((box.ok ? box.value : reconstructed).missions)}
        value={value}
        onChange={onChange}
      />
    );
  };

const fields: FieldList<WinnerInput, FieldsAbout> = [
  { at: 'players', as: PlayersField },
  ...Array.from({ length: SEATS }, (_, seat) => ({
    when: ({ players }: WinnerInput) => seat < players.length,
    group: both(nameOf('fr')(seat), nameOf('en')(seat)),
    mark: <SeatToken seat={seat} />,
    class: 'rows',
    of: (): FieldList<WinnerInput, FieldsAbout> => [
      `players[${seat}].*`,
      { at: `players[${seat}].missions`, as: missionsOf(seat) },
      `players[${seat}].*`,
    ],
  })),
];

/** Only one player has the ship: giving it to one takes it from the others. */
const changed = (input: WinnerInput, path: string): WinnerInput => {
  const given = input.players.findIndex(({ ship }, seat) => ship && path === `players[${seat}].ship`);
  if (given < 0) return input;
  const players = input.players.map(({ ship: _, ...plain }, seat) =>
    seat === given ? { ...plain, ship: true } : plain,
  );
  return { ...input, players };
};

const Board = ({ lang, answer, asks, untold }: BoardProps<WinnerInput, WinnerAnswer>) => {
  const told = { ...answer, rows: rowsTold(answer.rows, untold) };
  return <ScoreBars lang={lang} answer={asks ? undecided(told) : told} nameOf={nameOf(lang)} />;
};

const winner: DisputeForm<WinnerInput, WinnerAnswer> = {
  fields,
  changed,
  Board,
  empty: () => ({ players: [EMPTY, EMPTY, EMPTY] }),
};

export default winner;
