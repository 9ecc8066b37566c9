import { useStore } from '@nanostores/preact';
import { BoxButtons } from '../../../position/BoxButtons.tsx';
import { Whole } from '../../../position/Fold.tsx';
import { editionOf } from '../../../stores/table.ts';
import { BoxFields } from '../box/BoxFields.tsx';
import { type Draft, draftOf, patchOf } from '../box/draft.ts';
import { caboPage } from '../page.ts';
import type { PartProps } from './parts.tsx';
import { words } from './words.ts';

/** A table keeps the box it was entered with; a box entered since is offered. */
export const OtherBox = ({ lang, value, onChange }: PartProps) => {
  const kept = useStore(editionOf(caboPage.id));
  if (!kept || JSON.stringify(kept) === JSON.stringify(value)) return null;
  return (
    <p class="small" data-box="other">
      {words.otherBox[lang]}{' '}
      <button type="button" class="btn btn-q" onClick={() => onChange(kept)}>
        {words.myBox[lang]}
      </button>
    </p>
  );
};

/** The box that this table is played with: ours, the owner's, or one of its own. */
export const BoxPart = ({ lang, path, value, onChange, with: { set } }: PartProps) => {
  const draft = draftOf(value);
  const change = (part: Partial<Draft>): void => {
    const patch = patchOf({ ...draft, ...part });
    onChange(Object.keys(patch).length > 0 ? patch : undefined);
  };
  return (
    <>
      <Whole paths={[path]} />
      <BoxButtons lang={lang} words={words} set={set} />
      <BoxFields lang={lang} draft={draft} change={change} at={path} />
    </>
  );
};
