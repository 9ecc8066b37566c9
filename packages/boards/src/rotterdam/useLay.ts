import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { View } from '../window/view.ts';
import type { Lay } from './lay.ts';

/** Pixels of a place on the page below which a map that is wider than high is turned upright on a screen held upright. */
const NARROW = 600;

/** A screen held upright: a window that is wider than high would show a turned map too small. */
const UPRIGHT = '(orientation: portrait)';

/** How a map lies in its place on the page: as it is until the script runs, then turned where that is narrow. */
export const useLay = (place: RefObject<HTMLElement>, { width, height }: View): Lay => {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const upright = matchMedia(UPRIGHT);
    const measure = () => {
      // Folded away it has no width.
      if (current.clientWidth > 0) setNarrow(current.clientWidth < NARROW && upright.matches);
    };
    measure();
    upright.addEventListener('change', measure);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      upright.removeEventListener('change', measure);
    };
  }, [place]);
  return narrow && width > height ? 'tall' : 'wide';
};
