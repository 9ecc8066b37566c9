/** What has to come before a page is printed; gives what puts the page back as it was. */
type Prepare = () => Promise<() => void>;

/** Makes the print buttons of the page print. */
export const printButtons = (prepare?: Prepare): void => {
  const printed = async (): Promise<void> => {
    const back = await prepare?.();
    if (back) addEventListener('afterprint', back, { once: true });
    print();
  };
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', printed);
};

/** Puts the address of the page where paper shows it. */
export const printAddress = (): void => {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = `${location.origin}${location.pathname}`;
};
