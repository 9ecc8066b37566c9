import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The site in a real browser: one file after the other, since each starts its own. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: './serve.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
