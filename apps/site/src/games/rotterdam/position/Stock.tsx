import { CargoIcon, stockOf } from '@portolan/boards/rotterdam';
import { materialInWords } from '@portolan/rotterdam/rules';
import { useField } from '../../../kit/form.tsx';
import { capital, fill } from '../../../kit/text.ts';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

/** The units in stock, as they follow from the ships; a text that says otherwise can be corrected. */
export const Stock = ({ lang, path, onChange, with: { table } }: PartProps) => {
  const { id, error } = useField(path, words.stock[lang]);
  const counted = { ...table, position: { ...table.position, stock: {} } };
  return (
    <div id={id}>
      <p class="small">{words.stock[lang]}</p>
      <p class="rt-face-row">
        {table.box.materials.map(({ id: material }) => (
          <span key={material}>
            <CargoIcon material={material} lang={lang} box={table.box} size={20} plain />{' '}
            {`${capital(materialInWords(material, lang, table.box))} ${stockOf(counted, material)}`}
          </span>
        ))}
      </p>
      {error && (
        <div class="err" id={`${id}-e`}>
          <p>{words.stockTold[lang]}</p>
          <button type="button" class="btn btn-q" onClick={() => onChange(undefined)}>
            {fill(words.dropField[lang], { field: path })}
          </button>
        </div>
      )}
    </div>
  );
};
