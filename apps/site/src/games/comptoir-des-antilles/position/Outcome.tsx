import { seatLetter } from '@portolan/boards';
import { Select, Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { isObject, listIn, objectIn } from '../../../position/json.ts';
import { seatNumbers } from '../parts/play.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

const ends = [
  ['end.hundred', 'hundred'],
  ['end.last-ship', 'lastShip'],
] as const;

/** How the game has ended and who has won: worked out from the counters, or told. */
export const Outcome = ({ form }: { readonly form: Form }) => {
  const { lang, position, seats, table, wrong, set } = form;
  const told = isObject(position.outcome);
  const outcome = objectIn(position, 'outcome');
  const winners = listIn(outcome, 'winners');
  const usual = table.position.outcome ?? { clause: 'end.hundred', winners: [0] };
  return (
    <fieldset>
      <legend>{words.outcome[lang]}</legend>
      <div class="rows">
        <Toggle
          label={words.tellOutcome[lang]}
          value={told}
          onChange={(on) => set('outcome', on ? usual : undefined)}
        />
        {wrong('outcome') && <p class="err">{wrong('outcome')}</p>}
        {told && (
          <>
            <Select
              label={words.how[lang]}
              value={String(outcome.clause)}
              options={ends.map(([clause, word]) => ({ value: clause as string, label: words[word][lang] }))}
              onChange={(clause) => set('outcome', { ...outcome, clause })}
            />
            {seatNumbers(seats).map((seat) => (
              <Toggle
                key={seatLetter(seat)}
                label={fill(words.winner[lang], { seat: seatLetter(seat) })}
                value={winners.includes(seat)}
                onChange={(on) =>
                  set('outcome', {
                    ...outcome,
                    winners: seatNumbers(seats).filter((one) => (one === seat ? on : winners.includes(one))),
                  })
                }
              />
            ))}
          </>
        )}
      </div>
    </fieldset>
  );
};
