// After `tsc`: the style sheets go to `dist` as they are, each beside its module.
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

for (const name of readdirSync('src', { recursive: true })) {
  if (name.endsWith('.css')) copyFileSync(join('src', name), join('dist', name));
}
