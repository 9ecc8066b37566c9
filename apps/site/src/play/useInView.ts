import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How far the top of a phone’s screen is covered by the head of the site. */
const HEAD = 64;

/** Brings what can be touched up from below the foot of a phone’s screen, as far as the first of it stays in view. */
const bringUp = (room: HTMLElement): void => {
  const dock = document.querySelector('.dock');
  if (!dock || getComputedStyle(room).gridTemplateColumns.includes(' ')) return;
  const boxes = [...room.querySelectorAll('.play-board .spot.is-open')].map((spot) => spot.getBoundingClientRect());
  const foot = (room.querySelector('.play-hand') ?? dock).getBoundingClientRect().top;
  const below = Math.max(0, ...boxes.map(({ bottom }) => bottom)) + 8 - foot;
  const above = Math.min(...boxes.map(({ top }) => top)) - HEAD;
  if (below > 0 && above > 0) scrollBy({ top: Math.min(below, above) });
};

/** Keeps in view what can be touched next, and what was touched last: what comes of it lies over the foot of a phone’s screen. */
export const useInView = (room: RefObject<HTMLElement>, reply: unknown, next: unknown): void => {
  useEffect(() => {
    if (next !== undefined && room.current) bringUp(room.current);
  }, [next]);
  useEffect(() => {
    if (reply === undefined) return;
    const hand = room.current?.querySelector('.play-hand');
    const spot = room.current?.querySelector('.play-board [data-spot][tabindex="0"]');
    if (!hand || !spot || getComputedStyle(hand).position !== 'fixed') return;
    const covered = spot.getBoundingClientRect().bottom - hand.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered + 8 });
  }, [reply]);
};
