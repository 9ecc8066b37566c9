// Cuts Literata (license: public/literata-OFL.txt) down to the letters of French and English and the weights the site uses; run it after a new release of the font.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = new URL(
  './',
  import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
);
const target = new URL('../src/fonts/', import.meta.url);

const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i));
const accents = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿäöñ';
const marks = '\u00a0\u202f\u2009«»‹›‘’“”–—…·•×÷±−≥≤½¼¾°§©→←↑↓№';

/** Files to cut: the roman keeps the weights of text and headings, the italic only the weight of text. */
const cuts = [
  { from: 'literata-latin-wght-normal.woff2', to: 'literata-roman.woff2', axes: { wght: { min: 400, max: 650 } } },
  { from: 'literata-latin-wght-italic.woff2', to: 'literata-italic.woff2', axes: { wght: 400 } },
];

for (const { from, to, axes } of cuts) {
  const whole = await readFile(new URL(from, source));
  const cut = await subsetFont(whole, ascii + accents + marks, { targetFormat: 'woff2', variationAxes: axes });
  const file = new URL(to, target);
  await writeFile(file, cut);
  console.log(`${fileURLToPath(file)}  ${cut.length} bytes`);
}
