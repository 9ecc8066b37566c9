import { judged } from '@portolan/core';
import { applying } from '@portolan/core/checkers';
import type { Clause } from '../clauses.ts';
import { slotsOf } from '../faces.ts';
import { companyId } from '../numbers.ts';
import { countFlags, type FlagReadings, firstFlag, type MonopolyResult, monopolyOf } from '../pieces/tower.ts';
import { flagReadings, type Readings } from '../readings.ts';
import { standing } from '../validate.ts';
import { allCompanies } from './convert.ts';
import { defineChecker } from './define.ts';
import { flagsCard, readTrigger } from './types/port.ts';
import type { FlagPlace, LedgerLine, MonopolyTie, TriggerAnswer, TriggerInput } from './types.ts';

/** How the flags of an input are read. */
export const readFlags = (input: TriggerInput, chosen: Readings): FlagReadings =>
  flagReadings(chosen, input.lowerFlagColumn ?? 1);

/** The tower with the new card, as faces. */
export const towerOf = (input: TriggerInput): number[] => [...input.tower, input.card].map((code) => flagsCard(code)!);

/** A place of a scan (`card * 4 + slot`) in words. */
export const flagPlace = (place: number, lowerColumn: number): FlagPlace => {
  const slot = place & 3;
  const row = slot === 3 ? 'lower' : 'upper';
  return { card: place >> 2, row, column: slot === 3 ? lowerColumn : slot + 1 };
};

const ledgerOf = (tower: readonly number[], all: boolean): LedgerLine[] => {
  const sums = [0, 0, 0, 0];
  return tower.flatMap((face, card) =>
    (['upper', 'lower'] as const).map((row): LedgerLine => {
      const companies = (row === 'upper' ? [0, 1, 2] : [3]).map((slot) => slotsOf[face * 4 + slot]!);
      const covered = row === 'lower' && card < tower.length - 1;
      const counts = all || !covered;
      if (counts) for (const company of companies) sums[company]!++;
      return { card, row, flags: companies.map(companyId), covered, counts, sums: allCompanies(sums) };
    }),
  );
};

const tieOf = (
  tower: readonly number[],
  { reached, winner }: MonopolyResult,
  flags: readonly number[],
  readings: FlagReadings,
): MonopolyTie | null => {
  if (reached.length < 2) return null;
  const rivals = reached.filter((company) => flags[company]! === flags[winner]!);
  const byNumber = readings.mostFlags && rivals.length === 1;
  const place = byNumber ? -1 : firstFlag(tower.slice(-1), winner, readings, false);
  const flag = place < 0 ? null : flagPlace((tower.length - 1) * 4 + place, readings.lowerColumn);
  return { companies: reached.map(companyId), winner: companyId(winner), flag };
};

const explained = (answer: Pick<TriggerAnswer, 'distribution' | 'tie' | 'cards'>): readonly Clause[] =>
  applying(
    'port.placement',
    answer.cards > 1 && 'port.cover',
    'port.monopoly-value',
    'port.capacity',
    'port.trigger',
    answer.distribution === 'monopoly' && 'monopoly.reached',
    answer.tie !== null && 'monopoly.tie',
    answer.distribution === 'shared' && 'shared.condition',
    answer.distribution !== null && 'distribution.harbor-card',
  );

/** The count of a port, under the readings given. */
export const triggerAnswer = (input: TriggerInput, chosen: Readings): TriggerAnswer => {
  const readings = readFlags(input, chosen);
  const tower = towerOf(input);
  const cards = tower.length;
  const before = countFlags(tower.slice(0, -1), readings.all);
  const flags = countFlags(tower, readings.all);
  const result = monopolyOf(tower, input.monopoly, readings, flags);
  const valueReached = result.winner >= 0;
  const capacityReached = cards >= input.capacity;
  const distribution = valueReached ? 'monopoly' : capacityReached ? 'shared' : null;
  const tie = tieOf(tower, result, flags, readings);
  const lowers = tower.slice(0, -1).map((face) => companyId(slotsOf[face * 4 + 3]!));
  return {
    // A port that could not stand there before the card: full already, or with a company at the value.
    verdict: judged(standing({ ...input, port: input.port ?? 1, tower: tower.slice(0, -1) }, readings.all), [
      'port.must-play',
    ]),
    clauses: explained({ distribution, tie, cards }),
    before: allCompanies(before),
    flags: allCompanies(flags),
    ledger: ledgerOf(tower, readings.all),
    covered: lowers.map((company, card) => ({ card, row: 'lower', column: readings.lowerColumn, company })),
    covers: lowers.at(-1) ?? null,
    cards,
    valueReached,
    capacityReached,
    distribution,
    monopoly: valueReached ? { company: companyId(result.winner), flags: flags[result.winner]! } : null,
    tie,
    lacks: allCompanies(flags.map((count) => Math.max(0, input.monopoly - count))),
    room: Math.max(0, input.capacity - cards),
  };
};

/** "Does my card trigger a distribution?" */
export const trigger = defineChecker<TriggerInput, TriggerAnswer>({
  id: 'trigger',
  rulings: ['port-flags', 'flag-scan', 'monopoly-tie'],
  example: { monopoly: 6, capacity: 4, tower: ['RRR/B', 'BRY/R'], card: 'RGY/G' },
  input: readTrigger,
  answer: triggerAnswer,
  decision: ({ verdict, distribution, monopoly }) => [verdict.legal, distribution, monopoly?.company],
});
