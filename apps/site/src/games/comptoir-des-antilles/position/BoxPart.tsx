import { BoxButtons } from '../../../position/BoxButtons.tsx';
import { Whole } from '../../../position/Fold.tsx';
import { BoxFields } from '../box/BoxFields.tsx';
import { draftOf } from '../box/draft.ts';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one of its own. */
export const BoxPart = ({ lang, path, value, onChange, with: { set } }: PartProps) => (
  <>
    <Whole paths={[path]} />
    <BoxButtons lang={lang} words={words} set={set} />
    <BoxFields
      lang={lang}
      draft={draftOf(value)}
      change={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
      at={path}
    />
  </>
);
