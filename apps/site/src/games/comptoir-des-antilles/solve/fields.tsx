import { seatLetter } from '@portolan/boards';
import type { Table } from '@portolan/boards/comptoir-des-antilles';
import { tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import type { Seat } from '@portolan/core';
import type { QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import type { FieldList, FieldProps } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill, words } from '../../../kit/text.ts';
import { SeatField } from '../../../solve/parts.tsx';
import type { Json } from '../../../stores/table.ts';

/** The most tiles that are asked about. */
const MOST_DRAWS = 16;

/** Those of the other players who have given goods. */
const Others = ({
  lang,
  label,
  value,
  onChange,
  problem,
  whole,
  with: { position },
}: FieldProps<unknown, Json, Table>) => {
  const chosen: readonly Seat[] = Array.isArray(value) ? value.filter((seat) => typeof seat === 'number') : [];
  return (
    <Group label={label}>
      {Array.from({ length: position.seats }, (_, seat) => seat)
        .filter((seat) => seat !== whole.seat)
        .map((seat) => (
          <div class="pair" key={seatLetter(seat)}>
            <SeatToken seat={seat} />
            <Toggle
              label={fill(words.player[lang], { seat: seatLetter(seat) })}
              value={chosen.includes(seat)}
              onChange={(on) => onChange(on ? [...chosen, seat].sort() : chosen.filter((one) => one !== seat))}
            />
          </div>
        ))}
      {problem && <p class="err">{problem}</p>}
    </Group>
  );
};

const seat = { at: 'seat', as: SeatField };

/** The form of each question: who asks, and what it needs beside. */
export const fields: Readonly<Record<QuestionId, FieldList<Json, Table>>> = {
  best: [seat],
  bestTurn: [seat],
  threats: [seat, { at: 'turns', or: (_: Json, { position }: Table) => position.seats - 1 }, '*'],
  goodsForecast: [seat, { at: 'draws', max: MOST_DRAWS }, { at: 'chosen', as: Others }],
  tileWorth: [
    seat,
    {
      at: 'tile',
      as: 'select',
      options: (_, __, lang) => tileIds.map((id) => ({ value: id, label: tileName(id, lang) })),
    },
  ],
  endDistance: [seat],
  chances: [seat],
};
