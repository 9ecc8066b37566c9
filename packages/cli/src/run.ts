import { type Lang, languages } from '@portolan/core';
import { commonOptions, readLine, tokenProblems, tokensOf } from './arguments.ts';
import { type Command, done, type InputProblem, type Output, type Reply, refuse, refuseAll } from './command.ts';
import { commands } from './commands/index.ts';
import { type GameEntry, type Games, gameId } from './entry.ts';
import { commandHelp, generalHelp } from './help.ts';
import type { Io } from './io.ts';
import { OutputError } from './output-error.ts';
import { printed, problemLines } from './problems.ts';
import { version } from './version.ts';
import { boxWarnings } from './warnings.ts';

/** 0: legal or done; 1: illegal; 2: bad input; 3: our own bug; 4: the output could not be written. */
export type Exit = 0 | 1 | 2 | 3 | 4;

/** What can be read from any line, however wrong the rest of it is. */
interface Manner {
  readonly lang: Lang;
  readonly json: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** Runs one line over some games; see `run`. */
export const runOver = async (games: Games, argv: readonly string[], io: Io): Promise<Exit> => {
  const manner = mannerOf(argv, io);
  try {
    const reply = await replyTo(argv, io, games, manner);
    return reply.ok ? tell(reply.value, io, manner) : complain(reply.problems, io, manner, await gameOf(argv, games));
  } catch (error) {
    return confess(error, io, manner);
  }
};

/** How a line wants to be answered. */
export const mannerOf = (argv: readonly string[], { env }: Pick<Io, 'env'>): Manner => {
  const { given } = tokensOf(argv, everyOption);
  const asked = given.findLast(({ name }) => name === 'lang')?.value;
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const lang = languageOf(asked ?? '') ?? languageOf(system) ?? 'en';
  const isGiven = (wanted: string): boolean => given.some(({ name }) => name === wanted);
  return { lang, json: isGiven('json'), help: isGiven('help'), version: isGiven('version') };
};

/** The language of `fr`, `fr-CA` or `fr_CA.UTF-8`. */
const languageOf = (tag: string): Lang | undefined =>
  languages.find((one) => tag.toLowerCase().split(/[-_.@]/)[0] === one);

/** The options of all commands together: enough to tell words from values before the command is known. */
const everyOption = Object.assign({}, ...Object.values(commands).map(({ options }) => options), commonOptions);

const replyTo = async (
  argv: readonly string[],
  io: Io,
  games: Games,
  { lang, help, version: asksVersion }: Manner,
): Promise<Reply> => {
  const { words, given } = tokensOf(argv, everyOption);
  const [first, ...rest] = words;
  const unknown = first
    ? []
    : [...given.flatMap((token) => tokenProblems(token, commonOptions)), ...unknownLangs(given)];
  if (unknown.length > 0) return refuseAll(unknown);
  if (asksVersion && !help) return done({ version: version() }, () => [version()]);
  if (first === undefined || first.value === 'help') return helpFor(rest, games, lang);
  const name = first.value;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || help) return helpFor(words, games, lang);
  const line = readLine(command, argv.toSpliced(first.index, 1));
  if (!line.ok) return refuseAll(line.problems.map((one) => withGames(one, games)));
  const wrongLang = unknownLangs(given);
  if (wrongLang.length > 0) return refuseAll(wrongLang);
  const context = { io: readingOnce(io), lang, games, ...line.value };
  const reply = await command.run(context);
  if (reply.ok) for (const warning of await boxWarnings(context)) io.err(`${warning}\n`);
  return reply;
};

/** A language that is not known. */
const unknownLangs = (given: ReturnType<typeof tokensOf>['given']): readonly InputProblem[] =>
  given
    .flatMap(({ name, value }) =>
      name === 'lang' && value !== undefined && languageOf(value) === undefined ? [value] : [],
    )
    .slice(0, 1)
    .map((found) => ({ path: '--lang', code: 'unknown-lang', facts: { found, known: languages } }));

/** Where the name of a game is missing, those that there are. */
const withGames = (problem: InputProblem, games: Games): InputProblem =>
  problem.code === 'missing-word' && problem.path === 'game'
    ? { ...problem, facts: { known: Object.keys(games) } }
    : problem;

/** The standard input can be read only once, but may be asked for again. */
const readingOnce = (io: Io): Io => {
  let text: string | undefined;
  return {
    ...io,
    stdin: () => {
      text ??= io.stdin();
      return text;
    },
  };
};

/** The help of a command; of what the words after it name, where the command knows more of it. */
const helpFor = async ([first, ...rest]: readonly { value: string }[], games: Games, lang: Lang): Promise<Reply> => {
  const name = first?.value;
  const command: Command | undefined = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name !== undefined && !command) {
    return refuse({ path: 'command', code: 'unknown-command', facts: { found: name, known: Object.keys(commands) } });
  }
  const told =
    command?.helpOn &&
    (await command.helpOn(
      rest.map(({ value }) => value),
      games,
      lang,
    ));
  if (told && !told.ok) return told;
  const [game = ''] = [...rest.flatMap(({ value }) => gameId(games, value) ?? []), ...Object.keys(games)];
  const lines = command
    ? [...commandHelp(name!, command, game, lang), ...(told?.value ?? [])]
    : generalHelp(commands, lang);
  return done({ help: lines.join('\n') }, () => lines);
};

const tell = ({ exit, json, text, printed: isPrinted }: Output, io: Io, manner: Manner): Exit => {
  if (isPrinted) return exit;
  io.out(
    manner.json
      ? `${JSON.stringify(json, null, 2)}\n`
      : text()
          .map((line) => `${line}\n`)
          .join(''),
  );
  return exit;
};

const complain = (
  problems: readonly InputProblem[],
  io: Io,
  { lang, json }: Manner,
  entry: GameEntry | undefined,
): Exit => {
  // Nobody reads a thousand lines. Readers of JSON stop at a hundred by themselves.
  const most = json ? 100 : 20;
  const list = printed(problems.slice(0, most), lang, entry);
  const more = problems.length > most || problems.length === 100;
  if (json) io.out(`${JSON.stringify({ problems: list, ...(more ? { more } : {}) }, null, 2)}\n`);
  else io.err(`${problemLines(list, more, lang).join('\n')}\n`);
  return 2;
};

/** The game whose words explain a problem: the one that the line names. */
const gameOf = async (argv: readonly string[], games: Games): Promise<GameEntry | undefined> => {
  const [id] = tokensOf(argv, everyOption).words.flatMap(({ value }) => gameId(games, value) ?? []);
  return id === undefined ? undefined : games[id]!();
};

const confess = (error: unknown, io: Io, { lang, json }: Manner): Exit => {
  if (error instanceof OutputError) {
    io.err(`${error.told(lang)}\n`);
    return 4;
  }
  const cause = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
  const message = lang === 'fr' ? `Erreur interne\u00a0: ${cause}` : `Internal error: ${cause}`;
  if (json) io.out(`${JSON.stringify({ error: message })}\n`);
  else io.err(`${message}\n`);
  return 3;
};
