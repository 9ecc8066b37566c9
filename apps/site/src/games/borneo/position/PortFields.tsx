import { Select, Stepper } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { isObject, listIn, objectIn, withEntry, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { CardListField } from './CardFields.tsx';
import { type Entries, entriesIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

const emptyPort: Json = { harbor: null, tower: [] };

/** A patch of the box in which one Harbor card has other values. */
const patched = (edition: unknown, id: string, change: Json): Json => {
  const box = isObject(edition) ? edition : {};
  const harbors = isObject(box.harbors) ? box.harbors : {};
  return { ...box, harbors: { ...harbors, [id]: { ...objectIn(harbors, id), ...change } } };
};

const Values = ({ form, id }: { form: Form; id: string }) => {
  const { lang } = form;
  const harbor = form.box.harbors.find((one) => one.id === id);
  if (!harbor) return null;
  const change = (what: Json) => form.set('edition', patched(form.position.edition, id, what));
  return (
    <div class="rows">
      <Stepper
        lang={lang}
        label={words.monopoly[lang]}
        value={harbor.monopoly}
        min={2}
        max={28}
        onChange={(monopoly) => change({ monopoly })}
        error={form.wrong(`edition.harbors.${id}.monopoly`)}
      />
      <Stepper
        lang={lang}
        label={words.capacity[lang]}
        value={harbor.capacity}
        min={2}
        max={9}
        onChange={(capacity) => change({ capacity })}
        error={form.wrong(`edition.harbors.${id}.capacity`)}
      />
    </div>
  );
};

const PortField = ({ form, at }: { form: Form; at: number }) => {
  const { lang, position } = form;
  const ports = listIn(position, 'ports');
  const port = isObject(ports[at]) ? ports[at] : emptyPort;
  const id = typeof port.harbor === 'string' ? port.harbor : '';
  const change = (key: string, value: unknown) =>
    form.set(
      'ports',
      [0, 1, 2].map((i) => (i === at ? withField(port, key, value) : (ports[i] ?? emptyPort))),
    );
  const known = form.box.harbors.some((harbor) => harbor.id === id);
  return (
    <fieldset class="port-field">
      <legend>{fill(words.port[lang], { n: at + 1 })}</legend>
      <div class="rows">
        <Select
          label={words.harbor[lang]}
          value={id}
          options={[
            { value: '', label: words.noHarbor[lang] },
            ...form.box.harbors.map((harbor) => ({
              value: harbor.id,
              label: `${harbor.name} (${harbor.monopoly}/${harbor.capacity})`,
            })),
            ...(known || id === '' ? [] : [{ value: id, label: id }]),
          ]}
          onChange={(chosen) => change('harbor', chosen || null)}
          error={form.wrong(`ports[${at}].harbor`)}
        />
        <Values form={form} id={id} />
        <CardListField
          lang={lang}
          label={words.tower[lang]}
          value={entriesIn(port, 'tower')}
          onChange={(tower) => change('tower', tower)}
          error={form.wrong(`ports[${at}].tower`)}
        />
      </div>
    </fieldset>
  );
};

/** The three ports: Harbor card, its values, the cards played there. */
export const PortFields = ({ form }: { form: Form }) => (
  <div class="rows">
    {[0, 1, 2].map((at) => (
      <PortField key={at} form={form} at={at} />
    ))}
  </div>
);

/** A list of cards that stands by seat: the whole list with one seat's part replaced. */
export const bySeat = (lists: readonly unknown[], seats: number, seat: number, part: Entries, filler: Entries) =>
  withEntry(
    Array.from({ length: seats }, (_, i) => (Array.isArray(lists[i]) ? (lists[i] as Entries) : filler)),
    seat,
    part,
    filler,
  );
