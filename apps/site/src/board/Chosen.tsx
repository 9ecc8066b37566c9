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
      <button
        key={handle.id}
        type="button"
        class="iconb"
        aria-label={handle.picture ? handle.name : undefined}
        aria-pressed={handle.pressed}
        title={handle.picture ? handle.name : undefined}
        onClick={() => work(handle)}
      >
        {handle.picture ?? handle.name}
      </button>
    ))}
    {lift && (
      <button type="button" class="iconb" onClick={lift}>
        {words.lift[lang]}
      </button>
    )}
    <button type="button" class="iconb" aria-label={words.leave[lang]} title={words.leave[lang]} onClick={leave}>
      <Icon name="cross" />
    </button>
  </section>
);
