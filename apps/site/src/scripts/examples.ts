import { anchorNow } from './anchor.ts';

/** A folded example: a line that says where it leads without script. */
type Row = HTMLAnchorElement;

interface Spoken {
  readonly opening: string;
  readonly failed: string;
  readonly again: string;
}

/** The examples of a section as they were built, by the address of their page. */
const drawn = new Map<string, Promise<Document>>();

const load = async (address: string): Promise<Document> => {
  const answer = await fetch(`${address}drawn/`);
  if (!answer.ok) throw new Error(`examples: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
};

/** Fetched once for a section; asked for again after a failure. */
const examplesAt = (address: string): Promise<Document> => {
  const known = drawn.get(address) ?? load(address);
  drawn.set(address, known);
  known.catch(() => drawn.delete(address));
  return known;
};

/** Scripts that were parsed elsewhere do not run: what makes an example playable is asked for as the page would. */
const withScripts = (from: Document): void => {
  for (const { src } of from.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if ([...document.scripts].some((script) => script.src === src)) continue;
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
  }
};

const element = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

const said = (...children: (Node | string)[]): HTMLElement => {
  const line = element('p', 'small', ...children);
  line.setAttribute('role', 'status');
  return line;
};

/** What stands below an opened line. */
const placeOf = (row: Row): HTMLElement | undefined => {
  const next = row.nextElementSibling;
  return next instanceof HTMLElement && next.matches('.unfolded') ? next : undefined;
};

const anchorOf = (row: Row): string => row.dataset.example ?? '';

/** The anchor is that of the example where it is shown, and of its line where it is not. */
const mark = (row: Row, open: boolean): void => {
  const figure = placeOf(row)?.querySelector('.example');
  const [bearer, other] = open && figure ? [figure, row] : [row, figure];
  other?.removeAttribute('id');
  bearer.id = anchorOf(row);
  row.setAttribute('aria-expanded', String(open));
};

const fill = async (row: Row, place: HTMLElement, spoken: Spoken): Promise<void> => {
  place.replaceChildren(said(spoken.opening));
  try {
    const examples = await examplesAt(row.href.replace(/#.*$/, ''));
    const example = examples.getElementById(anchorOf(row))?.closest('astro-island');
    if (!example) throw new Error(`no example ${anchorOf(row)}`);
    place.replaceChildren(document.adoptNode(example));
    withScripts(examples);
  } catch {
    const again = element('button', 'btn', spoken.again) as HTMLButtonElement;
    again.type = 'button';
    again.addEventListener('click', () => open(row, spoken));
    place.replaceChildren(said(spoken.failed, ' ', again));
    document.dispatchEvent(new Event('portolan:missing'));
  }
};

/** Opens an example below its line, once it has come. */
const open = async (row: Row, spoken: Spoken): Promise<void> => {
  const known = placeOf(row);
  const place = known ?? element('div', 'unfolded');
  if (!known) row.after(place);
  place.hidden = false;
  row.setAttribute('aria-expanded', 'true');
  if (!place.querySelector('.example')) await fill(row, place, spoken);
  if (!place.hidden) mark(row, true);
};

const fold = (row: Row): void => {
  const place = placeOf(row);
  if (place) place.hidden = true;
  mark(row, false);
};

const isOpen = (row: Row): boolean => row.getAttribute('aria-expanded') === 'true';

/** The folded examples of a rulebook, once they open in place. */
export interface FoldedExamples {
  /** Opens what paper shows of a part of the page, and gives a function that folds it again. */
  readonly forPaper: (part: Element) => Promise<() => void>;
}

/** Makes the folded examples of the page open in place, by a press or by the address. */
export const foldedExamples = (): FoldedExamples => {
  const rows = [...document.querySelectorAll<Row>('[data-example]')];
  const spoken = JSON.parse(document.querySelector<HTMLElement>('[data-examples]')?.dataset.examples ?? '{}') as Spoken;
  for (const row of rows) {
    row.setAttribute('role', 'button');
    row.setAttribute('aria-expanded', 'false');
    row.addEventListener('click', (event) => {
      // With a key held down it is the link that it looks like.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (isOpen(row)) fold(row);
      else open(row, spoken);
    });
    row.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      row.click();
    });
  }
  const openTarget = async (): Promise<void> => {
    const anchor = anchorNow();
    const row = rows.find((one) => anchorOf(one) === anchor);
    if (!row) return;
    await open(row, spoken);
    placeOf(row)?.scrollIntoView();
  };
  addEventListener('hashchange', openTarget);
  openTarget();
  return {
    forPaper: async (part) => {
      const closed = rows.filter((row) => row.dataset.paper !== undefined && !isOpen(row) && part.contains(row));
      await Promise.all(closed.map((row) => open(row, spoken)));
      return () => closed.forEach(fold);
    },
  };
};
