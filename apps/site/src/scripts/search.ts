import { siteBase } from '../lib/links.ts';

interface Hit {
  readonly url: string;
  /** The text around the matches, each match in `<mark>`. */
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly where?: string; readonly number?: string };
}

interface Pagefind {
  options(options: { baseUrl: string; excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { filters: Readonly<Record<string, string>> }): Promise<Found>;
  debouncedSearch(query: string): Promise<Found | null>;
}

interface Found {
  readonly results: readonly { readonly id: string; data(): Promise<Hit> }[];
}

interface Spoken {
  readonly searching: string;
  readonly none: string;
  readonly one: string;
  readonly some: string;
  readonly failed: string;
}

const shown = 12;

/** Loads the index. Some browsers remember an address that failed: each further `attempt` asks under a fresh one. */
const load = async (attempt: number): Promise<Pagefind> => {
  const fresh = attempt > 0 ? `?again=${attempt}` : '';
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${siteBase}pagefind/pagefind.js${fresh}`);
  await pagefind.options({ baseUrl: siteBase, excerptLength: 40 });
  await pagefind.init();
  return pagefind;
};

/** The game whose pages one reads, by its address; on other pages a word that no game has. */
const gameHere = (): string => location.pathname.slice(siteBase.length).split('/')[1] ?? '';

/** What was found, that of the game at hand before the rest. */
const ownFirst = async (pagefind: Pagefind, query: string, { results }: Found): Promise<Found['results']> => {
  const own = await pagefind.search(query, { filters: { game: gameHere() } });
  const ids = new Set(own.results.map(({ id }) => id));
  return [...own.results, ...results.filter(({ id }) => !ids.has(id))];
};

/** What is shown of an excerpt: a clause is followed by its number, headings and terms, which are searched but not read. */
const shownOf = ({ excerpt, meta }: Hit): string => (meta.number ? (excerpt.split(' \u2014 ')[0] ?? excerpt) : excerpt);

/** The excerpt as nodes: its text and its marks, nothing else of what it may contain. */
const marked = (hit: Hit): Node[] => {
  const { body } = new DOMParser().parseFromString(shownOf(hit), 'text/html');
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? '';
    if (node.nodeName !== 'MARK') return document.createTextNode(text);
    const mark = document.createElement('mark');
    mark.textContent = text;
    return mark;
  });
};

const element = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

const line = (hit: Hit): HTMLElement => {
  const { url, meta } = hit;
  const link = document.createElement('a');
  link.href = url;
  const head = element('span', 'hit-head', element('b', '', meta.number ?? meta.title ?? ''), ' ', meta.where ?? '');
  link.append(head, element('span', 'hit-text', ...marked(hit)));
  return element('li', '', link);
};

/** Moves the focus through the field and the hits with the arrow keys. */
const walk = (dialog: HTMLDialogElement, event: KeyboardEvent): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, .hits a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Makes the dialog search as one types, once: called again on a dialog that searches already, it does nothing. */
export const searchIn = (dialog: HTMLDialogElement): void => {
  const input = dialog.querySelector('input');
  const hits = dialog.querySelector<HTMLElement>('[data-search-hits]');
  const said = dialog.querySelector('[data-search-said]');
  if (!input || !hits || !said || dialog.dataset.ready) return;
  dialog.dataset.ready = 'yes';
  const spoken = JSON.parse(dialog.dataset.words ?? '{}') as Spoken;
  const tip = said.textContent;
  const say = (text: string): void => {
    said.textContent = text;
  };
  let attempts = 0;
  let pagefind: Promise<Pagefind> | undefined = load(attempts);
  // Enter, noted by early.js, leads to the first hit once the hits answer what it was pressed on; their list says what.
  const follow = (): void => {
    if (dialog.dataset.entered !== hits.dataset.answer) return;
    delete dialog.dataset.entered;
    hits.querySelector('a')?.click();
  };
  const find = async (): Promise<void> => {
    const query = input.value.trim();
    if (!query) {
      delete hits.dataset.answer;
      hits.replaceChildren();
      say(tip ?? '');
      return;
    }
    say(spoken.searching);
    try {
      pagefind ??= load(++attempts);
      const engine = await pagefind;
      const found = await engine.debouncedSearch(query);
      // Undefined: one has typed on, and a newer search will answer.
      if (!found || query !== input.value.trim()) return;
      const results = await ownFirst(engine, query, found);
      const data = await Promise.all(results.slice(0, shown).map((result) => result.data()));
      if (query !== input.value.trim()) return;
      delete dialog.dataset.failed;
      hits.replaceChildren(...data.map(line));
      hits.dataset.answer = query;
      const n = found.results.length;
      const sentence = n === 0 ? spoken.none : n === 1 ? spoken.one : spoken.some;
      say(sentence.replace('{query}', query).replace('{n}', String(n)));
      follow();
    } catch {
      pagefind = undefined; // Asked for again with the next key: the line may be back.
      dialog.dataset.failed = '';
      say(spoken.failed);
    }
  };
  input.addEventListener('input', () => {
    delete dialog.dataset.entered;
    find();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') follow();
  });
  dialog.addEventListener('keydown', (event) => walk(dialog, event));
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('.hits a')) dialog.close();
  });
  if (input.value) find();
};
