import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // The browser tests have a run of their own.
    exclude: ['e2e/**', 'node_modules/**', '.peers/**'],
    // No timing decides a test: a busy machine takes the minutes that it needs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Nothing here changes what other files see; a process for each would read the games anew.
    isolate: false,
    // Two at least: it is as long as all packages together, and would go on alone on one of two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
