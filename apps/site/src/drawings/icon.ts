import { star } from '@portolan/boards';

/** An icon of the site as a file: its size in pixels, and how much of each side is left free. */
export interface IconFile {
  readonly name: string;
  readonly size: number;
  readonly margin: number;
  readonly purpose: 'any' | 'maskable';
  /** Whether the manifest lists it; the other one is asked for by the head of the page. */
  readonly listed: boolean;
}

/** A phone that cuts icons to its own shape keeps the middle four fifths, so that the star of a maskable one is smaller. */
export const iconFiles: readonly IconFile[] = [
  { name: 'icon-192', size: 192, margin: 0.06, purpose: 'any', listed: true },
  { name: 'icon-512', size: 512, margin: 0.06, purpose: 'any', listed: true },
  { name: 'maskable-512', size: 512, margin: 0.16, purpose: 'maskable', listed: true },
  { name: 'touch-180', size: 180, margin: 0.1, purpose: 'any', listed: false },
];

/** The star of the chart on its paper, as SVG. */
export const iconDrawing = (margin: number): string => {
  const reach = 17 / (1 - 2 * margin);
  const points = star
    .map(({ light, dark }) => `<path fill="#f7f1e3" d="${light}"/><path fill="#2c3842" d="${dark}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}"><rect x="${-reach}" y="${-reach}" width="${2 * reach}" height="${2 * reach}" fill="#f7f1e3"/><g stroke="#2c3842" stroke-width=".9" stroke-linejoin="round">${points}</g></svg>`;
};
