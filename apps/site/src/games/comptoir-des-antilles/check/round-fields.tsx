import { seatLetter } from '@portolan/boards';
import type { RoundInput } from '@portolan/comptoir-des-antilles/checkers';
import type { Seat } from '@portolan/core';
import type { FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { useField } from '../../../kit/form.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';
import { type AskedProps, Player, PlayerCount } from '../parts/asked.tsx';

/** No seat: nobody is chosen. */
const NOBODY = -1;

/** Who holds the slate; where only one player can, they can be set at once. */
const Holder = ({ lang, label, path, value, whole, onChange }: AskedProps<Seat, RoundInput>) => {
  const { id, error, untold } = useField(path, label);
  return (
    <>
      <SeatChoice lang={lang} label={label} value={untold ? NOBODY : value} seats={whole.seats} onChange={onChange} />
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
  '*',
  { at: 'leftLastTurn', when: ({ left }) => left },
];

const changed = (input: RoundInput, path: string): RoundInput => {
  const { seats, first, holder, left, leftLastTurn = false } = input;
  if (path === 'left') return { ...input, leftLastTurn: left && leftLastTurn };
  if (path !== 'seats') return input;
  return { ...input, first: Math.min(first, seats - 1), holder: Math.min(holder, seats - 1) };
};

export default { fields, changed };
