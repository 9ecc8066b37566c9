import type { Lang } from '@portolan/core';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { useProblems, useWholes, Within } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import { EffectFields } from '../parts/EffectFields.tsx';
import { EffectText } from '../parts/EffectText.tsx';
import { shapedEffect } from '../parts/effect-shape.ts';
import { plainEffects } from '../parts/effects.ts';
import { withNext, withoutAt } from './draft.ts';
import { words } from './words.ts';

/** The most effects that a card can have. */
const MOST_EFFECTS = 6;

const MoveButton = ({
  label,
  sign,
  disabled,
  onClick,
}: {
  readonly label: string;
  readonly sign: '↑' | '↓';
  readonly disabled: boolean;
  readonly onClick: () => void;
}) => (
  <button type="button" class="btn btn-q btn-i" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <span aria-hidden="true">{sign}</span>
  </button>
);

interface Props {
  readonly lang: Lang;
  /** Where the effects stand in the box. */
  readonly path: string;
  readonly effects: readonly unknown[];
  readonly onChange: (effects: readonly unknown[]) => void;
}

const Head = ({
  lang,
  effects,
  onChange,
  at,
}: Pick<Props, 'lang' | 'effects' | 'onChange'> & { readonly at: number }) => {
  const n = at + 1;
  return (
    <legend>
      <span class="legend-seat">
        <span>{fill(words.effect[lang], { n })}</span>
        <MoveButton
          label={fill(words.earlier[lang], { n })}
          sign="↑"
          disabled={at === 0}
          onClick={() => onChange(withNext(effects, at - 1))}
        />
        <MoveButton
          label={fill(words.later[lang], { n })}
          sign="↓"
          disabled={n === effects.length}
          onClick={() => onChange(withNext(effects, at))}
        />
        <RemoveButton label={fill(words.removeEffect[lang], { n })} onClick={() => onChange(withoutAt(effects, at))} />
      </span>
    </legend>
  );
};

/** Places of an effect that have no field of their own. */
const wholes = ['', 'groups', ...[0, 1, 2, 3].map((i) => `of[${i}].groups`)];

const One = ({ at, ...props }: Props & { readonly at: number }) => {
  const { lang, effects, onChange } = props;
  const path = `${props.path}[${at}]`;
  const errorAt = useProblems(path);
  const errorHere = useWholes(path);
  const effect = shapedEffect(effects[at]);
  const set = (next: unknown): void => onChange(effects.map((old, i) => (i === at ? next : old)));
  const error = effect ? wholes.map(errorHere).find(Boolean) : errorAt('');
  return (
    <fieldset class={errorAt('') ? 'is-bad' : undefined}>
      <Head lang={lang} effects={effects} onChange={onChange} at={at} />
      {error && <p class="err">{error}</p>}
      {effect ? (
        <Within path={path}>
          <EffectFields
            lang={lang}
            effect={effect}
            onChange={set}
            errorAt={(inner) => (inner === '' ? undefined : errorAt(inner))}
          />
        </Within>
      ) : (
        <EffectText lang={lang} effect={effects[at]} onChange={set} />
      )}
    </fieldset>
  );
};

/** The effects of a card in their order: each can be changed, moved up and down, or taken out. */
export const CardEffects = ({ lang, path, value, onChange }: FieldProps<unknown>) => {
  const effects = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const error = useWholes(path)('');
  return (
    <>
      {error && <p class="err">{error}</p>}
      {effects.map((_, i) => (
        <One key={`${i} ${effects.length}`} lang={lang} path={path} effects={effects} onChange={onChange} at={i} />
      ))}
      <AddButton
        label={words.addEffect[lang]}
        disabled={effects.length >= MOST_EFFECTS}
        onClick={() => onChange([...effects, plainEffects.place])}
      />
    </>
  );
};
