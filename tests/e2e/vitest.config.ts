import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The site in a real browser: three files at a time, since each starts its own and waits for it half of the time. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: './serve.ts',
    maxWorkers: 3,
    // No timing decides a test: a busy machine takes the minutes that it needs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
