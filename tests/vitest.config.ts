import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // The browser tests have a run of their own.
    exclude: ['e2e/**', 'node_modules/**', '.peers/**'],
    testTimeout: 120_000,
  },
});
