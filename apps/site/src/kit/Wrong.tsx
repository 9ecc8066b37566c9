import { FieldErr } from './controls/FieldErr.tsx';
import { useField } from './form.tsx';

/** What is wrong at a path, or inside it, beside controls that cannot tell it; it goes by the label of what it is about. */
export const Wrong = ({
  at,
  label = '',
  error: told,
}: {
  readonly at: string;
  readonly label?: string;
  /** What is wrong, in a form that does not know. */
  readonly error?: string | undefined;
}) => {
  const { id, error } = useField(at, label, told);
  return <FieldErr of={id} says={error} />;
};
