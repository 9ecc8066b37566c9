import type { FieldError } from './field.ts';

interface FieldErrProps {
  /** The id of the field, which is described by what is said here. */
  readonly of: string;
  readonly says: FieldError;
  /** It stands within a line, where a paragraph cannot. */
  readonly inline?: boolean;
}

/** What a control says of itself to those who cannot see what stands beside it. */
export const toldWrong = (of: string, says: FieldError) =>
  says ? ({ 'aria-invalid': 'true', 'aria-describedby': `${of}-e` } as const) : {};

/** What is wrong with a field, beside it; nothing where nothing is. */
export const FieldErr = ({ of, says, inline = false }: FieldErrProps) => {
  const Line = inline ? 'span' : 'p';
  return says ? (
    <Line class="err" id={`${of}-e`}>
      {says}
    </Line>
  ) : null;
};
