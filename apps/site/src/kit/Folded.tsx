import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Under } from './form.tsx';

/** A group of fields under its heading, which folds. */
export const Folded = ({
  title,
  open,
  wrong = false,
  within = false,
  long = false,
  called = false,
  value,
  class: own = '',
  children,
}: {
  readonly title: string;
  /** What stands in it, so that nobody has to open it to read that. */
  readonly value?: string | undefined;
  readonly class?: string;
  readonly open?: boolean;
  /** Something in it is wrong. */
  readonly wrong?: boolean;
  /** It stands in another fold: a line without a frame. */
  readonly within?: boolean;
  /** What stands in it is chosen now from outside: it opens. */
  readonly called?: boolean;
  /** Its fields are drawn when it is opened: they are many. */
  readonly long?: boolean;
  readonly children: () => ComponentChildren;
}) => {
  const [opened, setOpened] = useState(open === true);
  const shape = within ? 'done-fold' : 'fold';
  // What is wrong is shown beside its field.
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wrong && details.current) details.current.open = true;
  }, [wrong]);
  useEffect(() => {
    if (called) setOpened(true);
  }, [called]);
  return (
    <details
      ref={details}
      class={[shape, wrong && !within && 'is-bad', own].filter(Boolean).join(' ')}
      open={long ? opened : open}
      {...(long ? { onToggle: (event: Event) => setOpened((event.currentTarget as HTMLDetailsElement).open) } : {})}
    >
      <summary>
        {title}
        {value && <span class="r">{value}</span>}
      </summary>
      <Under label={title}>{(!long || opened) && children()}</Under>
    </details>
  );
};
