import { describe, expect, it } from 'vitest';
import { aroundPoint, fitted, isWhole, lookedAt, moved, reshaped, type Window, zoomed } from './view.ts';

const full = { x: -154, y: -54, width: 1200, height: 600 };
const whole: Window = { full, ratio: 2, view: full };

describe('a view of a chart', () => {
  it('fits the whole of it into any window, in the middle', () => {
    expect(fitted(full, 2)).toEqual(full);
    expect(fitted(full, 1)).toEqual({ x: -154, y: -354, width: 1200, height: 1200 });
  });

  it('comes closer around a point that stays where it is', () => {
    const near = zoomed(whole, 2, [446, 246]);
    expect(near).toEqual({ x: 146, y: 96, width: 600, height: 300 });
  });

  it('goes no farther than the whole and no closer than two squares', () => {
    expect(zoomed(whole, 0.1)).toEqual(full);
    expect(isWhole(whole)).toBe(true);
    expect(zoomed(whole, 100).width).toBe(220);
    expect(isWhole({ ...whole, view: zoomed(whole, 100) })).toBe(false);
  });

  it('stays on the chart when it is moved', () => {
    const view = zoomed(whole, 2, [446, 246]);
    expect(moved({ ...whole, view }, 0.1, 0)).toMatchObject({ x: 206, y: 96 });
    expect(moved({ ...whole, view }, 9, -9)).toMatchObject({ x: 446, y: -54 });
  });

  it('keeps its middle when the window changes', () => {
    const view = zoomed(whole, 2, [446, 246]);
    expect(reshaped({ ...whole, view }, 4)).toEqual({ x: 146, y: 171, width: 600, height: 150 });
  });

  it('begins around a point', () => {
    expect(aroundPoint(full, 2, [446, 246], 400)).toEqual({ x: 246, y: 146, width: 400, height: 200 });
    expect(aroundPoint(full, 2, [-150, 0], 400)).toMatchObject({ x: -154, y: -54 });
  });

  it('goes to a point only if it is not well in view', () => {
    const near: Window = { full, ratio: 2, view: { x: 0, y: 0, width: 400, height: 200 } };
    expect(lookedAt(near, [200, 100])).toBe(near.view);
    expect(lookedAt(near, [390, 100])).toEqual({ x: 190, y: 0, width: 400, height: 200 });
    expect(lookedAt(near, [5000, 100])).toEqual({ x: 646, y: 0, width: 400, height: 200 });
  });
});
