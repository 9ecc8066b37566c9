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

/** Illegal: every rule that is broken, at least one. */
export interface Illegal<Broken extends Violation = Violation> {
  readonly legal: false;
  /** What is broken, by clause and reason, with the facts of each. */
  readonly violations: readonly [Broken, ...Broken[]];
}

/** The judge's answer; `Broken` is what the game can find wrong. Words are chosen later, by language. */
export type Verdict<Clause extends string = string, Broken extends Violation = Violation<Clause>> =
  | { readonly legal: true; readonly by: readonly Clause[] }
  | Illegal<Broken>;

/** Legal, allowed by these clauses in this order. */
export const legal = <Clause extends string>(...by: readonly Clause[]): Verdict<Clause, never> => ({ legal: true, by });

/** Illegal, with every clause that is broken. */
export const illegal = <Broken extends Violation>(first: Broken, ...more: readonly Broken[]): Illegal<Broken> => ({
  legal: false,
  violations: [first, ...more],
});

/** Illegal if anything was found, else legal by the clauses given. */
export const judged = <Clause extends string, Broken extends Violation = Violation<Clause>>(
  violations: readonly Broken[],
  by: readonly Clause[],
): Verdict<Clause | Broken['clause'], Broken> =>
  // Asked at every check: neither list is copied.
  violations.length === 0
    ? { legal: true, by }
    : { legal: false, violations: violations as readonly [Broken, ...Broken[]] };
