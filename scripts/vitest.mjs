// What the tests of all packages run by; `tests` and its browser have more of their own.

/** Other packages are tested as they are built: Node reads them itself, which is quicker than to have them rewritten. */
export const server = { deps: { external: [/\/packages\/[^/]+\/dist\//] } };

export default {
  test: {
    // No timing decides a test: a busy machine takes the minutes that it needs.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // Nothing in a file changes what others see; a process for each would read everything anew.
    isolate: false,
    server,
  },
};
