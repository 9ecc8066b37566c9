// Draws the pictures of the README anew; a test holds them to what is drawn.
import { writeFileSync } from 'node:fs';
import { pictures } from '../dist/svg/pictures.js';

for (const [path, svg] of pictures()) writeFileSync(new URL(`../${path}`, import.meta.url), svg);
