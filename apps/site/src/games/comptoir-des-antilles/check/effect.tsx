import { sceneOf } from '@portolan/boards/comptoir-des-antilles';
import { type Action, type Quay, quayNumbers } from '@portolan/comptoir-des-antilles';
import {
  type EffectAnswer,
  type EffectInput,
  type EffectPlay,
  effectChecker,
  effectWords,
} from '@portolan/comptoir-des-antilles/checkers';

import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { Group, Toggle } from '../../../kit/controls.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { Within } from '../../../kit/form.tsx';
import { say } from '../../../kit/text.ts';
import { portEntry } from '../board/dispute.tsx';
import { PortPicture } from '../board/PortPicture.tsx';
import { words } from '../board/words.ts';
import { type AskedProps, Player, PlayerCount, seatsOf, unusual } from '../parts/asked.tsx';
import { EffectOf } from '../parts/asked-port.tsx';
import { boxOf, effectSentence, effectsIn } from '../parts/cards.ts';
import { plainEffects } from '../parts/effects.ts';
import { PlayFields } from '../parts/PlayFields.tsx';
import { playFor } from '../parts/play.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { EMPTY, reseatedQuay } from '../parts/quay-text.ts';
import { smallTable } from '../parts/tables.ts';
import { tableFrom } from './carried.ts';
import { effectIn } from './examples.ts';

type EffectAsked<Field extends keyof EffectInput> = AskedProps<EffectInput[Field], EffectInput>;

/** Another effect is carried out in another way. */
const Tried = ({ whole, set, ...props }: EffectAsked<'effect'>) => (
  <EffectOf
    {...props}
    onChange={(effect) => set({ ...whole, effect, play: effect.do === whole.effect.do ? whole.play : playFor(effect) })}
  />
);

/** How the effect would be carried out, or that it would be left out. */
const Proposed = ({ lang, label, path, value: play, whole, onChange }: EffectAsked<'play'>) => {
  return (
    <Group label={label}>
      <div class="rows">
        <Within path={path}>
          <PlayFields
            lang={lang}
            play={play as never}
            seats={seatsOf(whole)}
            onChange={(change) => onChange({ ...play, ...change } as EffectPlay)}
          />
        </Within>
        <Toggle
          label={say(lang, 'Il veut sauter l’effet', 'Leave the effect out')}
          value={play.kind === 'skip'}
          onChange={(on) => onChange(on ? { kind: 'skip' } : playFor(whole.effect))}
        />
      </div>
    </Group>
  );
};

const quaysOf = ({ ships }: Pick<EffectInput, 'ships'>): readonly string[] =>
  quayNumbers.map((quay) => ships[quay] ?? EMPTY);

const withShip = (ships: EffectInput['ships'], quay: Quay, text: string): EffectInput['ships'] => {
  const { [quay]: _, ...others } = ships;
  return text === EMPTY ? others : { ...others, [quay]: text };
};

const Ships = ({ lang, path, value, problem, whole, onChange, with: { edition } }: EffectAsked<'ships'>) => {
  return (
    <PortFields
      lang={lang}
      box={boxOf(edition)}
      quays={quaysOf(whole)}
      seats={seatsOf(whole)}
      bare
      at={(quay) => `${path}.${quay}`}
      whole={problem}
      onChange={(quay, text) => onChange(withShip(value, quay, text))}
    />
  );
};

const Reserve = unusual<EffectInput>({
  tick: (lang) => say(lang, 'Sa réserve est presque vide', 'The reserve is nearly empty'),
  start: () => 1,
  most: ({ edition }) => boxOf(edition).porters,
});

const fields: FieldList<EffectInput, FieldsAbout> = [
  { at: 'effect', as: Tried },
  { at: 'seat', as: Player, or: 0 },
  { at: 'play', as: Proposed },
  { at: 'ships', as: Ships },
  { at: 'reserve', as: Reserve },
  { at: 'seats', as: PlayerCount, or: 4 },
];

/** Who left plays no card and has nothing aboard. */
const changed = (input: EffectInput, path: string): EffectInput => {
  if (path !== 'seats') return input;
  const { seats = 4, seat = 0 } = input;
  const ships = Object.entries(input.ships).map(([quay, text]) => [quay, reseatedQuay(text, seats)]);
  return { ...input, seat: Math.min(seat, seats - 1), ships: Object.fromEntries(ships) };
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
  const marks = scene.kind === 'port' ? scene.marks : {};
  // Nobody has said what the counters show.
  return <PortPicture table={table} lang={lang} marks={marks} />;
};

const effect: CheckerModule<EffectInput, EffectAnswer> = {
  checker: effectChecker,
  boxed: true,
  exampleIn: (edition) => effectIn(effectChecker.example, edition),
  empty: () => ({ seats: 4, ships: {}, effect: plainEffects.place, play: playFor(plainEffects.place) }),
  toPosition: ({ seats = 4, seat = 0, ...input }, about) =>
    tableFrom({ seats, quays: quaysOf(input), first: seat, active: seat }, about),
  fields,
  changed,
  Board,
  entry: portEntry<EffectInput>({
    port: ({ seats = 4, seat = 0, ...input }) => ({ texts: quaysOf(input), seats, by: seat }),
    withQuay: (input, quay, text) => ({ ...input, ships: withShip(input.ships, quay, text) }),
    kinds: ['ship', 'goods', 'porter', 'tile'],
    chosenOf: words.effect,
    choices: (input, { lang, about }) =>
      effectsIn(boxOf(about.edition)).map((effect, at) => ({
        id: `effect ${at}`,
        name: effectSentence(effect, lang),
        to: { ...input, effect, play: effect.do === input.effect.do ? input.play : playFor(effect) },
      })),
    parts: (input) => [{ name: 'plays', seat: input.seat ?? 0, to: (seat) => ({ ...input, seat }) }],
  }),
  ...effectWords,
};

export default effect;
