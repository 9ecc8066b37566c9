import type { Result } from './result.ts';

/** A position as the game reads it. Throws for an engine that reads none: a log that begins with one asks for the game. */
export const startingFrom = <State>(
  game: { readonly id: string; parsePosition?(json: unknown): Result<State> },
  json: unknown,
): Result<State> => {
  if (!game.parsePosition) throw new Error(`this engine of ${game.id} reads no positions: give the game itself`);
  return game.parsePosition(json);
};
