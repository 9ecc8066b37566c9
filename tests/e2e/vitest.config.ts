import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { server } from '../../scripts/vitest.mjs';

/** Files in the order of what they take: one that is long and begun last would go on alone, the rest are short. */
const longest = [
  'pages',
  'sending',
  'states',
  'whole-games',
  'offline',
  'learn',
  'editor',
  'shared-links',
  'folded',
  'early',
  'fifth-game',
  'play',
  'damaged-links',
  'drawn',
  'policy',
  'entering-rotterdam',
  'keyboard',
  'search',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? longest.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** The site in a real browser: three files at a time, since each waits for its browser half of the time. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: './serve.ts',
    server,
    maxWorkers: 3,
    // A process goes on with the next file, and with its browser: to start both costs two seconds of a processor a file.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // No timing decides a test: a busy machine takes the minutes that it needs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Files that a test has copied are taken away after it.
    teardownTimeout: 240_000,
    // Looked at again until it is so; one second, which is what is usual, can pass between two frames of a busy machine.
    expect: { poll: { timeout: 240_000, interval: 100 } },
  },
});
