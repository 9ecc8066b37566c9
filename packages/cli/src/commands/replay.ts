import {
  type Kind,
  type Lang,
  type Log,
  type Problem,
  parseLog,
  type Result,
  replay as replayLog,
  seenBy,
} from '@portolan/core';
import { gameOfNotation, notationProblem, readNotation, writeNotation } from '@portolan/core/notation';
import {
  type Command,
  type Context,
  done,
  type InputProblem,
  isSet,
  optionValue,
  type Reply,
  refuse,
  refuseAll,
} from '../command.ts';
import { atTable, type GameEntry } from '../entry.ts';
import { readInput, textOf } from '../input.ts';
import { insideTable, notTogether, readEdition, readSeat, together, withEdition } from '../read.ts';
import { fr } from '../typeset.ts';
import { refused } from './apply.ts';
import { as, edition, type Format, writtenAs } from './options.ts';
import { standingLines, standingOf } from './standing.ts';

/** Plays a log again. */
export const replay: Command = {
  about: {
    fr: fr`Rejoue une partie notée et juge chaque coup ; s’arrête au premier qui est interdit.`,
    en: 'Plays a log again and judges every action; stops at the first that is illegal.',
  },
  args: [],
  options: {
    log: { value: 'L', about: { fr: 'la partie notée', en: 'the log' } },
    notation: {
      value: 'N',
      about: {
        fr: 'la partie notée à la main (docs/notation.md)',
        en: 'the game as written by hand (docs/notation.md)',
      },
    },
    as,
    edition,
    events: { about: { fr: 'raconte chaque coup', en: 'tells every action' } },
    seat: {
      value: 'S|all',
      about: {
        fr: fr`chaque position comme ce joueur, par sa lettre ou compté à partir de 0, peut la voir ; all : ce que voit tout le monde`,
        en: 'every position as this seat, by its letter or from 0, may see it; all: what everybody sees',
      },
    },
  },
  example: () => 'replay --log game.json',
  run: async (context) => {
    const read = together({
      given: isSet(context, 'notation') ? await readWritten(context) : await readLog(context),
      form: writtenAs(context),
      one: notTogether(context, [
        ['seat', 'events'],
        ['as', 'events'],
        ['as', 'seat'],
      ]),
    });
    if (!read.ok) return read;
    const { form } = read.value;
    const { entry, log } = read.value.given;
    if (form !== undefined) return printLog(context, entry, log, form);
    return isSet(context, 'seat') ? showSeen(context, entry, log) : playLog(context, entry, log);
  },
};

type Given = Result<{ readonly entry: GameEntry; readonly log: unknown }, readonly InputProblem[]>;

/** The log of `--log`, in the box of `--edition`. */
const readLog = async (context: Context): Promise<Given> => {
  if (!isSet(context, 'log'))
    return refuse({ path: '--log', code: 'missing-option', facts: { expected: ['--log L', '--notation N'] } });
  const read = together({
    json: readInput(context, 'log', optionValue(context, 'log')!),
    box: readEdition(context),
  });
  if (!read.ok) return read;
  const { json, box } = read.value;
  const entry = await gameOf(context, json);
  if ('problem' in entry) return refuse(entry.problem);
  return { ok: true, value: { entry: entry.entry, log: inBox(json, box) } };
};

/** The game of `--notation`, in the box of `--edition`. */
const readWritten = async (context: Context): Promise<Given> => {
  if (isSet(context, 'log')) return refuse({ path: '--notation', code: 'log-twice' });
  const text = textOf(context, 'notation', optionValue(context, 'notation')!);
  if (!text.ok)
    return refuseAll(
      text.problems.map((one) => (one.code === 'missing-file' ? { ...one, code: 'missing-notation' } : one)),
    );
  const box = readEdition(context);
  if (!box.ok) return box;
  const found = gameOfNotation(text.value);
  const known = Object.keys(context.games);
  if (found === undefined)
    return refuse({
      path: '1:1',
      code: 'missing-tag',
      input: '--notation',
      facts: { expected: `[game ${known[0]}]` },
      message: () => noGame(known, context.lang),
    });
  if (!Object.hasOwn(context.games, found))
    return refuse({ path: 'game', code: 'unknown-game', input: '--notation', facts: { found, known } });
  const entry = await context.games[found]!();
  const notation = await entry.notation?.();
  if (notation === undefined) return refuse({ path: '--notation', code: 'no-notation' });
  const read = readNotation(entry.game, notation, text.value, box.value === undefined ? {} : { edition: box.value });
  if (!read.ok) return refuseAll(problemsOf(context, entry, 'notation', read.problems));
  return { ok: true, value: { entry, log: read.value } };
};

const noGame = (known: readonly string[], lang: Lang): string =>
  lang === 'fr'
    ? fr`l’en-tête ne nomme pas le jeu : ${known.map((id) => `[game ${id}]`).join(', ')}.`
    : `the header does not name the game: ${known.map((id) => `[game ${id}]`).join(', ')}.`;

/** Prints a log in a form, unplayed. */
const printLog = async (context: Context, entry: GameEntry, log: unknown, form: Format): Promise<Reply> => {
  const input = isSet(context, 'notation') ? 'notation' : 'log';
  if (form === 'json') {
    const read = parseLog(entry.game, log);
    if (!read.ok) return refuseAll(problemsOf(context, entry, input, read.problems));
    return done(read.value, () => [JSON.stringify(read.value)]);
  }
  const notation = await entry.notation?.();
  if (notation === undefined) return refuse({ path: '--as', code: 'no-notation' });
  const text = writeNotation(entry.game, notation, log);
  if (!text.ok) return refuseAll(problemsOf(context, entry, input, text.problems));
  return done({ game: entry.game.id, notation: text.value }, () => [text.value.trimEnd()]);
};

const gameOf = async ({ games }: Context, json: unknown): Promise<{ entry: GameEntry } | { problem: InputProblem }> => {
  const problem = (code: string, path: string, facts: object) => ({
    problem: { path, code, input: '--log', facts: { ...facts } },
  });
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return problem('not-an-object', '', {});
  const id = (json as { game?: unknown }).game;
  if (id === undefined) return problem('missing-field', 'game', { field: 'game' });
  if (typeof id === 'string' && Object.hasOwn(games, id)) return { entry: await games[id]!() };
  return problem('unknown-game', 'game', { found: id, known: Object.keys(games) });
};

/** A log with its box set; so is the position that it begins with. */
const inBox = (log: unknown, box: unknown): unknown => {
  const { start } = log as { readonly start?: unknown };
  return withEdition(
    start === undefined || box === undefined ? log : { ...(log as object), start: withEdition(start, box) },
    box,
  );
};

const told = (rules: GameEntry['rules'], problem: Problem, lang: Lang): string => rules.problem(problem, lang);

/** Problems of a log in the words of its game: the line does not name it. */
const problemsOf = (
  context: Context,
  { rules }: GameEntry,
  input: 'log' | 'notation',
  problems: readonly Problem[],
): InputProblem[] =>
  insideTable(context, input, problems).map((problem) => ({
    ...problem,
    message: () => (input === 'notation' ? notationProblem : told)(rules, problem, context.lang),
  }));

/** The game as one seat may see it, position by position: what may be shown to that player. */
const showSeen = (context: Context, entry: GameEntry, log: unknown): Reply => {
  const isForAll = optionValue(context, 'seat') === 'all';
  const { seats } = log as { readonly seats?: unknown };
  const players = Number.isInteger(seats) ? Math.min(seats as number, entry.game.seats.max) : entry.game.seats.max;
  const seat = isForAll ? undefined : readSeat(context, players, 0);
  if (seat?.ok === false) return seat;
  const steps = seenBy(entry.game, log, seat?.value ?? null);
  if (!steps.ok) return refuseAll(problemsOf(context, entry, 'log', steps.problems));
  return done(steps.value, () => steps.value.map((step) => JSON.stringify(step)));
};

const playLog = (context: Context, entry: GameEntry, log: unknown): Reply => {
  const told: { readonly action: Kind; readonly message: string }[] = [];
  const { lang } = context;
  const result = replayLog(entry.game, log, (action: Kind, state: unknown) => {
    const came: Kind[] = [];
    entry.game.apply(entry.game.clone(state), action, (event: Kind) => came.push(event));
    told.push({ action, message: atTable(entry, state).rules.action(action, lang, came) });
  });
  if (!result.ok && result.why === 'malformed') return refuseAll(problemsOf(context, entry, 'log', result.problems));
  if (!result.ok) {
    const actions = (log as { actions: readonly Kind[] }).actions;
    const { index, verdict } = result;
    return refused(context, atTable(entry, result.state), { index, of: actions.length, act: actions[index]!, verdict });
  }
  return replayed(context, atTable(entry, result.state), log as Log, result, told);
};

/** A log that was written under another version of the rules may now be judged otherwise. */
const otherRules = ({ game }: GameEntry, version: number | undefined, lang: Lang): readonly string[] => {
  if (version === undefined || version === game.rulesVersion) return [];
  return lang === 'fr'
    ? [
        fr`Partie notée sous la version ${version} des règles ; elle est jugée ici sous la version ${game.rulesVersion}.`,
      ]
    : [`Written under version ${version} of the rules; judged here under version ${game.rulesVersion}.`];
};

const replayed = (
  context: Context,
  entry: GameEntry,
  log: Log,
  { state, steps }: { readonly state: unknown; readonly steps: number },
  told: readonly { readonly message: string }[],
): Reply => {
  const { lang } = context;
  const { phase, actors } = entry.game.turn(state);
  const over = actors.length === 0;
  const standing = standingOf(entry, state);
  const position = entry.game.makePosition(state);
  const summary =
    lang === 'fr'
      ? fr`${steps} ${steps > 1 ? 'coups rejoués' : 'coup rejoué'}, ${over ? 'partie finie' : `partie en cours (${phase})`}.`
      : `${steps} ${steps === 1 ? 'action' : 'actions'} replayed, ${over ? 'game over' : `game going on (${phase})`}.`;
  const { title, rulesVersion, comments = {} } = log;
  const events = told.flatMap(({ message }, i) => [
    `${i + 1}. ${message}`,
    ...(comments[i + 1] ? [`   ${comments[i + 1]}`] : []),
  ]);
  const notes = { ...(title === undefined ? {} : { title }), ...(rulesVersion === undefined ? {} : { rulesVersion }) };
  return done(
    { legal: true, game: entry.game.id, ...notes, actions: steps, phase, over, ...standing, position },
    () => [
      ...(title === undefined ? [] : [title]),
      ...(isSet(context, 'events') ? [...(comments[0] ? [comments[0]] : []), ...events] : []),
      ...otherRules(entry, rulesVersion, lang),
      summary,
      ...standingLines(entry, standing, lang),
    ],
  );
};
