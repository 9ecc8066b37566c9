import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { aroundPoint, fitted, isWhole, lookedAt, moved, reshaped, type View, type Window, zoomed } from './view.ts';

/** What a chart in a window can be told. */
export interface Controls {
  /** The part to show; undefined until the script runs: then the whole drawing stands and the browser scrolls it. */
  readonly view: View | undefined;
  readonly whole: boolean;
  zoom(factor: number): void;
  move(x: number, y: number): void;
  /** Brings a point to the middle, unless it is in view. */
  look(point: readonly [number, number]): void;
  fit(): void;
}

/** The class of a window's region: a drawing seen whole lets a finger scroll the page, one seen in part is moved by it. */
export const windowClass = ({ view, whole }: Controls): string => {
  if (!view) return '';
  return whole ? ' is-live is-whole' : ' is-live';
};

/** Units of the drawing for each pixel: a larger chart is not shown whole at first, but so close that it reads with ease. */
const WHOLE = 1.9;
const CLOSE = 1.3;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
};
const ZOOM = 1.3;

/** Pixels of a side below which a window shows nothing. */
const LEAST = 32;

/** Pixels a finger may slip while it taps: only farther is it a drag. */
const SLIP = 6;

const distance = ([a, b]: readonly PointerEvent[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/**
 * Lets a drawing be moved and zoomed in its window by changing its viewBox: drag, pinch, wheel (with the chart focused, or
 * with the control key), arrow keys, `+`, `-` and `0`. It begins around `start`, close enough to read.
 */
export const useWindow = (
  region: RefObject<HTMLElement>,
  full: View,
  start: readonly [number, number] | undefined,
): Controls => {
  const [state, setState] = useState<Window>();
  const [printed, print] = useState(false);
  const pointers = useRef(new Map<number, PointerEvent>());
  const change = useCallback((to: (window: Window) => View) => {
    setState((now) => now && { ...now, view: to(now) });
  }, []);

  useLayoutEffect(() => {
    const { current } = region;
    const svg = current?.querySelector('svg');
    if (!current || !svg) return undefined;
    const measure = () => {
      const { width, height } = svg.getBoundingClientRect();
      // Folded away, or in a window of no height, it has hardly a size; the observer tells when it has.
      if (width < LEAST || height < LEAST) return;
      if (full.width > width * WHOLE) current.dataset.large = '';
      else delete current.dataset.large;
      const ratio = width / svg.getBoundingClientRect().height;
      setState((now) => {
        // What was seen whole stays whole in a window of another shape.
        if (now && isWhole(now)) return { full, ratio, view: fitted(full, ratio) };
        if (now) return { full, ratio, view: reshaped({ ...now, full }, ratio) };
        const far = fitted(full, ratio);
        const close = far.width > width * WHOLE && start;
        return { full, ratio, view: close ? aroundPoint(full, ratio, start, width * CLOSE) : far };
      });
    };
    current.classList.add('is-live');
    // The window has the shape of the chart, as far as the screen is high enough.
    svg.style.setProperty('aspect-ratio', `${full.width} / ${full.height}`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, [region, full.x, full.y, full.width, full.height]);

  // As soon as the window is live: a key pressed at once is not lost.
  useLayoutEffect(() => {
    const { current } = region;
    const svg = current?.querySelector('svg');
    if (!current || !svg) return undefined;
    const place = (x: number, y: number, { view }: Window): readonly [number, number] => {
      const box = svg.getBoundingClientRect();
      return [view.x + ((x - box.left) / box.width) * view.width, view.y + ((y - box.top) / box.height) * view.height];
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !current.contains(document.activeElement)) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      change((now) => zoomed(now, factor, place(event.clientX, event.clientY, now)));
    };
    let dragging = false;
    let start: PointerEvent | undefined;
    const onDown = (event: PointerEvent) => {
      pointers.current.set(event.pointerId, event);
      dragging = pointers.current.size > 1;
      start = event;
    };
    const onMove = (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      // A button let go outside the chart is not told.
      if (event.buttons === 0) pointers.current.delete(event.pointerId);
      if (!before || !start || event.buttons === 0) return;
      dragging ||= distance([start, event]) > SLIP;
      if (!dragging) return;
      const was = [...pointers.current.values()];
      pointers.current.set(event.pointerId, event);
      const now = [...pointers.current.values()];
      const box = svg.getBoundingClientRect();
      const [x, y] = [before.clientX - event.clientX, before.clientY - event.clientY];
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      const share = 1 / was.length;
      change((window) => moved(window, (x / box.width) * share, (y / box.height) * share));
      if (was.length !== 2) return;
      const [a, b] = now as [PointerEvent, PointerEvent];
      const factor = distance(now) / Math.max(1, distance(was));
      change((window) =>
        zoomed(window, factor, place((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, window)),
      );
    };
    const onUp = (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
    };
    const onKey = (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      const known = step || event.key === '+' || event.key === '-' || event.key === '0';
      if (!known || event.ctrlKey || event.metaKey || event.altKey || event.target !== current) return;
      event.preventDefault();
      if (step) change((now) => moved(now, step[0], step[1]));
      else if (event.key === '0') change((now) => fitted(now.full, now.ratio));
      else change((now) => zoomed(now, event.key === '+' ? ZOOM : 1 / ZOOM));
    };
    const stop = new AbortController();
    const { signal } = stop;
    svg.addEventListener('wheel', onWheel, { passive: false, signal });
    svg.addEventListener('pointerdown', onDown, { signal });
    svg.addEventListener('pointermove', onMove, { signal });
    svg.addEventListener('pointerup', onUp, { signal });
    svg.addEventListener('pointercancel', onUp, { signal });
    current.addEventListener('keydown', onKey, { signal });
    // Paper shows the whole drawing, whatever part of it the screen does.
    addEventListener('beforeprint', () => print(true), { signal });
    addEventListener('afterprint', () => print(false), { signal });
    return () => stop.abort();
  }, [region, change]);

  return {
    view: state && (printed ? full : state.view),
    whole: state ? isWhole(state) : true,
    zoom: (factor) => change((now) => zoomed(now, factor)),
    move: (x, y) => change((now) => moved(now, x, y)),
    look: (point) => change((now) => lookedAt(now, point)),
    fit: () => change((now) => fitted(now.full, now.ratio)),
  };
};
