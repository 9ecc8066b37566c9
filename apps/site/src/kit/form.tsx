import type { Lang } from '@portolan/core';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** A field that tells an error: its labels as the player reads them, empty if it has none, and the way to it. */
export interface ErrorField {
  readonly name: string;
  readonly go: () => void;
  /** The sentence stands there; otherwise it is only the nearest field. */
  readonly tells?: boolean;
}

/** Whether what is wrong belongs to a field: the same path, or one inside it. */
export const pathMatches = (found: string, path: string): boolean =>
  found === path || found.startsWith(`${path}.`) || found.startsWith(`${path}[`);

/** A path after another one: `players[1]` and `coins`, `[0]`, or nothing. */
export const joinPaths = (before: string, path: string): string =>
  before === '' || path === '' || path.startsWith('[') ? before + path : `${before}.${path}`;

/** What the fields of a form share: what is wrong at a path, and who is drawn where. */
export interface FormRoot {
  readonly lang: Lang;
  /** The sentence for what is wrong at this path, or at a place inside it. */
  readonly problemAt: (path: string) => string | undefined;
  /** The sentence for what is wrong at this very path. */
  readonly wholeAt: (path: string) => string | undefined;
  /** The id of the control of a path. */
  readonly idOf: (path: string) => string;
  /** Takes note of a field that is drawn: its labels from outside, the last its own, and whether it tells something. */
  readonly note: (path: string, names: readonly string[], tells: boolean) => void;
  /** The facts, by their paths, that nobody has told: no field shows one as chosen. */
  readonly untold?: readonly string[];
  /** Says of one of such facts in a list that it is as it stands there. */
  readonly confirm?: (path: string) => void;
}

const Root = createContext<FormRoot | undefined>(undefined);
const Base = createContext('');
const Around = createContext<readonly string[]>([]);

/** A form whose fields know their paths. */
export const FormProvider = Root.Provider;

/** Fields of one part of the input: their paths begin with that of the part. */
export const Within = ({ path, children }: { readonly path: string; readonly children: ComponentChildren }) => (
  <Base.Provider value={joinPaths(useContext(Base), path)}>{children}</Base.Provider>
);

/** Fields under a heading, which is told before their own labels. */
export const Under = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <Around.Provider value={[...useContext(Around), label]}>{children}</Around.Provider>
);

/** A label alone: what a folded group sums up after a colon is none of it. */
const alone = (label: string): string => label.split(/\s*:\s/u)[0]?.trim() ?? '';

/** The id of a control, what is wrong there, and whether nobody has told it; one without a path has an id of its own and is told what is wrong. */
export const useField = (
  path: string | undefined,
  label: string,
  told?: string | undefined,
): {
  readonly id: string;
  readonly error: string | undefined;
  readonly untold?: boolean | undefined;
  readonly confirm?: (() => void) | undefined;
} => {
  const own = useId();
  const root = useContext(Root);
  const base = useContext(Base);
  const names = useContext(Around);
  if (path === undefined || !root) return { id: own, error: told };
  const full = joinPaths(base, path);
  const error = root.problemAt(full) ?? told;
  root.note(full, [...names, label], error !== undefined);
  // Only what stands in a list has no path that a change of it names.
  const confirm = full.includes('[') && root.confirm ? () => root.confirm?.(full) : undefined;
  return { id: root.idOf(full), error, untold: root.untold?.includes(full), confirm };
};

/** Whether nobody has told a fact: no choice stands there as made. */
export const useUntold = (path: string | undefined): boolean => {
  const root = useContext(Root);
  return path !== undefined && root?.untold?.includes(path) === true;
};

/** What is wrong with several fields together, told where they stand: the first of these paths at which something is. */
export const useWhole = (paths: readonly string[]): { readonly id: string; readonly error: string | undefined } => {
  const own = useId();
  const root = useContext(Root);
  const base = useContext(Base);
  const names = useContext(Around);
  const full = paths.map((path) => joinPaths(base, path)).find((path) => root?.wholeAt(path) !== undefined);
  if (full === undefined || !root) return { id: own, error: undefined };
  root.note(full, names, true);
  return { id: root.idOf(full), error: root.wholeAt(full) };
};

/** What is wrong with a part of the form that has no control of its own. */
export const useProblem = (path: string): string | undefined => {
  const root = useContext(Root);
  return root?.problemAt(joinPaths(useContext(Base), path));
};

/** The sentence for what is wrong at a path inside a part of the form. */
export const useProblems = (part: string): ((path: string) => string | undefined) => {
  const root = useContext(Root);
  const base = useContext(Base);
  return (path) => root?.problemAt(joinPaths(base, joinPaths(part, path)));
};

/** The sentence for what is wrong with a part of the form itself, not with something inside it. */
export const useWholes = (part: string): ((path: string) => string | undefined) => {
  const root = useContext(Root);
  const base = useContext(Base);
  return (path) => root?.wholeAt(joinPaths(base, joinPaths(part, path)));
};

/** A field that is drawn: its labels, and whether it tells something. */
interface Note {
  readonly names: readonly string[];
  readonly tells: boolean;
}

/** The fields that are drawn, by path, in their order. */
type Drawn = ReadonlyMap<string, Pick<Note, 'tells'>>;

/**
 * The path of the field that tells what is wrong at some place: the innermost around it, else the first inside it that
 * tells something, else the first inside it.
 */
export const fieldFor = (drawn: Drawn, place: string): string | undefined => {
  const paths = [...drawn.keys()];
  const around = paths.filter((path) => pathMatches(place, path)).sort((a, b) => b.length - a.length);
  const inside = paths.filter((path) => pathMatches(path, place));
  return around[0] ?? inside.find((path) => drawn.get(path)?.tells) ?? inside[0];
};

const nameOf = (names: readonly string[]): string =>
  [...new Set(names.map(alone).filter((name) => name !== ''))].slice(-2).join(', ');

const controls = 'input, select, textarea, button, summary';

/** Opens what is folded around a field and puts the focus into it. */
const goTo = (id: string): void => {
  const found = document.getElementById(id) ?? document.getElementById(`${id}-e`);
  for (let at = found; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true;
  const held = found?.matches(controls) ? found : found?.querySelector<HTMLElement>(controls);
  // What is wrong with several fields together has no control: the first of its group stands for it.
  const control = held ?? found?.closest('fieldset, details')?.querySelector<HTMLElement>(controls);
  control?.focus({ preventScroll: true });
  (document.getElementById(`${id}-e`) ?? found)?.scrollIntoView({ block: 'center' });
};

/**
 * A form that joins what is wrong to its fields by their paths. `wrong` are the places of each thing that is wrong; where
 * it is told comes back in the same order, named as the player sees it. `wholeAt` is what is wrong at a path as a whole.
 */
export const useForm = (
  lang: Lang,
  problemAt: (path: string) => string | undefined,
  wrong: readonly (readonly string[])[],
  wholeAt: (path: string) => string | undefined = () => undefined,
): { readonly form: FormRoot; readonly fields: readonly (ErrorField | undefined)[] } => {
  const prefix = useId();
  const idOf = (path: string): string => `${prefix}-${path}`;
  const drawn = new Map<string, Note>();
  const latest: RefObject<ReadonlyMap<string, Note>> = useRef<ReadonlyMap<string, Note>>(drawn);
  latest.current = drawn;
  const [told, setTold] = useState<readonly (readonly [path: string, name: string, tells: boolean] | null)[]>([]);
  // After every drawing: a label can change without what is wrong, as with a seat that gets another letter.
  useLayoutEffect(() => {
    const all = latest.current ?? drawn;
    const now = wrong.map((places) => {
      const paths = places.flatMap((place) => fieldFor(all, place) ?? []);
      const path = paths.find((one) => all.get(one)?.tells) ?? paths[0];
      const found = path === undefined ? undefined : all.get(path);
      return path === undefined || !found ? null : ([path, nameOf(found.names), found.tells] as const);
    });
    setTold((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  });
  return {
    form: { lang, problemAt, wholeAt, idOf, note: (path, names, tells) => drawn.set(path, { names, tells }) },
    fields: wrong.map((_, i) => {
      const found = told[i];
      return found ? { name: found[1], go: () => goTo(idOf(found[0])), tells: found[2] } : undefined;
    }),
  };
};
