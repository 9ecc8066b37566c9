import type { Lang } from '@portolan/core';
import { type Entry, find, searchIn, toJson, toMarkdown } from '@portolan/rules/book';
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
  example: 'rules borneo fight.above',
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const { clause } = context.args;
    const query = optionValue(context, 'search');
    if (clause !== undefined) return showClause(entry.value, clause, context.lang);
    if (query !== undefined) return showHits(entry.value, query, context.lang);
    return done(toJson(entry.value.rules), () => [toMarkdown(entry.value.rules, context.lang).trimEnd()]);
  },
};

const showClause = (entry: GameEntry, id: string, lang: Lang) => {
  const clause = find(entry.rules, id);
  if (!clause) {
    const ids = Object.keys(entry.rules.clauses);
    return refuse({ path: 'clause', code: 'unknown-clause', facts: { found: id }, near: nearest(id, ids) });
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

const showHits = (entry: GameEntry, query: string, lang: Lang) => {
  const inLang = searchIn([entry.rules], query, { lang });
  // A word of the other language finds its clause too.
  const hits = inLang.length > 0 ? inLang : searchIn([entry.rules], query);
  const clauses = hits.filter(({ kind }) => kind === 'clause').map(({ id }) => find(entry.rules, id)!);
  const nothing = lang === 'fr' ? 'Rien de tel dans le livret.' : 'No such thing in the rulebook.';
  const lines = hits.map(({ kind, id, term, text }) => {
    if (kind === 'clause') return citation(entry, id, lang);
    return lang === 'fr' ? fr`${term} : ${text}` : `${term}: ${text}`;
  });
  return done(clauses, () => (lines.length === 0 ? [nothing] : lines));
};
