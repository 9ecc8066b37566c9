import { BoxButtons } from '../../../position/BoxButtons.tsx';
import { LongFold, Whole } from '../../../position/Fold.tsx';
import { BoxFields } from '../box/BoxFields.tsx';
import { draftOf } from '../box/draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one of its own. Drawn when it is opened: it is long. */
export const BoxFold = ({ form, wrong }: { readonly form: Form; readonly wrong: boolean }) => {
  const { lang, position, set } = form;
  return (
    <LongFold title={words.box[lang]} wrong={wrong}>
      {() => (
        <div class="rows">
          <Whole paths={['edition']} />
          <BoxButtons lang={lang} words={words} set={set} />
          <BoxFields
            lang={lang}
            draft={draftOf(position.edition)}
            change={(next) => set('edition', Object.keys(next).length > 0 ? next : undefined)}
            at="edition"
          />
        </div>
      )}
    </LongFold>
  );
};
