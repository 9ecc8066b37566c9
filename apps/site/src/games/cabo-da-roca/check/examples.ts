import type { CountInput, DepartureInput, PurchaseInput, TileInput, WalkInput } from '@portolan/cabo-da-roca/checkers';
import { boxFrom } from '../parts/tables.ts';

// Inputs to begin with in a box that lacks what the examples of the checkers name. They are handed the example: each dispute
// is fetched alone.

/** A tile among none, whose lands may disagree. */
export const tileIn = (example: TileInput): TileInput => ({ ...example, around: {} });

/** A sailor that stands beside no tile: the lands of a box may disagree. */
export const walkIn = (example: WalkInput): WalkInput => ({ ...example, to: null });

/** A ship in port with the first card of the box. */
export const departureIn = (example: DepartureInput, edition: unknown): DepartureInput => ({
  ...example,
  card: boxFrom(edition).tradeCards[0]?.id ?? null,
});

/** A purchase with fewer coins than end the game. */
export const purchaseIn = (example: PurchaseInput, edition: unknown): PurchaseInput => ({
  ...example,
  coins: Math.min(example.coins, boxFrom(edition).awards.goal - 1),
});

/** A count of coins and ships, which every box has. */
export const countIn = (example: CountInput): CountInput => ({
  players: example.players.map(({ fish: _, twice: __, islands: ___, wrecks: ____, ...player }) => player),
  island: null,
  wreck: null,
});
