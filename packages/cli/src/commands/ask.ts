import type { Lang, Rulings } from '@portolan/core';
import {
  type AnswerState,
  beyondHeadline,
  type CheckerWords,
  type Choice,
  headlined,
  inWords,
  leftOut,
  type Settled,
} from '@portolan/core/answers';
import type { AnyChecker } from '@portolan/core/checkers';
import { isObject } from '@portolan/core/readers';
import { labeled } from '@portolan/core/words';
import {
  type Command,
  type Context,
  done,
  type InputProblem,
  optionValue,
  type Reply,
  refuse,
  refuseAll,
} from '../command.ts';
import { type GameEntry, gameId } from '../entry.ts';
import { table } from '../help.ts';
import { readInput } from '../input.ts';
import { inside, readEdition, readGame, readRulings, together, withEdition, withRulings } from '../read.ts';
import { fieldLines } from '../shape.ts';
import { fr } from '../typeset.ts';
import { citation, printedVerdict } from '../verdicts.ts';
import { readingTitle } from './check.ts';
import { edition, rulings } from './options.ts';

/** A dispute of a game: who judges it, and how it is told. */
interface Dispute {
  readonly checker: AnyChecker;
  readonly words: CheckerWords;
}

/** Settles a dispute. */
export const ask: Command = {
  about: {
    fr: fr`Tranche un litige d’après le peu de faits qui comptent ; sans litige nommé, les énumère.`,
    en: 'Settles a dispute from the few facts that matter; lists the disputes where none is named.',
  },
  args: [{ name: 'game' }, { name: 'dispute', optional: true }],
  options: {
    input: { value: 'I', about: { fr: 'les faits', en: 'the facts' } },
    edition,
    rulings,
  },
  example: (game) => `ask ${game}`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const all = await disputesOf(entry.value);
    const { dispute: id } = context.args;
    if (id === undefined) return list(entry.value, all, context.lang);
    const dispute = all[id];
    if (dispute === undefined) return refuse(unknownDispute(id, all));
    if (optionValue(context, 'input') === undefined) return needs(entry.value, id, dispute, context.lang);
    const json = readFacts(context);
    return json.ok ? settle(context, entry.value, dispute, json.value) : json;
  },
  /** What the disputes of a game, or the one named, have to be told. */
  helpOn: async ([game, id], games, lang) => {
    if (game === undefined) return { ok: true, value: [] };
    const known = gameId(games, game);
    if (known === undefined) {
      return refuse({ path: 'game', code: 'unknown-game', facts: { found: game, known: Object.keys(games) } });
    }
    const entry = await games[known]!();
    const all = await disputesOf(entry);
    if (id !== undefined && all[id] === undefined) return refuse(unknownDispute(id, all));
    const lines = id === undefined ? listLines(entry, all, lang) : needsLines(entry, id, all[id]!, lang);
    return { ok: true, value: ['', ...lines] };
  },
};

/** The disputes of a game by id, in the order of its words. */
const disputesOf = async ({ disputes }: GameEntry): Promise<Readonly<Record<string, Dispute>>> => {
  const { checkers, answers } = await disputes();
  const named = Object.entries(answers).map(([id, words]) => [id, { checker: checkers[id]!, words }] as const);
  return Object.assign(Object.create(null), Object.fromEntries(named));
};

const unknownDispute = (found: string, all: Readonly<Record<string, Dispute>>): InputProblem => ({
  path: 'dispute',
  code: 'unknown-dispute',
  facts: { found, known: Object.keys(all) },
});

const list = (entry: GameEntry, all: Readonly<Record<string, Dispute>>, lang: Lang): Reply =>
  done(
    Object.entries(all).map(([id, { checker, words }]) => ({
      id,
      question: words.question[lang],
      asks: words.asks[lang],
      rulings: checker.rulings,
      example: checker.example,
    })),
    () => listLines(entry, all, lang),
  );

const listLines = ({ game, rules }: GameEntry, all: Readonly<Record<string, Dispute>>, lang: Lang): string[] => {
  return [
    lang === 'fr' ? fr`Litiges de ${rules.title.fr} :` : `Disputes of ${rules.title.en}:`,
    ...table(Object.entries(all).map(([id, { words }]) => [id, words.question[lang]])),
    lang === 'fr'
      ? fr`portolan ask ${game.id} <litige> dit ce qu’il faut savoir, avec des faits à essayer.`
      : `portolan ask ${game.id} <dispute> says what has to be known, with facts to try.`,
  ];
};

const needs = (entry: GameEntry, id: string, dispute: Dispute, lang: Lang): Reply => {
  const { checker, words } = dispute;
  const { question, asks } = words;
  const fields = Object.fromEntries(Object.entries(words.labels).map(([path, label]) => [path, label[lang]]));
  const facts = { question: question[lang], asks: asks[lang], fields, rulings: checker.rulings };
  return done({ id, ...facts, example: checker.example }, () => needsLines(entry, id, dispute, lang));
};

/** What a dispute has to be told: each field with what it may say, and a line to try. */
const needsLines = ({ game }: GameEntry, id: string, { checker, words }: Dispute, lang: Lang): string[] => {
  const example = JSON.stringify(checker.example).replaceAll("'", String.raw`'\''`);
  return [
    words.question[lang],
    words.asks[lang],
    '',
    ...fieldLines(checker.schema, words, lang),
    '',
    lang === 'fr' ? fr`Exemple :` : 'Example:',
    `  portolan ask ${game.id} ${id} --input '${example}'`,
  ];
};

/** The facts of `--input`, under the readings and with the box of the line. */
const readFacts = (context: Context) => {
  const read = together({
    json: readInput(context, 'input', optionValue(context, 'input') ?? ''),
    chosen: readRulings(context),
    box: readEdition(context),
  });
  if (!read.ok) return read;
  const { json, chosen, box } = read.value;
  return { ok: true as const, value: withEdition(withRulings(json, chosen), box) };
};

const settle = (context: Context, entry: GameEntry, { checker, words }: Dispute, json: unknown): Reply => {
  const { lang, io } = context;
  const parsed = checker.parse(json);
  if (!parsed.ok) return refuseAll(inside('input', parsed.problems));
  const chosen: Rulings = isObject(json) && isObject(json.rulings) ? (json.rulings as Rulings) : {};
  const untold = leftOut({ ...words, schema: checker.schema }, parsed.value);
  const settled = inWords({ rules: entry.rules, checker, words }, parsed.value, chosen, lang, untold);
  const { verdict, clauses, ...facts } = settled.answer;
  return done(
    {
      verdict: printedVerdict(entry, verdict, lang),
      state: settled.told.state,
      headline: settled.told.headline,
      why: settled.told.why,
      ...(settled.told.unsaid ? { unsaid: settled.told.unsaid } : {}),
      ...(settled.told.open ? { open: settled.told.open } : {}),
      clauses,
      facts,
      readings: checker.readings(parsed.value).map((other) => ({
        ...other,
        headline: headlined(words.explain(other.answer, parsed.value, lang), lang).headline,
      })),
    },
    () => answerLines({ ...entry, readings: chosen }, settled, lang, io.colors),
    settled.told.state === 'illegal' ? 1 : 0,
  );
};

const colors: Readonly<Record<AnswerState, number>> = { legal: 32, illegal: 31, depends: 33, open: 36 };
const signs: Readonly<Record<AnswerState, string>> = { legal: '+', illegal: '-', depends: '?', open: '·' };

/** An answer as people read it: what it is and why, what other tables say, its clauses, what would be legal or follows. */
const answerLines = (entry: GameEntry, { told, quotes, full, readings }: Settled, lang: Lang, colored: boolean) => {
  const headline = colored ? `\u001b[1;${colors[told.state]}m${told.headline}\u001b[0m` : told.headline;
  const more = quotes.slice(full).map(({ id }) => id);
  const { title, items = [] } = told.choices ?? {};
  const why = beyondHeadline(told);
  return [
    headline,
    ...(why === '' ? [] : [why]),
    ...(told.open ? [`${told.open.by} ${told.open.others}`] : []),
    ...ifLines(told, lang),
    ...quotes.slice(0, full).map(({ id }) => `  ${citation(entry, id, lang)}`),
    ...(more.length > 0 ? [`  ${labeled(lang === 'fr' ? 'Voir aussi' : 'See also', more.join(', '), lang)}`] : []),
    ...(items.length > 0 && title
      ? ['', labeled(title, '', lang).trimEnd(), ...items.map((item) => choiceLine(item, lang))]
      : []),
    ...(told.lines ?? []).map(({ text }) => `  ${text}`),
    ...readingLines(entry, readings, lang),
  ];
};

/** The facts of the line that are left out and on which the answer hangs. */
const ifLines = ({ unsaid = [] }: Settled['told'], lang: Lang): readonly string[] =>
  unsaid.map(({ text, otherwise }) =>
    lang === 'fr' ? fr`  ? si « ${text} », sinon ${otherwise}` : `  ? if “${text}”, else ${otherwise}`,
  );

const choiceLine = ({ state, text, result }: Choice, lang: Lang): string =>
  `  ${signs[state]} ${result === undefined ? text : labeled(text, result, lang)}`;

/** The readings that say otherwise, each with the lines that they change. */
const readingLines = (entry: GameEntry, { chosen, others }: Settled['readings'], lang: Lang): readonly string[] => {
  if (others.length === 0) return [];
  const told = others.map((other) => {
    const { question, title } = readingTitle(entry, other, lang);
    const changed = other.cells.filter(({ head, main }) => chosen.find((cell) => cell.head === head)?.main !== main);
    const cells = (changed.length > 0 ? changed : other.cells).map(({ head, main, sub }) =>
      labeled(head, sub ? `${main} (${sub})` : main, lang),
    );
    return `  ${labeled(`${question} ${title}`, cells.join(', '), lang)}`;
  });
  return ['', lang === 'fr' ? fr`Et sous les autres lectures ?` : 'And under the other readings?', ...told];
};
