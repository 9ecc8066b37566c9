import { SceneView, sceneOf } from '@portolan/boards/comptoir-des-antilles';
import { type Action, type Quay, quayNumbers } from '@portolan/comptoir-des-antilles';
import {
  type EffectAnswer,
  type EffectInput,
  type EffectPlay,
  effectChecker,
  effectWords,
} from '@portolan/comptoir-des-antilles/checkers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { say } from '../../../kit/text.ts';

import { boxOf } from '../parts/cards.ts';
import { EffectChoice } from '../parts/EffectChoice.tsx';
import { SeatsChoice } from '../parts/fields.tsx';
import { PlayFields } from '../parts/PlayFields.tsx';
import { playFor } from '../parts/play.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { EMPTY, reseatedQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { effectIn } from './examples.ts';

type Props = FormProps<EffectInput>;

const quaysOf = ({ ships }: EffectInput): readonly string[] => quayNumbers.map((quay) => ships[quay] ?? EMPTY);

const withShip = (input: EffectInput, quay: Quay, text: string): EffectInput => {
  const { [quay]: _, ...others } = input.ships;
  return { ...input, ships: text === EMPTY ? others : { ...others, [quay]: text } };
};

const Reserve = ({ lang, input, onChange, problemAt, edition }: Props) => {
  const { reserve, ...others } = input;
  return (
    <>
      <Toggle
        label={say(lang, 'Sa réserve est presque vide', 'The reserve is nearly empty')}
        value={reserve !== undefined}
        onChange={(on) => onChange(on ? { ...input, reserve: 1 } : others)}
      />
      {reserve !== undefined && (
        <Stepper
          lang={lang}
          label={say(lang, 'Porteurs en réserve', 'Porters in reserve')}
          value={reserve}
          min={0}
          max={boxOf(edition).porters}
          error={problemAt('reserve')}
          onChange={(n) => onChange({ ...input, reserve: n })}
        />
      )}
    </>
  );
};

const Form = (props: Props) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const { seats = 4, seat = 0, effect, play } = input;
  const reseat = (count: 3 | 4): void => {
    const ships = Object.fromEntries(
      Object.entries(input.ships).map(([quay, text]) => [quay, reseatedQuay(text, count)]),
    );
    onChange({ ...input, seats: count, seat: Math.min(seat, count - 1), ships });
  };
  return (
    <>
      <EffectChoice
        lang={lang}
        edition={edition}
        effect={effect}
        errorAt={(path) => problemAt(path === '' ? 'effect' : `effect.${path}`)}
        onChange={(next) => onChange({ ...input, effect: next, play: next.do === effect.do ? play : playFor(next) })}
      />
      <SeatChoice
        lang={lang}
        label={say(lang, 'Qui joue la carte', 'Who plays the card')}
        name="effect-seat"
        value={seat}
        seats={seats}
        onChange={(next) => onChange({ ...input, seat: next })}
      />
      <fieldset>
        <legend>{say(lang, 'Ce qu’il veut faire', 'What is proposed')}</legend>
        <div class="rows">
          <PlayFields
            lang={lang}
            play={play as never}
            seats={seats}
            errorAt={(path) => problemAt(`play.${path}`)}
            onChange={(change) => onChange({ ...input, play: { ...play, ...change } as EffectPlay })}
          />
          <Toggle
            label={say(lang, 'Il veut sauter l’effet', 'Leave the effect out')}
            value={play.kind === 'skip'}
            onChange={(on) => onChange({ ...input, play: on ? { kind: 'skip' } : playFor(effect) })}
          />
        </div>
      </fieldset>
      <PortFields
        lang={lang}
        box={boxOf(edition)}
        quays={quaysOf(input)}
        seats={seats}
        bare
        errorAt={(quay) => problemAt(`ships.${quay}`)}
        whole={problemAt('ships')}
        onChange={(quay, text) => onChange(withShip(input, quay, text))}
      />
      <Reserve {...props} />
      <SeatsChoice lang={lang} value={seats} error={problemAt('seats')} onChange={reseat} />
    </>
  );
};

const Board = ({ lang, input, answer }: BoardProps<EffectInput, EffectAnswer>) => {
  const { seats = 4, seat = 0, play, effect } = input;
  const table = smallTable({
    seats,
    active: seat,
    first: seat,
    quays: quaysOf(input),
    edition: {
      ...(typeof input.edition === 'object' ? input.edition : {}),
      contacts: ['card', 'other'].map((id) => ({
        id,
        fr: 'La carte',
        en: 'The card',
        commission: 1,
        effects: [effect],
      })),
    },
    phase: 'effect',
    turn: { contact: 'card', resolved: false },
  });
  const violations = answer.verdict.legal ? [] : answer.verdict.violations;
  const scene = sceneOf(table, { ...play, seat } as Action, violations, answer.events);
  // The card was made up for the picture: only what it lets one do matters.
  return <SceneView scene={scene.kind === 'port' ? { ...scene, card: undefined } : scene} table={table} lang={lang} />;
};

const effect: CheckerModule<EffectInput, EffectAnswer> = {
  checker: effectChecker,
  boxed: true,
  exampleIn: effectIn,
  Form,
  Board,
  ...effectWords,
};

export default effect;
