import { useState } from 'preact/hooks';
import { AddButton, RemoveButton, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { listIn, objectIn, withField } from '../../../position/json.ts';
import { effectSentence } from '../parts/cards.ts';
import { EffectChoice } from '../parts/EffectChoice.tsx';
import { EffectText } from '../parts/EffectText.tsx';
import { shapedEffect } from '../parts/effect-shape.ts';
import { plainEffects } from '../parts/effects.ts';
import { numberOr } from '../parts/play.ts';
import { effectsValue } from './effects-value.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Props = { readonly form: Form };

/** A field of the turn is set; a turn of which nothing is told is left out. */
const setter =
  ({ position, set }: Form) =>
  (key: string, value: unknown): void => {
    const next = withField(objectIn(position, 'turn'), key, value);
    set('turn', Object.keys(next).length > 0 ? next : undefined);
  };

/** An effect still to come, chosen from the box or entered; one that no form can show stays as text. */
const OwnEffect = ({ form, effects, at, set }: Props & OwnProps) => {
  const { lang, position, wrong } = form;
  const path = `turn.effects[${at}]`;
  const name = fill(words.effect[lang], { n: at + 1 });
  const effect = shapedEffect(effects[at]);
  const change = (next: unknown): void => set(effects.map((old, i) => (i === at ? next : old)));
  return (
    <fieldset class={wrong(path) ? 'is-bad' : undefined}>
      <legend>
        <span class="legend-seat">
          <span>{name}</span>
          <RemoveButton
            label={fill(words.removeOne[lang], { what: name })}
            onClick={() => set(effects.filter((_, i) => i !== at))}
          />
        </span>
      </legend>
      {wrong(path) && <p class="err">{wrong(path)}</p>}
      {effect ? (
        <EffectChoice
          lang={lang}
          edition={position.edition}
          effect={effect}
          errorAt={(inner) => (inner === '' ? undefined : wrong(`${path}.${inner}`))}
          onChange={change}
        />
      ) : (
        <EffectText lang={lang} effect={effects[at]} onChange={change} />
      )}
    </fieldset>
  );
};

interface OwnProps {
  readonly effects: readonly unknown[];
  readonly at: number;
  readonly set: (effects: readonly unknown[]) => void;
}

/** Effects still to come, one by one. */
const OwnEffects = ({ form }: Props) => {
  const effects = listIn(objectIn(form.position, 'turn'), 'effects');
  const set = (next: readonly unknown[]): void => setter(form)('effects', next);
  return (
    <div class="rows ca-under">
      {effects.map((_, i) => (
        <OwnEffect key={`${i} ${effects.length}`} form={form} effects={effects} at={i} set={set} />
      ))}
      <AddButton label={words.addEffect[form.lang]} onClick={() => set([...effects, plainEffects.place])} />
    </div>
  );
};

/** Which effects of the contact in play are still to come. */
const Effects = ({ form }: Props) => {
  const { lang, position, box, wrong } = form;
  const turn = objectIn(position, 'turn');
  const own = box.contacts.find(({ id }) => id === turn.contact)?.effects ?? [];
  const [entered, setEntered] = useState(false);
  const value = entered ? 'own' : effectsValue(turn.effects, own);
  const choose = (next: string): void => {
    setEntered(next === 'own');
    if (next === 'own') setter(form)('effects', Array.isArray(turn.effects) ? turn.effects : own);
    else if (next === 'all') setter(form)('effects', undefined);
    else setter(form)('effects', own.slice(Number(next)));
  };
  const later = own.slice(1).map((effect, i) => ({
    value: String(i + 1),
    label: fill(words.fromEffect[lang], { n: i + 2, effect: effectSentence(effect, lang) }),
  }));
  return (
    <>
      <Select
        label={words.effects[lang]}
        value={value}
        options={[
          { value: 'all', label: words.allEffects[lang] },
          ...later,
          { value: String(own.length), label: words.noEffect[lang] },
          { value: 'own', label: words.otherEffects[lang] },
        ]}
        error={value === 'own' ? form.wrongAll('turn.effects') : wrong('turn.effects')}
        onChange={choose}
      />
      {value === 'own' && <OwnEffects form={form} />}
    </>
  );
};

/** What the active player has done this turn, and what is still to do of the contact in play. */
export const Turn = ({ form }: Props) => {
  const { lang, position, box, phase, table, wrong } = form;
  const turn = objectIn(position, 'turn');
  const set = setter(form);
  const contact = typeof turn.contact === 'string' ? turn.contact : '';
  const known = contact === '' || box.contacts.some(({ id }) => id === contact);
  const resolved = typeof turn.resolved === 'boolean' ? turn.resolved : table.position.turn?.resolved === true;
  return (
    <div class="rows">
      {wrong('turn') && !turn.contact && <p class="err">{wrong('turn')}</p>}
      <Select
        label={words.contact[lang]}
        value={contact}
        options={[
          { value: '', label: words.noContact[lang] },
          ...(known ? [] : [{ value: contact, label: fill(words.odd[lang], { what: contact }) }]),
          ...box.contacts.map((one) => ({ value: one.id, label: `${one[lang]}, ${one.commission}` })),
        ]}
        error={wrong('turn.contact')}
        onChange={(id) => set('contact', id === '' ? undefined : id)}
      />
      {contact !== '' && (
        <Toggle label={words.resolved[lang]} value={resolved} onChange={(on) => set('resolved', on)} />
      )}
      {wrong('turn.resolved') && <p class="err">{wrong('turn.resolved')}</p>}
      {(phase === 'effect' || turn.effects !== undefined) && <Effects key={contact} form={form} />}
      <Toggle
        label={words.tilePlayed[lang]}
        value={turn.tilePlayed === true}
        onChange={(on) => set('tilePlayed', on || undefined)}
      />
      <Toggle
        label={words.slateLeft[lang]}
        value={turn.slateLeft === true}
        onChange={(on) => set('slateLeft', on || undefined)}
      />
      {wrong('turn.slateLeft') && <p class="err">{wrong('turn.slateLeft')}</p>}
      {(['auctions', 'departures'] as const).map((key) => (
        <Stepper
          key={key}
          lang={lang}
          label={words[key][lang]}
          value={numberOr(turn[key], 0)}
          min={0}
          max={99}
          error={wrong(`turn.${key}`)}
          onChange={(n) => set(key, n || undefined)}
        />
      ))}
    </div>
  );
};
