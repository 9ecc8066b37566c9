import { BoxButtons } from '../../../position/BoxButtons.tsx';
import { Fold } from '../../../position/Fold.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The box that this table is played with: ours, the owner's, or one that came with it. */
export const BoxFold = ({ form, wrong }: { readonly form: Form; readonly wrong: boolean }) => {
  const { lang, position, set, wrong: wrongAt } = form;
  return (
    <Fold title={words.box[lang]} wrong={wrong}>
      <div class="rows">
        {wrongAt('edition') && <p class="err">{wrongAt('edition')}</p>}
        <p class="small">{words[position.edition === undefined ? 'boxOurs' : 'boxOwn'][lang]}</p>
        <BoxButtons lang={lang} words={words} set={set} />
        <p>
          <a href="#box">{words.editBox[lang]}</a>
        </p>
      </div>
    </Fold>
  );
};
