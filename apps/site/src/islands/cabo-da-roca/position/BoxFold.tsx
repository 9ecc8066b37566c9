import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { caboPage } from '../../../kit/cabo-da-roca.ts';
import { editionOf } from '../../../stores/table.ts';
import { Whole } from '../../position/Fold.tsx';
import { BoxFields } from '../box/BoxFields.tsx';
import { type Draft, draftOf, patchOf } from '../box/draft.ts';
import { errorsIn } from '../box/errors.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one of its own. Drawn when it is opened: it is long. */
export const BoxFold = ({ form, wrong }: { readonly form: Form; readonly wrong: boolean }) => {
  const { lang, position, set, problems } = form;
  const [open, setOpen] = useState(false);
  const kept = useStore(editionOf(caboPage.id));
  const draft = draftOf(position.edition);
  const change = (part: Partial<Draft>): void => {
    const patch = patchOf({ ...draft, ...part });
    set('edition', Object.keys(patch).length > 0 ? patch : undefined);
  };
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
          <BoxFields lang={lang} draft={draft} change={change} errorAt={errorsIn(problems, lang, 'edition.')} />
        </div>
      )}
    </details>
  );
};
