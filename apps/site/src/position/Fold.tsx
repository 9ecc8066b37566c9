import type { ComponentChildren } from 'preact';
import { FieldErr } from '../kit/controls/FieldErr.tsx';
import { Folded } from '../kit/Folded.tsx';
import { useWhole } from '../kit/form.tsx';

interface FoldProps {
  readonly title: string;
  readonly open?: boolean;
  readonly wrong?: boolean;
  readonly children: ComponentChildren;
}

/** A group of fields under its heading. */
export const Fold = ({ children, ...props }: FoldProps) => <Folded {...props}>{() => children}</Folded>;

/** What is wrong with a group as a whole. */
export const Whole = ({ paths }: { readonly paths: readonly string[] }) => {
  const { id, error } = useWhole(paths);
  return <FieldErr of={id} says={error} />;
};
