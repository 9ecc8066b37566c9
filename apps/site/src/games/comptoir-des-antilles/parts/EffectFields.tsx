import {
  type Effect,
  type EffectName,
  effectNames,
  type SimpleEffect,
  type Whose,
} from '@portolan/comptoir-des-antilles';
import type { Text } from '@portolan/core';
import type { ComponentChildren } from 'preact';
import { Select, Toggle } from '../../../kit/controls/choices.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls/groups.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { Under, Within } from '../../../kit/form.tsx';
import { both, fill } from '../../../kit/text.ts';
import { Wrong } from '../../../kit/Wrong.tsx';
import { plainEffects, renamed, setting, simpleNames, withAlternative } from './effects.ts';
import { Groups, type EffectOf as Of, type EffectProps as Props } from './GroupFields.tsx';

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

const HowMany = ({ lang, effect, onChange, errorAt }: Props<Of<'move'> | Of<'remove'>>) => (
  <Stepper
    lang={lang}
    label={texts.n[lang]}
    value={effect.n}
    min={1}
    max={4}
    error={errorAt?.('n')}
    at="n"
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
    at="whose"
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
    at="reach"
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
    <Wrong at="of" error={errorAt?.('of')} />
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
          <Within path={`of[${i}]`}>
            <Under label={fill(texts.choice[lang], { n: i + 1 })}>
              <Named
                lang={lang}
                effect={one}
                of={simpleNames}
                errorAt={(path) => errorAt?.(`of[${i}]${path === '' ? '' : `.${path}`}`)}
                onChange={(next) => onChange(withAlternative(effect, i, next as SimpleEffect))}
              />
            </Under>
          </Within>
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
      at="do"
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
