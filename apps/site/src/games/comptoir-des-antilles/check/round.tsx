import { seatLetter } from '@portolan/boards';
import { port, SceneView } from '@portolan/boards/comptoir-des-antilles';
import { type RoundAnswer, type RoundInput, roundChecker, roundWords } from '@portolan/comptoir-des-antilles/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { SeatsChoice } from '../parts/fields.tsx';
import { smallTable } from '../parts/tables.ts';

const Form = ({ lang, input, onChange, problemAt }: FormProps<RoundInput>) => {
  const { seats, first, holder, left, leftLastTurn = false } = input;
  const wasLeft = (on: boolean): void => onChange({ ...input, left: on, leftLastTurn: on && leftLastTurn });
  return (
    <>
      <SeatsChoice
        lang={lang}
        value={seats}
        error={problemAt('seats')}
        onChange={(count) =>
          onChange({ ...input, seats: count, first: Math.min(first, count - 1), holder: Math.min(holder, count - 1) })
        }
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui a commencé ce tour de table', 'Who began this round')}
        name="round-first"
        value={first}
        seats={seats}
        onChange={(next) => onChange({ ...input, first: next })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui tient l’ardoise maintenant', 'Who holds the slate now')}
        name="round-holder"
        value={holder}
        seats={seats}
        onChange={(next) => onChange({ ...input, holder: next })}
      />
      {problemAt('holder') && (
        <div class="err">
          <p>{problemAt('holder')}</p>
          {!left && (
            <button type="button" class="btn btn-q" onClick={() => onChange({ ...input, holder: first })}>
              {say(
                lang,
                `Sans être laissée, elle est restée chez ${seatLetter(first)}`,
                `Never left with anybody, it has stayed with ${seatLetter(first)}`,
              )}
            </button>
          )}
        </div>
      )}
      <Toggle
        label={say(
          lang,
          'Elle a été laissée à quelqu’un dans ce tour de table',
          'It was left with somebody in this round',
        )}
        value={left}
        onChange={wasLeft}
      />
      {problemAt('left') && <p class="err">{problemAt('left')}</p>}
      {left && (
        <Toggle
          label={say(lang, '… au tout dernier tour', '… in its very last turn')}
          value={leftLastTurn}
          onChange={(on) => onChange({ ...input, leftLastTurn: on })}
        />
      )}
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<RoundInput, RoundAnswer>) => {
  const table = smallTable({ seats: input.seats, slate: input.holder, first: input.first, active: input.first });
  const marks = answer.stays ? {} : { slateTo: answer.next };
  return <SceneView scene={port({ slate: true, marks })} table={table} lang={lang} />;
};

const round: CheckerModule<RoundInput, RoundAnswer> = {
  checker: roundChecker,
  boxed: true,
  Form,
  Board,
  ...roundWords,
};

export default round;
