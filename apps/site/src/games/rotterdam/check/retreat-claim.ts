import type { RetreatInput } from '@portolan/rotterdam/checkers';

/** With the way back that is claimed, or none. */
export const withClaim = ({ path: _, ...input }: RetreatInput, path: readonly string[] | undefined): RetreatInput =>
  path ? { ...input, path } : input;

/** With the ship on another position: nothing is claimed yet. */
export const movedTo = (input: RetreatInput, position: string): RetreatInput =>
  withClaim({ ...input, position, occupied: input.occupied.filter((at) => at !== position) }, undefined);
