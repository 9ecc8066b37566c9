// After `tsc`: each style sheet that stands beside its folder's name goes to `dist` whole, what it imports set in its place.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const imported = /^@import "(\.\/[^"]+)";\n/gm;

/** A style sheet with all that it imports. */
const whole = (path) => readFileSync(path, 'utf8').replace(imported, (_, from) => whole(join(dirname(path), from)));

writeFileSync('dist/boards.css', whole('src/boards.css'));
for (const { name } of readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (readdirSync(join('src', name)).includes(`${name}.css`)) {
    writeFileSync(`dist/${name}.css`, whole(join('src', name, `${name}.css`)));
  }
}
