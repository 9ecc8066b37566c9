/** What has to come before a part of the page is printed; gives what puts the page back as it was. */
type Prepare = (part: Element) => Promise<() => void>;

/** Makes the print buttons of the page print: one that stands in a section prints that alone. */
export const printButtons = (prepare?: Prepare): void => {
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', async () => {
      const part = button.closest('.sec') ?? document.body;
      const back = await prepare?.(part);
      part.classList.add('is-printed');
      window.onafterprint = () => {
        back?.();
        part.classList.remove('is-printed');
      };
      print();
    });
};

/** Puts the address of the page where paper shows it. */
export const printAddress = (): void => {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = `${location.origin}${location.pathname}`;
};
