import { SceneView, sceneOf } from '@portolan/boards/comptoir-des-antilles';
import { type Action, type Quay, quayNumbers } from '@portolan/comptoir-des-antilles';
import {
  checkers,
  type EffectAnswer,
  type EffectInput,
  type EffectPlay,
} from '@portolan/comptoir-des-antilles/checkers';
import { placesInWords, portersInWords, quayName } from '@portolan/comptoir-des-antilles/rules';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';

import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { SeatChoice } from '../../../kit/picks.tsx';
import { listed, say, words } from '../../../kit/text.ts';
import type { Answered } from '../../../kit/Verdict.tsx';

import { boxOf } from '../parts/cards.ts';
import { EffectChoice } from '../parts/EffectChoice.tsx';
import { SeatsChoice } from '../parts/fields.tsx';
import { PlayFields } from '../parts/PlayFields.tsx';
import { playFor } from '../parts/play.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { EMPTY, reseatedQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { happened, judged } from '../parts/words.ts';
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

const places = ({ ships }: EffectAnswer, lang: Lang): readonly Choice[] =>
  ships.flatMap(({ quay, places: before, after }): Choice[] =>
    before === after
      ? []
      : [
          {
            state: 'legal',
            text: `${quayName(quay, lang)}${words.colon[lang]}${placesInWords(before, lang)}`,
            result: placesInWords(after, lang),
          },
        ],
  );

const sailing = ({ full, sails }: EffectAnswer, lang: Lang): string => {
  const quays = listed(full.map(String), lang);
  const [ship, many] = [full.length === 1, full.length > 1];
  if (!ship && !many) return say(lang, 'Aucun navire n’est plein.', 'No ship is full.');
  const which = many
    ? say(
        lang,
        `Les navires des quais ${quays} sont pleins et partent`,
        `The ships at quays ${quays} are full and sail`,
      )
    : say(lang, `Le navire du quai ${quays} est plein et part`, `The ship at quay ${quays} is full and sails`);
  return sails === 'now'
    ? say(lang, `${which} aussitôt.`, `${which} at once.`)
    : say(lang, `${which} une fois la carte finie.`, `${which} when the card is done.`);
};

const explain = (answer: EffectAnswer, input: EffectInput, lang: Lang): Answered => {
  const left = input.play.kind === 'skip';
  const why = left
    ? say(lang, 'L’effet peut être laissé de côté.', 'The effect may be left out.')
    : `${say(lang, 'La carte le permet.', 'The card allows it.')} ${sailing(answer, lang)}`;
  const told = judged(answer, lang, {
    why,
    short: left ? why : sailing(answer, lang),
    follows: [...happened(answer.events, input, lang), ...places(answer, lang)],
  });
  if (answer.instead === null) return told;
  // Where a placing is refused, what the same ships allow is what people want to know next.
  const text = say(
    lang,
    `Avec ces navires : ${insteadText(answer.instead, 'fr')}`,
    `With these ships: ${insteadText(answer.instead, 'en')}`,
  );
  const items: readonly Choice[] = [
    ...(told.choices?.items ?? []),
    { state: answer.instead > 0 ? 'legal' : 'illegal', text },
  ];
  return { ...told, choices: { title: told.choices?.title ?? say(lang, 'Et aussi', 'And besides'), items } };
};

/** What may be done instead with the same ships. */
const insteadText = (instead: number, lang: Lang): string =>
  instead === 0
    ? say(lang, 'l’effet n’y est pas possible', 'the effect is not possible there')
    : say(lang, `${portersInWords(instead, 'fr')} au plus`, `${portersInWords(instead, 'en')} at most`);

const cells = (answer: EffectAnswer, _: EffectInput, lang: Lang): readonly Cell[] => [
  {
    head: say(lang, 'coup', 'move'),
    main: answer.verdict.legal ? say(lang, 'légal', 'legal') : say(lang, 'illégal', 'illegal'),
  },
  {
    head: say(lang, 'départ', 'departure'),
    main: answer.verdict.legal && answer.full.length > 0 ? sailing(answer, lang) : say(lang, 'aucun', 'none'),
  },
  {
    head: say(lang, 'avec ces navires', 'with these ships'),
    main: answer.instead === null ? say(lang, 'comme demandé', 'as asked') : insteadText(answer.instead, lang),
  },
];

const effect: CheckerModule<EffectInput, EffectAnswer> = {
  checker: checkers.effect,
  boxed: true,
  exampleIn: effectIn,
  Form,
  Board,
  explain,
  cells,
};

export default effect;
