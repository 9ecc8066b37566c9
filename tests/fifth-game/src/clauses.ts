/** The ids of all clauses, in the order of the rulebook. */
export const clauses = [
  'setup.board',
  'setup.men',
  'turn.order',
  'turn.one-man-a-point',
  'placing.turns',
  'placing.first',
  'moving.step',
  'mills.three',
  'taking.mill',
  'taking.theirs',
  'taking.safe',
  'taking.all-in-mills',
  'end.two-men',
  'end.blocked',
  'end.draw',
  'ruling.flying',
] as const;

/** The id of a clause. */
export type Clause = (typeof clauses)[number];
