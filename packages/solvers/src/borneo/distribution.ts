import type { HarborCard } from '@portolan/borneo';
import { type Column, monopolyOf, monopolyPicks, type Pick, rankCompanies, sharedPicks } from '@portolan/borneo/pieces';
import { type Box, flagReadings } from './table.ts';

/** A distribution that a tower triggers. */
export interface Distribution {
  readonly kind: 'monopoly' | 'shared';
  readonly picks: readonly Pick[];
}

/** What a tower triggers at its Harbor card, and who would pick in which order; undefined if nothing. */
export const distributionOf = (
  box: Box,
  columns: readonly Column[],
  harbor: HarborCard,
  tower: readonly number[],
): Distribution | undefined => {
  const readings = flagReadings(box);
  const { winner } = monopolyOf(tower, harbor.monopoly, readings);
  if (winner < 0 && tower.length < harbor.capacity) return undefined;
  const shared = () => {
    const order = rankCompanies(tower, readings).order.map(([company]) => company);
    return sharedPicks(columns, order, tower.length, box.rulings['shared-leftover'] !== 'discard');
  };
  if (winner < 0) return { kind: 'shared', picks: shared() };
  const empty = !columns[winner]!.some((owner) => owner >= 0);
  const toOthers = empty && box.rulings['monopoly-empty'] === 'shared';
  return { kind: 'monopoly', picks: toOthers ? shared() : monopolyPicks(columns[winner]!, winner, tower.length) };
};
