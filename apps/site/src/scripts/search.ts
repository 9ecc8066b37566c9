import { siteBase, to } from '../lib/links.ts';
import type { Found, SearchQuery } from './search-found.ts';
import { element, type ListWords, linesOf, listIn } from './search-list.ts';

interface SearchWords extends ListWords {
  readonly searching: string;
  readonly none: string;
  readonly near: string;
  readonly one: string;
  readonly some: string;
  readonly failed: string;
}

/** So few letters begin a word: that nothing is found says nothing yet. */
const SHORT = 3;

/** The game whose pages one reads, by its address; on other pages a word that no game has. */
const gameHere = (): string => location.pathname.slice(siteBase.length).split('/')[1] ?? '';

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

/**
 * Asks the worker that searches, one question at a time: what is typed while it searches is asked afterwards, and only the
 * last of it, which is what `query` says then.
 */
const asker = (query: () => string, hear: (found: Found) => void): (() => void) => {
  const from = new URL(to(`search/${document.documentElement.lang}.json`), location.href).href;
  let worker: Worker | undefined;
  let asked: string | undefined;
  const heard = (found: Found): void => {
    asked = undefined;
    if (found.query === query()) hear(found);
    else ask();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Found>) => heard(data);
    started.onerror = () => {
      worker = undefined; // Another is begun with the next question: the line may be back.
      document.dispatchEvent(new Event('portolan:missing'));
      heard({ query: asked ?? '', failed: true });
    };
    return started;
  };
  const ask = (): void => {
    if (asked !== undefined) return;
    asked = query();
    worker ??= start();
    worker.postMessage({ query: asked, from, here: gameHere() } satisfies SearchQuery);
  };
  return ask;
};

/** Makes the dialog search as one types, once: called again on a dialog that searches already, it does nothing. */
export const searchIn = (dialog: HTMLDialogElement): void => {
  const input = dialog.querySelector('input');
  const hits = dialog.querySelector<HTMLElement>('[data-search-hits]');
  const said = dialog.querySelector('[data-search-said]');
  if (!input || !hits || !said || dialog.dataset.ready) return;
  dialog.dataset.ready = 'yes';
  const spoken = JSON.parse(dialog.dataset.words ?? '{}') as SearchWords;
  const list = listIn(hits);
  const tip = said.textContent;
  const say = (text: string): void => {
    if (said.textContent !== text) said.textContent = text;
  };
  const typed = (): string => input.value.trim();
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
  const show = (found: Found): void => {
    // It was only made ready.
    if (!found.query) return;
    if ('failed' in found) {
      dialog.dataset.failed = '';
      say(spoken.failed);
      return;
    }
    delete dialog.dataset.failed;
    if (found.hits.length > 0) {
      delete dialog.dataset.nothing;
      list(linesOf(found.hits, gameHere(), found.titles, spoken));
      say((found.hits.length === 1 ? spoken.one : spoken.some).replace('{n}', String(found.hits.length)));
    } else if (found.query.length < SHORT) {
      hits.replaceChildren();
      say(tip ?? '');
    } else {
      dialog.dataset.nothing = '';
      offer(found.near);
      say(
        [spoken.none.replace('{query}', found.query), found.near.length > 0 ? spoken.near : '']
          .filter(Boolean)
          .join(' '),
      );
    }
    hits.dataset.answer = found.query;
    follow();
  };
  const ask = asker(typed, show);
  const find = (): void => {
    if (typed()) {
      if (hits.dataset.answer === undefined) say(spoken.searching);
    } else {
      delete hits.dataset.answer;
      delete dialog.dataset.nothing;
      hits.replaceChildren();
      say(tip ?? '');
    }
    ask();
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
  find();
};
