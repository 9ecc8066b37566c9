// Keeps the fields of the tool around this script closed until the tool has come alive: before, they do not yet show
// what was sent or kept, and what is entered would be lost.
(() => {
  const tool = document.currentScript.parentElement;
  const set = (closed) => {
    for (const part of tool.querySelectorAll('form, .send, .actions')) part.inert = closed;
  };
  const arriving = new MutationObserver(() => set(true));
  arriving.observe(tool, { childList: true, subtree: true });
  const open = () => {
    arriving.disconnect();
    set(false);
  };
  // A table that is on its way, by a link or from the last visit, stands there at once: the choice of a new one is not drawn before.
  const { keeps } = tool.dataset;
  const isKept = () => {
    try {
      return localStorage.getItem(keeps) !== null;
    } catch {
      return false;
    }
  };
  if (keeps && (/^#[^\p{L}\p{N}]*v\d{1,3}\s*\./iu.test(location.hash) || isKept())) tool.dataset.awaits = '';
  // Heard on the way down: the event of an island does not rise.
  tool.addEventListener('astro:hydrate', open, { capture: true, once: true });
})();
