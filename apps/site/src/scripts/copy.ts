/** Copies the address of a clause; the address bar shows it as well, should the clipboard be closed. */
const copy = async (button: HTMLElement): Promise<void> => {
  const address = new URL(location.href);
  address.hash = button.dataset.copy ?? '';
  history.replaceState(null, '', address);
  try {
    await navigator.clipboard.writeText(address.href);
  } catch {
    // No clipboard: the address bar has it.
  }
  button.dataset.done = 'yes';
  setTimeout(() => delete button.dataset.done, 1600);
};

/** Makes the copy buttons of the page work; what was done is said in the status line. */
export const copyLinks = (): void => {
  const status = document.querySelector<HTMLElement>('[data-copied]');
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    await copy(button);
    if (!status) return;
    status.textContent = '';
    requestAnimationFrame(() => {
      status.textContent = status.dataset.copied ?? '';
    });
  });
};
