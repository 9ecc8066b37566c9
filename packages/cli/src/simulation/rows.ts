import { seatName } from '../numbers.ts';
import type { PlayedGame } from './tally.ts';

/** How a line for each game may be written. */
export const formats: readonly string[] = ['jsonl', 'csv'];

/** What stands above the lines: the names of the columns. */
export const headOf = (format: string | undefined, seats: number): string | undefined => {
  if (format !== 'csv') return undefined;
  const points = Array.from({ length: seats }, (_, seat) => `points_${seatName(seat)}`);
  return ['game', 'actions', 'winners', ...points].join(',');
};

/** One game as a line. In a table the winners of a shared win stand in one cell, `A+C`. */
export const rowOf = (
  format: string,
  { number, actions, winners, scores }: Pick<PlayedGame, 'number' | 'actions' | 'winners' | 'scores'>,
): string =>
  format === 'csv'
    ? [number, actions, winners.map(seatName).join('+'), ...scores].join(',')
    : JSON.stringify({ game: number, actions, winners, scores });
