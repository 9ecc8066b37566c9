/** The part of a drawing that is seen: a viewBox. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How far a chart is seen: its view, the whole of the drawing, and how wide the window is for its height. */
export interface Window {
  readonly view: View;
  readonly full: View;
  readonly ratio: number;
}

/** The least width that is shown, in the units of the drawing: about two squares. */
const NEAREST = 220;

/** The whole drawing in a window of this ratio. */
export const fitted = (full: View, ratio: number): View => {
  const width = Math.max(full.width, full.height * ratio);
  const height = width / ratio;
  return { x: full.x + (full.width - width) / 2, y: full.y + (full.height - height) / 2, width, height };
};

const held = (start: number, size: number, low: number, length: number): number =>
  // A side that shows more than there is shows it in the middle.
  size >= length ? low + (length - size) / 2 : Math.min(Math.max(start, low), low + length - size);

/** The same view with nothing but the drawing in it, as far as that goes. */
const kept = ({ x, y, width, height }: View, full: View): View => ({
  x: held(x, width, full.x, full.width),
  y: held(y, height, full.y, full.height),
  width,
  height,
});

/** Closer (a factor above 1) or farther, the point given staying where it is; never beyond the whole. */
export const zoomed = ({ view, full, ratio }: Window, factor: number, at?: readonly [number, number]): View => {
  const widest = fitted(full, ratio).width;
  const width = Math.min(widest, Math.max(Math.min(NEAREST, widest), view.width / factor));
  const share = width / view.width;
  const [x, y] = at ?? [view.x + view.width / 2, view.y + view.height / 2];
  return kept({ x: x - (x - view.x) * share, y: y - (y - view.y) * share, width, height: width / ratio }, full);
};

/** Moved by parts of the window: a positive `x` shows what lies farther east. */
export const moved = ({ view, full }: Window, x: number, y: number): View =>
  kept({ ...view, x: view.x + x * view.width, y: view.y + y * view.height }, full);

/** The same view in a window of another ratio: its middle and its width stay. */
export const reshaped = ({ view, full }: Window, ratio: number): View => {
  const width = Math.min(view.width, fitted(full, ratio).width);
  const height = width / ratio;
  const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
  return kept({ x: x - width / 2, y: y - height / 2, width, height }, full);
};

/** A view of this width around a point. */
export const aroundPoint = (full: View, ratio: number, [x, y]: readonly [number, number], width: number): View => {
  const seen = Math.min(width, fitted(full, ratio).width);
  const height = seen / ratio;
  return kept({ x: x - seen / 2, y: y - height / 2, width: seen, height }, full);
};

/** The same view with a point in it: unmoved if it is well inside, else the point comes to the middle. */
export const lookedAt = ({ view, full, ratio }: Window, [x, y]: readonly [number, number]): View => {
  const [across, down] = [(x - view.x) / view.width, (y - view.y) / view.height];
  const isInside = [across, down].every((share) => share > 0.15 && share < 0.85);
  return isInside ? view : aroundPoint(full, ratio, [x, y], view.width);
};

/** Whether the whole drawing is in view. */
export const isWhole = ({ view, full, ratio }: Window): boolean => view.width >= fitted(full, ratio).width - 1;
