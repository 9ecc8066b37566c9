// After `tsc`: the style sheets go to `dist`, each beside its module, what it imports in its place.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const whole = (path) =>
  readFileSync(path, 'utf8').replace(/^@import "([^"]+)";$/gm, (_, imported) => whole(join(dirname(path), imported)));

for (const name of readdirSync('src', { recursive: true })) {
  if (name.endsWith('.css')) writeFileSync(join('dist', name), whole(join('src', name)));
}
