// Runs before the first paint, in front of all other scripts: the theme that the reader has chosen, and the little that
// must answer at once, so that nobody who is faster than those scripts loses what was pressed or typed. It also brings a
// page back of which a part could not be fetched.
(() => {
  const root = document.documentElement;
  root.dataset.script = 'on';

  const key = 'portolan:theme';
  let theme = '';
  const paint = () => {
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const pick of document.querySelectorAll('[data-theme-pick]')) pick.value = theme;
  };
  const recall = () => {
    try {
      const kept = localStorage.getItem(key);
      theme = kept === 'light' || kept === 'dark' ? kept : '';
    } catch {
      // Storage may be forbidden: the system's theme then, or what was chosen on this page.
    }
    paint();
  };
  const choose = (chosen) => {
    theme = chosen;
    paint();
    try {
      if (theme) localStorage.setItem(key, theme);
      else localStorage.removeItem(key);
    } catch {
      // Storage may be forbidden: the choice lasts as long as the page.
    }
  };
  recall();
  document.addEventListener('DOMContentLoaded', paint);
  addEventListener('pageshow', ({ persisted }) => persisted && recall());
  document.addEventListener('change', ({ target }) => target.matches('[data-theme-pick]') && choose(target.value));

  const search = () => document.querySelector('[data-search]');
  const openSearch = (dialog) => {
    if (dialog.open) return;
    dialog.showModal();
    // Before the search has loaded: a later selection would be overwritten by the next key of a fast typist.
    dialog.querySelector('input').select();
    dialog.dispatchEvent(new Event('portolan:open'));
  };
  document.addEventListener('keydown', (event) => {
    const dialog = search();
    // Enter leads to the first hit, as soon as there is one.
    if (event.key === 'Enter' && event.target === dialog?.querySelector('input')) dialog.dataset.entered = event.target.value.trim();
    const typing = event.target.closest?.('input, textarea, select, [contenteditable]');
    const asked = (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !typing);
    if (!asked || !dialog) return;
    event.preventDefault();
    openSearch(dialog);
  }, true);

  // The anchors are the same in both languages. An address that is no anchor is the state of a page, and is kept; else
  // the place is what stands in the upper third of the screen, the anchor followed first as long as it is in sight.
  const placeRead = () => {
    const { hash } = location;
    const anchor = hash && document.getElementById(hash.slice(1));
    if (hash && !anchor) return hash;
    const isIn = (part) => part.getBoundingClientRect().bottom > 0 && part.getBoundingClientRect().top < innerHeight;
    if (anchor && isIn(anchor)) return hash;
    const parts = [...document.querySelectorAll('main :is(.clause, section, fieldset, dl > div, .example)[id]')];
    const read = parts.findLast((part) => part.checkVisibility() && part.getBoundingClientRect().top <= innerHeight / 3);
    return read ? `#${read.id}` : hash;
  };
  document.addEventListener('click', ({ target }) => {
    const dialog = search();
    if (target.closest('[data-search-open]')) openSearch(dialog);
    else if (dialog && (target === dialog || target.closest('[data-search-close]'))) dialog.close();
    const link = target.closest('[data-keep-hash]');
    if (link) link.hash = placeRead();
  });

  // The page that a reader is about to follow is asked for a moment before, until the offline copy has all of them.
  const ahead = new Set([location.pathname]);
  document.addEventListener('pointerover', ({ target }) => {
    const { origin, pathname } = target.closest?.('a[href]:not([data-example])') ?? {};
    if (origin !== location.origin || ahead.has(pathname) || navigator.serviceWorker?.controller) return;
    if (!navigator.onLine || navigator.connection?.saveData) return;
    ahead.add(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: pathname }));
  });

  // A part that could not be fetched is remembered as missing by some browsers for as long as the page stands, so asking
  // again means to open the page again. What was entered is in the address or kept; an open search is kept here.
  const build = 'BUILD';
  const buildNow = new URL('build.txt', document.currentScript.src);
  const searched = 'portolan:searched';
  const inTab = (use) => {
    try {
      return use(sessionStorage);
    } catch {
      return undefined;
    }
  };
  const openAgain = () => {
    const dialog = search();
    if (dialog?.open) inTab((tab) => tab.setItem(searched, dialog.querySelector('input').value));
    location.reload();
  };
  document.addEventListener('DOMContentLoaded', () => {
    const words = inTab((tab) => tab.getItem(searched));
    inTab((tab) => tab.removeItem(searched));
    if (typeof words !== 'string' || !search()) return;
    search().querySelector('input').value = words;
    openSearch(search());
  });
  // Asked by a reader. Without a network the page stays as it is, and whoever asked is told.
  document.addEventListener('portolan:again', ({ detail: stays }) => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(openAgain, () => stays?.());
  });
  // A page that is older than the site asks for parts that are gone: it is opened again by itself, once for each new site.
  const ifOutlived = async () => {
    const answer = await fetch(buildNow, { cache: 'no-store' }).catch(() => undefined);
    const newest = answer?.ok ? await answer.text() : build;
    if (newest === build || inTab((tab) => tab.getItem('portolan:build')) === newest) return;
    if (inTab((tab) => tab.setItem('portolan:build', newest) ?? true)) openAgain();
  };
  document.addEventListener('portolan:missing', ifOutlived);
  const notWhole = () => {
    root.dataset.notWhole = '';
    ifOutlived();
  };
  addEventListener('astro:hydration-error', notWhole);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && notWhole(), true);
  document.addEventListener('click', ({ target }) => {
    if (target.closest('[data-open-again]')) document.dispatchEvent(new CustomEvent('portolan:again'));
  });

  // A button that is pressed before its script has come is pressed again when it has, as often as it was.
  let loaded = false;
  document.addEventListener('DOMContentLoaded', () => {
    loaded = true;
  });
  const pressLater = (button, source, event) => {
    button.dataset.waiting = '';
    const press = () => {
      delete button.dataset.waiting;
      button.click();
    };
    source.addEventListener(event, () => setTimeout(press), { once: true });
  };
  const onceCome = (button) => {
    const island = button.closest('astro-island[ssr]');
    if (island) pressLater(button, island, 'astro:hydrate');
    else if (!loaded && button.matches('[data-copy], [data-print], [data-example]')) pressLater(button, document, 'DOMContentLoaded');
  };
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('button, [data-example]');
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      onceCome(button);
      // A folded example is a link to where it is drawn, for those without script.
      if ('waiting' in button.dataset && button.matches('a')) event.preventDefault();
    },
    true,
  );
})();
