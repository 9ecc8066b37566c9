/** Opens the folded example that the address points to; not every browser does it by itself. */
export const openTarget = (): void => {
  const open = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const fold = target?.closest('details');
    if (!target || !fold || fold.open) return;
    fold.open = true;
    target.scrollIntoView();
  };
  addEventListener('hashchange', open);
  open();
};
