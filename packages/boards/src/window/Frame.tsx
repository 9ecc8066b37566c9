import type { View } from './view.ts';

const dashOf = (side: number): number => side / (2 * Math.max(2, Math.round(side / 49)));

/** The border of a chart: outer line, band of dashes, two hairlines. */
export const Frame = ({ view: { x, y, width, height } }: { view: View }) => {
  const [across, down] = [width - 20, height - 20];
  const dash = dashOf(down);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="fr-o" x=".5" y=".5" width={width - 1} height={height - 1} />
      <path
        class="fr-b"
        stroke-width="6"
        stroke-dasharray={dashOf(across).toFixed(3)}
        d={`M10 10h${across}M10 ${height - 10}h${across}`}
      />
      <path
        class="fr-b"
        stroke-width="6"
        stroke-dasharray={dash.toFixed(3)}
        stroke-dashoffset={dash.toFixed(3)}
        d={`M10 10v${down}M${width - 10} 10v${down}`}
      />
      <rect class="fr-h" x="6" y="6" width={width - 12} height={height - 12} />
      <rect class="fr-h" x="14" y="14" width={width - 28} height={height - 28} />
    </g>
  );
};
