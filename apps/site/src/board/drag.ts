import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Pixels a finger may slip while it taps: only farther is it a drag. */
const SLIP = 8;

interface Drags {
  /** A drag ended over a place: what was dragged, and where it was let go. */
  readonly drop: (from: { readonly spot: string } | { readonly item: string }, to: string) => void;
}

const sourceOf = (target: Element): HTMLElement | SVGElement | null =>
  target.closest<HTMLElement | SVGElement>('[data-item], .is-carried[data-spot]');

/** A copy of what is dragged, under the finger. */
const ghostOf = (source: Element): HTMLElement => {
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  const picture = source.querySelector('svg, img');
  if (picture) ghost.append(picture.cloneNode(true));
  document.body.append(ghost);
  return ghost;
};

/** Lets what lies in a tray or stands on a board be dragged to a place of the board; a tap is left to the click. */
export const useDrag = (root: RefObject<HTMLElement>, { drop }: Drags): void => {
  const dropped = useRef(drop);
  dropped.current = drop;
  useEffect(() => {
    const { current } = root;
    if (!current) return undefined;
    let source: HTMLElement | SVGElement | null = null;
    let start: readonly [number, number] = [0, 0];
    let ghost: HTMLElement | undefined;
    let over: Element | null = null;
    const end = () => {
      ghost?.remove();
      over?.classList.remove('is-over');
      ghost = undefined;
      over = null;
      source = null;
    };
    const under = (event: PointerEvent): Element | null =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-spot]') ?? null;
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return end();
      source = event.target instanceof Element ? sourceOf(event.target) : null;
      start = [event.clientX, event.clientY];
      // The window of a chart would move with what is carried.
      if (source?.hasAttribute('data-spot')) event.stopPropagation();
    };
    const onMove = (event: PointerEvent) => {
      if (!source || !event.isPrimary) return;
      if (!ghost && Math.hypot(event.clientX - start[0], event.clientY - start[1]) <= SLIP) return;
      ghost ??= ghostOf(source);
      event.preventDefault();
      event.stopPropagation();
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      const now = under(event);
      if (now === over) return;
      over?.classList.remove('is-over');
      now?.classList.add('is-over');
      over = now;
    };
    const onUp = (event: PointerEvent) => {
      if (!source || !ghost) return end();
      const to = under(event)?.getAttribute('data-spot');
      const item = source.getAttribute('data-item');
      const spot = source.getAttribute('data-spot');
      end();
      // The click that follows a drag is none.
      const swallow = (click: Event) => click.stopPropagation();
      window.addEventListener('click', swallow, true);
      setTimeout(() => window.removeEventListener('click', swallow, true));
      if (to && item) dropped.current({ item }, to);
      else if (to && spot) dropped.current({ spot }, to);
    };
    const stop = new AbortController();
    const { signal } = stop;
    current.addEventListener('pointerdown', onDown, { capture: true, signal });
    window.addEventListener('pointermove', onMove, { capture: true, passive: false, signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => {
      stop.abort();
      end();
    };
  }, [root]);
};
