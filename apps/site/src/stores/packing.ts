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

/** Says that it cannot be had, where all of that is told. */
export const noPacker = (): void => void document.dispatchEvent(new Event('portolan:missing'));

/** Does something that needs it: at once where it is there, else as soon as it has come. */
export const whenPacking = (act: () => void): void => {
  if (here) act();
  else packing().then(act, noPacker);
};

/** Does something once the page is at rest. */
const atRest = (act: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, 1000);
};

/** Fetches it when the page is at rest, or with the first touch, which may be about to send; does something when it is there, for either. */
export const packAtRest = (act: () => void): void => {
  const fetch = (): void => void packing().then(act, () => {});
  if (here) act();
  else {
    addEventListener('pointerdown', fetch, { once: true });
    atRest(fetch);
  }
};
