import { gist, headlined, isBare, small } from './headline.ts';
import type { Rulebook } from './rulebook.ts';
import type { Lang } from './text.ts';
import type { AnswerInWords, Cell } from './told.ts';
import { both, fill } from './words/typography.ts';

/** An answer with its lines for the table of readings. */
interface WithCells {
  readonly told: AnswerInWords;
  readonly cells: readonly Cell[];
}

/** What is answered under another reading, as far as it differs: the word of the verdict only where that changes. */
export const saidOtherwise = (here: WithCells, other: WithCells, lang: Lang): string => {
  const [ours, theirs] = [here, other].map(({ told }) => headlined(told, lang).headline);
  if (ours !== theirs) {
    const same = other.told.headline === here.told.headline && isBare(other.told.headline, lang);
    return small(same ? gist(other.told.short) : theirs!, lang);
  }
  const changed = other.cells.find(({ head, main }) => here.cells.find((cell) => cell.head === head)?.main !== main);
  return small(changed?.main ?? theirs!, lang);
};

/** A reading that would change an answer, and what it would answer. */
export interface OpenReading {
  /** The open point, without `ruling.`. */
  readonly ruling: string;
  readonly reading: string;
  /** What is answered then, as the end of a sentence. */
  readonly says: string;
}

const words = {
  by: both('Par notre lecture.', 'By our reading.'),
  table: both('À une table {table}, {says}.', 'At a table {table}, {says}.'),
  asked: both('« {question} {title} » : à une telle table, {says}.', '“{question} {title}”: at such a table, {says}.'),
  more: both('D’autres tables encore font autrement.', 'Other tables differ again.'),
} as const;

/** What a table says that reads otherwise; '' while the text of the rulebook is on its way. */
const otherTable = ({ ruling, reading, says }: OpenReading, { rulings }: Rulebook, lang: Lang): string => {
  const point = rulings.find(({ name }) => name === ruling);
  const read = point?.readings.find(({ name }) => name === reading);
  if (!point || !read) return '';
  return read.table
    ? fill(words.table[lang], { table: read.table[lang], says })
    : fill(words.asked[lang], { question: point.question[lang], title: read.title[lang], says });
};

/** An answer with the mark of open points beside it: what tables say that read the first of them otherwise, and that there are more. */
export const marked = <Answer extends AnswerInWords>(
  told: Answer,
  readings: readonly OpenReading[],
  rules: Rulebook,
  lang: Lang,
): Answer => {
  const [first, ...more] = readings;
  if (!first) return told;
  const others = [otherTable(first, rules, lang)];
  if (more.some(({ says }) => says !== first.says)) others.push(words.more[lang]);
  return { ...told, open: { by: words.by[lang], others: others.join(' ') } };
};
