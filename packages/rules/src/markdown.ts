import type { Lang, Rulebook, Ruling, Section } from '@portolan/core';
import { marks } from '@portolan/core/words';
import { type Entry, entries } from './entry.ts';

interface Labels {
  readonly except: (number: string) => string;
  readonly see: (numbers: string) => string;
  /** Between two notes. */
  readonly stop: string;
  /** Between a name and what it stands for. */
  readonly colon: string;
  readonly rulings: string;
  readonly byDefault: string;
  readonly glossary: string;
  readonly columns: readonly [string, string, string];
}

const labels: Readonly<Record<Lang, Labels>> = {
  fr: {
    except: (number) => `exception à ${number}`,
    see: (numbers) => `voir ${numbers}`,
    stop: '\u202f; ',
    colon: '\u00a0:',
    rulings: 'Ce que le livret laisse ouvert',
    byDefault: 'par défaut',
    glossary: 'Lexique',
    columns: ['Français', 'Anglais', 'Sens'],
  },
  en: {
    except: (number) => `exception to ${number}`,
    see: (numbers) => `see ${numbers}`,
    stop: '; ',
    colon: ':',
    rulings: 'Left open by the rulebook',
    byDefault: 'default',
    glossary: 'Glossary',
    columns: ['French', 'English', 'Meaning'],
  },
};

interface Page {
  readonly book: Rulebook;
  readonly lang: Lang;
  readonly byId: ReadonlyMap<string, Entry>;
  readonly linked: boolean;
}

/**
 * The whole book as Markdown in one language: sections, numbered clauses, open points, glossary. Clauses have anchors, and
 * numbers lead there, unless it is read as it stands (`linked` false).
 */
export const toMarkdown = (book: Rulebook, lang: Lang, linked = true): string => {
  const byId = new Map(entries(book).map((entry) => [entry.id, entry]));
  const page: Page = { book, lang, byId, linked };
  const blocks = [
    `# ${book.title[lang]}`,
    ...book.sections.flatMap((section, i) => sectionBlocks(page, section, i + 1)),
    ...rulingBlocks(page),
    ...glossaryBlocks(page),
  ];
  return `${blocks.join('\n\n')}\n`;
};

const sectionBlocks = (page: Page, { title, lead, parts }: Section, number: number): string[] => [
  `## ${number}. ${title[page.lang]}`,
  ...(lead ? [lead[page.lang]] : []),
  ...parts.flatMap((part) => [
    ...(part.title ? [`### ${part.title[page.lang]}`] : []),
    ...part.clauses.map((id) => clauseBlock(page, page.byId.get(id)!)),
  ]),
];

const clauseBlock = (page: Page, entry: Entry): string => {
  const notes = notesOf(page, entry);
  const anchor = page.linked ? `<a id="${entry.id}"></a>` : '';
  return `${anchor}**${entry.number}** ${entry[page.lang]}${notes.length ? ` *(${notes.join(labels[page.lang].stop)})*` : ''}`;
};

const notesOf = (page: Page, { except, origin, see }: Entry): string[] => {
  const words = labels[page.lang];
  return [
    ...(origin === undefined ? [] : [marks[origin][page.lang]]),
    ...(except === undefined ? [] : [words.except(linkTo(page, except))]),
    ...(see.length ? [words.see(see.map((id) => linkTo(page, id)).join(', '))] : []),
  ];
};

const linkTo = ({ byId, linked }: Page, id: string): string => {
  const number = byId.get(id)?.number ?? id;
  return linked && number !== id ? `[${number}](#${id})` : number;
};

const rulingBlocks = (page: Page): string[] => {
  const { rulings } = page.book;
  return rulings.length === 0
    ? []
    : [`## ${labels[page.lang].rulings}`, ...rulings.flatMap((one) => rulingBlock(page, one))];
};

const rulingBlock = (page: Page, { name, question, readings }: Ruling): string[] => [
  `**${question[page.lang]}** (${linkTo(page, `ruling.${name}`)}, \`${name}\`)`,
  readings
    .map((one, i) => {
      const mark = i === 0 ? ` (${labels[page.lang].byDefault})` : '';
      return `- \`${one.name}\`${mark}${labels[page.lang].colon} ${sentence(one.title[page.lang])} ${one.why[page.lang]}`;
    })
    .join('\n'),
];

/** A title used as a sentence of its own. */
const sentence = (title: string): string => (/[.?!]$/.test(title) ? title : `${title}.`);

const glossaryBlocks = ({ book, lang }: Page): string[] => {
  if (book.glossary.length === 0) return [];
  const words = labels[lang];
  const rows = book.glossary.map(({ term, meaning }) => row([term.fr, term.en, meaning[lang]]));
  return [`## ${words.glossary}`, [row(words.columns), '|---|---|---|', ...rows].join('\n')];
};

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
