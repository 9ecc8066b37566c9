import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The site in a real browser: two files at a time, since each starts its own. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: './serve.ts',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
