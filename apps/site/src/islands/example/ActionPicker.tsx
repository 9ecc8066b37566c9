import type { Kind, Lang } from '@portolan/core';
import { useId, useState } from 'preact/hooks';
import type { AnyKit } from './game-kit.ts';

/** Up to so many actions of a kind are buttons; more are a list to choose from. */
const mostButtons = 6;

const words = {
  choose: { fr: 'Choisir…', en: 'Choose…' },
  go: { fr: 'Jouer', en: 'Play' },
} as const;

type Kit = Pick<AnyKit, 'rules' | 'actionNames'>;

interface GroupProps<Action extends Kind> {
  readonly name: string;
  readonly actions: readonly Action[];
  readonly kit: Kit;
  readonly lang: Lang;
  readonly onPick: (action: Action) => void;
}

const Buttons = <Action extends Kind>({ actions, kit, lang, onPick }: GroupProps<Action>) => (
  <div class="picks-row">
    {actions.map((action) => (
      <button key={JSON.stringify(action)} type="button" class="btn" onClick={() => onPick(action)}>
        {kit.rules.action(action, lang)}
      </button>
    ))}
  </div>
);

const List = <Action extends Kind>({ name, actions, kit, lang, onPick }: GroupProps<Action>) => {
  const [at, setAt] = useState('');
  const id = useId();
  const pick = () => {
    const action = actions[Number(at)];
    if (at !== '' && action) onPick(action);
  };
  return (
    <div class="picks-row">
      <label class="sr" for={id}>
        {name}
      </label>
      <select id={id} value={at} onChange={(event) => setAt(event.currentTarget.value)}>
        <option value="">{words.choose[lang]}</option>
        {actions.map((action, i) => (
          <option key={JSON.stringify(action)} value={String(i)}>
            {kit.rules.action(action, lang)}
          </option>
        ))}
      </select>
      <button type="button" class="btn" disabled={at === ''} onClick={pick}>
        {words.go[lang]}
        <span class="sr">, {name}</span>
      </button>
    </div>
  );
};

/** Legal actions to choose from, by kind: buttons where there are few, a list where there are many. */
export const ActionPicker = <Action extends Kind>({ actions, kit, lang, onPick }: Omit<GroupProps<Action>, 'name'>) => {
  const kinds = [...new Set(actions.map((action) => action.kind))];
  return (
    <div class="picker">
      {kinds.map((kind) => {
        const these = actions.filter((action) => action.kind === kind);
        const name = kit.actionNames[kind]?.[lang] ?? kind;
        const Group = these.length > mostButtons ? List : Buttons;
        return (
          <section key={`${kind}-${these.length}`} aria-label={name}>
            <p class="picker-n">
              {name}
              {these.length > 1 && <span class="small"> {these.length}</span>}
            </p>
            <Group name={name} actions={these} kit={kit} lang={lang} onPick={onPick} />
          </section>
        );
      })}
    </div>
  );
};
