import { causes } from '@portolan/comptoir-des-antilles';
import { Select, Stepper } from '../../../kit/controls.tsx';
import { Whole } from '../../../position/Fold.tsx';
import { objectIn } from '../../../position/json.ts';
import { QuaySelect } from '../parts/fields.tsx';
import { numberOr, quayIn } from '../parts/play.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** The departure that is being settled: which ship, why, and the commission that is due. */
export const Leaving = ({ form }: { readonly form: Form }) => {
  const { lang, position, box, wrong, set } = form;
  const leaving = objectIn(position, 'leaving');
  const contact = box.contacts.find(({ id }) => id === objectIn(position, 'turn').contact);
  const change = (key: string, value: unknown): void => set('leaving', { quay: 1, ...leaving, [key]: value });
  return (
    <fieldset>
      <legend>{words.leaving[lang]}</legend>
      <div class="rows">
        <Whole paths={['leaving']} />
        <QuaySelect
          lang={lang}
          label={words.quay[lang]}
          value={quayIn(leaving, 'quay')}
          error={wrong('leaving.quay')}
          onChange={(quay) => change('quay', quay)}
        />
        <Select
          label={words.cause[lang]}
          value={causes.find((cause) => cause === leaving.cause) ?? 'full'}
          options={causes.map((cause) => ({ value: cause, label: words[cause][lang] }))}
          error={wrong('leaving.cause')}
          onChange={(cause) => change('cause', cause)}
        />
        <Stepper
          lang={lang}
          label={words.due[lang]}
          value={numberOr(leaving.due, contact?.commission ?? 0)}
          min={1}
          max={9}
          error={wrong('leaving.due')}
          onChange={(due) => change('due', due)}
        />
      </div>
    </fieldset>
  );
};
