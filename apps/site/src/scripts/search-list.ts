import type { Hit } from '@portolan/rules/search';
import { linkOf } from './search-links.ts';

/** The words of a list of hits. */
export interface ListWords {
  /** Above the hits of the game at hand, and above those of the others. */
  readonly here: string;
  readonly others: string;
  /** What a hit is that is no clause. */
  readonly kinds: Readonly<Record<Exclude<Hit['kind'], 'clause'>, string>>;
}

/** A line of the list: what it says, so that one that stands already need not be drawn again, and how it is drawn. */
interface Line {
  readonly says: string;
  readonly draw: () => HTMLElement;
}

export const element = (name: string, className: string, ...children: (Node | string)[]): HTMLElement => {
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

const drawn = (hit: Hit, title: string | undefined, kinds: ListWords['kinds']): HTMLElement => {
  const { kind } = hit;
  const link = document.createElement('a');
  link.href = linkOf(hit);
  const name = kind === 'clause' ? (hit.number ?? '') : (hit.title ?? kinds[kind]);
  const where = [kind === 'clause' ? hit.under : hit.title === undefined ? '' : kinds[kind], title];
  const head = element('span', 'hit-head', element('b', '', name), ' ', where.filter(Boolean).join(' · '));
  link.append(head, element('span', 'hit-text', ...marked(hit)));
  return element('li', `hit-${kind}`, link);
};

const headOf = (text: string): Line => ({ says: text, draw: () => element('li', 'hits-of', text) });

/** The hits as lines, with a heading above those of the game at hand and above the others, where there are both. */
export const linesOf = (
  hits: readonly Hit[],
  here: string,
  titles: Readonly<Record<string, string>>,
  { kinds, ...heads }: ListWords,
): readonly Line[] => {
  const lines = hits.map((hit) => ({
    says: [hit.kind, hit.game, hit.id, hit.title, ...hit.marks].join(),
    draw: () => drawn(hit, titles[hit.game], kinds),
  }));
  const first = hits.findIndex(({ game }) => game !== here);
  if (first === 0) return lines;
  const own = [
    headOf(heads.here.replace('{title}', titles[here] ?? '')),
    ...lines.slice(0, first < 0 ? undefined : first),
  ];
  return first < 0 ? own : [...own, headOf(heads.others), ...lines.slice(first)];
};

/** Draws lines into a list, and leaves alone what stands there already: most of it does while one types on. */
export const listIn = (list: HTMLElement): ((lines: readonly Line[]) => void) => {
  let stands = new Map<string, HTMLElement>();
  return (lines) => {
    const before = stands;
    stands = new Map(lines.map(({ says, draw }) => [says, before.get(says) ?? draw()]));
    for (const [says, line] of before) if (!stands.has(says)) line.remove();
    let at = list.firstElementChild;
    for (const line of stands.values())
      if (line === at) at = at.nextElementSibling;
      else list.insertBefore(line, at);
    while (at) {
      const next = at.nextElementSibling;
      at.remove();
      at = next;
    }
  };
};
