import type { EffectInput, EffectPlay } from '@portolan/comptoir-des-antilles/checkers';
import type { FieldsAbout } from '../../../check/module.ts';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { Group } from '../../../kit/controls/groups.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { useField, Within } from '../../../kit/form.tsx';
import { say } from '../../../kit/text.ts';
import { untoldWords } from '../../../kit/Untold.tsx';
import { type AskedProps, Player, PlayerCount, seatsOf, unusual } from '../parts/asked.tsx';
import { EffectOf } from '../parts/asked-port.tsx';
import { boxOf } from '../parts/cards.ts';
import { PlayFields } from '../parts/PlayFields.tsx';
import { playFor } from '../parts/play.ts';
import { PortFields } from '../parts/QuayFields.tsx';
import { reseatedQuay } from '../parts/quay-text.ts';
import { quaysOf, withShip } from './effect-ships.ts';

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
  const { id, untold } = useField(path, label);
  return (
    <Group label={label}>
      <div class="rows" id={id}>
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
        {untold && (
          <button type="button" class="btn btn-q" onClick={() => onChange(play)}>
            {untoldWords.isSo[lang]}
          </button>
        )}
      </div>
    </Group>
  );
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

export default { fields, changed };
