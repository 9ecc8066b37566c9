import { useState } from 'preact/hooks';
import { Select } from '../../../kit/controls/choices.tsx';
import { FieldErr } from '../../../kit/controls/FieldErr.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import { useField, Within } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { listIn, objectIn } from '../../../position/json.ts';
import { EffectChoice } from '../parts/EffectChoice.tsx';
import { EffectText } from '../parts/EffectText.tsx';
import { effectSentence } from '../parts/effect-sentence.ts';
import { shapedEffect } from '../parts/effect-shape.ts';
import { plainEffects } from '../parts/effects.ts';
import { effectsValue } from './effects-value.ts';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

interface OwnProps extends PartProps {
  readonly effects: readonly unknown[];
}

/** An effect still to come, chosen from the box or entered; one that no form can show stays as text. */
const OwnEffect = ({ lang, path, effects, at, onChange, with: { position } }: OwnProps & { readonly at: number }) => {
  const own = `${path}[${at}]`;
  const name = fill(words.effect[lang], { n: at + 1 });
  const { id, error } = useField(own, name);
  const effect = shapedEffect(effects[at]);
  const change = (next: unknown): void => onChange(effects.map((old, i) => (i === at ? next : old)));
  return (
    <fieldset id={id} class={error ? 'is-bad' : undefined}>
      <legend>
        <span class="legend-seat">
          <span>{name}</span>
          <RemoveButton
            label={fill(words.removeOne[lang], { what: name })}
            onClick={() => onChange(effects.filter((_, i) => i !== at))}
          />
        </span>
      </legend>
      <FieldErr of={id} says={error} />
      {effect ? (
        <Within path={own}>
          <EffectChoice lang={lang} edition={position.edition} effect={effect} onChange={change} />
        </Within>
      ) : (
        <EffectText lang={lang} effect={effects[at]} onChange={change} />
      )}
    </fieldset>
  );
};

/** Effects still to come, one by one. */
const OwnEffects = (props: OwnProps) => {
  const { lang, effects, onChange } = props;
  return (
    <div class="rows ca-under">
      {effects.map((_, i) => (
        <OwnEffect key={`${i} ${effects.length}`} {...props} at={i} />
      ))}
      <AddButton label={words.addEffect[lang]} onClick={() => onChange([...effects, plainEffects.place])} />
    </div>
  );
};

const OfContact = (props: PartProps) => {
  const { lang, path, label, value: effects, onChange, with: form } = props;
  const turn = objectIn(form.position, 'turn');
  const own = form.box.contacts.find(({ id }) => id === turn.contact)?.effects ?? [];
  const [entered, setEntered] = useState(false);
  const value = entered ? 'own' : effectsValue(effects, own);
  const choose = (next: string): void => {
    setEntered(next === 'own');
    if (next === 'own') onChange(Array.isArray(effects) ? effects : own);
    else if (next === 'all') onChange(undefined);
    else onChange(own.slice(Number(next)));
  };
  const later = own.slice(1).map((effect, i) => ({
    value: String(i + 1),
    label: fill(words.fromEffect[lang], { n: i + 2, effect: effectSentence(effect, lang) }),
  }));
  return (
    <>
      {value === 'own' && <Whole paths={[path]} />}
      <Select
        label={label}
        value={value}
        options={[
          { value: 'all', label: words.allEffects[lang] },
          ...later,
          { value: String(own.length), label: words.noEffect[lang] },
          { value: 'own', label: words.otherEffects[lang] },
        ]}
        at={value === 'own' ? undefined : path}
        onChange={choose}
      />
      {value === 'own' && <OwnEffects {...props} effects={listIn(turn, 'effects')} />}
    </>
  );
};

/** Which effects of the contact in play are still to come. */
export const Effects = (props: PartProps) => (
  <OfContact key={String(objectIn(props.with.position, 'turn').contact)} {...props} />
);
