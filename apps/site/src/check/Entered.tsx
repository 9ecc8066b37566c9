import type { Lang } from '@portolan/core';
import { Fields } from '../kit/Fields.tsx';
import { type Fetch, Opening, useFetched } from '../questions/Fetched.tsx';
import type { Json } from '../stores/table.ts';
import type { DisputeFields, DisputeHere, FieldsAbout } from './module.ts';

/** What the fields of a dispute get. */
export interface EnteredProps {
  readonly lang: Lang;
  readonly here: DisputeHere;
  readonly input: Json;
  /** Changes what is entered; `told`: the fact that is told by it, as it stood there too. */
  readonly change: (next: Json, told?: string) => void;
  readonly problemAt: (path: string) => string | undefined;
  readonly about: FieldsAbout;
}

/** The fields of a dispute stand with its picture. */
const nothing: Fetch<DisputeFields> = async () => ({ default: {} });

/** The fields of a dispute: all that its board shows, and what it does not. */
const Entered = ({ lang, here: { form: drawn, known }, input, change, problemAt, about }: EnteredProps) => {
  const { part: more, again } = useFetched(drawn.more ?? nothing, drawn.more !== undefined);
  if (drawn.more && !more) return <Opening lang={lang} again={again} />;
  const form = { ...drawn, ...more };
  const { Form } = form;
  if (!form.fields) {
    return Form ? <Form lang={lang} input={input} onChange={change} problemAt={problemAt} {...about} /> : null;
  }
  return (
    <Fields
      lang={lang}
      of={form.fields}
      shape={known.schema}
      words={{ labels: known.labels, ...(known.values ? { values: known.values } : {}) }}
      value={input}
      onChange={(next, path) => change(form.changed?.(next, path, about) ?? next, path)}
      with={about}
    />
  );
};

export default Entered;
