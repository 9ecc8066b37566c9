import roman from '../fonts/literata-roman.woff2?url';
import { download } from './download.ts';
import { pageRules } from './page-rules.ts';
import card from './picture.css?inline';

/** What is drawn, and beside what. */
export interface Pictured {
  /** A part of the answer: what stands around it is drawn. */
  readonly from: Element;
  readonly game: string;
  /** The question. */
  readonly title: string;
  /** The name of the file, without its ending. */
  readonly name: string;
  /** The whole table as it is drawn to be sent, if there is one: it stands below the answer. */
  readonly sheet?: string | undefined;
}

/** How large the card is, and how many pixels a unit of it has: sharp on a phone. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The card beside its board, as wide as chats show it. */
const BESIDE: Size = { width: 1200, height: 630, scale: 2 };
/** The card above a whole table, as narrow as a phone; of a long one some phones could not hold twice the pixels. */
const ABOVE = { width: 760, scale: 1.5 } as const;
/** The room for the board, within its frame. */
const BOARD = { width: 500, height: 484 };

const dataUrl = async (url: string): Promise<string> => {
  const file = await (await fetch(url)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
};

/** The text face, carried by the picture: a drawing loads nothing. */
const face = async (): Promise<string> =>
  `@font-face{font-family:"Literata Variable";font-weight:200 900;src:url("${await dataUrl(roman)}")}`;

const element = (name: string, of: string, ...children: readonly (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = of;
  made.append(...children);
  return made;
};

const textOf = (part: Element | null | undefined): string => part?.textContent?.trim() ?? '';

/** What can only be used on the page, and what says how; a place for one more ends in `-more` in each game. */
const USED =
  '.send, .actions, .btn, .sel, .tray-part, .board-said, script, select, input, textarea, fieldset, label, details, [data-help], [class*="-more"]';

/** How letters look: Chromium writes out no rule whose `font` has a variable and is followed by a part of it. */
const FACE = ['font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-numeric', 'line-height'];

const wearFace = ({ style }: HTMLElement | SVGElement, part: Element): void => {
  const worn = getComputedStyle(part);
  for (const name of FACE) style.setProperty(name, worn.getPropertyValue(name));
};

/** Drawings, and windows on them, keep their size: part of it may hang on the height of the screen. */
const keepSize = ({ style }: HTMLElement | SVGElement, part: Element): void => {
  const { width, height, overflowY } = getComputedStyle(part);
  if (part instanceof SVGSVGElement) style.width = width;
  if (part instanceof SVGSVGElement || overflowY !== 'visible') style.height = height;
};

/** It holds letters, or a line of letters and pieces. */
const hasText = (part: Element): boolean =>
  part instanceof HTMLElement ||
  [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** A copy without what can only be used on the page, in the letters that it has there. */
const copyOf = (part: Element): HTMLElement | SVGElement => {
  const copy = part.cloneNode(true) as HTMLElement | SVGElement;
  const copies = copy.querySelectorAll<HTMLElement | SVGElement>('*');
  wearFace(copy, part);
  for (const [i, one] of part.querySelectorAll('*').entries()) {
    const its = copies[i];
    if (its && hasText(one)) wearFace(its, one);
    if (its) keepSize(its, one);
  }
  for (const used of copy.querySelectorAll(USED)) used.remove();
  return copy;
};

/** How high a copy is in this width, without a frame of its own, laid out where nobody sees it. */
const heightIn = (copy: HTMLElement | SVGElement, inside: HTMLElement, width: number): number => {
  copy.style.margin = copy.style.border = '0';
  inside.style.cssText = `position:absolute;visibility:hidden;width:${width}px`;
  document.body.append(inside);
  const { height } = copy.getBoundingClientRect();
  inside.remove();
  return height;
};

const areaOf = (part: Element): number => {
  const { width, height } = part.getBoundingClientRect();
  return width * height;
};

/** The picture of a table among the fields around it. */
const tableIn = (kit: Element): Element | undefined =>
  [...kit.querySelectorAll('.table-live svg, .solve-p svg')].sort((one, other) => areaOf(other) - areaOf(one))[0];

/** A copy in what says on the page whose board it is, of which nothing is seen: some rules ask for it. */
const around = (copy: Element, live: HTMLElement | null): Element => {
  if (!live || copy.matches('.live')) return copy;
  const outside = element('div', live.className, copy);
  Object.assign(outside.dataset, live.dataset);
  outside.style.display = 'contents';
  return outside;
};

/** The board of an answer, or the ranking where it has none, as large as there is room. */
const boardOf = (kit: Element): HTMLElement | undefined => {
  const shown =
    kit.querySelector('.board-picture, .live:not(.table-live, :has(.board-picture))') ??
    kit.querySelector('.tool-frame .ranks') ??
    tableIn(kit);
  const width = shown?.getBoundingClientRect().width ?? 0;
  if (!shown || width === 0) return undefined;
  const copy = copyOf(shown);
  const ranks = shown.matches('.ranks') ? [...copy.children] : [];
  // A ranking may go on for dozens of lines; the picture has room for its head.
  for (const rest of ranks.splice(6)) rest.remove();
  const inside = element('div', shown.closest('.kit')?.className ?? '', around(copy, shown.closest('.live')));
  let height = heightIn(copy, inside, width);
  while (height > width && ranks.length > 1) {
    ranks.pop()?.remove();
    height = heightIn(copy, inside, width);
  }
  if (height === 0) return undefined;
  // A ranking has no margin of its own.
  const margin = shown.matches('.ranks') ? 14 : 0;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const scale = Math.min(BOARD.width / wide, BOARD.height / high, 1.8);
  inside.style.cssText = `width:${wide}px;height:${high}px;padding:${margin}px;transform:scale(${scale})`;
  const board = element('div', 'pic-board', inside);
  board.style.cssText = `width:${Math.round(wide * scale)}px;height:${Math.round(high * scale)}px`;
  return board;
};

/** Marks what is long, to be set smaller: the end of an answer says what it hangs on. */
const sized = (of: string, text: string, most: number): string => (text.length > most ? `${of} pic-long` : of);

const clauseOf = (answer: Element | null): HTMLElement | undefined => {
  const quote = answer?.querySelector('.quote');
  if (!quote) return undefined;
  const said = textOf(quote.querySelector('blockquote'));
  const number = element('b', 'num', textOf(quote.querySelector('.no')));
  return element('p', sized('pic-clause', said, 130), number, element('span', '', said));
};

/** The card: game, question, sign and answer, clause, and the board beside them. */
const cardOf = ({ from, game, title, sheet }: Pictured): HTMLElement => {
  const kit = from.closest('.kit') ?? document.body;
  // In the frame of a tool page the button stands apart from the answer.
  const answer = from.closest('.verdict:has(> header)') ?? kit.querySelector('.tool-frame .answer-box');
  const sign = answer?.querySelector('header .sign');
  const word = textOf(answer?.querySelector('header .word'));
  const why = ['.why', '.open-mark']
    .map((part) => textOf(answer?.querySelector(`header ${part}`)))
    .join(' ')
    .trim();
  const star = document.querySelector('.header svg');
  const clause = clauseOf(answer?.querySelector('.quote') ? answer : kit.querySelector('.clause-card'));
  const text = element(
    'div',
    'pic-text',
    // A whole table bears the name of its game.
    ...(sheet ? [] : [element('p', 'pic-game', game)]),
    element('p', 'pic-q', title),
    element(
      'div',
      `pic-answer ${answer?.className ?? ''}`,
      ...(sign ? [copyOf(sign)] : []),
      element('p', sized('word', word, 34), word),
    ),
    element('p', sized('pic-why', why, 150), why),
    ...(clause ? [clause] : []),
    element('p', clause ? 'pic-mark' : 'pic-mark pic-clause', ...(star ? [copyOf(star)] : []), 'Portolan'),
  );
  const board = sheet ? undefined : boardOf(kit);
  const whole = element('div', sheet ? 'pic pic-above' : 'pic', text, ...(board ? [board] : []));
  // The frame of the answer in the page is no frame of its line here.
  text.querySelector('.pic-answer')?.classList.remove('verdict', 'solved');
  return whole;
};

/** What the pieces of a board are drawn from: the symbols of the page. */
const symbols = (): Node[] =>
  [...document.querySelectorAll('svg:is(.symbols, .clips)')]
    .filter((one) => !one.closest('.kit'))
    .map((one) => one.cloneNode(true));

const drawn = (whole: HTMLElement, { width, height }: Size, letters: string): string => {
  const style = document.createElement('style');
  style.textContent = `${pageRules()}\n${letters}\n${card}`;
  const content = element('div', '', style, ...symbols(), whole);
  const xml = new XMLSerializer().serializeToString(content);
  return `<svg xmlns="http://www.w3.org/2000/svg" lang="${document.documentElement.lang}" data-theme="light" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="font-size:${getComputedStyle(document.documentElement).fontSize}"><foreignObject width="${width}" height="${height}">${xml}</foreignObject></svg>`;
};

/** How high a card is by itself, laid out where nobody sees it. */
const highAs = (whole: HTMLElement): number => {
  const rules = new CSSStyleSheet();
  rules.replaceSync(card);
  const inside = element('div', '', whole);
  inside.style.cssText = 'position:absolute;visibility:hidden';
  document.adoptedStyleSheets.push(rules);
  document.body.append(inside);
  const { height } = whole.getBoundingClientRect();
  inside.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  return Math.ceil(height);
};

const rested = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));

const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

/** Drawings below each other, all as wide as the first. */
const painted = async (svgs: readonly string[], { width, scale }: Size): Promise<Blob> => {
  const images = await Promise.all(svgs.map(imageOf));
  const heights = images.map((image) => Math.round((image.naturalHeight * width * scale) / image.naturalWidth));
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = heights.reduce((sum, height) => sum + height, 0);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  const paint = (): void => {
    let y = 0;
    for (const [i, image] of images.entries()) {
      context.drawImage(image, 0, y, canvas.width, heights[i] ?? 0);
      y += heights[i] ?? 0;
    }
  };
  // Some browsers know a face that is carried along only when they draw for the second time.
  paint();
  await rested();
  paint();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png');
  });
};

/**
 * Saves an answer as a picture: the card with its clause, beside its board or above the whole table. Rejects where the
 * browser cannot draw it.
 */
export const savePicture = async (pictured: Pictured): Promise<void> => {
  const letters = await face();
  const { sheet } = pictured;
  const whole = cardOf(pictured);
  const size = sheet ? { ...ABOVE, height: highAs(whole) } : BESIDE;
  const below = sheet ? [sheet.replace('<style>', `<style>${letters}\n`)] : [];
  const blob = await painted([drawn(whole, size, letters), ...below], size);
  download(new File([blob], `${pictured.name}.png`, { type: 'image/png' }));
};
