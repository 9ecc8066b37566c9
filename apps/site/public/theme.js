// Runs before the first paint: the theme that the reader has chosen; without a choice the style sheet follows the system.
(() => {
  const root = document.documentElement;
  root.dataset.script = 'on';
  let theme = null;
  try {
    theme = localStorage.getItem('portolan:theme');
  } catch {
    // Storage may be forbidden: the system's theme then.
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  else delete root.dataset.theme;
})();
