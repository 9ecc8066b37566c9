import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * All files below a folder, as paths from it with forward slashes, sorted.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export const filesBelow = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
};
