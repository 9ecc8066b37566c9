import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './files.mjs';

const worker = new URL('./worker.js', import.meta.url);

/** The reference of the packages is large and read at a desk: its pages are kept as they are visited. */
const keptLater = /^api\/|^sw\.js$|\.map$/;

/**
 * Writes the service worker: it keeps the whole site after the first visit.
 * @returns {import('astro').AstroIntegration}
 */
export const offline = () => ({
  name: 'portolan:offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const out = fileURLToPath(dir);
      const files = (await filesBelow(out)).filter((file) => !keptLater.test(file));
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(await readFile(join(out, file)));
      const version = hash.digest('hex').slice(0, 12);
      const urls = files.map((file) => file.replace(/(^|\/)index\.html$/, '$1'));
      const text = (await readFile(worker, 'utf8'))
        .replace("'VERSION'", JSON.stringify(version))
        .replace("['FILES']", JSON.stringify(urls));
      await writeFile(join(out, 'sw.js'), text);
      logger.info(`${files.length} files are kept for reading offline`);
    },
  },
});
