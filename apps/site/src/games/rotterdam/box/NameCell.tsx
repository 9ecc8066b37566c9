import { useEffect, useId, useState } from 'preact/hooks';
import { FieldErr } from '../../../kit/controls/FieldErr.tsx';

interface Props {
  readonly label: string;
  /** The id as it stands. */
  readonly id: string;
  /** What is wrong with an id, if something is: then it is not taken over, and what was typed stays. */
  readonly refuse: (id: string) => string | undefined;
  readonly onChange: (id: string) => void;
  /** What is wrong with the id as it stands. */
  readonly error?: string | undefined;
  readonly wide?: boolean;
  /** The label is shown above. */
  readonly labelled?: boolean;
}

/** A name that is typed: it is taken over letter by letter, as soon as it can be. */
export const NameCell = ({ label, id, refuse, onChange, error, wide = false, labelled = false }: Props) => {
  const field = useId();
  const [typed, setTyped] = useState(id);
  const meant = typed.trim();
  const wrong = meant === id ? undefined : refuse(meant);
  // A name changed elsewhere shows; one that is being typed and is not taken over stays.
  useEffect(() => setTyped((now) => (now.trim() === id ? now : id)), [id]);
  const type = (text: string): void => {
    setTyped(text);
    const next = text.trim();
    if (next !== id && refuse(next) === undefined) onChange(next);
  };
  const said = wrong ?? error;
  return (
    <div class={said ? 'sel is-bad rb-name' : 'sel rb-name'}>
      {labelled && <label for={field}>{label}</label>}
      <input
        id={field}
        class={wide ? 'text' : 'cell cell-n'}
        aria-label={labelled ? undefined : label}
        value={typed}
        maxLength={40}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={said ? 'true' : undefined}
        aria-describedby={said ? `${field}-e` : undefined}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <FieldErr of={field} says={said} inline />
    </div>
  );
};
