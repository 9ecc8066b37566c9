import type { Lang } from '@portolan/core';
import { Icon } from '../kit/Icon.tsx';
import type { Handle, Piece } from './entry.ts';
import { boardWords as words } from './words.ts';

interface Props<Value> {
  readonly lang: Lang;
  readonly piece: Piece<Value>;
  readonly work: (handle: Handle<Value>) => void;
  /** Takes it in hand, to be put elsewhere. */
  readonly lift: (() => void) | undefined;
  readonly leave: () => void;
}

const HandleButton = <Value,>({ handle, work }: { readonly handle: Handle<Value> } & Pick<Props<Value>, 'work'>) => (
  <button
    type="button"
    class="iconb"
    aria-label={handle.picture ? handle.name : undefined}
    aria-pressed={handle.pressed}
    title={handle.picture ? handle.name : undefined}
    onClick={() => work(handle)}
  >
    {handle.picture ?? handle.name}
  </button>
);

/** What is chosen on the board, with its handles. */
export const Chosen = <Value,>({ lang, piece, work, lift, leave }: Props<Value>) => (
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
        {words.lift[lang]}
      </button>
    )}
    <button type="button" class="iconb" aria-label={words.leave[lang]} title={words.leave[lang]} onClick={leave}>
      <Icon name="cross" />
    </button>
    {piece.rows?.map(({ title, handles }) => (
      // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
      <div key={title} class="sel-row" role="group" aria-label={title}>
        <span aria-hidden="true">{title}</span>
        {handles.map((handle) => (
          <HandleButton key={handle.id} handle={handle} work={work} />
        ))}
      </div>
    ))}
  </section>
);
