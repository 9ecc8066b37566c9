/** What has to come before a part of the page is printed; gives what puts the page back as it was. */
type Prepare = (part: Element) => Promise<() => void>;

/** Makes the print buttons of the page print: all of it, or the section that a button names. */
export const printButtons = (prepare?: Prepare): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
    button.addEventListener('click', async () => {
      const part = document.getElementById(button.dataset.print ?? '') ?? document.body;
      const back = await prepare?.(part);
      const mark = (): boolean => part.classList.toggle('is-printed');
      mark();
      const after = (): void => {
        back?.();
        mark();
      };
      addEventListener('afterprint', after, { once: true });
      print();
    });
};

/** Puts the address of the page where paper shows it. */
export const printAddress = (): void => {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = `${location.origin}${location.pathname}`;
};
