import type { Lang } from '@portolan/core';
import { type Hit, indexOf, nearestWords, type SearchIndex, searchIndexes, unpack } from '@portolan/rules/search';
import { siteBase, to } from '../lib/links.ts';
import { linkOf, type Searched } from './search-links.ts';

interface SearchWords {
  readonly searching: string;
  readonly none: string;
  readonly near: string;
  /** Above the hits of the game at hand, and above those of the others. */
  readonly here: string;
  readonly others: string;
  readonly one: string;
  readonly some: string;
  readonly failed: string;
  /** What a hit is that is no clause. */
  readonly kinds: Readonly<Record<Exclude<Hit['kind'], 'clause'>, string>>;
}

/** How many hits are shown of the game at hand, and of the others below them. */
const mostOwn = 9;
const mostOthers = 4;
const mostAnywhere = mostOwn + mostOthers;

interface Engine {
  readonly indexes: readonly SearchIndex[];
  readonly titles: ReadonlyMap<string, string>;
}

/** A moment for whoever types: games are made ready one after the other. */
const rest = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Loads what can be found, and makes it ready to be searched. */
const load = async (lang: string): Promise<Engine> => {
  const answer = await fetch(to(`search/${lang}.json`));
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  const searched: Searched = await answer.json();
  const indexes: SearchIndex[] = [];
  for (const game of unpack(searched)) {
    await rest();
    indexes.push(indexOf(game));
  }
  return { indexes, titles: new Map(Object.entries(searched.titles)) };
};

/** The game whose pages one reads, by its address; on other pages a word that no game has. */
const gameHere = (): string => location.pathname.slice(siteBase.length).split('/')[1] ?? '';

/** What is shown of all that was found: the game at hand first, and something of the others below it. */
const shownOf = (hits: readonly Hit[]): readonly Hit[] => {
  const here = gameHere();
  const own = hits.filter(({ game }) => game === here);
  const others = hits.filter(({ game }) => game !== here);
  // Another game was named, or this one has nothing.
  if (hits[0]?.game !== here) return hits.slice(0, mostAnywhere);
  const some = own.slice(0, Math.max(mostOwn, mostAnywhere - others.length));
  return [...some, ...others.slice(0, mostAnywhere - some.length)];
};

const element = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

/** A text whose matches are marked. */
const marked = ({ text, marks }: Hit): (Node | string)[] => {
  let from = 0;
  const parts = marks.flatMap(([start, end]): (Node | string)[] => {
    const before = text.slice(from, start);
    from = end;
    return [before, element('mark', '', text.slice(start, end))];
  });
  return [...parts, text.slice(from)];
};

const line = (hit: Hit, { titles }: Engine, spoken: SearchWords): HTMLElement => {
  const { kind, game, number, title, under } = hit;
  const link = document.createElement('a');
  link.href = linkOf(hit);
  const name = kind === 'clause' ? (number ?? '') : (title ?? spoken.kinds[kind]);
  const where = [kind === 'clause' ? under : title === undefined ? '' : spoken.kinds[kind], titles.get(game)];
  const head = element('span', 'hit-head', element('b', '', name), ' ', where.filter(Boolean).join(' · '));
  link.append(head, element('span', 'hit-text', ...marked(hit)));
  return element('li', `hit-${kind}`, link);
};

/** Moves the focus through the field and the hits with the arrow keys. */
const walk = (dialog: HTMLDialogElement, event: KeyboardEvent): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('input, .hits a, .hits button')];
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
  const spoken = JSON.parse(dialog.dataset.words ?? '{}') as SearchWords;
  const lang = document.documentElement.lang as Lang;
  const tip = said.textContent;
  const say = (text: string): void => {
    said.textContent = text;
  };
  let loading: Promise<Engine> | undefined = load(lang);
  // Told to whoever types, below.
  loading.catch(() => {});
  // Enter, noted by early.js, leads to the first hit once the hits answer what it was pressed on; their list says what.
  const follow = (): void => {
    if (dialog.dataset.entered !== hits.dataset.answer) return;
    delete dialog.dataset.entered;
    hits.querySelector('a')?.click();
  };
  /** Words that are written somewhere, to be searched by a press, where nothing was found. */
  const offer = (near: readonly string[]): void => {
    const words = near.map((word) => {
      const button = element('button', 'btn', word) as HTMLButtonElement;
      button.type = 'button';
      button.addEventListener('click', () => {
        input.value = word;
        input.focus();
        find();
      });
      return element('li', 'hit-near', button);
    });
    hits.replaceChildren(...words);
  };
  const show = (engine: Engine, query: string): void => {
    const found = searchIndexes(engine.indexes, query, { first: gameHere(), each: mostAnywhere });
    if (found.length > 0) delete dialog.dataset.nothing;
    else dialog.dataset.nothing = '';
    if (found.length === 0) {
      const near = nearestWords(engine.indexes, query);
      offer(near);
      say([spoken.none.replace('{query}', query), near.length > 0 ? spoken.near : ''].filter(Boolean).join(' '));
      return;
    }
    const shown = shownOf(found);
    const here = gameHere();
    const first = shown[0]?.game === here ? shown.findIndex(({ game }) => game !== here) : 0;
    const heads = new Map(
      first === 0
        ? []
        : [
            [0, spoken.here.replace('{title}', engine.titles.get(here) ?? '')],
            [first, spoken.others],
          ],
    );
    const lines = shown.flatMap((hit, i) => [
      ...(heads.has(i) ? [element('li', 'hits-of', heads.get(i)!)] : []),
      line(hit, engine, spoken),
    ]);
    hits.replaceChildren(...lines);
    say((shown.length === 1 ? spoken.one : spoken.some).replace('{n}', String(shown.length)));
  };
  const find = async (): Promise<void> => {
    const query = input.value.trim();
    if (!query) {
      delete hits.dataset.answer;
      delete dialog.dataset.nothing;
      hits.replaceChildren();
      say(tip ?? '');
      return;
    }
    try {
      loading ??= load(lang);
      if (hits.dataset.answer === undefined) say(spoken.searching);
      const engine = await loading;
      // One has typed on, and a newer search will answer.
      if (query !== input.value.trim()) return;
      delete dialog.dataset.failed;
      show(engine, query);
      hits.dataset.answer = query;
      follow();
    } catch {
      loading = undefined; // Asked for again with the next key: the line may be back.
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
