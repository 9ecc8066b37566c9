import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Keeps the place that was touched last in view: what comes of it lies over the foot of a phone’s screen. */
export const useInView = (room: RefObject<HTMLElement>, reply: unknown): void => {
  useEffect(() => {
    if (reply === undefined) return;
    const hand = room.current?.querySelector('.play-hand');
    const spot = room.current?.querySelector('.play-board [data-spot][tabindex="0"]');
    if (!hand || !spot || getComputedStyle(hand).position !== 'fixed') return;
    const covered = spot.getBoundingClientRect().bottom - hand.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered + 8 });
  }, [reply]);
};
