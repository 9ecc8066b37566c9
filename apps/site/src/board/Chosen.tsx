import type { Lang, Text } from '@portolan/core';
import { useUntold } from '../kit/form.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Handle, Piece } from './entry.ts';
import { boardWords as words } from './words.ts';

interface Props<Value> {
  readonly lang: Lang;
  readonly piece: Piece<Value>;
  readonly work: (handle: Handle<Value>) => void;
  /** Takes it elsewhere. */
  readonly lift: (() => void) | undefined;
  readonly liftSays: Text;
  readonly leave: () => void;
}

interface HandleProps<Value> extends Pick<Props<Value>, 'work'> {
  readonly handle: Handle<Value>;
  /** Keys reach it otherwise. */
  readonly passed?: boolean;
}

const HandleButton = <Value,>({ handle, work, passed }: HandleProps<Value>) => {
  const untold = useUntold(handle.tells);
  return (
    <button
      type="button"
      class="iconb"
      tabIndex={passed ? -1 : undefined}
      aria-label={handle.picture ? handle.name : undefined}
      aria-pressed={handle.pressed && !untold}
      title={handle.picture ? handle.name : undefined}
      onClick={() => work(handle)}
    >
      {handle.picture ?? handle.name}
    </button>
  );
};

/** What is chosen on the board, with its handles. */
export const Chosen = <Value,>({ lang, piece, work, lift, liftSays, leave }: Props<Value>) => (
  <section class="sel" aria-label={words.chosen[lang]}>
    <p class="what">
      {piece.picture && (
        <span class="pic" aria-hidden="true">
          {piece.picture}
        </span>
      )}
      <span>
        <b>{piece.name}</b>
        {piece.detail && <span class="detail">{piece.detail}</span>}
      </span>
    </p>
    {piece.handles.map((handle) => (
      <HandleButton key={handle.id} handle={handle} work={work} />
    ))}
    {lift && (
      <button type="button" class="iconb" onClick={lift}>
        {liftSays[lang]}
      </button>
    )}
    <button type="button" class="iconb" aria-label={words.leave[lang]} title={words.leave[lang]} onClick={leave}>
      <Icon name="cross" />
    </button>
    {piece.rows?.map(({ title, look, handles }) => (
      // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
      <div key={title} class={look ? `sel-row is-${look}` : 'sel-row'} role="group" aria-label={title}>
        <span aria-hidden="true">{title}</span>
        {handles.map((handle) => (
          <HandleButton key={handle.id} handle={handle} work={work} passed={look === 'scale'} />
        ))}
      </div>
    ))}
  </section>
);
