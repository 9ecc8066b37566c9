import type { Page } from 'playwright-core';
import { laidOut } from './browser.ts';

/**
 * What does not fit on the page as it stands, one line each: the page wider than the screen, text that leaves the
 * screen or is cut off, texts one over the other, numbers broken in two. Drawings scale as a whole and are left out, as
 * is what lies over the page on purpose (fixed and sticky bars) and what may be scrolled sideways in a frame of its own.
 */
const crowded = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const over = document.documentElement.scrollWidth - width;
    if (over > 0) found.push(`the page is ${over} px too wide`);

    const ancestors = (element: Element): Element[] => {
      const list: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) list.push(one);
      return list;
    };
    const named = (element: Element): string =>
      ancestors(element)
        .slice(0, 3)
        .reverse()
        .map((one) => one.tagName.toLowerCase() + [...one.classList].map((name) => `.${name}`).join(''))
        .join(' ');

    /** A visible piece of text: the boxes of its lines. */
    interface Piece {
      readonly element: Element;
      readonly text: string;
      readonly boxes: readonly DOMRect[];
      readonly floats: boolean;
    }
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const scrolls = (element: Element): boolean => /auto|scroll/.test(styleOf(element).overflowX);
    const clips = (element: Element): boolean => /hidden|clip/.test(styleOf(element).overflowX);
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const element = node.parentElement;
      if (!text || !element || element.closest('svg, script, style, noscript, template, option')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const around = ancestors(element);
      // The page itself may not be drawn while it is tested.
      if (around.some((one) => one !== document.body && styleOf(one).opacity === '0')) continue;
      // Only for those who listen.
      if (around.some((one) => one.clientWidth <= 1 && one.clientHeight <= 1 && styleOf(one).position === 'absolute'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
      if (boxes.length === 0) continue;
      const floats = around.some((one) => /fixed|sticky/.test(styleOf(one).position));
      const frame = around.slice(1).find(scrolls);
      const label = `${named(element)} “${text.slice(0, 40)}”`;
      // A number in two lines is read as two.
      for (const { 0: number, index } of boxes.length > 1 ? (node.textContent ?? '').matchAll(/\d{2,}/g) : []) {
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`a number in two: ${label}`);
      }
      if (!frame && boxes.some((box) => box.right > width + 1 || box.left < -1)) found.push(`off the screen: ${label}`);
      for (const one of around) {
        if (one === document.body || scrolls(one)) break;
        if (!clips(one)) continue;
        const room = one.getBoundingClientRect();
        if (boxes.some((box) => box.right > room.right + 1.5 || box.left < room.left - 1.5)) {
          found.push(`cut off by ${named(one)}: ${label}`);
          break;
        }
      }
      if (!frame) pieces.push({ element, text, boxes, floats });
    }

    // From top to bottom, so that each box is compared with its neighbors only.
    const lines = pieces.flatMap((piece) => piece.boxes.map((box) => ({ piece, box })));
    lines.sort((a, b) => a.box.top - b.box.top);
    const told = new Set<string>();
    lines.forEach(({ piece, box }, i) => {
      for (let n = i + 1; ; n++) {
        const other = lines[n];
        if (!other || other.box.top >= box.bottom) break;
        if (other.piece === piece || other.piece.floats || piece.floats) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
        // The boxes of lines reach above and below their letters: lines set close are no overlap.
        if (across < 3 || down < 0.45 * Math.min(box.height, other.box.height)) continue;
        const line = `one over the other: ${named(piece.element)} “${piece.text.slice(0, 30)}” and ${named(other.piece.element)} “${other.piece.text.slice(0, 30)}”`;
        if (!told.has(line)) found.push(line);
        told.add(line);
      }
    });
    return found;
  });

/** Makes the text of the browser twice as large, as its settings do. */
export const doubled = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/** Phones on which text is looked at when somebody has made it twice as large. */
const widths = [390, 320];

/**
 * What does not fit on the page, as `crowded` finds it, when the text of the browser is twice as large: a setting of
 * browsers and phones, which the page meets in its root font size. The page is left small again.
 */
export const crowdedWhenDoubled = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  await laidOut(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  try {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await crowded(page)).map((line) => `${width} px: ${line}`));
    }
  } finally {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    await devtools.detach();
  }
  return found;
};
