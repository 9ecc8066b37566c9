/** How much of a control may lie below an edge unseen, or above it alone, in pixels: its border. */
const BORDER = 2;
/** The most that an edge rises: what is taller than two rows of keys goes on below it. */
const MOST = 120;

/**
 * How far an edge rises so that it cuts no control in two, given from where to where each goes from the top of the screen;
 * over one it may come to the next. 0 where nothing helps.
 */
export const cover = (edge: number, controls: readonly (readonly [top: number, bottom: number])[]): number => {
  let top = edge;
  for (;;) {
    const cut = controls.filter(([begins, ends]) => begins < top - BORDER && ends > top + BORDER);
    if (cut.length === 0) return edge - top;
    top = Math.min(...cut.map(([begins]) => begins)) - BORDER;
    if (edge - top > MOST) return 0;
  }
};
