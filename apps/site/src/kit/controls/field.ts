/** An error stands beside its field; empty means none. */
export type FieldError = string | undefined;

/** A field of a form that knows its paths: what is wrong at this one is told here. */
export interface AtPath {
  at?: string | undefined;
}
