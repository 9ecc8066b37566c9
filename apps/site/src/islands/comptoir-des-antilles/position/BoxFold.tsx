import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { comptoirPage } from '../../../kit/comptoir-des-antilles.ts';
import { editionOf } from '../../../stores/table.ts';
import { Whole } from '../../position/Fold.tsx';
import { BoxFields } from '../box/BoxFields.tsx';
import { draftOf } from '../box/draft.ts';
import { errorsIn, hereIn } from '../box/errors.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one of its own. Drawn when it is opened: it is long. */
export const BoxFold = ({ form, wrong }: { readonly form: Form; readonly wrong: boolean }) => {
  const { lang, position, set, problems } = form;
  const [open, setOpen] = useState(false);
  const kept = useStore(editionOf(comptoirPage.id));
  return (
    <details
      class={wrong ? 'fold is-bad' : 'fold'}
      open={open}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{words.box[lang]}</summary>
      {open && (
        <div class="rows">
          <Whole wrongAll={form.wrongAll} paths={['edition']} />
          <div class="picks-row">
            <button type="button" class="btn btn-q" onClick={() => set('edition', undefined)}>
              {words.ourBox[lang]}
            </button>
            {kept && (
              <button type="button" class="btn btn-q" onClick={() => set('edition', kept)}>
                {words.myBox[lang]}
              </button>
            )}
          </div>
          <BoxFields
            lang={lang}
            draft={draftOf(position.edition)}
            change={(next) => set('edition', Object.keys(next).length > 0 ? next : undefined)}
            errorAt={errorsIn(problems, lang, 'edition.')}
            errorHere={hereIn(problems, lang, 'edition.')}
          />
        </div>
      )}
    </details>
  );
};
