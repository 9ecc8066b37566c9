/** Cards drawn in a pile before its height says no more. */
const MOST_DRAWN = 6;

/** Cards of a pile of which nobody has told how many there are. */
const SOME = 3;

/** A pile of cards with its number under it; an empty place is dotted, and of a number that nobody has told it asks. */
export const PileDrawing = ({
  kind,
  count,
  label,
}: {
  kind: 'harbor' | 'shipment' | 'open';
  count: number | undefined;
  label: string;
}) => {
  const drawn = Math.min(count ?? SOME, MOST_DRAWN);
  const height = kind === 'harbor' ? 52 : 84;
  const face = { harbor: 'card harbor', shipment: 'card card-b', open: 'card' }[kind];
  return (
    <figure class="pile-f">
      <svg viewBox="0 0 96 112" role="img" aria-label={label}>
        {drawn === 0 && <rect class="slot-card" x="12" y={100 - height} width="66" height={height} rx="5" />}
        {Array.from({ length: drawn }, (_, i) => (
          <rect key={i} class={face} x={12 + i * 2} y={100 - height - i * 2} width="66" height={height} rx="5" />
        ))}
        {drawn > 0 && (
          <text
            class={kind === 'shipment' ? 'pile-n pile-on' : 'pile-n'}
            x={45 + (drawn - 1) * 2}
            y={106 - height / 2 - (drawn - 1) * 2}
          >
            {count ?? '?'}
          </text>
        )}
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};
