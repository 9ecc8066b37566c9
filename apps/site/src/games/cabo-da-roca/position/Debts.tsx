import { AddButton, Group, RemoveButton, Stepper } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { isObject, listIn } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { numberOr, squareIn } from './draft.ts';
import { SeatField } from './fields.tsx';
import type { Form } from './form.ts';
import { lightsIn, PlaceSelect } from './lists.tsx';
import { words } from './words.ts';

type Props = { readonly form: Form };

const Debt = ({
  form,
  debt,
  at,
  set,
  drop,
}: Props & { debt: Json; at: number; set: (debt: Json) => void; drop: () => void }) => {
  const { lang, seats } = form;
  const path = `debts[${at}]`;
  return (
    <Group
      label={fill(words.debt[lang], { n: at + 1 })}
      action={<RemoveButton label={fill(words.removeDebt[lang], { n: at + 1 })} onClick={drop} />}
    >
      <div class="rows">
        <div class="pair">
          {(['from', 'to'] as const).map((key) => (
            <SeatField
              key={key}
              label={words[key === 'from' ? 'debtor' : 'creditor'][lang]}
              value={debt[key]}
              seats={seats}
              error={form.wrong(`${path}.${key}`) ?? (key === 'from' ? form.wrongAll(path) : undefined)}
              onChange={(seat) => set({ ...debt, [key]: seat })}
            />
          ))}
        </div>
        <Stepper
          lang={lang}
          label={words.amount[lang]}
          value={numberOr(debt.amount, 20)}
          min={1}
          max={9999}
          error={form.wrong(`${path}.amount`)}
          onChange={(amount) => set({ ...debt, amount })}
        />
        <PlaceSelect
          lang={lang}
          label={words.light[lang]}
          value={squareIn(debt, 'lighthouse')}
          options={lightsIn(form.position)}
          error={form.wrong(`${path}.lighthouse`)}
          onChange={(lighthouse) => set({ ...debt, lighthouse })}
        />
      </div>
    </Group>
  );
};

/** Tolls that are due. */
export const Debts = ({ form }: Props) => {
  const { lang, position, seats } = form;
  const debts = listIn(position, 'debts').map((debt): Json => (isObject(debt) ? debt : {}));
  const set = (next: readonly Json[]) => form.set('debts', next);
  const from = numberOr(position.active, 0);
  const lighthouse = lightsIn(position)[0]?.value ?? [0, 0];
  return (
    <fieldset>
      <legend>{words.debts[lang]}</legend>
      <Whole paths={['debts']} />
      {debts.map((debt, at) => (
        <Debt
          key={`${at} ${debts.length}`}
          form={form}
          debt={debt}
          at={at}
          set={(next) => set(debts.map((old, i) => (i === at ? next : old)))}
          drop={() => set(debts.filter((_, i) => i !== at))}
        />
      ))}
      <AddButton
        label={words.addDebt[lang]}
        onClick={() => set([...debts, { from, to: (from + 1) % seats, amount: form.box.dues.toll, lighthouse }])}
      />
    </fieldset>
  );
};
