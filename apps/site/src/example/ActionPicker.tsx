import type { Kind, Lang } from '@portolan/core';
import { useId, useState } from 'preact/hooks';
import { counted, say } from '../kit/text.ts';
import type { Alike, AnyKit } from './game-kit.ts';

/** Up to so many actions of a kind are buttons; more are a list to choose from. */
const mostButtons = 6;

/** Moves alike to one are shown so many at a time. */
const atOnce = 12;

/** What lists of moves say. */
export const words = {
  choose: { fr: 'Choisir…', en: 'Choose…' },
  go: { fr: 'Jouer', en: 'Play' },
  more: { fr: 'Montrer la suite', en: 'Show more' },
} as const;

type Kit = Pick<AnyKit, 'actionNames'> & { readonly rules: Pick<AnyKit['rules'], 'action'> };

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

/** Moves alike to one that is listed, made only when they are asked for, some at a time. */
export const AlikeMoves = <Action extends Kind>({ alike, ...props }: GroupProps<Action> & { alike: Alike<Action> }) => {
  const [most, setMost] = useState(0);
  const { lang } = props;
  return (
    <details class="alike" onToggle={(event) => event.currentTarget.open && most === 0 && setMost(atOnce)}>
      <summary>
        {say(
          lang,
          counted(alike.count, 'autre façon', 'autres façons', lang),
          counted(alike.count, 'other way', 'other ways', lang),
        )}
      </summary>
      {most > 0 && <Buttons {...props} actions={alike.list(most)} />}
      {most > 0 && most < alike.count && (
        <button type="button" class="btn btn-q" onClick={() => setMost(most + atOnce)}>
          {words.more[lang]}
        </button>
      )}
    </details>
  );
};

/** One action after the other, each with the moves alike to it. */
const Steps = <Action extends Kind>({ alikes, ...props }: GroupProps<Action> & { alikes: Alikes<Action> }) => (
  <>
    {props.actions.map((action, i) => {
      const alike = alikes[i];
      return (
        <div key={JSON.stringify(action)} class="alike-step">
          <Buttons {...props} actions={[action]} />
          {alike && alike.count > 0 && <AlikeMoves {...props} alike={alike} />}
        </div>
      );
    })}
  </>
);

type Alikes<Action> = readonly (Alike<Action> | undefined)[];

interface Props<Action extends Kind> extends Omit<GroupProps<Action>, 'name'> {
  /** Moves alike to one of the list that the list leaves out. */
  readonly alike?: ((action: Action) => Alike<Action> | undefined) | undefined;
}

/** Legal actions to choose from, by kind: buttons where there are few, a list where there are many. */
export const ActionPicker = <Action extends Kind>({ actions, kit, lang, onPick, alike }: Props<Action>) => {
  const kinds = [...new Set(actions.map((action) => action.kind))];
  return (
    <div class="picker">
      {kinds.map((kind) => {
        const these = actions.filter((action) => action.kind === kind);
        const name = kit.actionNames[kind]?.[lang] ?? kind;
        const Group = these.length > mostButtons ? List : Buttons;
        const alikes = these.map((action) => alike?.(action));
        return (
          <section key={`${kind}-${these.length}`} aria-label={name}>
            <p class="picker-n">
              {name}
              {these.length > 1 && <span class="small"> {these.length}</span>}
            </p>
            {alikes.some((one) => one !== undefined && one.count > 0) ? (
              <Steps name={name} actions={these} kit={kit} lang={lang} onPick={onPick} alikes={alikes} />
            ) : (
              <Group name={name} actions={these} kit={kit} lang={lang} onPick={onPick} />
            )}
          </section>
        );
      })}
    </div>
  );
};
