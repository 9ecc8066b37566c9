import { port, SceneView, sceneOf } from '@portolan/boards/comptoir-des-antilles';
import {
  type CannotAnswer,
  type CannotInput,
  cannotChecker,
  cannotWords,
} from '@portolan/comptoir-des-antilles/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { boxOf } from '../parts/cards.ts';
import { EffectChoice } from '../parts/EffectChoice.tsx';
import { SeatsChoice } from '../parts/fields.tsx';
import { PortFields } from '../parts/QuayFields.tsx';
import { aboardOf, reseatedQuay, withQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { cannotIn } from './examples.ts';

type Props = FormProps<CannotInput>;

const Reserve = ({ lang, input, onChange, problemAt, edition }: Props) => {
  const { reserve, ...others } = input;
  const { porters } = boxOf(edition);
  const home = Math.max(0, porters - aboardOf(input.quays, input.seat ?? 0));
  return (
    <>
      <Toggle
        label={say(
          lang,
          `Réserve autre que ${home}, ce qui n’est pas à bord`,
          `A reserve other than ${home}, those not aboard`,
        )}
        value={reserve !== undefined}
        onChange={(on) => onChange(on ? { ...input, reserve: home } : others)}
      />
      {reserve !== undefined && (
        <Stepper
          lang={lang}
          label={say(lang, 'Porteurs en réserve', 'Porters in reserve')}
          value={reserve}
          min={0}
          max={porters}
          error={problemAt('reserve')}
          onChange={(n) => onChange({ ...input, reserve: n })}
        />
      )}
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const { seats = 4, seat = 0 } = input;
  return (
    <>
      <EffectChoice
        lang={lang}
        edition={edition}
        effect={input.effect}
        errorAt={(path) => problemAt(path === '' ? 'effect' : `effect.${path}`)}
        onChange={(effect) => onChange({ ...input, effect })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui joue la carte', 'Who plays the card')}
        name="cannot-seat"
        value={seat}
        seats={seats}
        onChange={(next) => onChange({ ...input, seat: next })}
      />
      <PortFields
        lang={lang}
        box={boxOf(edition)}
        quays={input.quays}
        seats={seats}
        errorAt={(quay) => problemAt(`quays[${quay - 1}]`)}
        whole={problemAt('quays')}
        onChange={(quay, text) => onChange({ ...input, quays: withQuay(input.quays, quay, text) })}
      />
      <Reserve {...props} />
      <SeatsChoice
        lang={lang}
        value={seats}
        error={problemAt('seats')}
        onChange={(count) =>
          onChange({
            ...input,
            seats: count,
            seat: Math.min(seat, count - 1),
            quays: input.quays.map((text) => reseatedQuay(text, count)),
          })
        }
      />
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<CannotInput, CannotAnswer>) => {
  const { seats = 4, seat = 0, quays } = input;
  const table = smallTable({ seats, active: seat, first: seat, quays }, input.edition);
  const found = answer.example ? sceneOf(table, answer.example) : undefined;
  const marks = found?.kind === 'port' ? found.marks : {};
  return <SceneView scene={port({ quays: [1, 2, 3, 4], marks })} table={table} lang={lang} />;
};

const cannot: CheckerModule<CannotInput, CannotAnswer> = {
  checker: cannotChecker,
  boxed: true,
  exampleIn: cannotIn,
  Form,
  Board,
  ...cannotWords,
};

export default cannot;
