/** One thing to measure. `work` does a fixed amount and says how much, and what came out of it. */
export interface Benchmark {
  /** Benchmarks of one group did the same work and are compared with its first. */
  readonly group: string;
  readonly name: string;
  /** What is counted: `moves`, `checks`. */
  readonly unit: string;
  readonly work: () => { readonly count: number; readonly checksum: number };
  /** The rate to reach, per second, if one is set. */
  readonly target?: number;
}

/** What was measured: the median of the rounds. */
export interface Measured {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  /** Units per second of the processor. */
  readonly rate: number;
  /** Slowest and fastest round. */
  readonly range: readonly [number, number];
  /** Of everything that was computed, as eight hexadecimal digits; the same in every run. */
  readonly checksum: string;
  readonly target?: number;
}

/** Mixes a number into a checksum. */
export const mix = (checksum: number, value: number): number => (Math.imul(checksum, 31) + value) | 0;

const roundSeconds = 0.3;
const rounds = 5;

/** Seconds of the processor that this process has had: other work on the machine counts little. */
const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const hex = (checksum: number): string => (checksum >>> 0).toString(16).padStart(8, '0');

/** Warms up, then measures rounds of equal length, in time of the processor. Throws if the work does not always give the same checksum. */
export const measure = ({ group, name, unit, work, target }: Benchmark): Measured => {
  const { checksum } = work();
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const begun = processorSeconds();
    let count = 0;
    while (processorSeconds() - begun < roundSeconds) {
      const done = work();
      if (done.checksum !== checksum) throw new Error(`${name}: the checksum changes from run to run`);
      count += done.count;
    }
    rates.push(count / (processorSeconds() - begun));
  }
  // The first round is still warming up.
  const sorted = rates.slice(1).sort((a, b) => a - b);
  const range = [sorted[0]!, sorted.at(-1)!] as const;
  const rate = sorted[sorted.length >> 1]!;
  return { group, name, unit, rate, range, checksum: hex(checksum), ...(target === undefined ? {} : { target }) };
};
