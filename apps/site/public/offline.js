// Keeps the site for reading offline, once the page stands and the browser is idle.
(() => {
  const worker = new URL('sw.js', document.currentScript.src);
  if (!('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    const wait = window.requestIdleCallback ?? ((run) => setTimeout(run, 1000));
    wait(() => navigator.serviceWorker.register(worker).catch(() => undefined));
  });
})();
