import type { Lang, Text } from '@portolan/core';
import type { JsonSchema } from '@portolan/core/readers';
import { Select } from '../kit/controls/choices.tsx';
import { type FieldList, Fields, type FieldWords } from '../kit/Fields.tsx';
import type { Json } from '../stores/table.ts';
import { shared as words } from './shared-words.ts';

/** What is read of a move of one kind. */
const shapeOf = (shape: JsonSchema, kind: unknown): JsonSchema =>
  [...(shape.oneOf ?? []), ...(shape.anyOf ?? [])].find((way) => way.properties?.kind?.const === kind) ?? shape;

/** The kind of a proposed move and the fields that it needs. */
export const MoveFields = <Form,>({
  lang,
  form,
  action,
  moves,
  names,
  shape,
  words: labels,
  onChange,
  onKind,
}: {
  readonly lang: Lang;
  readonly form: Form;
  /** The proposed move; undefined while there is none. */
  readonly action: Json | undefined;
  readonly moves: Readonly<Record<string, FieldList<Json, Form>>>;
  /** What each kind is called. */
  readonly names: Readonly<Record<string, Text>>;
  readonly shape: JsonSchema;
  readonly words: FieldWords;
  readonly onChange: (action: Json) => void;
  readonly onKind: (kind: string) => void;
}) => {
  const kind = action && String(action.kind);
  return (
    <div class="rows">
      <Select
        label={words.moveKind[lang]}
        value={kind ?? ''}
        options={[
          ...(kind === undefined ? [{ value: '', label: words.whichMove[lang] }] : []),
          ...Object.keys(moves).map((one) => ({ value: one, label: names[one]?.[lang] ?? one })),
        ]}
        at="kind"
        onChange={onKind}
      />
      {action && kind !== undefined && (
        <Fields
          key={kind}
          lang={lang}
          of={moves[kind] ?? []}
          shape={shapeOf(shape, kind)}
          words={labels}
          value={action}
          onChange={onChange}
          with={form}
        />
      )}
    </div>
  );
};
