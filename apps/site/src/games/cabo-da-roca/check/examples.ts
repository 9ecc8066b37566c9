import {
  type CountInput,
  countChecker,
  type DepartureInput,
  departureChecker,
  type PurchaseInput,
  purchaseChecker,
  type TileInput,
  tileChecker,
  type WalkInput,
  walkChecker,
} from '@portolan/cabo-da-roca/checkers';
import { boxFrom } from '../parts/tables.ts';

// Inputs to begin with in a box that lacks what the examples of the checkers name.

/** A tile among none, whose lands may disagree. */
export const tileIn = (): TileInput => ({ ...tileChecker.example, around: {} });

/** A sailor that stands beside no tile: the lands of a box may disagree. */
export const walkIn = (): WalkInput => ({ ...walkChecker.example, to: null });

/** A ship in port with the first card of the box. */
export const departureIn = (edition: unknown): DepartureInput => ({
  ...departureChecker.example,
  card: boxFrom(edition).tradeCards[0]?.id ?? null,
});

/** A purchase with fewer coins than end the game. */
export const purchaseIn = (edition: unknown): PurchaseInput => {
  const { example } = purchaseChecker;
  return { ...example, coins: Math.min(example.coins, boxFrom(edition).awards.goal - 1) };
};

/** A count of coins and ships, which every box has. */
export const countIn = (): CountInput => ({
  players: countChecker.example.players.map(({ fish: _, twice: __, islands: ___, wrecks: ____, ...player }) => player),
  island: null,
  wreck: null,
});
