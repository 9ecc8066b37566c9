interface Props {
  readonly kind: 'tile' | 'card';
  /** What the heap is called, and how much lies in it. */
  readonly name: string;
  readonly label: string;
}

/** A heap of tiles or cards, face down. */
export const CardBack = ({ kind, name, label }: Props) => (
  <figure class="cb-heap">
    <svg viewBox="0 0 96 96" aria-hidden="true">
      {[8, 4, 0].map((by) =>
        kind === 'tile' ? (
          <rect key={by} class="cb-back" x={6 + by} y={6 + by} width="76" height="76" rx="3" />
        ) : (
          <rect key={by} class="cb-back" x={18 + by} y={2 + by} width="54" height="82" rx="5" />
        ),
      )}
      <use href="#cb-rose" x="22" y="22" width="44" height="44" />
    </svg>
    <figcaption>
      <b>{name}</b> <span class="num">{label}</span>
    </figcaption>
  </figure>
);
