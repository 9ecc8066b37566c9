import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Under } from './form.tsx';

/** A group of fields under its heading, which folds. */
export const Folded = ({
  title,
  open,
  wrong = false,
  within = false,
  long = false,
  children,
}: {
  readonly title: string;
  readonly open?: boolean;
  /** Something in it is wrong. */
  readonly wrong?: boolean;
  /** It stands in another fold: a line without a frame. */
  readonly within?: boolean;
  /** Its fields are drawn when it is opened: they are many. */
  readonly long?: boolean;
  readonly children: () => ComponentChildren;
}) => {
  const [opened, setOpened] = useState(open === true);
  const shape = within ? 'done-fold' : 'fold';
  return (
    <details
      class={wrong && !within ? `${shape} is-bad` : shape}
      open={long ? opened : open}
      {...(long ? { onToggle: (event: Event) => setOpened((event.currentTarget as HTMLDetailsElement).open) } : {})}
    >
      <summary>{title}</summary>
      <Under label={title}>{(!long || opened) && children()}</Under>
    </details>
  );
};
