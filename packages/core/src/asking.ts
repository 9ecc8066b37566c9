import type { JsonSchema } from './readers/reader.ts';
import { inputAt, rangeAt } from './readers/shape.ts';
import type { FieldNames } from './told.ts';

/** What is known of a dispute apart from its answer: enough to say what an input leaves open. */
export interface Asking extends Pick<FieldNames, 'labels'> {
  readonly schema: JsonSchema;
  readonly values?: FieldNames['values'] | undefined;
}

/** The facts of a dispute that a word or a number tells, by their paths, in the order in which they are named. */
export const tellable = ({ schema, labels }: Asking): readonly string[] =>
  Object.keys(labels).filter((path) => !/\[/.test(path) && rangeAt(schema, path).values.length > 0);

/** The facts that an input may leave out, and does. */
export const leftOut = (asking: Asking, input: unknown): readonly string[] =>
  tellable(asking).filter((path) => rangeAt(asking.schema, path).free && inputAt(input, path) === undefined);

/** The facts without which there is no case, and which no word tells: the board, the cards, a long count. */
export const needed = ({ schema, labels }: Asking): readonly string[] =>
  (schema.required ?? []).filter((path) => {
    const { values, wide } = rangeAt(schema, path);
    return labels[path] !== undefined && (values.length === 0 || wide);
  });
