import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** A group of fields under its heading. */
export const Fold = ({
  title,
  open,
  wrong,
  children,
}: {
  title: string;
  open?: boolean;
  wrong?: boolean;
  children: ComponentChildren;
}) => (
  <details class={wrong ? 'fold is-bad' : 'fold'} open={open}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** A group of fields that are drawn when it is opened: they are many. */
export const LongFold = ({
  title,
  wrong,
  children,
}: {
  title: string;
  wrong: boolean;
  children: () => ComponentChildren;
}) => {
  const [open, setOpen] = useState(false);
  return (
    <details
      class={wrong ? 'fold is-bad' : 'fold'}
      open={open}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
};

/** What is wrong with a group as a whole. */
export const Whole = ({
  wrongAll,
  paths,
}: {
  wrongAll: (path: string) => string | undefined;
  paths: readonly string[];
}) => {
  const found = paths.flatMap((path) => wrongAll(path) ?? [])[0];
  return found ? <p class="err">{found}</p> : null;
};
