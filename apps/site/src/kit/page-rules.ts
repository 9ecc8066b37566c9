import type { StyleSource } from '@portolan/boards';
import sheet from '@portolan/boards/sheet.css?raw';

/** The rules that apply to the page as it stands, by day: in a picture the size of the screen says nothing. */
const rulesIn = (rules: CSSRuleList): string =>
  [...rules]
    .map((rule) => {
      if (rule instanceof CSSFontFaceRule) return '';
      if (!(rule instanceof CSSMediaRule)) return rule.cssText;
      const { mediaText } = rule.media;
      return !/prefers-color-scheme: dark/.test(mediaText) && matchMedia(mediaText).matches
        ? rulesIn(rule.cssRules)
        : '';
    })
    .join('\n');

/** All that styles the page by day. */
export const pageRules = (): string => [...document.styleSheets].map((sheet) => rulesIn(sheet.cssRules)).join('\n');

/** The styles that a position is drawn with: the page has those of its boards, all but what a sheet adds. */
export const pageStyles: StyleSource = (path) =>
  path === 'svg/sheet.css' ? sheet : path === 'themes.css' || path === 'pieces.css' ? pageRules() : '';
