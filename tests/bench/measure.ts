/** How much was done, and what came out of it. */
export interface Work {
  readonly count: number;
  readonly checksum: number;
  /** The seconds that count, where they are not simply those that it took. */
  readonly seconds?: number;
}

/** One thing to measure. `work` does a fixed amount. */
export interface Benchmark {
  /** Benchmarks of one group did the same work and are compared with its first. */
  readonly group: string;
  readonly name: string;
  /** What is counted: `moves`, `checks`. */
  readonly unit: string;
  readonly work: () => Work;
  /** The rate to reach, per second, if one is set. */
  readonly target?: number;
}

/** What was measured: the median of the rounds. */
export interface Measured {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  /** Units per second. */
  readonly rate: number;
  /** Slowest and fastest round. */
  readonly range: readonly [number, number];
  /** Of everything that was computed, as eight hexadecimal digits; the same in every run. */
  readonly checksum: string;
  readonly target?: number;
}

/** Mixes a number into a checksum. */
export const mix = (checksum: number, value: number): number => (Math.imul(checksum, 31) + value) | 0;

/** Milliseconds of this thread on the processor: a busy machine makes no difference. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const roundSeconds = 0.3;
const rounds = 5;

const hex = (checksum: number): string => (checksum >>> 0).toString(16).padStart(8, '0');

/** Warms up, then measures rounds of equal length. Throws if the work does not always give the same checksum. */
export const measure = ({ group, name, unit, work, target }: Benchmark): Measured => {
  const { checksum } = work();
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const begun = performance.now();
    let count = 0;
    let seconds = 0;
    while (performance.now() - begun < roundSeconds * 1000) {
      const start = performance.now();
      const done = work();
      seconds += done.seconds ?? (performance.now() - start) / 1000;
      if (done.checksum !== checksum) throw new Error(`${name}: the checksum changes from run to run`);
      count += done.count;
    }
    rates.push(count / seconds);
  }
  // The first round is still warming up.
  const sorted = rates.slice(1).sort((a, b) => a - b);
  const range = [sorted[0]!, sorted.at(-1)!] as const;
  const rate = sorted[sorted.length >> 1]!;
  return { group, name, unit, rate, range, checksum: hex(checksum), ...(target === undefined ? {} : { target }) };
};
