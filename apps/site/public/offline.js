// Keeps the site for reading offline, once the page stands and the browser is idle, and shows how much of it is kept.
(() => {
  const worker = new URL('sw.js', document.currentScript.src);
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  const base = new URL('.', worker);

  // What this page has asked for, and itself.
  const own = () =>
    [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].filter(
      (address) => address.startsWith(base.href) && !/\/(sw\.js|build\.txt)$/.test(address),
    );
  const game = location.pathname.slice(base.pathname.length).split('/')[1] ?? '';
  const keep = async () => {
    const { active } = await container.ready;
    active?.postMessage({ page: own(), game, all: !navigator.connection?.saveData });
  };

  container.addEventListener('message', ({ data }) => {
    if (data?.kept) document.documentElement.dataset.offline = data.kept;
  });
  const begin = () => {
    // A newer version of the site has come: it keeps its own files.
    container.addEventListener('controllerchange', keep);
    container.register(worker).then(keep, () => undefined);
  };
  addEventListener('load', () => (window.requestIdleCallback ?? ((run) => setTimeout(run, 1000)))(begin));
})();
