import { doneIn, type Progress, progressOf } from '../stores/lessons.ts';

/** Fills the gaps of a sentence; what fills those of packages is more than a page of rules should fetch. */
const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

const tell = (item: HTMLElement, progress: Progress): void => {
  const { lesson = '', steps = '0' } = item.dataset;
  const done = progress[lesson] ?? 0;
  const said = item.querySelector<HTMLElement>('[data-done]');
  if (!said) return;
  said.dataset.all ??= said.textContent ?? '';
  const { done: whole = '', some = '', all = '' } = said.dataset;
  const finished = done >= Number(steps);
  item.classList.toggle('is-done', finished);
  said.textContent = finished ? whole : done > 0 ? fill(some, { n: done, all: steps }) : all;
};

/** The list of lessons: how far one has come in each, and how to forget it. */
export const lessonList = (): void => {
  const root = document.querySelector<HTMLElement>('[data-lessons]');
  if (!root) return;
  const items = [...root.querySelectorAll<HTMLElement>('[data-lesson]')];
  const all = items.map(({ dataset }): [string, number] => [dataset.lesson ?? '', Number(dataset.steps)]);
  const foot = root.querySelector<HTMLElement>('[data-script-only]');
  const count = root.querySelector<HTMLElement>('[data-count]');
  const store = progressOf(root.dataset.lessons ?? '');
  root.querySelector('[data-forget]')?.addEventListener('click', () => store.set({}));
  store.subscribe((progress) => {
    for (const item of items) tell(item, progress);
    if (foot) foot.hidden = Object.keys(progress).length === 0;
    if (count) count.textContent = fill(count.dataset.count ?? '', { n: doneIn(progress, all), all: all.length });
  });
};

/** The door to the lessons says how many are done, once one is. */
export const lessonDoor = (): void => {
  const fact = document.querySelector<HTMLElement>('[data-lessons-of]');
  if (!fact) return;
  const { lessonsOf = '', steps = '{}', count = '' } = fact.dataset;
  const all = Object.entries(JSON.parse(steps) as Record<string, number>);
  progressOf(lessonsOf).subscribe((progress) => {
    const n = doneIn(progress, all);
    if (n > 0) fact.textContent = fill(count, { n, all: all.length });
  });
};
