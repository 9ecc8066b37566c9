import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript-4';

/** The files of a source, by their place on disk, each with the files of the same source that it imports, for types too. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads what the files below a folder import from each other. */
export const importsBelow = (folder: string): Imports => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
      const named = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
      const found = named.map(({ fileName }) => resolve(dirname(file), fileName));
      return [file, found.filter((one) => known.has(one))];
    }),
  );
};

/**
 * The circles of imports: groups of files of which each leads to every other, by the algorithm of Tarjan. A file that
 * imports itself is one, too.
 */
export const circlesOf = (imports: Imports): readonly (readonly string[])[] => {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const mine = order.size;
    order.set(file, mine);
    lowest.set(file, mine);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next)! : mine) : visit(next);
      lowest.set(file, Math.min(lowest.get(file)!, reached));
    }
    if (lowest.get(file) === mine) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group);
    }
    return lowest.get(file)!;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
};

/** A circle as one reads it: its files below a folder, in the order of the alphabet. */
export const named = (circle: readonly string[], folder: string): readonly string[] =>
  circle.map((file) => relative(folder, file).replaceAll('\\', '/')).sort();
