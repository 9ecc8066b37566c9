/** A number with the standard error of the sample it comes from. */
export interface Estimate {
  /** The mean. */
  readonly value: number;
  /** Its standard error. */
  readonly error: number;
}

/** The mean of a sample that is not empty, with its standard error (0 for a single number). */
export const estimateOf = (samples: readonly number[]): Estimate => {
  const n = samples.length;
  const value = samples.reduce((sum, sample) => sum + sample, 0) / n;
  const variance = n > 1 ? samples.reduce((sum, sample) => sum + (sample - value) ** 2, 0) / (n - 1) : 0;
  return { value, error: Math.sqrt(variance / n) };
};
