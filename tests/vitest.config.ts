import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import shared from '../scripts/vitest.mjs';

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      include: ['**/*.test.ts'],
      // The browser tests have a run of their own.
      exclude: ['e2e/**', 'node_modules/**', '.peers/**'],
      // Two at least: it is as long as all packages together, and would go on alone on one of two processors.
      maxWorkers: Math.max(2, availableParallelism() - 1),
    },
  }),
);
