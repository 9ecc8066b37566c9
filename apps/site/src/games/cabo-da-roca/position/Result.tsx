import { seatLetter } from '@portolan/boards';
import { type Ending, endings } from '@portolan/cabo-da-roca';
import { Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { listIn } from '../../../position/json.ts';
import { numberOr } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Props = { readonly form: Form };

const Totals = ({ form }: Props) => {
  const { lang, position, seats } = form;
  const written = Array.isArray(position.totals);
  const totals = Array.from({ length: seats }, (_, seat) => numberOr(listIn(position, 'totals')[seat], 0));
  return (
    <>
      <Toggle
        label={words.withTotals[lang]}
        value={written}
        onChange={(on) => form.set('totals', on ? totals : undefined)}
      />
      {written &&
        totals.map((total, seat) => (
          <Stepper
            key={seatLetter(seat)}
            lang={lang}
            label={fill(words.total[lang], { seat: seatLetter(seat) })}
            value={total}
            min={-9999}
            max={99999}
            error={form.wrong(`totals[${seat}]`)}
            onChange={(next) =>
              form.set(
                'totals',
                totals.map((old, i) => (i === seat ? next : old)),
              )
            }
          />
        ))}
    </>
  );
};

/** How the game is ending or has ended; once it is over, who has won and with how much. */
export const Result = ({ form }: Props) => {
  const { lang, position, seats } = form;
  const winners = listIn(position, 'winners');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <fieldset>
      <legend>{words.result[lang]}</legend>
      <div class="rows">
        <Select
          label={words.ending[lang]}
          value={typeof position.ending === 'string' ? (position.ending as Ending) : 'all-taken'}
          options={endings.map((ending) => ({ value: ending, label: capital(words[ending][lang]) }))}
          error={form.wrong('ending')}
          onChange={(ending) => form.set('ending', ending)}
        />
        {form.phase === 'over' && (
          <>
            <Whole paths={['winners', 'totals']} />
            {all.map((seat) => (
              <Toggle
                key={seatLetter(seat)}
                label={fill(words.winner[lang], { seat: seatLetter(seat) })}
                value={winners.includes(seat)}
                onChange={(on) =>
                  form.set(
                    'winners',
                    all.filter((one) => (one === seat ? on : winners.includes(one))),
                  )
                }
              />
            ))}
            <Totals form={form} />
          </>
        )}
      </div>
    </fieldset>
  );
};
