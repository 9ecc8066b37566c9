import type { PieceKind } from '@portolan/cabo-da-roca';

/** A small drawing of a kind of piece in a line of text; the words beside it name it. */
export const PieceMark = ({ kind }: { kind: PieceKind }) =>
  kind === 'sailor' ? (
    <svg class="cb-piece" viewBox="-24 -24 48 48" aria-hidden="true">
      <path class="cb-figure" d="M0 -18A8.5 8.5 0 0 1 6 -3.5L14 19H-14L-6 -3.5A8.5 8.5 0 0 1 0 -18Z" />
    </svg>
  ) : (
    <svg class="cb-piece" viewBox="-24 -24 48 48" aria-hidden="true">
      <use href={`#cb-${kind}`} transform="rotate(60)" x="-36" y="-36" width="72" height="72" />
    </svg>
  );
