import type { Lang } from '@portolan/core';
import { type Entry, entries, find, toJson, toMarkdown } from '@portolan/rules/book';
import { type Hit, nearestIn, type PageName, type Searchable, searchIn } from '@portolan/rules/search';
import { type Command, done, optionValue, refuse } from '../command.ts';
import type { GameEntry } from '../entry.ts';
import { nearest } from '../nearest.ts';
import { readGame } from '../read.ts';
import { fr } from '../typeset.ts';
import { citation } from '../verdicts.ts';

/** Shows the rulebook, one clause of it, or what a search finds. */
export const rules: Command = {
  about: {
    fr: 'Montre le livret de règles, une de ses règles, ou ce qu’une recherche y trouve.',
    en: 'Shows the rulebook, one of its clauses, or what a search finds in it.',
  },
  args: [{ name: 'game' }, { name: 'clause', optional: true }],
  options: { search: { value: 'text', about: { fr: 'les mots à chercher', en: 'the words to look for' } } },
  example: (game) => `rules ${game} 1.1`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const { clause } = context.args;
    const query = optionValue(context, 'search');
    if (clause !== undefined && query !== undefined) return refuse({ path: clause, code: 'not-with-search' });
    if (clause !== undefined) return showClause(entry.value, clause, context.lang);
    if (query !== undefined) return showHits(entry.value, query, context.lang);
    return done(toJson(entry.value.rules), () => [toMarkdown(entry.value.rules, context.lang, false).trimEnd()]);
  },
};

const showClause = (entry: GameEntry, id: string, lang: Lang) => {
  const clause = find(entry.rules, id);
  if (!clause) {
    const ids = Object.keys(entry.rules.clauses);
    const near = nearest(id, [...ids, ...entries(entry.rules).map(({ number }) => number)]);
    return refuse({ path: 'clause', code: 'unknown-clause', facts: { found: id }, near });
  }
  return done([clause], () => clauseLines(entry, clause, lang));
};

const clauseLines = (entry: GameEntry, clause: Entry, lang: Lang): readonly string[] => {
  const examples = entry.examples.filter(({ shows }) => shows.includes(clause.id));
  const notes = [
    ...(clause.except === undefined ? [] : [[lang === 'fr' ? 'exception à' : 'exception to', clause.except]]),
    ...(clause.see.length === 0 ? [] : [[lang === 'fr' ? 'voir' : 'see', clause.see.join(', ')]]),
    ...(clause.source === '' ? [] : [['source', clause.source]]),
    ...examples.map(({ id, title }) => [lang === 'fr' ? 'exemple' : 'example', `${title[lang]} (${id})`]),
  ];
  return [
    citation(entry, clause.id, lang),
    ...notes.map(([name, text]) => (lang === 'fr' ? fr`  ${name} : ${text}` : `  ${name}: ${text}`)),
  ];
};

/** Everything that can be found of a game from here. */
const gather = async (entry: GameEntry): Promise<Searchable> => {
  const [disputes, words] = await Promise.all([entry.disputes(), entry.playersWords?.()]);
  const pages: readonly (PageName | false)[] = [
    Object.keys(disputes.answers).length > 0 && 'check',
    Object.keys(entry.questions).length > 0 && 'solve',
    'setup',
    'score',
  ];
  return {
    book: entry.rules,
    ...(words ? { words } : {}),
    examples: entry.examples,
    disputes: disputes.answers,
    questions: entry.fields,
    pages: pages.filter((name) => name !== false),
  };
};

/** Gathered once a game: by it the search knows the index that it has built. */
const gathered = new WeakMap<GameEntry, Promise<Searchable>>();

const searchableOf = (entry: GameEntry): Promise<Searchable> => {
  const known = gathered.get(entry) ?? gather(entry);
  gathered.set(entry, known);
  return known;
};

/** What answers a question, or does what a page does: a line to type. */
const lineFor = (game: string, { kind, id }: Hit): string | undefined => {
  if (kind === 'check') return `portolan ask ${game} ${id}`;
  if (kind === 'solve') return `portolan solve ${game} ${id}`;
  if (kind !== 'page') return undefined;
  return `portolan ${id === 'check' ? 'ask' : id} ${game}`;
};

const hitLine = (entry: GameEntry, hit: Hit, lang: Lang): string => {
  if (hit.kind === 'clause') return citation(entry, hit.id, lang);
  const line = lineFor(entry.game.id, hit);
  if (line !== undefined) return `${hit.text}  ${line}`;
  if (hit.title === undefined) return `${hit.text} (${hit.id})`;
  if (hit.text === '') return hit.title;
  return lang === 'fr' ? fr`${hit.title} : ${hit.text}` : `${hit.title}: ${hit.text}`;
};

/** Some words that are written in the book, in place of a query that finds nothing. */
const nothingLines = (near: readonly string[], lang: Lang): readonly string[] => {
  if (lang === 'fr')
    return ['Rien de tel dans le livret.', ...(near.length > 0 ? [fr`Plutôt : ${near.join(', ')} ?`] : [])];
  return ['No such thing in the rulebook.', ...(near.length > 0 ? [`Did you mean: ${near.join(', ')}?`] : [])];
};

/** How many hits are worth reading. */
const most = 12;

const showHits = async (entry: GameEntry, query: string, lang: Lang) => {
  const among = [await searchableOf(entry)];
  const inLang = searchIn(among, query, { lang, limit: most });
  // A word of the other language finds its clause too.
  const hits = inLang.length > 0 ? inLang : searchIn(among, query, { limit: most });
  return done(
    hits.map(({ marks: _, score: __, ...hit }) => hit),
    () =>
      hits.length === 0
        ? nothingLines(nearestIn(among, query, lang), lang)
        : hits.map((hit) => hitLine(entry, hit, lang)),
  );
};
