import { CargoIcon, missionPile, navigationPile, pileOf, stockOf } from '@portolan/boards/rotterdam';
import { harborInWords, materialInWords } from '@portolan/rotterdam/rules';
import { Stepper } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { objectIn, withField } from '../../../position/json.ts';
import { FaceList, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { numberOr, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Props = { readonly form: Form };

interface SizeProps extends Props {
  readonly label: string;
  readonly path: string;
  /** What was entered, and what stands there as long as nothing is. */
  readonly told: unknown;
  readonly filled: number;
  readonly onChange: (size: number | undefined) => void;
}

/** How many cards a pile has: counted from the others, until somebody says so. */
const Size = ({ form, label, path, told, filled, onChange }: SizeProps) => (
  <div>
    <Stepper
      lang={form.lang}
      label={label}
      value={numberOr(told, filled)}
      min={0}
      max={200}
      error={form.wrong(path)}
      onChange={onChange}
    />
    {told !== undefined && (
      <button type="button" class="btn btn-q" onClick={() => onChange(undefined)}>
        {words.countAgain[form.lang]}
        <span class="sr">, {label}</span>
      </button>
    )}
  </div>
);

/** The Product pile of a harbor: the cards that all know, and how many others. */
const Pile = ({ form, harbor }: Props & { readonly harbor: string }) => {
  const { lang, position, box, table } = form;
  const piles = objectIn(position, 'piles');
  const pile = objectIn(piles, harbor);
  const made = { ...box, products: box.products.filter((product) => product.harbor === harbor) };
  const name = { harbor: harborInWords(harbor, lang, box) };
  const path = `piles.${harbor}`;
  const set = (key: string, value: unknown): void => {
    const next = withField(pile, key, value);
    const all = withField(piles, harbor, Object.keys(next).length > 0 ? next : undefined);
    form.set('piles', Object.keys(all).length > 0 ? all : undefined);
  };
  const known = (key: 'top' | 'bottom') => (
    <FaceList
      lang={lang}
      label={fill(words[key === 'top' ? 'pileTop' : 'pileBottom'][lang], name)}
      value={textsIn(pile, key)}
      faces={productFaces(made, lang)}
      error={form.wrong(`${path}.${key}`)}
      onChange={(cards) => set(key, cards.length > 0 ? cards : undefined)}
    />
  );
  return (
    <>
      <Whole paths={[path]} />
      {known('top')}
      <Size
        form={form}
        label={fill(words.pileSize[lang], name)}
        path={`${path}.size`}
        told={pile.size}
        filled={pileOf(table, harbor).size}
        onChange={(size) => set('size', size)}
      />
      {known('bottom')}
    </>
  );
};

/** The units in stock, as they follow from the ships; a text that says otherwise can be corrected. */
const Stock = ({ form }: Props) => {
  const { lang, table } = form;
  const counted = { ...table, position: { ...table.position, stock: {} } };
  return (
    <div>
      <p class="small">{words.stock[lang]}</p>
      <p class="rt-face-row">
        {table.box.materials.map(({ id }) => (
          <span key={id}>
            <CargoIcon material={id} lang={lang} box={table.box} size={20} plain />{' '}
            {`${capital(materialInWords(id, lang, table.box))} ${stockOf(counted, id)}`}
          </span>
        ))}
      </p>
      {form.wrong('stock') && (
        <div class="err">
          <p>{words.stockTold[lang]}</p>
          <button type="button" class="btn btn-q" onClick={() => form.set('stock', undefined)}>
            {fill(words.dropField[lang], { field: 'stock' })}
          </button>
        </div>
      )}
    </div>
  );
};

/** Stock, Product piles, the Navigation pile and used cards, the Mission pile. */
export const Heaps = ({ form }: Props) => {
  const { lang, position, box, table } = form;
  const filled = { navPile: navigationPile(table), missionPile: missionPile(table) };
  return (
    <div class="rows">
      <Stock form={form} />
      <Whole paths={['piles']} />
      {box.harbors.map(({ id }) => (
        <Pile key={id} form={form} harbor={id} />
      ))}
      {(['navPile', 'missionPile'] as const).map((key) => (
        <Size
          key={key}
          form={form}
          label={words[key][lang]}
          path={key}
          told={position[key]}
          filled={filled[key]}
          onChange={(size) => form.set(key, size)}
        />
      ))}
      <FaceList
        lang={lang}
        label={words.used[lang]}
        value={textsIn(position, 'used')}
        faces={navigationFaces(lang)}
        error={form.wrong('used')}
        onChange={(used) => form.set('used', used.length > 0 ? used : undefined)}
      />
    </div>
  );
};
