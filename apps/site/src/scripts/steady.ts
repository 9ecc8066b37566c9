import { anchorNow } from './anchor.ts';

/** Where a reader is: what stands in the upper third of the screen, and how far below its top. */
interface Place {
  readonly id: string;
  readonly top: number;
}

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** What is laid out in one go, in elements: with more the browser would not answer for a while on a slow phone. */
const AT_ONCE = 120;

const example = 'astro-island > .example';
const board = `${example} > .board`;
const parts = [':is(.clauses, .ruling, .more, .section-asks, .turnpage)', example, board];
const inSection = parts.map((part) => `:scope > ${part}`).join();

/** What is laid out by itself: an example, and then the whole board that it draws. */
const alone = `${example}, ${board}`;

/** Each section by itself, its parts still unknown, and then these, a few at a time. */
const unitsOf = (section: HTMLElement): readonly (readonly HTMLElement[])[] => {
  const units: HTMLElement[][] = [[]];
  let count = 0;
  for (const part of section.querySelectorAll<HTMLElement>(inSection)) {
    const size = part.matches(alone) ? AT_ONCE : part.querySelectorAll('*').length + 1;
    if (count > 0 && count + size > AT_ONCE) {
      units.push([]);
      count = 0;
    }
    units.at(-1)?.push(part);
    count += size;
  }
  // The example around a board is laid out as long as that is.
  const within = (unit: readonly HTMLElement[]) =>
    unit.flatMap((part) => part.parentElement?.closest<HTMLElement>('.example') ?? []);
  return [[], ...units].map((unit) => [section, ...within(unit), ...unit]);
};

/** The part of the text that is being read; between two it is the next. */
const placeNow = (): Place | undefined => {
  for (let y = innerHeight / 3; y < innerHeight; y += 40) {
    const part = document.elementFromPoint(innerWidth / 2, y)?.closest('.rulebook :is(.clause, .ruling, .more)[id]');
    if (part) return { id: part.id, top: topOf(part) };
  }
  return undefined;
};

const followed = (): Place | undefined => {
  const target = document.getElementById(anchorNow());
  if (!target) return undefined;
  target.scrollIntoView();
  return { id: target.id, top: topOf(target) };
};

/** Where the reader was who comes back: the heights of parts not laid out are guesses, so that pixels say nothing. */
const left = (): Place | undefined => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate' ? undefined : history.state?.place;
};

/** What is near the screen stays laid out: taken back, it would be gone for a moment. */
const isFar = (part: Element): boolean => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < -innerHeight || top > 2 * innerHeight;
};

const hold = (place: Place | undefined): void => {
  const part = place && document.getElementById(place.id);
  if (part && Math.abs(topOf(part) - place.top) > 1) scrollBy({ top: topOf(part) - place.top, behavior: 'instant' });
};

const rest: (run: () => void) => void = globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 50));

/**
 * Lays out a rulebook part by part while the browser has nothing else to do: the browser remembers the height of each, so
 * that nothing moves under a reader who jumps or scrolls. Who followed an anchor, or comes back, stays at that place.
 */
export const steady = (): void => {
  const book = document.querySelector<HTMLElement>('.rulebook');
  if (!book) return;
  const units = [...book.querySelectorAll<HTMLElement>(':scope > .sec')].flatMap(unitsOf);
  let held = left() ?? followed();
  addEventListener('hashchange', () => {
    held = followed();
  });
  for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(
      input,
      () => {
        held = undefined;
      },
      { passive: true },
    );
  addEventListener('pagehide', () => history.replaceState({ ...history.state, place: placeNow() }, ''));

  let laid: readonly HTMLElement[] = [];
  const next = (): void => {
    const place = held ?? placeNow();
    const unit = units.shift() ?? [];
    for (const part of laid) if (!unit.includes(part) && isFar(part)) delete part.dataset.laid;
    for (const part of unit) part.dataset.laid = '';
    hold(place);
    laid = unit;
    // By then the browser has seen how high they are.
    if (unit.length > 0) requestAnimationFrame(() => rest(next));
    else book.dataset.laid = '';
  };
  const keep = (): void => {
    hold(held);
    if (!('laid' in book.dataset)) requestAnimationFrame(keep);
  };
  keep();
  if (document.readyState === 'complete') rest(next);
  else addEventListener('load', () => rest(next));
};
