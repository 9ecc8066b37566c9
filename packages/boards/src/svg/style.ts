/** The two appearances of a drawing. */
export type Theme = 'day' | 'night';

/** Gives the text of a style sheet of this package by its path, what it imports in its place. */
export type StyleSource = (path: string) => string;

interface Rule {
  readonly selectors: string;
  readonly body: string;
}

/** The plain rules of a style sheet: what hangs on the size of a screen or on paper says nothing of a drawing. */
const parsed = (css: string): Rule[] => {
  const rules: Rule[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let depth = 0;
  let from = 0;
  let head = '';
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{' && depth++ === 0) {
      head = text.slice(from, i).trim();
      from = i + 1;
    }
    if (text[i] === '}' && --depth === 0) {
      if (!head.startsWith('@')) rules.push({ selectors: head, body: text.slice(from, i) });
      from = i + 1;
    }
  }
  return rules;
};

interface Sheet {
  readonly css: string;
  readonly rules: readonly Rule[];
}

const sheets = new WeakMap<StyleSource, Map<string, Sheet>>();

/** A style sheet and its rules, read once. */
const sheet = (from: StyleSource, path: string): Sheet => {
  const known = sheets.get(from) ?? new Map<string, Sheet>();
  sheets.set(from, known);
  const css = known.get(path)?.css ?? from(path);
  const found = known.get(path) ?? { css, rules: parsed(css) };
  known.set(path, found);
  return found;
};

const declarations = (body: string): [name: string, value: string][] =>
  body.split(';').flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at < 0 ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
  });

/** What paints; where things lie is said by the drawing itself. */
const paints =
  /^(?:fill|stroke|opacity|transform$|font|letter-spacing|text-anchor|paint-order|dominant-baseline|clip-|mask|marker|filter|visibility|color$|stop-)/;

const nightBlock = /:root\[data-theme="dark"\] \{([^}]*)\}/;

/** The variables of a theme: those of the day, and over them those of the night. */
const variablesOf = (from: StyleSource, theme: Theme): ReadonlyMap<string, string> => {
  const { css, rules } = sheet(from, 'themes.css');
  const day = rules.flatMap(({ selectors, body }) => (selectors === ':root' ? [body] : [])).join(';');
  const night = nightBlock.exec(css)?.[1] ?? '';
  return new Map(declarations(theme === 'night' ? `${day};${night}` : day));
};

const channels = (hex: string): number[] => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g);
  return (digits ?? []).map((digit) => Number.parseInt(digit, 16));
};

/** Two colors mixed, worked out: simple viewers know no `color-mix`. */
const mixed = (one: string, percent: string, other: string): string => {
  const [from, to] = [channels(one), channels(other)];
  const by = Number(percent) / 100;
  const hex = (n: number): string => Math.round(n).toString(16).padStart(2, '0');
  return `#${from.map((value, i) => hex(value * by + (to[i] ?? 0) * (1 - by))).join('')}`;
};

/** A value with its variables set; undefined where one is not known. */
const resolved = (value: string, variables: ReadonlyMap<string, string>): string | undefined => {
  let known = true;
  const text = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = variables.get(name);
    if (found === undefined) known = false;
    return found ?? '';
  });
  if (!known) return undefined;
  return text.replace(
    /color-mix\(in srgb,\s*(#\w+)\s+([\d.]+)%,\s*(#\w+)\)/g,
    (_, one: string, percent: string, other: string) => mixed(one, percent, other),
  );
};

/** A variable that a class sets for all that stands in it. */
interface Local {
  readonly name: string;
  readonly by: string;
  readonly value: string;
}

const classesIn = (text: string): string[] => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** Selectors that simple viewers do not know, or that speak of a page. */
const foreign = /:|\[|^(?:html|body)\b/;

/**
 * The rules of style sheets that a drawing needs, in one theme: only of classes that it has, only what paints, all
 * variables set, so that a viewer needs to know none.
 */
export const styleFor = (from: StyleSource, names: readonly string[], drawing: string, theme: Theme): string => {
  const variables = variablesOf(from, theme);
  const used = new Set([...drawing.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/)));
  const rules = names.flatMap((name) => sheet(from, name).rules);
  const locals = rules.flatMap(({ selectors, body }): Local[] =>
    declarations(body).flatMap(([name, raw]) => {
      const value = name.startsWith('--') ? resolved(raw, variables) : undefined;
      return value === undefined ? [] : selectors.split(',').map((by) => ({ name, by: by.trim(), value }));
    }),
  );
  /** A rule whose variable a class sets: once for each such class, on it and on what stands in it. */
  const spread = (selectors: readonly string[], name: string, value: string): string[] =>
    locals
      .filter((local) => value.includes(`var(${local.name})`) && classesIn(local.by).every((one) => used.has(one)))
      .flatMap((local) => {
        const set = resolved(value, new Map([...variables, [local.name, local.value]]));
        const where = selectors.flatMap((one) => [`${local.by} ${one}`, `${local.by}${one}`]);
        return set === undefined ? [] : [`${where.join(',')}{${name}:${set}}`];
      });
  const lines = rules.flatMap(({ selectors, body }) => {
    const kept = selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter(
        (one) => !foreign.test(one) && classesIn(one).length > 0 && classesIn(one).every((name) => used.has(name)),
      );
    if (kept.length === 0) return [];
    const painted = declarations(body).filter(([name]) => paints.test(name));
    const plain = painted.flatMap(([name, value]) => {
      const set = resolved(value, variables);
      return set === undefined ? [] : [`${name}:${set}`];
    });
    return [
      ...(plain.length > 0 ? [`${kept.join(',')}{${plain.join(';')}}`] : []),
      ...painted.flatMap(([name, value]) =>
        resolved(value, variables) === undefined ? spread(kept, name, value) : [],
      ),
    ];
  });
  return lines.join('\n');
};

/** A color or a face of a theme. */
export const valueIn = (from: StyleSource, theme: Theme, name: string): string =>
  variablesOf(from, theme).get(name) ?? '';
