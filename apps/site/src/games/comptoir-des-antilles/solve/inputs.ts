import type { Table } from '@portolan/boards/comptoir-des-antilles';
import { type TileId, tileIds } from '@portolan/comptoir-des-antilles';
import type { QuestionId } from '@portolan/solvers/comptoir-des-antilles';
import type { Json } from '../../../stores/table.ts';

/** The tile to ask about first: the one in the auction, one that the active player owns, any. */
const tileOf = ({ position }: Table): TileId =>
  position.auction?.tile ?? position.tiles?.[position.active ?? 0]?.[0] ?? tileIds[0];

/** What each form opens with on a table. */
export const inputOf = (id: string, table: Table | undefined): Json => {
  if (!table) return {};
  const seat = table.position.active ?? 0;
  const made: Readonly<Record<QuestionId, Json>> = {
    best: { seat },
    bestTurn: { seat },
    threats: { seat },
    goodsForecast: { seat, draws: 1 },
    tileWorth: { seat, tile: tileOf(table) },
    endDistance: { seat },
    chances: { seat },
  };
  return made[id as QuestionId] ?? {};
};
