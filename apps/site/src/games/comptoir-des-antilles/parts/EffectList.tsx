import type { Lang } from '@portolan/core';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { Under, useProblems } from '../../../kit/form.tsx';
import { both, fill } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { EffectFields } from './EffectFields.tsx';
import { EffectText } from './EffectText.tsx';
import { shapedEffect } from './effect-shape.ts';
import { plainEffects } from './effects.ts';

const texts = {
  commission: both('Commission', 'Commission'),
  effect: both('Effet {n}', 'Effect {n}'),
  add: both('effet', 'effect'),
  remove: both('Retirer l’effet {n}', 'Take effect {n} out'),
} as const;

/** What is printed on a card, as it was entered: its figure and its effects, in their order. */
export interface Printed {
  readonly commission: number;
  readonly effects: readonly unknown[];
}

/** The most effects of a card. */
const MOST_EFFECTS = 6;

/** The figure of a card and its effects, each with its mistake above its fields. */
export const EffectList = ({
  lang,
  commission,
  effects,
  onChange,
}: Printed & {
  readonly lang: Lang;
  readonly onChange: (change: Partial<Printed>) => void;
}) => {
  const problemAt = useProblems('');
  const set = (at: number, effect: unknown): void =>
    onChange({ effects: effects.map((old, i) => (i === at ? effect : old)) });
  return (
    <>
      <Stepper
        lang={lang}
        label={texts.commission[lang]}
        value={commission}
        min={1}
        max={9}
        at="commission"
        onChange={(next) => onChange({ commission: next })}
      />
      {effects.map((json, i) => {
        const effect = shapedEffect(json);
        return (
          <fieldset key={`${i} ${effects.length}`} class={problemAt(`effects[${i}]`) ? 'is-bad' : undefined}>
            <legend>
              <span class="legend-seat">
                <span>{fill(texts.effect[lang], { n: i + 1 })}</span>
                {effects.length > 1 && (
                  <RemoveButton
                    label={fill(texts.remove[lang], { n: i + 1 })}
                    onClick={() => onChange({ effects: effects.filter((_, at) => at !== i) })}
                  />
                )}
              </span>
            </legend>
            <Under label={fill(texts.effect[lang], { n: i + 1 })}>
              <Wrong at={`effects[${i}]`} />
            </Under>
            {effect ? (
              <EffectFields lang={lang} effect={effect} onChange={(next) => set(i, next)} />
            ) : (
              <EffectText lang={lang} effect={json} onChange={(next) => set(i, next)} />
            )}
          </fieldset>
        );
      })}
      {effects.length < MOST_EFFECTS && (
        <AddButton label={texts.add[lang]} onClick={() => onChange({ effects: [...effects, plainEffects.place] })} />
      )}
    </>
  );
};
