import { type Context, optionValue } from './command.ts';
import { type GameEntry, gameId } from './entry.ts';
import { readInput } from './input.ts';
import { readEdition } from './read.ts';
import { fr } from './typeset.ts';

/** The game that the line names, or the log that it plays again. */
const gameOf = async (context: Context): Promise<GameEntry | undefined> => {
  const log = optionValue(context, 'log');
  const read = log === undefined ? undefined : readInput(context, 'log', log);
  const named = context.args.game ?? (read?.ok ? (read.value as { readonly game?: unknown } | null)?.game : undefined);
  const id = typeof named === 'string' ? gameId(context.games, named) : undefined;
  return id === undefined ? undefined : context.games[id]!();
};

/** What is unwise in the box of `--edition`, though it can be played with, a sentence each. */
export const boxWarnings = async (context: Context): Promise<readonly string[]> => {
  const box = readEdition(context);
  if (!box.ok || box.value === undefined) return [];
  const entry = await gameOf(context);
  if (!entry?.warnings) return [];
  return entry.warnings(box.value).map((problem) => {
    const sentence = entry.rules.problem(problem, context.lang);
    return context.lang === 'fr' ? fr`Attention, --edition : ${sentence}` : `Warning, --edition: ${sentence}`;
  });
};
