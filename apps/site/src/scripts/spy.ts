const isAbove = (element: Element, line: number): boolean => element.getBoundingClientRect().top <= line;

/**
 * The heading whose part of the page is being read: the last one above the upper third of the window. Its section is asked
 * first: to ask what stands in one that is far away would lay it out.
 */
const reading = (targets: readonly HTMLElement[]): HTMLElement | undefined => {
  const line = innerHeight / 3;
  const isRead = (target: HTMLElement): boolean => {
    const section = target.parentElement?.closest('section');
    return (!section || isAbove(section, line)) && isAbove(target, line);
  };
  return targets.findLast(isRead) ?? targets[0];
};

const anchorsIn = (list: Element): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];

const targetsOf = (links: readonly HTMLAnchorElement[]): HTMLElement[] =>
  links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);

/** Marks a link, and the section it belongs to, as the place where the reader is. */
const mark = (
  list: Element,
  links: readonly HTMLAnchorElement[],
  id: string | undefined,
): HTMLAnchorElement | undefined => {
  const here = links.find((link) => link.hash === `#${id}`);
  for (const link of links) {
    if (link === here) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const branch = here?.closest('[data-spy] > li');
  for (const item of list.children) item.toggleAttribute('data-here', item === branch);
  return here;
};

/** Follows the reader: the lists marked `data-spy` show the section on screen, the bar of a phone names it. */
export const spy = (): void => {
  const lists = [...document.querySelectorAll('[data-spy]')].map((list) => {
    const links = anchorsIn(list);
    return { list, links, targets: targetsOf(links) };
  });
  const bar = document.querySelector<HTMLDetailsElement>('[data-toc-bar]');
  const label = document.querySelector('[data-toc-here]');
  let waiting = false;
  const update = (): void => {
    waiting = false;
    for (const { list, links, targets } of lists) {
      const here = mark(list, links, reading(targets)?.id);
      const section = here?.closest('[data-here]')?.querySelector('a') ?? here;
      if (label && list.closest('.toc')) label.textContent = section?.textContent?.trim() ?? '';
    }
  };
  const later = (): void => {
    if (!waiting) requestAnimationFrame(update);
    waiting = true;
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  update();
  bar?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) bar.open = false;
  });
  bar?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !bar.open) return;
    bar.open = false;
    bar.querySelector('summary')?.focus();
  });
};
