import type { Kind, Lang, Text } from '@portolan/core';
import { useId, useState } from 'preact/hooks';
import { AlikeMoves, words as listed } from '../example/ActionPicker.tsx';
import type { Alike, AnyKit } from '../example/game-kit.ts';
import { both } from '../kit/text.ts';
import { plain } from './plain.ts';

/** What is said of a list: of what is looked for in it, and where nothing is found. */
export interface ListWords {
  readonly filter: Text;
  readonly none: Text;
}

const moves: ListWords = {
  filter: both('Chercher un coup', 'Look for a move'),
  none: both('Aucun coup permis ne dit cela.', 'No legal move says that.'),
};

/** Moves are shown so many at a time. */
const AT_ONCE = 4;

interface Props<Action extends Kind> {
  readonly lang: Lang;
  readonly kit: Pick<AnyKit, 'actionNames'> & { readonly rules: Pick<AnyKit['rules'], 'action'> };
  readonly actions: readonly Action[];
  /** Moves alike to one of the list that the list leaves out. */
  readonly alike?: ((action: Action) => Alike<Action> | undefined) | undefined;
  readonly onPick: (action: Action) => void;
  /** The move that is proposed. */
  readonly proposed: unknown;
  /** What is said of the list, where it is not of moves. */
  readonly words?: ListWords;
  /** So many are shown at a time. */
  readonly atOnce?: number;
}

/** The legal moves, one a row, in parts; a field leaves those that hold what is typed. */
export const MoveList = <Action extends Kind>({
  lang,
  kit,
  actions,
  alike,
  onPick,
  proposed,
  words = moves,
  atOnce = AT_ONCE,
}: Props<Action>) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(atOnce);
  const wanted = plain(typed).split(' ').filter(Boolean);
  const named = actions.map((action) => {
    const name = kit.rules.action(action, lang);
    return { action, name, found: plain(`${kit.actionNames[action.kind]?.[lang] ?? ''} ${name}`) };
  });
  const found = named.filter((one) => wanted.every((word) => one.found.includes(word)));
  const now = JSON.stringify(proposed);
  return (
    <div class="move-list">
      {actions.length > AT_ONCE && (
        <>
          <label class="sr" for={id}>
            {words.filter[lang]}
          </label>
          <input
            id={id}
            type="search"
            autocomplete="off"
            placeholder={words.filter[lang]}
            value={typed}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setMost(atOnce);
            }}
          />
        </>
      )}
      <ul>
        {found.slice(0, most).map(({ action, name }) => {
          const others = alike?.(action);
          return (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                class="move-row"
                aria-pressed={JSON.stringify(action) === now}
                onClick={() => onPick(action)}
              >
                {name}
              </button>
              {others && others.count > 0 && (
                <AlikeMoves name={name} actions={[action]} kit={kit} lang={lang} onPick={onPick} alike={others} />
              )}
            </li>
          );
        })}
      </ul>
      {actions.length > 0 && found.length === 0 && <p class="small">{words.none[lang]}</p>}
      {found.length > most && (
        <button type="button" class="btn btn-q" onClick={() => setMost(most + 3 * atOnce)}>
          {listed.more[lang]} <span class="small">({found.length - most})</span>
        </button>
      )}
    </div>
  );
};
