import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const used = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

/** The bytes of heap that one of many things takes. */
export const heapOf = (make: (i: number) => unknown, count = 5000): number => {
  const kept: unknown[] = Array(count).fill(null);
  const before = used();
  for (let i = 0; i < count; i++) kept[i] = make(i);
  const bytes = (used() - before) / count;
  // The list must live until here, or there would be nothing to weigh.
  return kept.length === count ? Math.round(bytes) : 0;
};
