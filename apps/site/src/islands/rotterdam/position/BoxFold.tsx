import { useStore } from '@nanostores/preact';
import { rotterdamPage } from '../../../kit/rotterdam.ts';
import { editionOf } from '../../../stores/table.ts';
import { Fold } from '../../position/Fold.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one that came with it. */
export const BoxFold = ({ form, wrong }: { readonly form: Form; readonly wrong: boolean }) => {
  const { lang, position, set, wrong: wrongAt } = form;
  const kept = useStore(editionOf(rotterdamPage.id));
  return (
    <Fold title={words.box[lang]} wrong={wrong}>
      <div class="rows">
        {wrongAt('edition') && <p class="err">{wrongAt('edition')}</p>}
        <p class="small">{words[position.edition === undefined ? 'boxOurs' : 'boxOwn'][lang]}</p>
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
        <p>
          <a href="#box">{words.editBox[lang]}</a>
        </p>
      </div>
    </Fold>
  );
};
