import { seatLetter } from '@portolan/boards';
import { counting } from '@portolan/core/words';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import type { Field } from '../../../kit/Fields.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { Wrong } from '../../../kit/Wrong.tsx';
import { seatsAt, wholes } from '../../../position/fields.tsx';
import { isObject, listIn, objectIn, withEntry } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { ColumnsInput } from '../parts/columns.tsx';
import type { Form } from './form.ts';
import { during } from './moment-fields.tsx';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

type Part = Field<Json, Form>;

const hasGaps = (position: Json): boolean => objectIn(position, 'rulings')['fight-vacancy'] === 'leave-gap';

/** The columns of the four companies. */
const Columns = ({ lang, path, value, onChange, whole, with: { seats, box } }: PartProps) => {
  const openEnded = objectIn(whole, 'rulings')['company-full'] === 'open-ended';
  return (
    <>
      <ColumnsInput
        lang={lang}
        value={(isObject(value) ? value : {}) as Parameters<typeof ColumnsInput>[0]['value']}
        seats={seats}
        spaces={box.spacesPerCompany}
        gaps={hasGaps(whole)}
        openEnded={openEnded}
        onChange={onChange}
      />
      <Wrong at={path} />
      {hasGaps(whole) && <p class="small">{words.gaps[lang]}</p>}
    </>
  );
};

/** Merchants still to be placed, as the table has them while nobody says otherwise. */
const Supply = ({ lang, path, onChange, with: form }: PartProps) => {
  const supply = form.table.position.supply ?? [];
  return (
    <>
      {seatsAt(form).map((one) => (
        <Stepper
          key={seatLetter(one)}
          lang={lang}
          label={seatLetter(one)}
          mark={<SeatToken seat={one} size={26} />}
          value={supply[one] ?? 0}
          min={0}
          max={9}
          at={`${path}[${one}]`}
          onChange={(n) => onChange(withEntry(supply, one, n, 0))}
        />
      ))}
    </>
  );
};

const merchants = counting({ fr: ['marchand', 'marchands'], en: ['merchant', 'merchants'] });

/** The columns of the companies, and who has still to be placed. */
export const company: Part = {
  fold: words.companies,
  said: (_, { table }, lang) =>
    merchants(
      Object.values(table.position.companies ?? {})
        .flat()
        .filter((owner) => owner !== null).length,
      lang,
    ),
  of: [
    ...wholes('supply'),
    {
      class: 'rows',
      of: [
        { at: 'companies', as: Columns },
        {
          group: words.supply,
          when: (position, form) =>
            during('deal', 'reveal', 'first', 'place')(position, form) || listIn(position, 'supply').length > 0,
          of: [{ at: 'supply', as: Supply }],
        },
      ],
    },
  ],
};
