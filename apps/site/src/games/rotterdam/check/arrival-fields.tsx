import type { ArrivalInput } from '@portolan/rotterdam/checkers';
import type { DisputeFields, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import { type AskedProps, Cargo, Harbor } from '../parts/asked.tsx';
import { ProductField } from '../parts/fields.tsx';
import { boxFrom } from '../parts/tables.ts';
import { copiesOf, isOpen, madeIn, opened, without, withTop } from './arrival-pile.ts';

/** The card on top of the pile. */
const Top = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
  with: { edition },
}: AskedProps<string | undefined, ArrivalInput>) => {
  const box = boxFrom(edition);
  return (
    <ProductField
      lang={lang}
      label={label}
      value={value ?? ''}
      box={box}
      products={madeIn(box, whole.harbor)}
      none={!isOpen(whole) || whole.pile === 0}
      at={path}
      onChange={(top) => onChange(top === '' ? undefined : top)}
    />
  );
};

const allOf = ({ harbor }: ArrivalInput, { edition }: FieldsAbout): number => copiesOf(boxFrom(edition), harbor);

const fields: FieldList<ArrivalInput, FieldsAbout> = [
  { at: 'harbor', as: Harbor },
  { at: 'cargo', as: Cargo },
  '*',
  { at: 'entered', as: Cargo, when: isOpen, or: ({ cargo }: ArrivalInput) => cargo },
  {
    at: 'top',
    as: Top,
    label: (input) => (isOpen(input) ? both('La carte ouverte', 'The open card') : undefined),
  },
  { at: 'pile', or: allOf, max: allOf },
];

/** A pile of another harbor is whole again, and an open one that is not empty shows a card. */
const changed = (input: ArrivalInput, path: string, { edition }: FieldsAbout): ArrivalInput => {
  const box = boxFrom(edition);
  if (path === 'harbor') return opened(without(input), isOpen(input), box);
  if (path === 'pile' && input.pile === 0) return withTop(input, '');
  return path === 'pile' || path === 'variants.openProducts' ? opened(input, isOpen(input), box) : input;
};

export default { fields, changed } satisfies DisputeFields<ArrivalInput>;
