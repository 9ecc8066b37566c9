import type { ComponentChildren } from 'preact';
import { Folded } from '../kit/Folded.tsx';

interface Props {
  readonly title: string;
  readonly value?: string;
  readonly children: () => ComponentChildren;
}

/** What lies around a board and is only looked at: open where there is room beside it, else what is entered comes first. */
export const SeenBeside = (props: Props) => (
  <Folded {...props} open={globalThis.matchMedia?.('(min-width: 72rem)').matches ?? false} long />
);
