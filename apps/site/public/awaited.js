// A table that is on its way, by a link or from the last visit, stands there at once: until the page has come alive, the
// choice of a new game is not drawn then.
(() => {
  const { parentElement: tool, dataset } = document.currentScript;
  const isKept = () => {
    try {
      return localStorage.getItem(dataset.keeps) !== null;
    } catch {
      return false;
    }
  };
  // What a messenger has escaped may be a link, too.
  const isSent = /^#[^\p{L}\p{N}]*(?:%|v\d{0,3}(?:%|\s*\.))/iu.test(location.hash);
  if (isSent || isKept()) tool.dataset.awaits = '';
})();
