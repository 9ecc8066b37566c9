import { readFileSync } from 'node:fs';

const read = (path: string, from: URL): string => {
  const url = new URL(path, from);
  return readFileSync(url, 'utf8').replace(/^@import "([^"]+)";$/gm, (_, imported: string) => read(imported, url));
};

/** The style sheets of this package as they lie on disk. */
export const stylesOnDisk = (path: string): string => read(path, new URL('../', import.meta.url));
