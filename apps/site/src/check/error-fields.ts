import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type ErrorField, pathMatches } from '../kit/form.tsx';

/** The sentences that the fields of a form asked for, by path. */
export type Told = ReadonlyMap<string, string>;

/** The paths whose fields told what is wrong at `paths`, the innermost first. */
export const tellersOf = (told: Told, paths: readonly string[]): readonly string[] =>
  [...told.keys()]
    .filter((asked) => paths.some((path) => pathMatches(path, asked)))
    .sort((a, b) => b.length - a.length);

/** Which of the fields that tell the same sentence this one is, in the order in which they are drawn. */
export const rankOf = (told: Told, asked: string): number =>
  [...told].filter(([, sentence]) => sentence === told.get(asked)).findIndex(([path]) => path === asked);

const errorAt = (root: HTMLElement, told: Told, paths: readonly string[]): HTMLElement | undefined => {
  const errors = [...root.querySelectorAll<HTMLElement>('.err')];
  for (const asked of tellersOf(told, paths)) {
    const same = errors.filter((error) => error.textContent?.startsWith(told.get(asked) ?? ''));
    const found = same[Math.min(rankOf(told, asked), same.length - 1)];
    if (found) return found;
  }
  return undefined;
};

/** What holds a field or several, and where its label stands in it. */
const holders: readonly (readonly [holder: string, label: string])[] = [
  ['.row, .sel', 'label'],
  ['.toggle', ':scope'],
  ['fieldset', ':scope > legend'],
  ['details', ':scope > summary'],
];

/** The words of a label, without the marks and buttons beside them, and without what a folded group sums up. */
const wordsOf = (label: Element): string => {
  const copy = label.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('svg, button, input, select')) other.remove();
  return (copy.textContent ?? '').split(/\s*:\s/u)[0]?.trim() ?? '';
};

const labelOf = (element: Element): string => {
  const [, label] = holders.find(([holder]) => element.matches(holder)) ?? [];
  const found = label === ':scope' ? element : label && element.querySelector(label);
  return found ? wordsOf(found) : '';
};

/** What stands around an error, from inside; first the field before it, where the error stands below its field. */
const around = (error: HTMLElement, root: HTMLElement): Element[] => {
  const all: Element[] = [];
  const before = error.previousElementSibling;
  if (before && !error.closest('.row, .sel'))
    all.push(before.matches('div') ? (before.lastElementChild ?? before) : before);
  for (let at = error.parentElement; at && at !== root; at = at.parentElement) all.push(at);
  return all;
};

/** The label of a field after that of the group around it: the two say enough. Empty where nothing has a label. */
const nameOf = (error: HTMLElement, root: HTMLElement): string => {
  const names = around(error, root).map(labelOf);
  return [...new Set(names.filter((name) => name !== ''))].slice(0, 2).reverse().join(', ');
};

const fields = 'input, select, textarea, button, summary';

/** Opens what is folded around an error and puts the focus into its field. */
const goTo = (error: HTMLElement, root: HTMLElement): void => {
  for (let at: HTMLElement | null = error; at; at = at.parentElement)
    if (at.matches('details')) (at as HTMLDetailsElement).open = true;
  const field = around(error, root)
    .filter((element) => labelOf(element) !== '')
    .flatMap((element) => element.querySelector<HTMLElement>(fields) ?? [])[0];
  field?.focus({ preventScroll: true });
  error.scrollIntoView({ block: 'center' });
};

/**
 * Finds where a page tells what is wrong: for each thing its field, named as the player sees it. Forms know no paths
 * and paths know no labels; what brings them together is the sentence that stands beside the field.
 */
export const useErrorFields = (
  wrong: readonly (readonly string[])[],
): {
  /** The element that all fields stand in. */
  readonly root: RefObject<HTMLDivElement>;
  /** Takes note of the sentences that fields ask for. */
  readonly noting: (sentenceAt: (path: string) => string | undefined) => (path: string) => string | undefined;
  readonly fields: readonly (ErrorField | undefined)[];
} => {
  const root = useRef<HTMLDivElement>(null);
  const told = new Map<string, string>();
  const latest = useRef<Told>(told);
  latest.current = told;
  const [names, setNames] = useState<readonly (string | null)[]>([]);
  // After every drawing: a label can change without what is wrong, as with a seat that gets another letter.
  useLayoutEffect(() => {
    const now = wrong.map((paths) => {
      const error = root.current && errorAt(root.current, told, paths);
      return error && root.current ? nameOf(error, root.current) : null;
    });
    setNames((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  });
  return {
    root,
    noting: (sentenceAt) => (path) => {
      const sentence = sentenceAt(path);
      if (sentence) told.set(path, sentence);
      return sentence;
    },
    fields: wrong.map((paths, i) => {
      const name = names[i];
      if (name === undefined || name === null) return undefined;
      return {
        name,
        go: () => {
          const error = root.current && errorAt(root.current, latest.current, paths);
          if (error && root.current) goTo(error, root.current);
        },
      };
    }),
  };
};
