/** Makes the print buttons of the page print. */
export const printButtons = (): void => {
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
};

/** Puts the address of the page where paper shows it. */
export const printAddress = (): void => {
  for (const place of document.querySelectorAll('[data-address]'))
    place.textContent = `${location.origin}${location.pathname}`;
};
