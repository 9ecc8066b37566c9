import {
  type PortId,
  portIds,
  type TileKind,
  type TreasureType,
  tileKinds,
  treasureTypes,
} from '@portolan/cabo-da-roca';
import { portInWords, tileName } from '@portolan/cabo-da-roca/rules';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { listIn, objectIn, withField } from '../../../position/json.ts';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { ListField, type Named } from './lists.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

const tradeCards = ({ box, lang }: Form): Named[] =>
  box.tradeCards.map(({ id, good }) => ({
    value: id,
    name: `${id} ${box.goods.find((one) => one.id === good)?.[lang] ?? good}`,
  }));

const treasureCards = ({ box, lang }: Form): Named[] =>
  box.treasureCards.map(({ id, type, value }) => ({ value: id, name: `${capital(tileName(type, lang))} ${value}` }));

/** The values that a treasure of a type can have in the box of the table, and the one that is entered. */
const values = ({ box, lang }: Form, type: TreasureType, entered: unknown) => {
  const known = box.treasureCards.flatMap((card) => (card.type === type ? [card.value] : []));
  const all = [...new Set([...known, ...(typeof entered === 'number' ? [entered] : [])])].sort((a, b) => a - b);
  return [{ value: '', label: words.unseen[lang] }, ...all.map((n) => ({ value: String(n), label: String(n) }))];
};

const Heap = ({ form, heap, options }: Props & { heap: 'pile' | 'discard' | 'aside'; options: readonly Named[] }) => (
  <ListField
    label={words[heap][form.lang]}
    value={listIn(form.position, heap)}
    options={options}
    error={form.wrong(heap)}
    onChange={(cards) => form.set(heap, cards.length > 0 || heap === 'pile' ? cards : undefined)}
  />
);

const plainKinds = tileKinds.filter((kind): kind is Exclude<TileKind, 'port'> => kind !== 'port');

const Stack = ({ form }: Props) => {
  const { lang, position } = form;
  const stack = objectIn(position, 'stack');
  const ports = portIds.filter((port) => numberOr(stack[port], 0) > 0);
  const set = (next: readonly unknown[]) =>
    form.set(
      'stack',
      portIds.reduce((all, port: PortId) => withField(all, port, next.includes(port) ? 1 : undefined), stack),
    );
  return (
    <>
      {plainKinds.map((kind) => (
        <Stepper
          key={kind}
          lang={lang}
          label={capital(tileName(kind, lang))}
          value={numberOr(stack[kind], 0)}
          min={0}
          max={81}
          error={form.wrong(`stack.${kind}`)}
          onChange={(count) => form.set('stack', withField(stack, kind, count || undefined))}
        />
      ))}
      <ListField
        label={words.stackPorts[lang]}
        value={ports}
        options={portIds.map((port) => ({ value: port, name: portInWords(port, form.box) }))}
        error={portIds.map((port) => form.wrong(`stack.${port}`)).find((wrong) => wrong)}
        onChange={set}
      />
    </>
  );
};

/** The treasure values shown, the pile, the discard, the cards set aside, the stack of tiles. */
export const Heaps = ({ form }: Props) => {
  const { lang, position, table } = form;
  const shown = objectIn(position, 'shown');
  const [trade, treasure] = [tradeCards(form), treasureCards(form)];
  const own = { pile: Array.isArray(position.pile), stack: position.stack !== undefined };
  return (
    <div class="rows">
      <Whole paths={['shown', 'pile', 'discard', 'aside', 'stack']} />
      <div class="pair">
        {treasureTypes.map((type) => (
          <Select
            key={type}
            label={words[type][lang]}
            value={typeof shown[type] === 'number' ? String(shown[type]) : ''}
            options={values(form, type, shown[type])}
            error={form.wrong(`shown.${type}`)}
            onChange={(value) => form.set('shown', withField(shown, type, value === '' ? undefined : Number(value)))}
          />
        ))}
      </div>
      <Heap form={form} heap="discard" options={trade} />
      <Heap form={form} heap="aside" options={treasure} />
      <Toggle
        label={words.ownPile[lang]}
        value={own.pile}
        onChange={(on) => form.set('pile', on ? (table.position.pile ?? []) : undefined)}
      />
      {own.pile && <Heap form={form} heap="pile" options={[...trade, ...treasure]} />}
      <Toggle
        label={words.ownStack[lang]}
        value={own.stack}
        onChange={(on) => form.set('stack', on ? (table.position.stack ?? {}) : undefined)}
      />
      {own.stack && <Stack form={form} />}
    </div>
  );
};
