import type { Effect, SimpleEffect } from '@portolan/comptoir-des-antilles';
import { porterBody } from './porter.ts';

/** A part of a sign: how wide it is, and what it draws from 0 rightwards. Signs are 30 high. */
interface Part {
  readonly width: number;
  readonly lines: string;
  readonly figures?: readonly (readonly [x: number, kind: 'own' | 'other' | 'any'])[];
}

const hull = (width: number): string => `M1 22H${width - 1}Q${width - 3} 29 ${width - 9} 29H9Q3 29 1 22Z`;

const cargo = (n: number, kind: 'own' | 'other' | 'any' = 'own'): Part => {
  const width = Math.max(26, 12 + n * 12);
  return {
    width,
    lines: hull(width),
    figures: Array.from({ length: n }, (_, i) => [width / 2 + (i - (n - 1) / 2) * 12, kind] as const),
  };
};

const line = (width: number, lines: string): Part => ({ width, lines });
const arrow = line(20, 'M3 17H16M11.5 12L16.5 17L11.5 22');
const exchange = line(20, 'M3 13H16M12 9L16 13M17 20H4M8 24L4 20');
const home = line(20, 'M10 26V10M5 15L10 9.5L15 15');
const tile = line(20, 'M2 10H18V26H2ZM2 20H18');
const slash = line(12, 'M9 6L3 28');

const parts: { readonly [Name in SimpleEffect['do']]: (effect: Extract<SimpleEffect, { do: Name }>) => Part[] } = {
  place: ({ groups }) => groups.map((n) => cargo(n)),
  move: ({ n, whose }) => [cargo(n, whose), arrow, cargo(0)],
  swap: ({ whose }) => [cargo(1, whose === 'own' ? 'own' : 'any'), exchange, cargo(1, 'other')],
  remove: ({ n, whose }) => [cargo(n, whose), home],
  replace: () => [cargo(1, 'other'), exchange, cargo(1)],
  swapGoods: () => [tile, exchange, tile],
};

const simple = (effect: SimpleEffect): Part[] => (parts[effect.do] as (effect: SimpleEffect) => Part[])(effect);

const partsOf = (effect: Effect): Part[] =>
  effect.do === 'oneOf'
    ? effect.of.flatMap((one, i) => (i > 0 ? [slash, ...simple(one)] : simple(one)))
    : simple(effect);

const GAP = 4;

/** A contact's effect as a sign: ships and porters, filled ones one's own, hollow ones another player's. Silent: the words stand beside it. */
export const EffectSign = ({ effect }: { effect: Effect }) => {
  let x = 0;
  const placed = partsOf(effect).map((part) => {
    const at = x;
    x += part.width + GAP;
    return { part, at };
  });
  const width = x - GAP;
  return (
    <svg class="ca-effect" width={width * 1.1} height="33" viewBox={`0 0 ${width} 30`} aria-hidden="true">
      {placed.map(({ part, at }) => (
        <g key={at} transform={`translate(${at} 0)`}>
          {(part.figures ?? []).map(([figure, kind]) => (
            <g key={figure} class={`ca-man ca-man-${kind}`} transform={`translate(${figure} 22) scale(.62)`}>
              <path d={porterBody} />
              <circle cy="-21" r="7" />
            </g>
          ))}
          <path class="ca-sign" d={part.lines} />
        </g>
      ))}
    </svg>
  );
};
