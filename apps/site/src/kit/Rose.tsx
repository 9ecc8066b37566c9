import { rose } from '@portolan/boards';

interface Props {
  readonly radius: number;
  /** Where its center stands, in the drawing around it. */
  readonly x?: number;
  readonly y?: number;
}

/** The compass rose of the chart. */
export const Rose = ({ radius, x = 0, y = 0 }: Props) => {
  const { ring, halo, heart, ticks, points, north, northBar } = rose(radius);
  return (
    <g class="rose" transform={`translate(${x} ${y})`}>
      <circle class="rose-c" r={ring} />
      <circle class="rose-h" r={halo} />
      <path class="rose-t" d={ticks} />
      {points.map(({ light, dark }) => (
        <>
          <path class="rose-l" d={light} />
          <path class="rose-d" d={dark} />
        </>
      ))}
      <circle class="rose-c rose-o" r={heart} />
      <path class="rose-n" d={north} />
      <path class="rose-nb" d={northBar} />
    </g>
  );
};
