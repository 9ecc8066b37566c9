import { tileIds } from '@portolan/comptoir-des-antilles';
import { tileName } from '@portolan/comptoir-des-antilles/rules';
import { Select } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { isObject, listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import type { Form } from './form.ts';
import { CountsField, type Item, SelectList } from './lists.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

const nextText = (next: unknown): string => (next === null ? 'none' : String(next ?? '?'));

const nextOf = (text: string): unknown => (text === 'none' ? null : text === '?' ? undefined : Number(text));

/** The ship on top of its pile. */
const Top = ({ form: { lang, position, box, wrong, set } }: Props) => {
  const value = nextText(position.next);
  const options = [
    { value: '?', label: words.unknown[lang] },
    { value: 'none', label: words.pileEmpty[lang] },
    ...box.ships.map((ship) => ({
      value: String(ship.value),
      label: fill(words.valueOf[lang], { n: ship.value }),
    })),
  ];
  const odd = { value, label: fill(words.odd[lang], { what: value }) };
  return (
    <Select
      label={words.top[lang]}
      value={value}
      options={options.some((one) => one.value === value) ? options : [odd, ...options]}
      error={wrong('next')}
      onChange={(text) => set('next', nextOf(text))}
    />
  );
};

const kindsOf = ({ box, lang }: Form): Readonly<Record<'ships' | 'goods' | 'tilePile', readonly Item[]>> => ({
  ships: box.ships.map(({ value }) => ({ value: String(value), label: fill(words.shipsOf[lang], { n: value }) })),
  goods: box.goods.map((one) => ({ value: one.id, label: one[lang] })),
  tilePile: tileIds.map((id) => ({ value: id, label: tileName(id, lang) })),
});

const Counts = ({ form, field }: Props & { readonly field: 'ships' | 'goods' | 'tilePile' }) => {
  const { lang, position, table, wrong, set } = form;
  const value = position[field];
  return (
    <>
      {value !== undefined && !isObject(value) && <p class="err">{wrong(field)}</p>}
      <Whole paths={isObject(value) || value === undefined ? [field] : []} />
      <CountsField
        lang={lang}
        label={words[field][lang]}
        value={isObject(value) ? value : undefined}
        usual={(table.position[field] ?? {}) as Json}
        kinds={kindsOf(form)[field]}
        onChange={(next) => set(field, next)}
        errorAt={(kind) => wrong(`${field}.${kind}`)}
      />
    </>
  );
};

/** The ships, the goods and the event tiles that do not lie at quays or with players. */
export const Piles = ({ form }: Props) => {
  const { lang, position, box, wrong, set } = form;
  const goods = box.goods.map((one) => ({ value: one.id, label: one[lang] }));
  return (
    <div class="rows ca-lists">
      <Top form={form} />
      <Counts form={form} field="ships" />
      <Counts form={form} field="goods" />
      {(['tail', 'goodsOut'] as const).map((field) => (
        <SelectList
          key={field}
          lang={lang}
          label={words[field][lang]}
          one={words.tile[lang]}
          value={listIn(position, field)}
          items={goods}
          most={40}
          error={wrong(field)}
          onChange={(list) => set(field, list.length > 0 ? list : undefined)}
        />
      ))}
      <Counts form={form} field="tilePile" />
    </div>
  );
};
