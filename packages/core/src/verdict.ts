/** One broken rule: the clause, a kebab-case reason and the facts of the case. */
export interface Violation<
  Clause extends string = string,
  Reason extends string = string,
  Facts extends object = Readonly<Record<string, unknown>>,
> {
  /** The clause that is broken. */
  readonly clause: Clause;
  /** How, in kebab-case. */
  readonly reason: Reason;
  /** What the sentence for it is made from; empty where there is nothing to tell. */
  readonly facts: Facts;
}

/** Where something is wrong in a position. */
export interface Placed {
  /** Paths in the position as it was written (`hands[1].navigation`), what is most likely wrong first; empty for the whole. */
  readonly paths: readonly string[];
}

/** Why a position cannot occur: a broken rule, and where. */
export type Impossibility<
  Clause extends string = string,
  Reason extends string = string,
  Facts extends object = Readonly<Record<string, unknown>>,
> = Violation<Clause, Reason, Facts> & Placed;

/** The judge's answer. Words are chosen later, by language. */
export type Verdict<Clause extends string = string> =
  | { readonly legal: true; readonly by: readonly Clause[] }
  | { readonly legal: false; readonly violations: readonly [Violation<Clause>, ...Violation<Clause>[]] };

/** Legal, allowed by these clauses in this order. */
export const legal = <Clause extends string>(...by: readonly Clause[]): Verdict<Clause> => ({ legal: true, by });

/** Illegal, with every clause that is broken. */
export const illegal = <Clause extends string>(
  first: Violation<Clause>,
  ...more: readonly Violation<Clause>[]
): Verdict<Clause> => ({ legal: false, violations: [first, ...more] });

/** Illegal if anything was found, else legal by the clauses given. */
export const judged = <Clause extends string>(
  violations: readonly Violation<Clause>[],
  by: readonly Clause[],
): Verdict<Clause> =>
  // Asked at every check: neither list is copied.
  violations.length === 0
    ? { legal: true, by }
    : { legal: false, violations: violations as readonly [Violation<Clause>, ...Violation<Clause>[]] };
