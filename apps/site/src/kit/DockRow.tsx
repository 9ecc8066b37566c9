import type { ComponentChildren } from 'preact';

/** Of a board, which goes on below the row, a place of which less than this is seen is a sliver: nobody knows what it is. */
const SLIVER = 20;

/**
 * Until somebody scrolls, the row at the foot of a phone’s screen covers whole controls or none: it rises over one that it
 * would cut in two, and from the last to the first over the next.
 */
const whole = (dock: HTMLElement | null): (() => void) | undefined => {
  if (!dock) return undefined;
  const look = (): void => {
    dock.style.paddingTop = '';
    if (scrollY > 0) return;
    const top = dock.getBoundingClientRect().top;
    const edge = [
      ...document.querySelectorAll('main :is(a, button, input, select, summary, label, .spot)'),
    ].reduceRight((to, control) => {
      const box = control.getBoundingClientRect();
      const isCut = box.top < to && to < box.bottom && !dock.contains(control);
      return isCut && (to - box.top < SLIVER || !control.matches('.spot')) ? box.top : to;
    }, top);
    // A row higher than two of its kind would hide more than it mends.
    if (top - edge < 120) dock.style.paddingTop = `${top - edge}px`;
  };
  // In the next frame: what it measures is changed by what it sets.
  const watch = new ResizeObserver(() => requestAnimationFrame(look));
  watch.observe(document.body);
  addEventListener('scroll', look, { once: true });
  // A row that is gone rises over nothing.
  return () => watch.disconnect();
};

/** One row at the foot of a phone’s screen, below everything at a desk. */
export const DockRow = ({
  label,
  bears = false,
  children,
}: {
  readonly label: string;
  /** Whether something lies on it: it rises over nothing, since it would rise over that. */
  readonly bears?: boolean;
  readonly children: ComponentChildren;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
  <div ref={bears ? null : whole} class="dock" role="group" aria-label={label}>
    {children}
  </div>
);
