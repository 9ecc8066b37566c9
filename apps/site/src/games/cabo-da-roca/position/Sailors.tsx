import { AddButton, Group, RemoveButton, Toggle } from '../../../kit/controls.tsx';
import { SeatToken } from '../../../kit/marks.tsx';
import { fill } from '../../../kit/text.ts';
import { isObject, listIn, withField } from '../../../position/json.ts';
import type { Json } from '../../../stores/table.ts';
import { freeSquare, numberOr, squareIn } from './draft.ts';
import { SeatField, SquareField } from './fields.tsx';
import type { Form } from './form.ts';
import { words } from './words.ts';

/** All sailors in play. */
export const Sailors = ({ form }: { form: Form }) => {
  const { lang, position, seats } = form;
  const sailors = listIn(position, 'sailors').map((sailor): Json => (isObject(sailor) ? sailor : {}));
  const set = (i: number, sailor: Json) =>
    form.set(
      'sailors',
      sailors.map((old, j) => (j === i ? sailor : old)),
    );
  return (
    <>
      {sailors.map((sailor, i) => (
        <Group
          key={`${i}-${sailors.length}`}
          label={fill(words.sailor[lang], { n: i + 1 })}
          mark={<SeatToken seat={numberOr(sailor.owner, 0)} />}
          action={
            <RemoveButton
              label={fill(words.removeSailor[lang], { n: i + 1 })}
              onClick={() =>
                form.set(
                  'sailors',
                  sailors.filter((_, j) => j !== i),
                )
              }
            />
          }
        >
          <SeatField
            label={words.owner[lang]}
            value={sailor.owner}
            seats={seats}
            error={form.wrong(`sailors[${i}].owner`)}
            onChange={(owner) => set(i, { ...sailor, owner })}
          />
          <SquareField
            lang={lang}
            value={squareIn(sailor, 'at')}
            error={form.wrong(`sailors[${i}].at`) ?? form.wrongAll(`sailors[${i}]`)}
            onChange={(at) => set(i, { ...sailor, at })}
          />
          <Toggle
            label={words.walked[lang]}
            value={sailor.moved === true}
            onChange={(on) => set(i, withField(sailor, 'moved', on || undefined))}
          />
        </Group>
      ))}
      <AddButton
        label={words.addSailor[lang]}
        onClick={() => form.set('sailors', [...sailors, { owner: 0, at: freeSquare(position, 'sailor') }])}
      />
    </>
  );
};
