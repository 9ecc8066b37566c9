/** Makes the print buttons of the page print. */
export const printButtons = (): void => {
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
};
