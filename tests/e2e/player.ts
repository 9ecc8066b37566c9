import type { Page } from 'playwright-core';

/** How a game is played. */
export interface Playing {
  /** By keys: arrows to a place, Enter on it; else by taps. */
  readonly keys: boolean;
  /** What the touches are chosen by: the same game again by the same number. */
  readonly seed: number;
}

/** What became of a game. */
export interface Played {
  readonly moves: number;
  readonly touches: number;
  /** What was touched and brought a refusal, though it was offered. */
  readonly refused: readonly string[];
  /** Places that no arrow leads to. */
  readonly unreached: readonly string[];
  /** After what the keys were left without a place on the page. */
  readonly lost: readonly string[];
  /** What stands on the page where nothing could be done any more. */
  readonly stuck: string | undefined;
}

/** Plays the table on the page to its end: touches anything that is offered, and plays the move once it is whole. */
export const playToEnd = (page: Page, playing: Playing): Promise<Played> =>
  page.evaluate(async ({ keys, seed }): Promise<Played> => {
    const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
    const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const spotOf = (element: Element | null) => element?.getAttribute('data-spot') ?? null;
    // What is touched has been drawn by then; a frame is waited for only where the machine is to move.
    const drawn = () => new Promise((done) => setTimeout(done));
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    let random = seed;
    const below = (n: number): number => {
      random = (Math.imul(random, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (random >> 8) % n;
    };
    const press = (element: Element, key: string) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

    const unreached: string[] = [];
    /** Where each arrow leads from a place, as it last did. */
    const ways = new Map<string, Map<string, string>>();
    const stand = (element: Element): void => (element as HTMLElement).focus({ preventScroll: true });
    /** Presses an arrow on a place, and keeps where it leads. */
    const walk = (at: Element, key: string): Element | null => {
      if (document.activeElement !== at) stand(at);
      press(at, key);
      const next = document.activeElement;
      const [from, to] = [spotOf(at) ?? '', spotOf(next)];
      if (to === null) return null;
      ways.set(from, (ways.get(from) ?? new Map<string, string>()).set(key, to));
      return next;
    };
    /** The arrows that led from one place to another. */
    const known = (from: string, wanted: string): readonly string[] | undefined => {
      const paths = new Map<string, readonly string[]>([[from, []]]);
      for (const [at, path] of paths) {
        if (at === wanted) return path;
        for (const [key, next] of ways.get(at) ?? []) if (!paths.has(next)) paths.set(next, [...path, key]);
      }
      return undefined;
    };
    /** Goes from place to place by arrows, as somebody would who knows the board: as before, else breadth first. */
    const reach = (element: HTMLElement): void => {
      const wanted = spotOf(element) ?? '';
      const begin = one('.play-board [data-spot][tabindex="0"]');
      let here: Element | null = begin;
      for (const key of (begin && known(spotOf(begin) ?? '', wanted)) ?? []) here = here && walk(here, key);
      if (here && spotOf(here) === wanted) {
        stand(here);
        return;
      }
      const seen = new Set<Element>(begin ? [begin] : []);
      for (const at of seen) {
        if (spotOf(at) === wanted) {
          stand(at);
          return;
        }
        for (const key of arrows) {
          const next = walk(at, key);
          if (next) seen.add(next);
        }
      }
      unreached.push(wanted);
      stand(element);
    };
    const touch = (element: HTMLElement): void => {
      if (!keys) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      else if (spotOf(element) === null) {
        element.focus();
        element.click();
      } else {
        reach(element);
        press(document.activeElement ?? element, 'Enter');
      }
    };

    const refused: string[] = [];
    const lost: string[] = [];
    const told = { moves: 0, touches: 0, refused, unreached, lost };
    let last = '';
    let idle = 0;
    let since = 0;
    // A worker of a busy machine takes its time: what counts is that something goes on at all.
    while (idle < 60_000) {
      if (one('.play-end table')) return { ...told, stuck: undefined };
      if (keys && last !== '' && document.activeElement === document.body) lost.push(last);
      const go = one('.play-go .btn-1');
      const offered = [
        ...all('.play-board .spot.is-open'),
        ...all('.frame-main .play-choices .btn, .play-choices[data-choices] .btn'),
        // What came up on a real table.
        ...all('.play-draw > :not(details) .move-row'),
      ];
      const whole = go && (offered.length === 0 || since > 25 || below(3) > 0);
      // No number is used up while the machine thinks: how long that takes would choose another game.
      const touched = whole || offered.length === 0 ? undefined : offered[below(offered.length)];
      const next = one('.play-cover .btn-1') ?? (whole ? go : touched);
      if (!next) {
        idle += 1;
        await frame();
        continue;
      }
      idle = 0;
      since = whole ? 0 : since + 1;
      if (whole) told.moves += 1;
      else told.touches += 1;
      last = spotOf(next) ?? next.textContent ?? '';
      touch(next);
      await drawn();
      if (one('.play-reply.is-refused')) refused.push(last);
    }
    return { ...told, stuck: one('.frame-play')?.textContent ?? '' };
  }, playing);
