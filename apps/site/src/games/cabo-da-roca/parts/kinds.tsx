import { PieceMark } from '@portolan/boards/cabo-da-roca';
import type { Direction, Face, PieceKind } from '@portolan/cabo-da-roca';
import type { LaidTile } from '@portolan/cabo-da-roca/checkers';
import type { FieldsAbout } from '../../../check/module.ts';
import type { FieldProps } from '../../../kit/Fields.tsx';
import { LaidSelect } from './fields.tsx';
import { Ring } from './Ring.tsx';
import { boxFrom } from './tables.ts';

/** A drawing of a kind of piece, beside its name. */
export const kindMark = (kind: string) => <PieceMark kind={kind as PieceKind} />;

/** A field for a tile as it lies: whether there may be none, and the letter a port gets. */
export const laidField = (choice: { readonly none?: true; readonly port?: Face } = {}) => {
  const Laid = ({
    lang,
    label,
    path,
    value,
    onChange,
    with: { edition },
  }: FieldProps<LaidTile | null, unknown, FieldsAbout>) => (
    <LaidSelect
      lang={lang}
      label={label}
      value={value}
      box={boxFrom(edition)}
      at={path}
      onChange={(laid) => (laid || choice.none) && onChange(laid)}
      {...choice}
    />
  );
  return Laid;
};

/** A field for the tiles around a square; one direction may be told elsewhere. */
export const ringField = <Input,>(without: (input: Input) => Direction | undefined = () => undefined) => {
  const Around = ({
    lang,
    label,
    path,
    value,
    onChange,
    whole,
    with: { edition },
  }: FieldProps<Parameters<typeof Ring>[0]['value'] | undefined, Input, FieldsAbout>) => (
    <Ring
      lang={lang}
      legend={label}
      path={path}
      value={value ?? {}}
      without={without(whole)}
      box={boxFrom(edition)}
      onChange={onChange}
    />
  );
  return Around;
};
