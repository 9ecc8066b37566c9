import { rose } from './drawings/rose.ts';

/** A compass of a chart, around the origin: rings, ticks, points half light and half dark, a red north. */
export const Rose = ({ radius }: { radius: number }) => {
  const drawn = rose(radius);
  return (
    <>
      <circle class="rose-c" r={drawn.ring} />
      <circle class="rose-h" r={drawn.halo} />
      <path class="rose-t" d={drawn.ticks} />
      {drawn.points.map(({ light, dark }) => (
        <g key={light}>
          <path class="rose-l" d={light} />
          <path class="rose-d" d={dark} />
        </g>
      ))}
      <circle class="rose-c rose-o" r={drawn.heart} />
      <path class="rose-n" d={drawn.north} />
      <path class="rose-nb" d={drawn.northBar} />
    </>
  );
};
