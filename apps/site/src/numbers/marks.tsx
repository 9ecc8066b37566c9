import type { ComponentChildren } from 'preact';
import { at, WIDTH } from './scale.ts';

type Scale = (value: number) => number;

/** A strip of a picture: what it says stands in words beside it. */
export const Strip = ({
  height,
  width = WIDTH,
  children,
}: {
  readonly height: number;
  readonly width?: number;
  readonly children: ComponentChildren;
}) => (
  <svg class="plot-strip" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** Lines down a strip, so that rows below each other read as one picture. */
export const Grid = ({
  x,
  ticks,
  height,
}: {
  readonly x: Scale;
  readonly ticks: readonly number[];
  readonly height: number;
}) => <path class="gl" d={ticks.map((tick) => `M${at(x(tick))} 0V${height}`).join('')} />;

/** The line that something is measured by: the even share, no difference. */
export const Mean = ({ x, value, height }: { readonly x: Scale; readonly value: number; readonly height: number }) => (
  <path class="gl-f" d={`M${at(x(value))} 0V${height}`} />
);

/** An interval with its ends. */
export const Interval = ({
  x,
  low,
  high,
  y,
}: {
  readonly x: Scale;
  readonly low: number;
  readonly high: number;
  readonly y: number;
}) => {
  const [from, to] = [at(x(low)), at(x(high))];
  return <path class="iv" d={`M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`} />;
};

/** A share with its interval, beside the even one. */
export const ShareStrip = ({
  x,
  ticks,
  share: { value, low, high },
  even,
  height,
  width = WIDTH,
}: {
  readonly x: Scale;
  readonly ticks: readonly number[];
  readonly share: { readonly value: number; readonly low: number; readonly high: number };
  readonly even: number;
  readonly height: number;
  readonly width?: number;
}) => (
  <Strip height={height} width={width}>
    <Grid x={x} ticks={ticks} height={height} />
    <Mean x={x} value={even} height={height} />
    <Interval x={x} low={low} high={high} y={height / 2} />
    <circle class="dotp" cx={at(x(value))} cy={height / 2} r="4.5" />
  </Strip>
);

/** A scale below a picture. */
export const Axis = ({
  x,
  ticks,
  width = WIDTH,
  label,
}: {
  readonly x: Scale;
  readonly ticks: readonly number[];
  readonly width?: number;
  readonly label: (tick: number) => string;
}) => (
  <Strip height={22} width={width}>
    <path class="gl" d={ticks.map((tick) => `M${at(x(tick))} 0V5`).join('')} />
    {ticks.map((tick) => (
      <text class="ax" x={at(x(tick))} y="18">
        {label(tick)}
      </text>
    ))}
  </Strip>
);
