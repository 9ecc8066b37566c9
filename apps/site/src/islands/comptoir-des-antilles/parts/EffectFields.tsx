import {
  type Effect,
  type EffectName,
  effectNames,
  type SimpleEffect,
  type Whose,
} from '@portolan/comptoir-des-antilles';
import type { Lang, Text } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { AddButton, RemoveButton, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { both, fill } from '../../../kit/text.ts';
import { plainEffects, renamed, setting, simpleNames, withAlternative } from './effects.ts';

const names: Readonly<Record<EffectName, Text>> = {
  place: both('Placer ses porteurs', 'Place one’s own porters'),
  move: both('Déplacer des porteurs', 'Move porters'),
  swap: both('Échanger deux porteurs', 'Exchange two porters'),
  remove: both('Renvoyer des porteurs', 'Send porters home'),
  replace: both('Remplacer un porteur', 'Replace a porter'),
  swapGoods: both('Échanger des marchandises', 'Exchange goods'),
  oneOf: both('Un effet au choix', 'One of several effects'),
};

const texts = {
  what: both('Effet', 'Effect'),
  group: both('Porteurs, navire {n}', 'Porters, ship {n}'),
  addGroup: both('autre navire', 'another ship'),
  removeGroup: both('Retirer le navire {n}', 'Take ship {n} out'),
  quays: both('Seulement à certains quais', 'Only at some quays'),
  quay: both('Quai {n}', 'Quay {n}'),
  n: both('Combien de porteurs', 'How many porters'),
  whose: both('À qui', 'Whose'),
  own: both('les siens', 'one’s own'),
  other: both('ceux des autres', 'those of others'),
  any: both('de n’importe qui', 'anybody’s'),
  reach: both('Jusqu’où', 'How far'),
  adjacent: both('quai voisin', 'adjacent quay'),
  anywhere: both('n’importe quel quai', 'any quay'),
  may: both('Facultatif : « vous pouvez »', 'Optional: “you may”'),
  choice: both('Choix {n}', 'Choice {n}'),
  addChoice: both('choix', 'choice'),
  removeChoice: both('Retirer le choix {n}', 'Take choice {n} out'),
} as const;

interface Props<One extends Effect> {
  readonly lang: Lang;
  readonly effect: One;
  readonly onChange: (effect: One) => void;
  /** The sentence for what is wrong at a path inside the effect, empty for the effect itself. */
  readonly errorAt?: ((path: string) => string | undefined) | undefined;
}

type Of<Name extends SimpleEffect['do']> = SimpleEffect & { readonly do: Name };

const Groups = ({ lang, effect, onChange, errorAt }: Props<Of<'place'>>) => (
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

const Quays = ({ lang, effect, onChange, errorAt }: Props<Of<'place'>>) => {
  const { quays } = effect;
  const error = errorAt?.('quays');
  return (
    <>
      <Toggle
        label={texts.quays[lang]}
        value={quays !== undefined}
        onChange={(on) => onChange(setting(effect, 'quays', on ? [1] : undefined))}
      />
      {quays && (
        <div class="ca-quay-ticks">
          {([1, 2, 3, 4] as const).map((quay) => (
            <Toggle
              key={quay}
              label={fill(texts.quay[lang], { n: quay })}
              value={quays.includes(quay)}
              onChange={(on) => {
                const next = ([1, 2, 3, 4] as const).filter((one) => (one === quay ? on : quays.includes(one)));
                onChange(setting(effect, 'quays', next));
              }}
            />
          ))}
        </div>
      )}
      {error && <p class="err">{error}</p>}
    </>
  );
};

const HowMany = ({ lang, effect, onChange, errorAt }: Props<Of<'move'> | Of<'remove'>>) => (
  <Stepper
    lang={lang}
    label={texts.n[lang]}
    value={effect.n}
    min={1}
    max={4}
    error={errorAt?.('n')}
    onChange={(n) => onChange(setting(effect, 'n', n))}
  />
);

const WhoseSelect = ({
  lang,
  effect,
  onChange,
  errorAt,
  of,
}: Props<Of<'move'> | Of<'remove'> | Of<'swap'>> & { readonly of: readonly Whose[] }) => (
  <Select
    label={texts.whose[lang]}
    value={effect.whose}
    options={of.map((whose) => ({ value: whose, label: texts[whose][lang] }))}
    error={errorAt?.('whose')}
    onChange={(whose) => onChange(setting(effect, 'whose', whose))}
  />
);

const Reach = ({ lang, effect, onChange, errorAt }: Props<Of<'move'> | Of<'swap'> | Of<'swapGoods'>>) => (
  <Select
    label={texts.reach[lang]}
    value={effect.reach ?? 'adjacent'}
    options={[
      { value: 'adjacent', label: texts.adjacent[lang] },
      { value: 'any', label: texts.anywhere[lang] },
    ]}
    error={errorAt?.('reach')}
    onChange={(reach) => onChange(setting(effect, 'reach', reach === 'adjacent' ? undefined : reach))}
  />
);

const simple: { readonly [Name in SimpleEffect['do']]: (props: Props<Of<Name>>) => ComponentChildren } = {
  place: (props) => <Groups {...props} />,
  move: (props) => (
    <>
      <HowMany {...(props as Props<Of<'move'> | Of<'remove'>>)} />
      <WhoseSelect {...(props as Props<Of<'move'> | Of<'remove'> | Of<'swap'>>)} of={['own', 'other', 'any']} />
      <Reach {...(props as Props<Of<'move'> | Of<'swap'> | Of<'swapGoods'>>)} />
    </>
  ),
  swap: (props) => (
    <>
      <WhoseSelect {...(props as Props<Of<'move'> | Of<'remove'> | Of<'swap'>>)} of={['own', 'any']} />
      <Reach {...(props as Props<Of<'move'> | Of<'swap'> | Of<'swapGoods'>>)} />
    </>
  ),
  remove: (props) => (
    <>
      <HowMany {...(props as Props<Of<'move'> | Of<'remove'>>)} />
      <WhoseSelect {...(props as Props<Of<'move'> | Of<'remove'> | Of<'swap'>>)} of={['own', 'other', 'any']} />
    </>
  ),
  replace: () => null,
  swapGoods: (props) => <Reach {...(props as Props<Of<'move'> | Of<'swap'> | Of<'swapGoods'>>)} />,
};

const Simple = (props: Props<SimpleEffect>) => (
  <>{(simple[props.effect.do] as (props: Props<SimpleEffect>) => ComponentChildren)(props)}</>
);

const Choice = ({ lang, effect, onChange, errorAt }: Props<Extract<Effect, { do: 'oneOf' }>>) => (
  <>
    {errorAt?.('of') && <p class="err">{errorAt('of')}</p>}
    {effect.of.map((one, i) => (
      <fieldset key={i}>
        <legend>
          <span class="legend-seat">
            <span>{fill(texts.choice[lang], { n: i + 1 })}</span>
            {effect.of.length > 2 && (
              <RemoveButton
                label={fill(texts.removeChoice[lang], { n: i + 1 })}
                onClick={() => onChange(withAlternative(effect, i, undefined))}
              />
            )}
          </span>
        </legend>
        <div class="rows">
          <Named
            lang={lang}
            effect={one}
            of={simpleNames}
            errorAt={(path) => errorAt?.(`of[${i}]${path === '' ? '' : `.${path}`}`)}
            onChange={(next) => onChange(withAlternative(effect, i, next as SimpleEffect))}
          />
        </div>
      </fieldset>
    ))}
    {effect.of.length < 4 && (
      <AddButton
        label={texts.addChoice[lang]}
        onClick={() => onChange({ ...effect, of: [...effect.of, plainEffects.place] })}
      />
    )}
  </>
);

/** An effect by its name, and what goes with it. */
const Named = ({ lang, effect, of, onChange, errorAt }: Props<Effect> & { readonly of: readonly EffectName[] }) => (
  <>
    <Select
      label={texts.what[lang]}
      value={effect.do}
      options={of.map((name) => ({ value: name, label: names[name][lang] }))}
      error={errorAt?.('do')}
      onChange={(name) => onChange(renamed(effect, name))}
    />
    {effect.do === 'oneOf' ? (
      <Choice lang={lang} effect={effect} onChange={onChange} errorAt={errorAt} />
    ) : (
      <Simple lang={lang} effect={effect} onChange={onChange} errorAt={errorAt} />
    )}
    <Toggle
      label={texts.may[lang]}
      value={effect.may === true}
      onChange={(on) => onChange(setting(effect, 'may', on || undefined))}
    />
  </>
);

/** One effect of a contact, entered from the vocabulary of effects. */
export const EffectFields = (props: Props<Effect>) => (
  <div class="rows ca-effect-fields">
    <Named {...props} of={effectNames} />
  </div>
);
