import type { CompanyId, Phase } from '@portolan/borneo';

type Columns = Readonly<Record<CompanyId, string>>;

const setUp: readonly Phase[] = ['deal', 'reveal', 'first', 'place'];
const cleared: readonly Phase[] = ['final', 'over'];

const empty: Columns = { red: '', blue: '', green: '', yellow: '' };

const columns: Readonly<Record<number, Columns>> = {
  3: { red: 'ABC', blue: 'BCA', green: 'CAB', yellow: '' },
  4: { red: 'ABC', blue: 'BCD', green: 'CDA', yellow: 'DAB' },
  5: { red: 'ABCD', blue: 'EABC', green: 'DEAB', yellow: 'CDE' },
};

/** Who stands where in the default position; nobody before the first turn. */
export const defaultColumns = (seats: number, phase: Phase, fourMerchants: boolean): Columns => {
  if (setUp.includes(phase)) return empty;
  const all = columns[seats] ?? empty;
  // Elsewhere the variant cannot be: the columns stay, and what is wrong is told.
  return fourMerchants && seats === 3 ? { ...all, yellow: 'ABC' } : all;
};

/** The Harbor cards of the default position; none before they are turned up and after the end. */
export const defaultPorts = (seats: number, phase: Phase): Readonly<Record<string, readonly string[]>> => {
  if (phase === 'deal' || phase === 'reveal' || cleared.includes(phase)) return {};
  return { 1: ['kuching'], 2: ['banjarmasin'], 3: [seats === 5 ? 'labuan' : 'sibu'] };
};

/** How many unknown cards a hand of the default position holds. */
export const defaultHand = (phase: Phase): number => {
  if (phase === 'deal' || cleared.includes(phase)) return 0;
  return setUp.includes(phase) ? 3 : 4;
};
