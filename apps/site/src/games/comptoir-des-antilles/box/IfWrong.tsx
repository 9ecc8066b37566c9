import { TextField } from '../../../kit/controls/TextField.tsx';
import type { FieldProps } from '../../../kit/Fields.tsx';

/** A field that is shown only to be put right: nobody has to think of an id. */
export const IfWrong = ({ path, label, value, problem, onChange }: FieldProps) =>
  problem === undefined ? null : (
    <TextField label={label} value={typeof value === 'string' ? value : ''} at={path} onChange={onChange} />
  );
