import type { ComponentChildren } from 'preact';
import type { Spot } from '../../../board/entry.ts';
import { useSpots } from '../../../board/spots.ts';

interface Props {
  readonly spot: Spot;
  /** What lies there, in words. */
  readonly label: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A place beside the river: it is named by text of its own, and drawn for the eye alone. */
export const PlaceBox = ({ spot, label, class: own = '', children }: Props) => {
  const shape = `rt-place ${own}`.trim();
  const { 'aria-label': _, ...place } = useSpots()?.(spot, label, { class: shape }) ?? { class: shape };
  return (
    <div {...place}>
      <span class="sr">{label}</span>
      <div class="rt-drawn" aria-hidden="true">
        {children}
      </div>
    </div>
  );
};
