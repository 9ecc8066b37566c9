import type { Lang } from '@portolan/core';
import { AddButton, RemoveButton, Stepper, TextField } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { Folded } from '../parts/fields.tsx';
import { freeId, listOf, numberIn, textIn, withEntryField, withoutAt, withPart } from './draft.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

const MOST_KINDS = 12;

const numbers = [
  ['premium', 9],
  ['count', 20],
] as const;

/** The goods, each folded under its name: names in both languages, premium per porter, number of tiles. */
export const Goods = ({ lang, draft, change, errorAt, errorHere }: BoxProps) => {
  const goods = listOf(draft, 'goods');
  const set = (next: readonly unknown[]): void => change(withPart(draft, 'goods', next));
  const nameOf = (tongue: Lang): string => fill(words.newGoods[tongue], { n: goods.length + 1 });
  return (
    <div class="rows ca-box-rows">
      {errorHere('goods') && <p class="err">{errorHere('goods')}</p>}
      {goods.map((one, i) => {
        const path = `goods[${i}]`;
        const name = textIn(one, lang) || nameOf(lang);
        return (
          <Folded
            key={`${i} ${goods.length}`}
            title={`${name}, ${numberIn(one, 'premium')} × ${numberIn(one, 'count')}`}
            wrong={errorAt(path) !== undefined}
          >
            {errorHere(path) && <p class="err">{errorHere(path)}</p>}
            {(['fr', 'en', 'id'] as const).map(
              (key) =>
                (key !== 'id' || errorAt(`${path}.id`)) && (
                  <TextField
                    key={key}
                    label={words[key][lang]}
                    value={textIn(one, key)}
                    at={`${path}.${key}`}
                    onChange={(text) => set(withEntryField(goods, i, key, text))}
                  />
                ),
            )}
            {numbers.map(([key, max]) => (
              <Stepper
                key={key}
                lang={lang}
                label={words[key][lang]}
                value={numberIn(one, key)}
                min={1}
                max={max}
                at={`${path}.${key}`}
                onChange={(n) => set(withEntryField(goods, i, key, n))}
              />
            ))}
            {goods.length > 1 && (
              <RemoveButton label={fill(words.removeGoods[lang], { name })} onClick={() => set(withoutAt(goods, i))} />
            )}
          </Folded>
        );
      })}
      <AddButton
        label={words.addGoods[lang]}
        disabled={goods.length >= MOST_KINDS}
        onClick={() =>
          set([...goods, { id: freeId(goods, 'goods'), fr: nameOf('fr'), en: nameOf('en'), premium: 2, count: 1 }])
        }
      />
    </div>
  );
};
