import type { Action, ActionKind } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang, Text } from '@portolan/core';
import { useId, useState } from 'preact/hooks';

/** What each kind of action is called, as a heading. */
export const actionNames: Readonly<Record<ActionKind, Text>> = {
  draw: { fr: 'Piocher', en: 'Draw' },
  reveal: { fr: 'Retourner une carte Port', en: 'Turn up a Harbor card' },
  chooseFirst: { fr: 'Désigner le premier joueur', en: 'Name the first player' },
  place: { fr: 'Placer un marchand', en: 'Place a merchant' },
  completeMission: { fr: 'Réaliser une Mission', en: 'Complete a Mission' },
  transfer: { fr: 'Changer de compagnie', en: 'Transfer' },
  attack: { fr: 'Attaquer', en: 'Attack' },
  defend: { fr: 'Se défendre', en: 'Defend' },
  yield: { fr: 'Céder la place', en: 'Yield' },
  reward: { fr: 'Garder une récompense', en: 'Keep a reward' },
  playShipment: { fr: 'Jouer une Cargaison', en: 'Play a Shipment card' },
  take: { fr: 'Prendre une épice', en: 'Take a spice' },
  discard: { fr: 'Défausser', en: 'Discard' },
  pass: { fr: 'Passer', en: 'Pass' },
};

/** Up to so many actions of a kind are buttons; more are a list to choose from. */
const mostButtons = 6;

const words = {
  choose: { fr: 'Choisir…', en: 'Choose…' },
  go: { fr: 'Jouer', en: 'Play' },
} as const;

interface GroupProps {
  readonly name: string;
  readonly actions: readonly Action[];
  readonly lang: Lang;
  readonly onPick: (action: Action) => void;
}

const Buttons = ({ actions, lang, onPick }: GroupProps) => (
  <div class="picks-row">
    {actions.map((action) => (
      <button key={JSON.stringify(action)} type="button" class="btn" onClick={() => onPick(action)}>
        {rules.action(action, lang)}
      </button>
    ))}
  </div>
);

const List = ({ name, actions, lang, onPick }: GroupProps) => {
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
            {rules.action(action, lang)}
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
export const ActionPicker = ({
  actions,
  lang,
  onPick,
}: {
  actions: readonly Action[];
  lang: Lang;
  onPick: (action: Action) => void;
}) => {
  const kinds = [...new Set(actions.map((action) => action.kind))];
  return (
    <div class="picker">
      {kinds.map((kind) => {
        const these = actions.filter((action) => action.kind === kind);
        const name = actionNames[kind][lang];
        const Group = these.length > mostButtons ? List : Buttons;
        return (
          <section key={`${kind}-${these.length}`} aria-label={name}>
            <p class="picker-n">
              {name}
              {these.length > 1 && <span class="small"> {these.length}</span>}
            </p>
            <Group name={name} actions={these} lang={lang} onPick={onPick} />
          </section>
        );
      })}
    </div>
  );
};
