/** What packs and opens links. */
export type Packing = typeof import('./link.ts');

let here: Packing | undefined;

/** Fetches what packs and opens links, which nothing that stands on a page waits for. */
export const packing = async (): Promise<Packing> => {
  here ??= await import('./link.ts');
  return here;
};

/** What packs and opens links, once it is there. */
export const packer = (): Packing | undefined => here;

/** Does something that needs it: at once where it is there, else as soon as it has come. */
export const whenPacking = (act: () => void): void => {
  if (here) act();
  else packing().then(act, () => document.dispatchEvent(new Event('portolan:missing')));
};

/** Does something once the page is at rest. */
const atRest = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, 1000);
};

/** Fetches it when the page is at rest, or with the first touch, which may be about to send; does something as soon as it is there. */
export const packAtRest = (act: () => void): void => {
  let asked = false;
  const fetch = (): void => {
    if (asked) return;
    asked = true;
    packing().then(act, () => {});
  };
  if (here) act();
  else {
    addEventListener('pointerdown', fetch, { once: true, capture: true, passive: true });
    atRest(fetch);
  }
};
