import { CargoIcon } from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import { type OwnName, reconstructed } from '@portolan/rotterdam';
import { harborInWords, materialInWords, productInWords } from '@portolan/rotterdam/rules';
import { NumberCell, SelectCell } from '../../../box/cells.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { withOdd } from '../parts/fields.tsx';
import { changedAt, freeName, harborAdded, harborRemoved, renamed, withoutAt } from './edits.ts';
import type { BoxProps } from './errors.ts';
import { OwnNames } from './OwnNames.tsx';
import { Line } from './Rows.tsx';
import { words } from './words.ts';

/** The most copies and units that a box can have of a thing. */
const MOST = 99;
/** The most that a Product can be worth. */
const MOST_WORTH = 5;
/** The most harbors of a box. */
const MOST_HARBORS = 8;

interface NameProps {
  readonly lang: Lang;
  readonly what: 'material' | 'harbor' | 'product';
  readonly at: number;
  readonly name: OwnName | undefined;
  readonly byItself: (lang: Lang) => string;
  readonly onChange: (name: OwnName | undefined) => void;
}

const Names = ({ lang, what, at, ...named }: NameProps) => (
  <OwnNames lang={lang} what={`${words[what][lang]} ${at + 1}`} {...named} />
);

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

/** The raw materials: their names and units. */
const Materials = ({ lang, draft, change, errorAt }: BoxProps) => (
  <>
    <h4>{words.materials[lang]}</h4>
    <ul class="rb-rows rb-materials">
      {draft.materials.map(({ id, units, name }, i) => (
        // A material keeps its line while its name is typed.
        <Line key={i} wrong={errorAt(`materials[${i}]`)}>
          <CargoIcon material={id} lang={lang} box={draft} size={24} plain />
          <Names
            lang={lang}
            what="material"
            at={i}
            name={name}
            byItself={(one) => capital(materialInWords(id, one, reconstructed))}
            onChange={(next) => change({ materials: renamed(draft.materials, i, next) })}
          />
          <NumberCell
            lang={lang}
            label={fill(words.cellOf[lang], { what: words.units[lang], name: materialInWords(id, lang, draft) })}
            value={units}
            min={1}
            max={MOST}
            onChange={(next) => change({ materials: changedAt(draft.materials, i, { units: next }) })}
          />
          <RemoveButton
            label={fill(words.removeOne[lang], { name: materialInWords(id, lang, draft) })}
            onClick={() => change({ materials: withoutAt(draft.materials, i) })}
          />
        </Line>
      ))}
    </ul>
    <p class="small">
      {fill(words.totalUnits[lang], { n: draft.materials.reduce((sum, { units }) => sum + units, 0) })}
    </p>
  </>
);

/** The harbors: their names and what they process. */
const Harbors = ({ lang, draft, change, errorAt }: BoxProps) => {
  const materials = draft.materials.map(({ id }) => ({ value: id, label: materialInWords(id, lang, draft) }));
  return (
    <>
      <h4>{words.harbors[lang]}</h4>
      <ul class="rb-rows rb-harbors">
        {draft.harbors.map(({ id, material, name }, i) => (
          // A harbor keeps its line while its name is typed.
          <Line key={i} wrong={errorAt(`harbors[${i}]`)}>
            <Names
              lang={lang}
              what="harbor"
              at={i}
              name={name}
              byItself={(one) => harborInWords(id, one, reconstructed)}
              onChange={(next) => change({ harbors: renamed(draft.harbors, i, next) })}
            />
            <SelectCell
              label={fill(words.cellOf[lang], { what: words.material[lang], name: harborInWords(id, lang, draft) })}
              value={material}
              options={withOdd(materials, material)}
              onChange={(next) => change({ harbors: changedAt(draft.harbors, i, { material: next }) })}
            />
            <RemoveButton
              label={fill(words.removeOne[lang], { name: harborInWords(id, lang, draft) })}
              onClick={() => change(harborRemoved(draft, i))}
            />
          </Line>
        ))}
      </ul>
      <AddButton
        label={words.addHarbor[lang]}
        disabled={draft.harbors.length >= MOST_HARBORS}
        onClick={() => change(harborAdded(draft))}
      />
    </>
  );
};

/** The raw materials and the harbors that process them. */
export const Goods = (props: BoxProps) => (
  <>
    <p class="small">{words.goodsHelp[props.lang]}</p>
    <Materials {...props} />
    <Harbors {...props} />
  </>
);

/** The Product cards: name, harbor, value, copies. */
export const Products = ({ lang, draft, change, errorAt }: BoxProps) => {
  const harbors = draft.harbors.map(({ id }) => ({ value: id, label: harborInWords(id, lang, draft) }));
  const ids = idsOf(draft.products);
  return (
    <>
      <ul class="rb-rows rb-products">
        <li class="rb-head" aria-hidden="true">
          <span>{words.product[lang]}</span>
          <span>{words.harbor[lang]}</span>
          <span>{words.value[lang]}</span>
          <span>{words.copies[lang]}</span>
        </li>
        {draft.products.map(({ id, harbor, value, copies, name: own }, i) => {
          const name = productInWords(id, lang, draft);
          const label = (what: keyof typeof words): string =>
            fill(words.cellOf[lang], { what: words[what][lang], name });
          const set = (part: Partial<(typeof draft.products)[number]>): void =>
            change({ products: changedAt(draft.products, i, part) });
          return (
            // A Product keeps its line while its name is typed.
            <Line key={i} wrong={errorAt(`products[${i}]`)}>
              <Names
                lang={lang}
                what="product"
                at={i}
                name={own}
                byItself={(one) => capital(productInWords(id, one, reconstructed))}
                onChange={(next) => change({ products: renamed(draft.products, i, next) })}
              />
              <SelectCell
                label={label('harbor')}
                value={harbor}
                options={withOdd(harbors, harbor)}
                onChange={(next) => set({ harbor: next })}
              />
              <NumberCell
                lang={lang}
                label={label('value')}
                value={value}
                min={0}
                max={MOST_WORTH}
                onChange={(next) => set({ value: next })}
              />
              <NumberCell
                lang={lang}
                label={label('copies')}
                value={copies}
                min={1}
                max={MOST}
                onChange={(next) => set({ copies: next })}
              />
              <RemoveButton
                label={fill(words.removeOne[lang], { name })}
                onClick={() => change({ products: withoutAt(draft.products, i) })}
              />
            </Line>
          );
        })}
      </ul>
      <p class="small">{fill(words.total[lang], { n: draft.products.reduce((sum, { copies }) => sum + copies, 0) })}</p>
      <AddButton
        label={words.addProduct[lang]}
        disabled={draft.products.length >= 2 * MOST_HARBORS}
        onClick={() =>
          change({
            products: [
              ...draft.products,
              { id: freeName(ids, 'product-'), harbor: draft.harbors[0]?.id ?? '', value: 1, copies: 8 },
            ],
          })
        }
      />
    </>
  );
};
