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
  // Heard on the way down: the event of an island does not rise.
  tool.addEventListener('astro:hydrate', open, { capture: true, once: true });
})();
