import type { Example } from '@portolan/core';
import type { Clause } from '../clauses.ts';
import { beforeFirstTurn, handless, portless } from '../phases.ts';
import { type Action, type CardList, type CompanyId, companyIds, type Phase, type Position } from '../types.ts';

/** An example of this game. */
export type BorneoExample = Example<Position, Action, Clause>;

/** Seats by letter. */
export const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const;

type Letter = 'A' | 'B' | 'C' | 'D' | 'E';
type BySeat<Value> = Partial<Record<Letter, Value>>;

/** What differs from the usual table; seats are letters, columns are words, one list holds a whole warehouse. */
interface Changes
  extends Omit<
    Partial<Position>,
    'first' | 'active' | 'dealTo' | 'companies' | 'hands' | 'warehouses' | 'ports' | 'final' | 'pirateShip'
  > {
  readonly first?: Letter;
  readonly active?: Letter;
  readonly dealTo?: Letter;
  /** Owners from rank 1 down: `BCA`. */
  readonly companies?: Partial<Record<CompanyId, string>>;
  /** A number stands for so many unknown cards. */
  readonly hands?: BySeat<CardList>;
  /** Shipment cards, Harbor cards and Missions. */
  readonly warehouses?: BySeat<readonly (string | number)[]>;
  /** The Harbor card, then the cards below it; an empty list for an empty place. */
  readonly ports?: Partial<Record<1 | 2 | 3, readonly string[]>>;
  readonly final?: readonly Letter[];
  readonly pirateShip?: 'cove' | Letter | null;
}

const letters = ['A', 'B', 'C', 'D', 'E'] as const;
const seatOf = (letter: string): number => letter.charCodeAt(0) - 65;

const usualColumns: Readonly<Record<3 | 4 | 5, Record<CompanyId, string>>> = {
  3: { red: 'ABC', blue: 'BCA', green: 'CAB', yellow: '' },
  4: { red: 'ABC', blue: 'BCD', green: 'CDA', yellow: 'DAB' },
  5: { red: 'ABCD', blue: 'EABC', green: 'DEAB', yellow: 'CDE' },
};
const noColumns: Record<CompanyId, string> = { red: '', blue: '', green: '', yellow: '' };

const handSize = (phase: Phase): number => (handless.includes(phase) ? 0 : beforeFirstTurn.includes(phase) ? 3 : 4);

const columnsOf = (seats: 3 | 4 | 5, phase: Phase, changes: Changes): Record<CompanyId, string> => {
  const usual = beforeFirstTurn.includes(phase) ? noColumns : usualColumns[seats];
  const four = changes.options?.fourMerchants && !beforeFirstTurn.includes(phase) ? { yellow: 'ABC' } : {};
  return { ...usual, ...four, ...changes.companies };
};

const warehouseOf = (lot: readonly (string | number)[]) => {
  const isCard = (item: string | number) => typeof item === 'number' || item === '?' || item.includes('/');
  const ids = lot.filter((item): item is string => !isCard(item));
  const isMission = (id: string) => /^\d/.test(id);
  return {
    shipments: lot.filter(isCard),
    harbors: ids.filter((id) => !isMission(id)),
    missions: ids.filter(isMission),
  };
};

const portsOf = (seats: number, phase: Phase, changes: Changes) => {
  const usual = portless.includes(phase) ? ['', '', ''] : ['kuching', 'banjarmasin', seats === 5 ? 'labuan' : 'sibu'];
  return usual.map((name, i) => {
    const [harbor, ...tower] = changes.ports?.[(i + 1) as 1 | 2 | 3] ?? (name ? [name] : []);
    return { harbor: harbor ?? null, tower };
  });
};

/**
 * The usual table with some changes: four players, A to play in phase 1, three merchants each in place,
 * Kuching, Banjarmasin and Sibu open (Labuan with five players), four unknown cards in every hand.
 */
export const table = (changes: Changes = {}): Position => {
  const { first, active, dealTo, companies: _, hands, warehouses, ports: __, final, pirateShip, ...same } = changes;
  const seats = changes.seats ?? 4;
  const phase = changes.phase ?? 'mission';
  const columns = columnsOf(seats, phase, changes);
  const merchants = changes.options?.fourMerchants ? 4 : 3;
  const players = letters.slice(0, seats);
  const placed = (letter: string) => [...Object.values(columns).join('')].filter((owner) => owner === letter).length;
  return {
    ...same,
    seats,
    phase,
    first: seatOf(first ?? 'A'),
    active: active ? seatOf(active) : beforeFirstTurn.includes(phase) ? null : 0,
    companies: Object.fromEntries(companyIds.map((id) => [id, [...columns[id]].map(seatOf)])),
    ports: portsOf(seats, phase, changes),
    ...(dealTo && { dealTo: seatOf(dealTo) }),
    ...(beforeFirstTurn.includes(phase) && { supply: players.map((letter) => merchants - placed(letter)) }),
    ...(hands && { hands: players.map((letter) => hands[letter] ?? [handSize(phase)]) }),
    ...(warehouses && { warehouses: players.map((letter) => warehouseOf(warehouses[letter] ?? [])) }),
    ...(final && { final: final.map(seatOf) }),
    ...(pirateShip !== undefined && {
      pirateShip: pirateShip === 'cove' || pirateShip === null ? pirateShip : seatOf(pirateShip),
    }),
  } as Position;
};
