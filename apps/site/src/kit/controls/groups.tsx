import type { ComponentChildren } from 'preact';
import { Under } from '../form.tsx';
import { Icon } from '../Icon.tsx';

/** A group of fields with a heading, and a button at its right if one is given. */
export const Group = ({
  label,
  mark,
  action,
  children,
}: {
  label: string;
  mark?: ComponentChildren;
  action?: ComponentChildren;
  children: ComponentChildren;
}) => (
  <fieldset>
    <legend>
      <span class="legend-seat">
        {mark}
        <span>{label}</span>
        {action}
      </span>
    </legend>
    <Under label={label}>{children}</Under>
  </fieldset>
);

/** A quiet button beside a heading: "+ card". */
export const AddButton = ({
  label,
  onClick,
  disabled = false,
}: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
}) => (
  <button type="button" class="btn btn-q" onClick={onClick} disabled={disabled}>
    <Icon name="plus" /> {label}
  </button>
);

/** Takes one thing out of a list. */
export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="btn btn-q btn-i" aria-label={label} title={label} onClick={onClick}>
    <Icon name="cross" />
  </button>
);
