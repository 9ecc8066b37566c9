import { type Effect, quayNumbers, type SimpleEffect } from '@portolan/comptoir-des-antilles';
import type { Lang } from '@portolan/core';
import { Toggle } from '../../../kit/controls/choices.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { both, fill } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { setting } from './effects.ts';

const texts = {
  group: both('Porteurs, navire {n}', 'Porters, ship {n}'),
  addGroup: both('autre navire', 'another ship'),
  removeGroup: both('Retirer le navire {n}', 'Take ship {n} out'),
  quays: both('Seulement à certains quais', 'Only at some quays'),
  quay: both('Quai {n}', 'Quay {n}'),
} as const;

/** What the fields of an effect get. */
export interface EffectProps<One extends Effect> {
  readonly lang: Lang;
  readonly effect: One;
  readonly onChange: (effect: One) => void;
  /** The sentence for what is wrong at a path inside the effect, empty for the effect itself. */
  readonly errorAt?: ((path: string) => string | undefined) | undefined;
}

/** A simple effect by its name. */
export type EffectOf<Name extends SimpleEffect['do']> = SimpleEffect & { readonly do: Name };

/** How many porters go on each ship, and at which quays. */
export const Groups = ({ lang, effect, onChange, errorAt }: EffectProps<EffectOf<'place'>>) => (
  <>
    {effect.groups.map((n, i) => (
      <div class="ca-group" key={i}>
        <Stepper
          lang={lang}
          label={fill(texts.group[lang], { n: i + 1 })}
          value={n}
          min={1}
          max={8}
          error={errorAt?.(`groups[${i}]`)}
          at={`groups[${i}]`}
          onChange={(size) =>
            onChange(
              setting(
                effect,
                'groups',
                effect.groups.map((old, at) => (at === i ? size : old)),
              ),
            )
          }
        />
        {effect.groups.length > 1 && (
          <RemoveButton
            label={fill(texts.removeGroup[lang], { n: i + 1 })}
            onClick={() =>
              onChange(
                setting(
                  effect,
                  'groups',
                  effect.groups.filter((_, at) => at !== i),
                ),
              )
            }
          />
        )}
      </div>
    ))}
    {effect.groups.length < 4 && (
      <AddButton
        label={texts.addGroup[lang]}
        onClick={() => onChange(setting(effect, 'groups', [...effect.groups, 1]))}
      />
    )}
    <Quays lang={lang} effect={effect} onChange={onChange} errorAt={errorAt} />
  </>
);

const Quays = ({ lang, effect, onChange, errorAt }: EffectProps<EffectOf<'place'>>) => {
  const { quays } = effect;
  return (
    <>
      <Toggle
        label={texts.quays[lang]}
        value={quays !== undefined}
        onChange={(on) => onChange(setting(effect, 'quays', on ? [1] : undefined))}
      />
      {quays && (
        <div class="ca-quay-ticks">
          {quayNumbers.map((quay) => (
            <Toggle
              key={quay}
              label={fill(texts.quay[lang], { n: quay })}
              value={quays.includes(quay)}
              onChange={(on) => {
                const next = quayNumbers.filter((one) => (one === quay ? on : quays.includes(one)));
                onChange(setting(effect, 'quays', next));
              }}
            />
          ))}
        </div>
      )}
      <Wrong at="quays" error={errorAt?.('quays')} />
    </>
  );
};
