import { beside, type Marks, shipOf, type Table, turnedBy } from '@portolan/boards/cabo-da-roca';
import type { Action, Square } from '@portolan/cabo-da-roca';
import type { PirateReachAnswer, ShortestVoyageAnswer } from '@portolan/solvers/cabo-da-roca';
import type { GivenAnswer } from '../../../solve/game.ts';

/** The squares that a ship's moves lead over, from where it is. */
const wayOf = (table: Table, id: string, plan: readonly Action[]): Square[] => {
  const ship = shipOf(table, id);
  if (!ship) return [];
  let heading = ship.heading ?? 'N';
  const way: Square[] = [ship.at];
  for (const action of plan) {
    if (action.kind === 'rotate') heading = turnedBy(heading, action.to === 'right' ? 1 : -1);
    if (action.kind === 'depart') heading = action.dir;
    if (action.kind === 'depart' || action.kind === 'advance')
      way.push(beside(way[way.length - 1] ?? ship.at, heading));
  }
  return way;
};

/** What an answer points out on the chart: the best line, or what is under fire. */
export const marksOf = ({ id, table, answer, input }: GivenAnswer<Table>): Marks | undefined => {
  if (id === 'pirateReach') return { rings: (answer as PirateReachAnswer).squares.map((at) => ({ at, wrong: true })) };
  if (id !== 'shortestVoyage') return undefined;
  const { plan, actions } = answer as ShortestVoyageAnswer;
  const squares = wayOf(table, String(input.ship), plan);
  return squares.length > 1 ? { routes: [{ squares, passed: 1, label: String(actions) }] } : undefined;
};
