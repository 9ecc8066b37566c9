import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shorePath, star, winds } from '@portolan/boards';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { wideChart } from '../src/drawings/compositions.ts';

const width = 1200;
const height = 630;
const face = new URL('../src/fonts/literata-roman.woff2', import.meta.url);

/** Letters as outlines: a build that leaned on the fonts of the machine would look different on each. */
const lettering = async (texts) => {
  const cut = await subsetFont(await readFile(face), texts.join(''), {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  });
  const font = new Font(new Face(new Blob(cut)));
  const unit = 1000;
  return (text, size) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let along = 0;
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }, i) => {
      const path = `<path transform="translate(${along} 0)" d="${font.glyphToPath(codepoint)}"/>`;
      along += positions[i].xAdvance;
      return path;
    });
    const scale = size / unit;
    return { width: along * scale, svg: `<g transform="scale(${scale} ${-scale})">${glyphs.join('')}</g>` };
  };
};

const day = {
  paper: '#f7f1e3',
  water: '#edf0e6',
  ink: '#1c2733',
  coast: '#2c3842',
  land: '#eadcb7',
  land2: '#dccb9d',
  line: '#86a9b1',
  red: '#b4452f',
  sheet: '#fdf9ef',
};

/** The chart around a harbor, which lies right of the middle and above it. */
const chart = ([x, y]) => {
  const scale = 2;
  const coast = wideChart.shores.map((shore, i) => shorePath(shore, 20 + i)).join('');
  const box = { width: 3000, height: 3000 };
  const { rose } = wideChart;
  const rhumbs = winds(box, [rose.x + 900, rose.y + 900], 0);
  const lines = [25, 18, 11.5, 5.5]
    .map(
      (offset, i) =>
        `<use href="#coast" stroke="${day.line}" stroke-opacity="${[0.35, 0.55, 0.78, 1][i]}" stroke-width="${2 * offset + 1}"/><use href="#coast" stroke="${day.water}" stroke-width="${2 * offset - 1}"/>`,
    )
    .join('');
  return `<g transform="translate(${width * 0.7 - x * scale} ${height * 0.36 - y * scale}) scale(${scale})" fill="none" stroke-linejoin="round" stroke-linecap="round">
<defs><path id="coast" d="${coast}"/><clipPath id="land"><use href="#coast"/></clipPath></defs>
<g transform="translate(-900 -900)" stroke-width="0.7">${rhumbs.map((d, i) => `<path d="${d}" stroke="${[day.ink, day.ink, day.red][i]}" stroke-opacity="${[0.2, 0.11, 0.17][i]}"/>`).join('')}</g>
${lines}
<use href="#coast" fill="${day.land}"/>
<g clip-path="url(#land)"><use href="#coast" stroke="${day.land2}" stroke-width="16" stroke-opacity="0.8"/></g>
<use href="#coast" stroke="${day.coast}" stroke-width="1.7"/>
<path d="${wideChart.tracks}" stroke="${day.ink}" stroke-width="2.6" stroke-dasharray="0.1 7.2"/>
<g transform="translate(${x} ${y})" stroke="${day.coast}"><circle r="15" fill="${day.sheet}" stroke="${day.red}" stroke-width="2"/><path d="M0 -5V9M-5.5 -1.5H5.5M-8 3C-8 8 -4 9.5 0 9.5C4 9.5 8 8 8 3" stroke-width="1.8"/><circle cy="-7" r="2.3" stroke-width="1.8"/></g>
</g>`;
};

/** The border of a chart: a band of dashes between hairlines, on paper. */
const frame = () => {
  const band = (x1, y1, x2, y2) =>
    `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${day.coast}" stroke-width="8" stroke-dasharray="29.2" fill="none"/>`;
  return `<g fill="none"><path d="M0 0H${width}V${height}H0ZM32 32V${height - 32}H${width - 32}V32Z" fill="${day.paper}" fill-rule="evenodd"/>
${band(16, 22, width - 16, 22)}${band(16, height - 22, width - 16, height - 22)}${band(22, 16, 22, height - 16)}${band(width - 22, 16, width - 22, height - 16)}
<rect x="16" y="16" width="${width - 32}" height="${height - 32}" stroke="${day.coast}" stroke-width="1.5"/><rect x="31" y="31" width="${width - 62}" height="${height - 62}" stroke="${day.coast}" stroke-width="1.5"/></g>`;
};

const starred = star
  .map(({ light, dark }) => `<path d="${light}" fill="${day.paper}"/><path d="${dark}" fill="${day.coast}"/>`)
  .join('');

const cardOf = ({ title, at }, letters) => {
  const long = letters(title, 88);
  const name = long.width > 620 ? letters(title, (88 * 620) / long.width) : long;
  const ours = letters('Portolan', 40);
  const room = Math.max(name.width, 360) + 96;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${day.water}"/>${chart(at)}${frame()}
<g transform="translate(72 ${height - 72 - 212})"><rect width="${room}" height="212" fill="${day.sheet}" stroke="${day.coast}" stroke-width="2"/><rect x="7" y="7" width="${room - 14}" height="198" fill="none" stroke="${day.coast}"/>
<g transform="translate(48 108)" fill="${day.ink}">${name.svg}</g>
<g transform="translate(68 164) scale(1.2)" stroke="${day.coast}" stroke-width="0.7" stroke-linejoin="round">${starred}</g>
<g transform="translate(104 177)" fill="${day.ink}">${ours.svg}</g></g></svg>`;
};

/**
 * Draws the card of each game, which chats and networks show beside a link: `cards/<game>.png`, 1200 × 630. It bears names
 * only, so that one does for both languages where they name the game alike; else each has its own, `cards/<game>-<lang>.png`.
 * @returns {import('astro').AstroIntegration}
 */
export const cards = () => ({
  name: 'portolan:cards',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const built = fileURLToPath(new URL('built.json', dir));
      const drawn = Object.entries(JSON.parse(await readFile(built, 'utf8')).cards);
      const out = join(fileURLToPath(dir), 'cards');
      await mkdir(out, { recursive: true });
      const letters = await lettering(['Portolan', ...drawn.map(([, { title }]) => title)]);
      for (const [name, card] of drawn) {
        const png = await sharp(Buffer.from(cardOf(card, letters)))
          .png({ palette: true, quality: 90 })
          .toBuffer();
        await writeFile(join(out, `${name}.png`), png);
      }
      logger.info(`${drawn.length} cards are drawn`);
    },
  },
});
