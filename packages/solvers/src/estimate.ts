/** A number with the standard error of the sample it comes from. */
export interface Estimate {
  /** The mean. */
  readonly value: number;
  /** Its standard error. */
  readonly error: number;
}

/** The mean of a sample of so many, each as a function gives it; the error of a single number is infinite. */
export const meanOf = (count: number, at: (i: number) => number): Estimate => {
  // Welford: one pass, and no difference of large squares.
  let value = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const sample = at(i);
    const off = sample - value;
    value += off / (i + 1);
    squares += off * (sample - value);
  }
  return { value, error: count > 1 ? Math.sqrt(squares / (count - 1) / count) : Number.POSITIVE_INFINITY };
};

/** The mean of a sample that is not empty, with its standard error (0 for a single number). */
export const estimateOf = (samples: readonly number[]): Estimate => {
  const { value, error } = meanOf(samples.length, (i) => samples[i]!);
  return { value, error: samples.length > 1 ? error : 0 };
};
