import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'vite';

/**
 * Packs the scripts of `public/`, which are written to be read and pass no bundler: every page asks for them first.
 * @returns {import('astro').AstroIntegration}
 */
export const minified = () => ({
  name: 'portolan:minified',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const out = fileURLToPath(dir);
      for (const name of (await readdir(out)).filter((file) => file.endsWith('.js'))) {
        const { code, errors } = await minify(name, await readFile(join(out, name), 'utf8'));
        if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
        await writeFile(join(out, name), code);
      }
    },
  },
});
