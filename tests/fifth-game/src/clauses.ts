/** The ids of all clauses, in the order of the rulebook. */
export const clauses = [
  'setup.board',
  'setup.men',
  'turn.order',
  'turn.one-man-a-point',
  'placing.turns',
  'moving.step',
  'mills.three',
  'taking.mill',
  'taking.theirs',
  'taking.safe',
  'taking.all-in-mills',
  'end.two-men',
  'end.blocked',
  'ruling.flying',
  'silent.endless',
] as const;

/** The id of a clause. */
export type Clause = (typeof clauses)[number];
