import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder, and those that it lies in. Throws as the file system does. The `recursive` of Node never returns where a folder is
 * there and the system denies that anything can be made in it, as in `/proc`.
 */
export const makeFolder = (path: string): void => {
  if (isFolder(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another thread was quicker.
    if (!isFolder(path)) throw error;
  }
};
