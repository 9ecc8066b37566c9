import { NumberCell } from '../../../box/cells.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { freeValue, listOf, numberIn, withEntryField, withoutAt, withPart } from './draft.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

const columns = [
  ['value', 1, 12],
  ['count', 0, 20],
] as const;

/** The ships, a row for each value: how many porters one takes, how many there are. */
export const Ships = ({ lang, draft, change, errorAt, errorHere }: BoxProps) => {
  const ships = listOf(draft, 'ships');
  const set = (next: readonly unknown[]): void => change(withPart(draft, 'ships', next));
  return (
    <div class="rows ca-box-rows">
      {errorHere('ships') && <p class="err">{errorHere('ships')}</p>}
      <table class="box-t">
        <thead>
          <tr>
            <th scope="col">{words.value[lang]}</th>
            <th scope="col">{words.count[lang]}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {ships.map((ship, i) => (
            <tr key={`${i} ${ships.length}`} class={errorAt(`ships[${i}]`) ? 'is-bad' : undefined}>
              {columns.map(([key, min, max]) => (
                <td key={key}>
                  <NumberCell
                    lang={lang}
                    label={fill(words.shipCell[lang], { n: i + 1, what: words[key][lang] })}
                    value={numberIn(ship, key)}
                    min={min}
                    max={max}
                    onChange={(n) => set(withEntryField(ships, i, key, n))}
                  />
                </td>
              ))}
              <td>
                <RemoveButton
                  label={fill(words.removeShip[lang], { n: numberIn(ship, 'value') })}
                  onClick={() => set(withoutAt(ships, i))}
                />
                {errorAt(`ships[${i}]`) && <span class="err">{errorAt(`ships[${i}]`)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AddButton
        label={words.addShip[lang]}
        disabled={ships.length >= 12}
        onClick={() => set([...ships, { value: freeValue(ships), count: 1 }])}
      />
    </div>
  );
};
