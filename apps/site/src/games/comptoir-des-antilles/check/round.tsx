import { seatLetter } from '@portolan/boards';
import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { type RoundAnswer, type RoundInput, roundChecker, roundWords } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { useField } from '../../../kit/form.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';
import { type AskedProps, Player, PlayerCount } from '../parts/asked.tsx';
import { smallTable } from '../parts/tables.ts';
import { tableFrom } from './carried.ts';

/** Who holds the slate; where only one player can, they can be set at once. */
const Holder = ({ lang, label, path, value, whole, onChange }: AskedProps<Seat, RoundInput>) => {
  const { id, error } = useField(path, label);
  return (
    <>
      <SeatChoice
        lang={lang}
        label={label}
        name={`asked-${path}`}
        value={value}
        seats={whole.seats}
        onChange={onChange}
      />
      {error && (
        <div class="err" id={`${id}-e`}>
          <p>{error}</p>
          {!whole.left && (
            <button type="button" class="btn btn-q" onClick={() => onChange(whole.first)}>
              {say(
                lang,
                `Sans être laissée, elle est restée chez ${seatLetter(whole.first)}`,
                `Never left with anybody, it has stayed with ${seatLetter(whole.first)}`,
              )}
            </button>
          )}
        </div>
      )}
    </>
  );
};

const fields: FieldList<RoundInput, FieldsAbout> = [
  { at: 'seats', as: PlayerCount },
  { at: 'first', as: Player },
  { at: 'holder', as: Holder },
  'left',
  { at: 'leftLastTurn', when: ({ left }) => left },
];

const changed = (input: RoundInput, path: string): RoundInput => {
  const { seats, first, holder, left, leftLastTurn = false } = input;
  if (path === 'left') return { ...input, leftLastTurn: left && leftLastTurn };
  if (path !== 'seats') return input;
  return { ...input, first: Math.min(first, seats - 1), holder: Math.min(holder, seats - 1) };
};

const Board = ({ lang, input, answer }: BoardProps<RoundInput, RoundAnswer>) => {
  const table = smallTable({ seats: input.seats, slate: input.holder, first: input.first, active: input.first });
  const marks = answer.stays ? {} : { slateTo: answer.next };
  return <SceneView scene={port({ slate: true, marks })} table={table} lang={lang} />;
};

const round: CheckerModule<RoundInput, RoundAnswer> = {
  checker: roundChecker,
  boxed: true,
  empty: () => ({ seats: 4, first: 0, holder: 0, left: false }),
  toPosition: ({ seats, first, holder, left }, about) =>
    tableFrom({ seats, first, active: first, slate: holder, left }, about),
  fields,
  changed,
  Board,
  ...roundWords,
};

export default round;
