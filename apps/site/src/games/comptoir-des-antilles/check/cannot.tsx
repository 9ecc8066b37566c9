import { port, SceneView, sceneOf } from '@portolan/boards/comptoir-des-antilles';
import { type CannotAnswer, type CannotInput, checkers } from '@portolan/comptoir-des-antilles/checkers';
import { rules } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import { type Cell, quotedFirst } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { counted, say } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { boxOf } from '../parts/cards.ts';
import { EffectChoice } from '../parts/EffectChoice.tsx';
import { SeatsChoice } from '../parts/fields.tsx';
import { PortFields } from '../parts/QuayFields.tsx';
import { aboardOf, reseatedQuay, withQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { whyLines } from '../parts/words.ts';
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

const restText = ({ rest, possible }: CannotAnswer, lang: Lang): string => {
  const texts = {
    'goes-on': possible
      ? say(
          lang,
          'L’effet peut être laissé ; s’il y en a d’autres sur la carte, ils s’appliquent.',
          'It may be left out; if the card has more effects, they are carried out.',
        )
      : say(
          lang,
          'L’effet est sauté ; s’il y en a d’autres sur la carte, ils s’appliquent.',
          'The effect is skipped; if the card has more effects, they are carried out.',
        ),
    lost: possible
      ? say(
          lang,
          'L’effet peut être laissé, mais ce qui suit sur la carte est perdu.',
          'It may be left out, but what follows on the card is lost.',
        )
      : say(lang, 'La carte s’arrête là : ce qui suit est perdu.', 'The card stops there: what follows on it is lost.'),
  };
  return rest ? texts[rest] : say(lang, 'Il faut donc l’appliquer.', 'So it must be carried out.');
};

const explain = (answer: CannotAnswer, _: CannotInput, lang: Lang): Answered => {
  const { possible, example, ways, ships, clauses } = answer;
  const rest = restText(answer, lang);
  if (!possible)
    return {
      state: 'legal',
      headline: say(lang, 'C’est vrai', 'It is true'),
      why: `${say(lang, 'Aucun navire ne le permet.', 'No ship allows it.')} ${rest}`,
      short: rest,
      clauses,
      choices: {
        title: say(lang, 'Navire par navire', 'Ship by ship'),
        items: whyLines(ships, lang).map((text) => ({ state: 'illegal' as const, text })),
      },
    };
  return {
    state: 'illegal',
    headline: say(lang, 'C’est faux', 'It is not true'),
    why: `${say(
      lang,
      `L’effet est possible, de ${counted(ways, 'façon', 'façons', 'fr')}.`,
      `The effect can be carried out in ${counted(ways, 'way', 'ways', 'en')}.`,
    )} ${rest}`,
    short: rest,
    ...quotedFirst(answer),
    ...(example
      ? {
          choices: {
            title: say(lang, 'Par exemple', 'For example'),
            items: [{ state: 'legal' as const, text: rules.action(example, lang) }],
          },
        }
      : {}),
  };
};

const cells = (answer: CannotAnswer, _: CannotInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'effet', 'effect'),
    main: answer.possible ? say(lang, 'possible', 'possible') : say(lang, 'impossible', 'impossible'),
  },
  { head: say(lang, 'suite', 'the rest'), main: restText(answer, lang) },
];

const cannot: CheckerModule<CannotInput, CannotAnswer> = {
  checker: checkers.cannot,
  boxed: true,
  exampleIn: cannotIn,
  Form,
  Board,
  explain,
  cells,
};

export default cannot;
