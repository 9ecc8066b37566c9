import { seatLetter } from '@portolan/boards';
import type { Lang } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';
import { Segment } from '../kit/controls/choices.tsx';
import { Group } from '../kit/controls/groups.tsx';
import { type FieldList, type FieldProps, Fields, type FieldWords } from '../kit/Fields.tsx';
import { Within } from '../kit/form.tsx';
import { SeatToken } from '../kit/marks.tsx';
import { fill, words } from '../kit/text.ts';

/** A player by the letter of the seat. */
export const byLetter =
  (lang: Lang) =>
  (seat: number): string =>
    fill(words.player[lang], { seat: seatLetter(seat) });

/** Whether not all of a player has been counted. */
export const isOpen = (seat: number, untold: readonly string[] = []): boolean =>
  untold.some((path) => path.startsWith(`players[${seat}].`));

/** The rows of a count in which a player of whom not all has been counted has nothing yet. */
export const rowsTold = <
  Row extends { readonly seat: number; readonly parts: readonly unknown[]; readonly total: number },
>(
  rows: readonly Row[],
  untold?: readonly string[],
): readonly Row[] => rows.map((row) => (isOpen(row.seat, untold) ? { ...row, parts: [], total: 0 } : row));

interface PlayerProps<Player, With> {
  readonly lang: Lang;
  readonly seat: number;
  readonly of: FieldList<Player, With>;
  readonly shape: JsonSchema;
  readonly words: FieldWords;
  readonly value: Player;
  readonly onChange: (player: Player) => void;
  readonly with: With;
}

/** The fields of one of the `players` of an input. */
export const PlayerFields = <Player, With>({ seat, ...props }: PlayerProps<Player, With>) => (
  <Within path={`players[${seat}]`}>
    <Fields {...props} base={`players[${seat}]`} />
  </Within>
);

interface Players<Player, Outer> {
  readonly seats: readonly number[];
  readonly nobody: Player;
  // biome-ignore lint/suspicious/noExplicitAny: the fields of a player serve the score sheet as well
  readonly fields: FieldList<any, any>;
  readonly shape: JsonSchema;
  readonly words: FieldWords;
  /** What the fields of a player are about, from what the form is about. */
  readonly about: (outer: Outer) => object;
}

/** The `players` of an input as fields: how many there are, and below, a group for each. */
export const playersOf = <Player, Outer>({ seats, nobody, about, ...of }: Players<Player, Outer>) => {
  type Props = FieldProps<readonly Player[], unknown, Outer>;
  // What is wrong with all players together, as a card that the box has once and two hold, is told here.
  const Count = ({ label, path, value, onChange }: Props) => (
    <Segment
      label={label}
      value={value.length}
      options={seats.map((count) => ({ value: count, label: String(count) }))}
      onChange={(count) => onChange(Array.from({ length: count }, (_, i) => value[i] ?? nobody))}
      at={path}
    />
  );
  const Each = ({ lang, value, onChange, with: outer }: Props) => {
    const called = byLetter(lang);
    return (
      <>
        {value.map((player, seat) => (
          <Group key={seatLetter(seat)} label={called(seat)} mark={<SeatToken seat={seat} />}>
            <div class="rows">
              <PlayerFields
                lang={lang}
                seat={seat}
                of={of.fields}
                shape={of.shape}
                words={of.words}
                value={player}
                onChange={(next) => onChange(value.map((old, i) => (i === seat ? next : old)))}
                with={{ ...about(outer), called, seat }}
              />
            </div>
          </Group>
        ))}
      </>
    );
  };
  return { count: { at: 'players', as: Count }, each: { at: 'players', as: Each } } as const;
};
