import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cover } from './cover.ts';

/** What a thumb goes to; places of a drawing are looked at, too, and may go on below. */
const CONTROLS = 'main :is(a, button, input, select, textarea, summary, label)';

const spanOf = (element: Element): readonly [top: number, bottom: number] => {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 ? [top, bottom] : [0, 0];
};

/**
 * Until somebody scrolls, the row at the foot of a phone’s screen covers whole controls or none: it rises over one that it
 * would cut in two.
 */
const useWholeControls = () => {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dock = row.current;
    if (!dock) return;
    let opening = true;
    const rise = (by: number): void => dock.style.setProperty('--rise', `${by}px`);
    const look = (): void => {
      if (!opening) return;
      rise(0);
      if (scrollY > 0 || getComputedStyle(dock).position !== 'sticky') return;
      const controls = [...document.querySelectorAll(CONTROLS)].filter((one) => !dock.contains(one));
      rise(cover(dock.getBoundingClientRect().top, controls.map(spanOf)));
    };
    // In the next frame: what it measures is changed by what it sets.
    const grown = new ResizeObserver(() => requestAnimationFrame(look));
    // Nothing moves under a finger.
    const rest = (): void => {
      opening = false;
      grown.disconnect();
    };
    const sink = (): void => {
      rest();
      rise(0);
    };
    grown.observe(document.body);
    addEventListener('pointerdown', rest, { once: true });
    addEventListener('keydown', rest, { once: true });
    addEventListener('scroll', sink, { once: true });
    return () => {
      rest();
      removeEventListener('pointerdown', rest);
      removeEventListener('keydown', rest);
      removeEventListener('scroll', sink);
    };
  }, []);
  return row;
};

/** One row at the foot of a phone’s screen, below everything at a desk. */
export const DockRow = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no fields
  <div ref={useWholeControls()} class="dock" role="group" aria-label={label}>
    {children}
  </div>
);
