const key = 'portolan:theme';

const stored = (): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const choose = (theme: string): void => {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  try {
    if (theme) localStorage.setItem(key, theme);
    else localStorage.removeItem(key);
  } catch {
    // Storage may be forbidden: the choice lasts as long as the page.
  }
};

/** Makes every theme select of the page show and change the theme. */
export const themePicks = (): void => {
  const picks = [...document.querySelectorAll<HTMLSelectElement>('[data-theme-pick]')];
  const show = (theme: string): void => {
    for (const pick of picks) pick.value = theme;
  };
  show(stored());
  for (const pick of picks) {
    pick.addEventListener('change', () => {
      choose(pick.value);
      show(pick.value);
    });
  }
};
