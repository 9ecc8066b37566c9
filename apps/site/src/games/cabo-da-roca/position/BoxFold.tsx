import { BoxButtons } from '../../../position/BoxButtons.tsx';
import { LongFold, Whole } from '../../../position/Fold.tsx';
import { BoxFields } from '../box/BoxFields.tsx';
import { type Draft, draftOf, patchOf } from '../box/draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one of its own. Drawn when it is opened: it is long. */
export const BoxFold = ({ form, wrong }: { readonly form: Form; readonly wrong: boolean }) => {
  const { lang, position, set } = form;
  const draft = draftOf(position.edition);
  const change = (part: Partial<Draft>): void => {
    const patch = patchOf({ ...draft, ...part });
    set('edition', Object.keys(patch).length > 0 ? patch : undefined);
  };
  return (
    <LongFold title={words.box[lang]} wrong={wrong}>
      {() => (
        <div class="rows">
          <Whole paths={['edition']} />
          <BoxButtons lang={lang} words={words} set={set} />
          <BoxFields lang={lang} draft={draft} change={change} at="edition" />
        </div>
      )}
    </LongFold>
  );
};
