import { allBad, ok, type Problem, type Result } from '../result.ts';

/** A JSON Schema (draft 2020-12) as plain data; the keywords that readers write. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  /** What a schema cannot say and the reader tests all the same, as `also` writes it. */
  readonly $comment?: string;
  readonly [keyword: string]: unknown;
}

/** Reads a value of unknown shape: gives it back typed, or reports problems and gives undefined. Says what it reads. */
export interface Reader<Value> {
  (json: unknown, path: string, problems: Problem[]): Value | undefined;
  /** What it accepts. */
  readonly schema: JsonSchema;
}

/** What a reader reads. */
export type ValueOf<Read> = Read extends Reader<infer Value> ? Value : never;

/** Reports a problem: the value is not read. */
export const report = (problems: Problem[], path: string, code: string, facts?: Problem['facts']): undefined => {
  problems.push(facts ? { path, code, facts } : { path, code });
  return undefined;
};

/** A reader of one's own, with the schema of what it accepts: the same, or more where only code can tell. */
export const withSchema = <Value>(
  schema: JsonSchema,
  read: (json: unknown, path: string, problems: Problem[]) => Value | undefined,
): Reader<Value> => {
  // A reader that has its schema already keeps it.
  const own: typeof read = 'schema' in read ? (json, path, problems) => read(json, path, problems) : read;
  const reader = own as { schema: JsonSchema } & typeof read;
  reader.schema = schema;
  return reader;
};

/** A reader with a sentence that says what the value is. */
export const described = <Value>(description: string, reader: Reader<Value>): Reader<Value> =>
  withSchema({ ...reader.schema, description }, (json, path, problems) => reader(json, path, problems));

/** Runs a reader on the whole of an input. */
export const parseWith = <Value>(reader: Reader<Value>, json: unknown): Result<Value> => {
  const problems: Problem[] = [];
  const value = reader(json, '', problems);
  return value === undefined || problems.length > 0 ? allBad(problems) : ok(value);
};

/** The schema of a reader as a document of its own. */
export const schemaOf = (title: string, { schema }: { readonly schema: JsonSchema }): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title,
  ...schema,
});

/** What a schema cannot say: codes of problems that a reader finds besides, in a keyword that every validator passes over. */
export const alsoTested = ({ $comment }: JsonSchema, ...codes: readonly string[]): Pick<JsonSchema, '$comment'> =>
  codes.length === 0 ? {} : { $comment: [$comment ?? 'Also tested', codes.join(', ')].join($comment ? ', ' : ': ') };

/**
 * A reader followed by a test of the whole value, which reports what it finds. The codes of what it may find stand in the
 * comment of the schema.
 */
export const also = <Value>(
  reader: Reader<Value>,
  test: (value: Value, path: string, problems: Problem[]) => void,
  ...codes: readonly string[]
): Reader<Value> =>
  withSchema({ ...reader.schema, ...alsoTested(reader.schema, ...codes) }, (json, path, problems) => {
    const before = problems.length;
    const value = reader(json, path, problems);
    if (value !== undefined && problems.length === before) test(value, path, problems);
    return value;
  });

/** A value as it is, which is read elsewhere: the box of an input, which `inBoxOf` has read. */
export const asIs = <Value>(schema: JsonSchema = {}): Reader<Value> => withSchema(schema, (json) => json as Value);

/** A reader whose value, if all of it could be read, is turned into another. */
export const mapped = <Value, Other>(reader: Reader<Value>, turn: (value: Value) => Other): Reader<Other> =>
  withSchema(reader.schema, (json, path, problems) => {
    const before = problems.length;
    const value = reader(json, path, problems);
    return value === undefined || problems.length > before ? undefined : turn(value);
  });
