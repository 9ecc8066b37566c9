// Draws the picture of each game in the README anew; a test holds them to what is drawn.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';

const dist = new URL('../dist/', import.meta.url);
for (const game of readdirSync(dist)) {
  const path = new URL(`${game}/picture.js`, dist);
  if (!existsSync(path)) continue;
  const { picture } = await import(path);
  writeFileSync(new URL(`../pictures/${game}.svg`, import.meta.url), picture());
}
