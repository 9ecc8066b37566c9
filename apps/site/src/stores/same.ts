/** Whether two values are written alike as JSON: the order of fields counts. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
