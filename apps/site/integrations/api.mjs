import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../docs/dist/api', import.meta.url));

/**
 * Copies the reference of the packages, built by the docs package, to `/api/`.
 * @returns {import('astro').AstroIntegration}
 */
export const api = () => ({
  name: 'portolan:api',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      try {
        await cp(built, fileURLToPath(new URL('api/', dir)), { recursive: true });
      } catch (error) {
        if (error?.code !== 'ENOENT') throw error;
        logger.warn('the docs package is not built: the site has no /api/');
      }
    },
  },
});
