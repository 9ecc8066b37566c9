import type { Lang } from '@portolan/core';
import { type Command, type Context, done, isSet, refuse } from '../command.ts';
import { atTable, type GameEntry } from '../entry.ts';
import { readGame, readMoves, readPositionToJudge, type TypedTable } from '../read.ts';
import { fr } from '../typeset.ts';
import { printedVerdict, toldEvents, verdictLines, verdictWord } from '../verdicts.ts';
import { type Judged, readingsThatFlip, readingsThatMatter, verdictOn } from './all-rulings.ts';
import { action, edition, position, rulings } from './options.ts';

/** Judges an action. */
export const check: Command = {
  about: {
    fr: fr`Juge un coup : permis ou interdit, par quelles règles, et ce qui s’ensuit.`,
    en: 'Judges an action: legal or illegal, by which clauses, and what follows.',
  },
  args: [{ name: 'game' }],
  options: {
    position,
    action,
    edition,
    rulings,
    'all-rulings': {
      about: {
        fr: 'aussi le verdict de chaque lecture des points ouverts qui comptent ici, les autres points restant par défaut',
        en: 'also the verdict under every reading of each open point that matters here, the others at their default',
      },
    },
  },
  example: (game) => `check ${game} --position position.json --action action.json`,
  run: async (context) => {
    const entry = await readGame(context);
    if (!entry.ok) return entry;
    const read = readMoves(context, entry.value, readPositionToJudge(context, entry.value));
    if (!read.ok) return read;
    const { table, actions } = read.value;
    if (actions.length !== 1) {
      const facts = { found: actions.length, expected: 1 };
      return refuse({ path: '', code: 'one-action', input: '--action', facts });
    }
    return judge(context, atTable(entry.value, table.state), table, actions[0]);
  },
};

const judge = (context: Context, entry: GameEntry, table: TypedTable, act: unknown) => {
  const { lang, io } = context;
  const { verdict, events } = verdictOn(entry.game, table.state, act);
  const main = { ...printedVerdict(entry, verdict, lang), events: toldEvents(entry, events, lang) };
  const others = isSet(context, 'all-rulings') ? readingsThatMatter(entry, table.json, act) : undefined;
  const readings = others?.map(({ ruling, reading, verdict: one, events }) => ({
    ruling,
    reading,
    ...printedVerdict(entry, one, lang),
    events: toldEvents(entry, events, lang),
  }));
  const untold = entry.game.untold?.(table.state) ?? [];
  const flips = readingsThatFlip(entry, table.json, act, verdict.legal);
  const dependsOn = flips.map(({ ruling, reading, verdict: one }) => ({ ruling, reading, legal: one.legal }));
  return done(
    { ...main, dependsOn, ...(readings ? { readings } : {}), ...(untold.length > 0 ? { untold } : {}) },
    () => [
      `${entry.rules.action(act as never, lang)}.`,
      ...verdictLines(entry, main, lang, io.colors),
      ...main.events.map(({ message }) => `> ${message}`),
      ...(others
        ? readingLines(entry, others, untold.length > 0, lang)
        : flips.map((flip) => flipLine(entry, flip, lang))),
      ...untoldLines(entry, untold, lang),
    ],
    verdict.legal ? 0 : 1,
  );
};

/** The open points of which the position does not hold enough to judge another reading. */
const untoldLines = (entry: GameEntry, names: readonly string[], lang: Lang): readonly string[] => {
  if (names.length === 0) return [];
  const questions = entry.rules.rulings.filter(({ name }) => names.includes(name));
  return [
    '',
    lang === 'fr'
      ? fr`Cette position ne dit pas de quoi elle suit ; on ne peut pas dire ce que donnerait une autre lecture :`
      : 'This position does not say what it follows from; it cannot be told what another reading would give:',
    ...questions.map(({ name, question }) => `  ${question[lang]} (${name})`),
  ];
};

/** A reading in a few words: the question, its answer, and how it is written in a line. */
export const readingTitle = (
  { rules }: GameEntry,
  { ruling, reading }: Pick<Judged, 'ruling' | 'reading'>,
  lang: Lang,
) => {
  const words = rules.rulings.find(({ name }) => name === ruling);
  const title = words?.readings.find(({ name }) => name === reading)?.title[lang] ?? reading;
  return { question: words?.question[lang] ?? ruling, title: `${title} (${ruling}=${reading})` };
};

/** Under another reading than the table's the verdict would be the other one. */
const flipLine = (entry: GameEntry, flip: Judged, lang: Lang): string => {
  const { question, title } = readingTitle(entry, flip, lang);
  const word = verdictWord(flip.verdict.legal, lang);
  return lang === 'fr'
    ? fr`Autre lecture, autre verdict : ${question} ${title} : ${word}`
    : `Another reading, another verdict: ${question} ${title}: ${word}`;
};

const readingLines = (entry: GameEntry, others: readonly Judged[], untold: boolean, lang: Lang): readonly string[] => {
  if (others.length === 0 && untold) return [];
  if (others.length === 0) {
    return ['', lang === 'fr' ? 'Aucun point ouvert ne change ce verdict.' : 'No open point changes this verdict.'];
  }
  return others.flatMap((other, i) => {
    const { ruling, reading, verdict, events } = other;
    const { question, title } = readingTitle(entry, other, lang);
    // The clauses as this reading has them, all other points standing at their default.
    const under = { ...entry, readings: { [ruling]: reading } };
    const lines = verdictLines(under, printedVerdict(entry, verdict, lang), lang, false);
    return [
      ...(others[i - 1]?.ruling === ruling ? [] : ['', question]),
      lang === 'fr' ? fr`${title} :` : `${title}:`,
      ...lines.map((line) => `  ${line}`),
      ...events.map((event) => `  > ${entry.rules.event(event, lang)}`),
    ];
  });
};
